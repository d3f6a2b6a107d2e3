import type { SectionName } from '@ndp/flows/application/application.flow.ts';
import type { LightMyRequestResponse } from 'fastify';
import {
  homeApplication,
  homeQuote,
  plainPartner,
  type Sending,
  schoolQuote,
  submitAndOpenMail,
} from './submissions.ts';
import type { TestApi } from './test-api.ts';

export type Body = Readonly<Record<string, unknown>>;
export type Filled = Readonly<Record<SectionName, Body>>;

export interface Link {
  readonly id: string;
  readonly token: string;
}

export const owner: Body = {
  client_type: 'owner',
  first_name: 'Łucja',
  last_name: 'Żółć-Kowalska',
  phone_number: '600 700 800',
  contact_email: null,
  pesel: '44051401359',
};

export const company: Body = {
  client_type: 'owner',
  building_name: 'Hala magazynowa nr 2',
  phone_number: '+48 22 555 12 34',
  contact_email: 'biuro@example.pl',
  nip: '5260250274',
  regon: '000331501',
  krs: '0000028860',
};

export const account = 'PL61109010140000071219812874';

/** A home of one owner, every section as it is typed at its best. */
export const homeSections: Filled = {
  client_info: owner,
  building_address: {
    province: 'małopolskie',
    county: 'Kraków',
    community: 'Kraków',
    city: 'Kraków',
    street: 'ul. Święty Krzyż',
    house_number: '12A',
    apartment_number: null,
    zip_code: '31-023',
  },
  building_info: { land_registry_number: '123/4', mortgage_registry_number: 'WA4M/00123456/4' },
  settlement: { bank_account_holder_name: 'Łucja Żółć-Kowalska', iban_number: account },
  consent: {
    consent_regulations: true,
    consent_co_owners_consent: true,
    consent_gdpr_clause_obliged_entity: true,
    consent_regulations_obliged_entity: true,
    consent_implementation: true,
  },
};

export const sectionNames = Object.keys(homeSections) as readonly SectionName[];

export const apartmentEstimate = {
  ...homeApplication,
  subsidy: { ...homeQuote, project_variant: 'apartment', surface_area: 900 },
};

export const schoolEstimate = { ...homeApplication, subsidy: schoolQuote, existing_heat_source: null };

export interface Saving extends Sending {
  readonly ifMatch?: string;
}

/** PUTs a section through a link. */
export function put(
  api: TestApi,
  link: Link,
  section: SectionName,
  body: unknown = homeSections[section],
  saving: Saving = {},
): Promise<LightMyRequestResponse> {
  return api.server.inject({
    method: 'PUT',
    url: `/pl/ndp/applications/${link.token}/${link.id}/${section}`,
    remoteAddress: saving.ip ?? '127.0.0.1',
    headers: {
      origin: api.originOf(saving.from ?? plainPartner),
      'accept-language': saving.language ?? 'pl',
      'content-type': 'application/json',
      ...(saving.ifMatch === undefined ? {} : { 'if-match': saving.ifMatch }),
    },
    payload: JSON.stringify(body),
  });
}

/**
 * Sends an estimate and saves its sections in their order.
 *
 * @param until  the first section that is left out; without it the application is sent
 */
export async function fillIn(
  api: TestApi,
  { until, sections = homeSections, estimate = homeApplication }: FillIn = {},
): Promise<Link> {
  const link = await submitAndOpenMail(api, estimate);
  for (const section of sectionNames) {
    if (section === until) break;
    const answer = await put(api, link, section, sections[section]);
    if (answer.statusCode !== 200) throw new Error(`${section}: ${answer.body}`);
  }
  return { id: link.id, token: link.token };
}

export interface FillIn {
  readonly until?: SectionName;
  readonly sections?: Filled;
  readonly estimate?: object;
}
