import type { Program } from '@ndp/domain/programs/program.ts';
import { town } from '../town/town.ts';
import type { Answers } from './answers.ts';
import { byTheCustomer, notListed, plan } from './planning/step.ts';

/** The quote request for these answers: only what the chosen kind of building needs. Pure. */
export function toQuoteRequest(answers: Answers) {
  const { project_variant, climate_zone, existing_heat_source } = answers;
  if (project_variant === 'non_residential') {
    const { surface_area, index_annual_demand, efficiency_before, efficiency_after } = answers;
    return {
      project_variant,
      surface_area,
      index_annual_demand,
      efficiency_before,
      efficiency_after,
      climate_zone,
    };
  }
  const { heat_source, heat_source_variant, construction_year, surface_area } = answers;
  const area = project_variant === 'apartment' ? { surface_area } : {};
  return {
    project_variant,
    heat_source,
    heat_source_variant,
    construction_year,
    ...area,
    climate_zone,
    existing_heat_source,
  };
}

/** The application for these answers, for a programme whose installer is named freely. Pure. */
export function toApplication(answers: Answers) {
  return { ...commonPart(answers), selected_installer: namedInstaller(answers) };
}

/** The application for these answers, for a programme with its own list of installers. Pure. */
export function toApplicationWithInstaller(answers: Answers) {
  return { ...commonPart(answers), ...installerOnList(answers), heater_comments: answers.note || null };
}

/** The request to be called back, for a building whose energy data are not known. Pure. */
export function toCallbackRequest(answers: Answers) {
  const { email, first_name, last_name, phone_number, building_name, surface_area, gdpr_consent } = answers;
  return { email, first_name, last_name, phone_number, building_name, surface_area, gdpr_consent };
}

/** Which of the three submissions these answers lead to. */
export function submissionKind(answers: Answers, program: Program): 'callback' | 'listed' | 'plain' {
  if (answers.project_variant === 'non_residential' && answers.knows_efficiency === 'no') return 'callback';
  return program.installer.kind === 'from-list' ? 'listed' : 'plain';
}

function commonPart(answers: Answers) {
  return {
    email: answers.email,
    subsidy: toQuoteRequest(answers),
    existing_heat_source: answers.existing_heat_source ?? null,
    is_sub_type_assumed: Boolean(answers.is_sub_type_assumed),
    ...town.parse(answers),
    ...planOf(answers),
    note: answers.note || null,
    gdpr_consent: answers.gdpr_consent,
  };
}

function planOf(answers: Answers): Pick<Answers, keyof typeof plan.shape> {
  const names = Object.keys(plan.shape) as (keyof typeof plan.shape)[];
  return Object.fromEntries(names.map((name) => [name, answers[name]]));
}

/** How the installer was chosen and named. */
export type InstallerFields = Pick<Answers, 'selected_installer'> & {
  readonly will_install_by?: string | null | undefined;
};

/** Who installs, where the programme lets one name anybody. Pure. */
export function namedInstaller({ selected_installer, will_install_by }: InstallerFields) {
  return selected_installer === notListed && will_install_by ? will_install_by : selected_installer;
}

/** Who installs, where the programme has a list of its own. Pure. */
export function installerOnList({ selected_installer, will_install_by }: InstallerFields) {
  const isCustom = selected_installer === notListed;
  const isByCustomer = selected_installer === byTheCustomer;
  return {
    is_installed_by_the_customer: isByCustomer,
    heater_installer_key: isCustom || isByCustomer ? null : selected_installer,
    heater_custom_installer: isCustom ? will_install_by : null,
  };
}
