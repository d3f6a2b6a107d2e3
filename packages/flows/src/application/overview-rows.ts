import type { ExistingHeatSource, NewHeatSource } from '@ndp/domain/heat-sources.ts';
import { maskIban } from '@ndp/domain/identifiers/iban.ts';
import { maskPesel } from '@ndp/domain/identifiers/pesel.ts';
import type { ClimateZone, ConstructionYear, ProjectVariant } from '@ndp/domain/project.ts';
import { type Language, type Message, say } from '../message.ts';
import { formatDate, formatNumber } from '../numbers.ts';
import {
  buildingNames,
  climateZoneNames,
  constructionYearNames,
  existingHeatSourceNames,
  heatSourceNames,
} from '../project/option-names.ts';
import { namedSubType } from '../project/sub-type-names.ts';
import { summaryMessages } from '../project/summary-messages.ts';
import type { OverviewApplication } from './overview-application.ts';
import { overviewMessages as messages } from './overview-messages.ts';

/** One line of the overview: what was asked and what was answered. */
export interface OverviewRow {
  readonly label: Message;
  readonly value: string;
}

type Told = readonly (readonly [label: Message, value: string | null | undefined])[];

const rows = (told: Told): readonly OverviewRow[] =>
  told.flatMap(([label, value]) => (value ? [{ label, value }] : []));

/** The text of a saved field; nothing when it was left empty. */
const textOf = (section: Readonly<Record<string, unknown>> | null, field: string) => {
  const value = section?.[field];
  return typeof value === 'string' ? value.trim() : '';
};

/** The name of an option; a word that is on no list is shown as it came. */
function nameOf<Key extends string, Named>(
  names: Readonly<Record<Key, Named>>,
  key: string | null,
  tell: (named: Named) => string,
): string | null {
  if (key === null) return null;
  const named = names[key as Key];
  return named === undefined ? key : tell(named);
}

/** What the estimate said about the building, its heat sources and the plan. */
export function estimateRows({ project }: OverviewApplication, language: Language): readonly OverviewRow[] {
  const tell = (named: { readonly name: Message }) => say(named.name, language);
  return rows([
    [messages.building, nameOf<ProjectVariant, { name: Message }>(buildingNames, project.variant, tell)],
    [
      messages.construction_year,
      nameOf<ConstructionYear, Message>(constructionYearNames, project.construction_year, (name) =>
        say(name, language),
      ),
    ],
    [messages.surface_area, area(project.surface_area, language)],
    [
      messages.existing_heat_source,
      nameOf<ExistingHeatSource, { name: Message }>(
        existingHeatSourceNames,
        project.existing_heat_source,
        tell,
      ),
    ],
    [messages.heat_source, newSource(project, language)],
    [messages.heater_model, project.heater_model_name],
    [
      messages.climate_zone,
      nameOf<ClimateZone, { name: Message }>(climateZoneNames, project.climate_zone, tell),
    ],
    [messages.efficiency, efficiency(project, language)],
    [
      messages.planned,
      project.planned_completion_date && formatDate(project.planned_completion_date, language),
    ],
  ]);
}

type Project = OverviewApplication['project'];

const area = (squareMetres: number | null, language: Language) =>
  squareMetres === null ? null : `${formatNumber(squareMetres, language, 2)}\u00a0m²`;

function newSource({ heat_source, heat_source_variant }: Project, language: Language): string | null {
  const name = nameOf<NewHeatSource, { name: Message }>(heatSourceNames, heat_source, (named) =>
    say(named.name, language),
  );
  if (heat_source === null || !(heat_source in heatSourceNames)) return name;
  const subType = namedSubType(heat_source as NewHeatSource, heat_source_variant ?? undefined);
  return subType ? `${name}: ${say(subType.name, language)}` : name;
}

function efficiency(project: Project, language: Language): string | null {
  const { index_annual_demand, efficiency_before, efficiency_after } = project;
  if (index_annual_demand === null || efficiency_before === null || efficiency_after === null) return null;
  return say(summaryMessages.efficiency_known, language, {
    demand: formatNumber(index_annual_demand, language, 2),
    before: formatNumber(efficiency_before, language, 2),
    after: formatNumber(efficiency_after, language, 2),
  });
}

/** Who applies; of the personal number only the last four digits. */
export function applicantRows(application: OverviewApplication, language: Language): readonly OverviewRow[] {
  const { client, project } = application;
  const isPerson = project.variant === 'home';
  const name = isPerson
    ? [client.first_name, client.last_name].filter(Boolean).join(' ')
    : (client.building_name ?? '');
  const role = client.client_type === 'co_owner' ? messages.co_owner : messages.owner;
  const applicant =
    client.client_type === null
      ? name
      : say(messages.applicant_as, language, { name, role: say(role, language) });
  const other = client.contact_email ?? application.contact_email;
  return rows([
    [messages.applicant, applicant],
    [messages.pesel, project.pesel && maskPesel(project.pesel)],
    [messages.nip, project.nip],
    [messages.regon, project.regon],
    [messages.krs, project.krs ?? (isPerson || project.nip === null ? null : say(messages.no_krs, language))],
    [messages.phone, client.phone_number],
    [messages.email, client.email],
    [messages.contact_email, other === client.email ? null : other],
  ]);
}

/** Where the building stands, the way a letter is addressed, and the units it lies in. */
export function addressRows({ building_address }: OverviewApplication): readonly OverviewRow[] {
  const part = (field: string) => textOf(building_address, field);
  const flat = part('apartment_number');
  const house = flat === '' ? part('house_number') : `${part('house_number')}/${flat}`;
  const lines = [`${part('street')} ${house}`, `${part('zip_code')} ${part('city')}`];
  return rows([
    [
      messages.address,
      lines
        .map((line) => line.trim())
        .filter(Boolean)
        .join('\n'),
    ],
    [messages.community, part('community')],
    [messages.county, part('county')],
    [messages.province, part('province')],
  ]);
}

/** The numbers the building is recorded under. */
export function buildingInfoRows({ building_info }: OverviewApplication): readonly OverviewRow[] {
  return rows([
    [messages.land, textOf(building_info, 'land_registry_number')],
    [messages.mortgage, textOf(building_info, 'mortgage_registry_number')],
  ]);
}

/** Where the money goes; of the account only the last four digits. */
export function settlementRows({ settlement }: OverviewApplication): readonly OverviewRow[] {
  return rows([
    [messages.holder, textOf(settlement, 'bank_account_holder_name')],
    [messages.iban, maskIban(textOf(settlement, 'iban_number'))],
  ]);
}

/** The moment the consents were given: told with them, else the moment they completed the application. */
export function consentedAt({ consent, history = [] }: OverviewApplication): string | undefined {
  if (consent === null) return undefined;
  const told = textOf(consent, 'given_at');
  return told === '' ? history.findLast(({ status }) => status === 'completed')?.at : told;
}
