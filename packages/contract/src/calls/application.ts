import * as z from 'zod/mini';
import { basePath, call } from '../call.ts';
import { link } from '../link.ts';

const text = z.nullable(z.string());
const section = z.nullable(z.record(z.string(), z.unknown()));

const event = z.object({ status: z.string(), at: z.string() });

/** An application as its link shows it. */
export const applicationAnswer = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.string(),
  quote: z.nullable(z.number()),
  contact_email: text,
  client: z.object({
    client_type: text,
    first_name: text,
    last_name: text,
    building_name: text,
    phone_number: text,
    email: text,
    contact_email: text,
  }),
  project: z.object({
    variant: z.string(),
    construction_year: text,
    heat_source: text,
    heat_source_variant: z.nullable(z.number()),
    surface_area: z.nullable(z.number()),
    climate_zone: text,
    existing_heat_source: text,
    index_annual_demand: z.nullable(z.number()),
    efficiency_before: z.nullable(z.number()),
    efficiency_after: z.nullable(z.number()),
    planned_completion_date: text,
    heater_model_name: text,
    pesel: text,
    nip: text,
    regon: text,
    krs: text,
    obliged_entity: z.object({ id: z.int() }),
  }),
  building_address: section,
  building_info: section,
  settlement: section,
  consent: section,
  /** When the estimate was sent, when the consents completed it, and every status since, oldest first. */
  history: z.array(event),
  /** Whether a section may still be corrected: the application was sent and signing has not begun. */
  can_be_corrected: z.boolean(),
  /** Grows with every change; sent back as If-Match, so that two tabs never overwrite each other. */
  revision: z.int(),
});

export type ApplicationAnswer = z.infer<typeof applicationAnswer>;

export const getApplication = call({
  method: 'GET',
  path: `${basePath}/applications/:token/:id`,
  summary: 'The application behind an e-mailed link; reading it changes nothing',
  status: 200,
  params: link,
  answer: applicationAnswer,
});
