import { savePlan } from '@ndp/contract/calls/plan.ts';
import { type ProjectField, projectFields } from '@ndp/flows/estimate/project-answers.ts';
import {
  toApplication,
  toApplicationWithInstaller,
  toCallbackRequest,
  toQuoteRequest,
} from '@ndp/flows/estimate/requests.ts';
import { caller, coOwner, homeOwner, school } from '@ndp/personas/personas.ts';
import type { LightMyRequestResponse } from 'fastify';
import { seededPartners } from '../platform/partners/partners.seed.ts';
import type { TestApi } from './test-api.ts';

/** Partners by how their programme names an installer. */
export const [plainPartner = '', otherPartner = '', , listPartner = ''] = seededPartners.map(({ id }) => id);

/** The estimate of somebody who owns a house. */
export const homeApplication = { ...toApplication(homeOwner.answers), email: homeOwner.answers.email };
export const homeQuote = homeApplication.subsidy;
export const schoolQuote = toQuoteRequest(school.answers);

/** The project of somebody's estimate, as it is sent to be corrected. */
export function projectOf(answers: object): Partial<Record<ProjectField, unknown>> {
  return Object.fromEntries(projectFields.map((field) => [field, Object(answers)[field] ?? null]));
}
export const homeProject = projectOf(homeOwner.answers);
/** How the school plans the replacement, as it is asked after a measurement. */
export const schoolPlan = Object.fromEntries(
  Object.entries(school.answers).filter(([name]) => name in (savePlan.body?.shape ?? {})),
);

export const { selected_installer: _, ...withoutInstaller } = homeApplication;

/** The estimate of a co-owner whose programme lists its installers. */
export const stxApplication = toApplicationWithInstaller(coOwner.answers);
export const callbackRequest = toCallbackRequest(caller.answers);

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
  const code = String(mail.payload.code ?? '');
  return { id: String(answer.id), token: mail.payload.token, notMe, code, answer };
}

/** Everything that is stored, as text: to compare, and to search for what must not be there. */
export async function dump(api: TestApi): Promise<string> {
  const { db } = api.context;
  const tables = [
    'partner',
    'application',
    'secret_link',
    'application_section',
    'section_draft',
    'application_event',
    'consent_record',
    'idempotency',
    'outbox',
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
    'second_address',
    'opening_wait',
    'helper',
    'case_trait',
    'search_token',
    'correction_round',
    'case_message',
    'case_refusal',
    'case_note',
    'case_flag_look',
    'document_verdict',
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
