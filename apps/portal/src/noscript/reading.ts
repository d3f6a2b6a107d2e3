import type { Answers } from '@ndp/flows/estimate/answers.ts';
import { fieldsOf } from '@ndp/flows/schema-fields.ts';
import { type NumberLocale, readNumber } from '@ndp/ui/typed-number.ts';
import type * as z from 'zod/mini';

/** How the text of a form becomes an answer; `empty_is_null` is a text that may be left empty. */
type Reading = 'text' | 'number' | 'yes_no' | 'tick' | 'empty_is_null';

/** How each field of the estimate is read; the amount never comes from a form. */
const readings: Readonly<Record<Exclude<keyof Answers, 'quote'>, Reading>> = {
  project_variant: 'text',
  surface_area: 'number',
  heat_source: 'text',
  heat_source_variant: 'number',
  is_sub_type_assumed: 'tick',
  heat_from: 'text',
  driven_by: 'text',
  gas_process: 'text',
  knows_efficiency: 'text',
  index_annual_demand: 'number',
  efficiency_before: 'number',
  efficiency_after: 'number',
  province: 'empty_is_null',
  county: 'empty_is_null',
  community: 'empty_is_null',
  city: 'empty_is_null',
  climate_zone: 'text',
  construction_year: 'text',
  existing_heat_source: 'text',
  is_other_funding: 'yes_no',
  is_existing_heat_source_eliminated: 'tick',
  planned_completion_date: 'text',
  heater_model_name: 'text',
  selected_installer: 'text',
  will_install_by: 'empty_is_null',
  note: 'empty_is_null',
  gdpr_consent: 'tick',
  building_name: 'text',
  first_name: 'text',
  last_name: 'text',
  phone_number: 'text',
  email: 'text',
  offer_pln: 'number',
};

/** What a form said of the fields of a schema, as answers that are not judged yet. Whatever else it said is left out. Pure. */
export function readFields(schema: z.ZodMiniType, form: URLSearchParams, locale: NumberLocale): Answers {
  const fields = Object.keys(fieldsOf(schema)).filter((field) => Object.hasOwn(readings, field));
  return Object.fromEntries(
    fields.map((field) => [
      field,
      readOne(readings[field as keyof typeof readings], form.get(field), locale),
    ]),
  ) as Answers;
}

/** The fields in which what was typed does not pass, each once. */
export function fieldsIn(error: z.core.$ZodError): string[] {
  return [...new Set(error.issues.map(({ path: [field] }) => String(field)))];
}

/** What was typed over several lines: a browser ends them as no page ever typed them. */
export function linesOf(text: string): string {
  return text.replace(/\r\n/g, '\n');
}

function readOne(reading: Reading, text: string | null, locale: NumberLocale): unknown {
  if (reading === 'tick') return text !== null;
  if (text === null) return undefined;
  const said = linesOf(text);
  if (reading === 'empty_is_null') return said.trim() === '' ? null : said;
  if (reading === 'yes_no') return said === 'yes' ? true : said === 'no' ? false : undefined;
  // What is no number stays as it was typed, for the page to show and the schema to refuse.
  if (reading === 'number') return said.trim() === '' ? undefined : (readNumber(said, locale) ?? said);
  return said;
}
