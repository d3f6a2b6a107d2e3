import type { LightMyRequestResponse } from 'fastify';
import { seededPartners } from '../platform/partners/partners.seed.ts';
import type { TestApi } from './test-api.ts';

/** Partners by how their programme names an installer. */
export const [plainPartner = '', otherPartner = '', , listPartner = ''] = seededPartners.map(({ id }) => id);

/** A family house with a coal boiler that gets a heat pump. */
export const homeQuote = {
  project_variant: 'home',
  heat_source: 'heat_pump',
  heat_source_variant: 4,
  construction_year: 'between_1971_1978',
};

export const schoolQuote = {
  project_variant: 'non_residential',
  surface_area: 1200,
  index_annual_demand: 180,
  efficiency_before: 0.6,
  efficiency_after: 0.95,
  climate_zone: 'zone_iii',
};

export const homeApplication = {
  email: 'jan.kowalski@example.pl',
  subsidy: homeQuote,
  existing_heat_source: 'coal',
  is_other_funding: false,
  is_existing_heat_source_eliminated: true,
  planned_completion_date: '2026-12-15',
  heater_model_name: 'Vitocal 200',
  note: null,
  gdpr_consent: true,
  selected_installer: 'Ciepło i spółka',
};

export const { selected_installer: _, ...withoutInstaller } = homeApplication;

export const stxApplication = {
  ...withoutInstaller,
  is_installed_by_the_customer: false,
  heater_installer_key: 'pompy_slask',
  heater_custom_installer: null,
  heater_comments: null,
};

export const callbackRequest = {
  email: 'biuro@example.pl',
  first_name: 'Anna',
  last_name: 'Nowak',
  phone_number: '600 700 800',
  building_name: 'Hala magazynowa',
  surface_area: 900,
  gdpr_consent: true,
};

export interface Sending {
  /** Label of the portal the call comes from. */
  readonly from?: string;
  readonly key?: string;
  readonly language?: string;
  readonly ip?: string;
}

/** POSTs to a call under the base path, as the portal of a partner does. */
export function post(
  api: TestApi,
  path: string,
  body: unknown,
  sending: Sending = {},
): Promise<LightMyRequestResponse> {
  return api.server.inject({
    method: 'POST',
    url: `/pl/ndp${path}`,
    remoteAddress: sending.ip ?? '127.0.0.1',
    headers: {
      origin: api.originOf(sending.from ?? plainPartner),
      'accept-language': sending.language ?? 'pl',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(sending.key === undefined ? {} : { 'idempotency-key': sending.key }),
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/** Reads an application by its link. */
export function getByLink(
  api: TestApi,
  link: { token: string; id: string },
  sending: Sending & { method?: 'GET' | 'HEAD' } = {},
): Promise<LightMyRequestResponse> {
  return api.server.inject({
    method: sending.method ?? 'GET',
    url: `/pl/ndp/applications/${link.token}/${link.id}`,
    remoteAddress: sending.ip ?? '127.0.0.1',
    headers: {
      origin: api.originOf(sending.from ?? plainPartner),
      'accept-language': sending.language ?? 'pl',
    },
  });
}

/** Sends an application and takes its mail: what the applicant has in hand afterwards. */
export async function submitAndOpenMail(api: TestApi, body: object = homeApplication, sending: Sending = {}) {
  const answer = (await post(api, '/applications', body, sending)).json();
  const [mail] = await api.takeMails();
  if (!mail) throw new Error(`no mail for ${JSON.stringify(answer)}`);
  const notMe = 'notMe' in mail.payload ? String(mail.payload.notMe) : '';
  return { id: String(answer.id), token: mail.payload.token, notMe, answer };
}

/** Everything that is stored, as text: to compare, and to search for what must not be there. */
export async function dump(api: TestApi): Promise<string> {
  const { db } = api.parts;
  const tables = [
    'partner',
    'application',
    'application_link',
    'application_section',
    'application_event',
    'consent_record',
    'idempotency',
    'outbox',
    'mail_allowance',
    'mailbox_message',
    'reminder',
    'paper',
    'signature_request',
    'signing_envelope',
    'signing_signer',
    'signing_event',
    'settlement_document',
    'payment_application',
    'co_owner',
    'co_owner_answer',
  ] as const;
  const texts = [];
  for (const table of tables) {
    for (const row of await db.selectFrom(table).selectAll().execute())
      texts.push(JSON.stringify(row, asHex));
  }
  return texts.sort().join('\n');
}

function asHex(_key: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('latin1');
  const buffer = value as { type?: string; data?: number[] } | null;
  return buffer?.type === 'Buffer' && buffer.data ? Buffer.from(buffer.data).toString('latin1') : value;
}
