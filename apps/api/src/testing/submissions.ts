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

export const withoutInstaller = { ...homeApplication, selected_installer: undefined };

/** The estimate of a co-owner whose programme lists its installers. */
export const stxApplication = toApplicationWithInstaller(coOwner.answers);
export const callbackRequest = toCallbackRequest(caller.answers);

export interface SubmissionOptions {
  /** Label of the portal the call comes from. */
  readonly from?: string | undefined;
  readonly key?: string;
  readonly ifMatch?: string | undefined;
  readonly language?: string | undefined;
  readonly ip?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Makes a call as the portal of a partner does.
 *
 * @param what  method and path below the base path
 * @param body  text and bytes go as they are, anything else as JSON
 */
export function call(
  api: Pick<TestApi, 'server' | 'originOf'>,
  what: `${'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'DELETE'} ${string}`,
  body?: unknown,
  { from = plainPartner, key, ifMatch, language = 'pl', ip = '127.0.0.1', headers }: SubmissionOptions = {},
): Promise<LightMyRequestResponse> {
  const [method, path] = what.split(' ') as ['GET', string];
  return api.server.inject({
    method,
    url: `/pl/ndp${path}`,
    remoteAddress: ip,
    headers: {
      origin: api.originOf(from),
      'accept-language': language,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: isRaw(body) ? body : JSON.stringify(body) }),
  });
}

const isRaw = (body: unknown) => typeof body === 'string' || Buffer.isBuffer(body);

export function post(api: TestApi, path: string, body: unknown, sending: SubmissionOptions = {}) {
  return call(api, `POST ${path}`, body, sending);
}

/** Reads an application by its link. */
export function getByLink(
  api: TestApi,
  { token, id }: { token: string; id: string },
  { method = 'GET', ...sending }: SubmissionOptions & { method?: 'GET' | 'HEAD' } = {},
) {
  return call(api, `${method} /applications/${token}/${id}`, undefined, sending);
}

/** Sends an application and takes its mail: what the applicant has in hand afterwards. */
export async function submitAndOpenMail(
  api: TestApi,
  body: object = homeApplication,
  sending: SubmissionOptions = {},
) {
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
    'evidence_hash',
    'correction_round',
    'case_message',
    'message_file',
    'case_refusal',
    'case_note',
    'case_duty',
    'case_running',
    'duty_handover',
    'case_opinion',
    'case_flag_look',
    'case_snooze',
    'case_label',
    'paper_entry',
    'terms_confirmation',
    'document_verdict',
  ] as const;
  const rows = await db.transaction().execute(async (trx) => {
    const found: object[] = [];
    for (const table of tables) found.push(...(await trx.selectFrom(table).selectAll().execute()));
    return found;
  });
  return rows
    .map((row) => JSON.stringify(row, asHex))
    .sort()
    .join('\n');
}

function asHex(_key: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('latin1');
  const buffer = value as { type?: string; data?: number[] } | null;
  return buffer?.type === 'Buffer' && buffer.data ? Buffer.from(buffer.data).toString('latin1') : value;
}
