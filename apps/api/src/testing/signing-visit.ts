import type { LightMyRequestResponse } from 'fastify';
import type { SigningOrder } from '../features/signing/port/port.ts';
import { fillIn, type Link } from './applications.ts';
import { bothDeclared } from './signing/embedded-bench.ts';
import { signElsewhere } from './signing/own-pki.ts';
import { ownPki } from './signing/test-signing.ts';
import { call, plainPartner, post, type SubmissionOptions } from './submissions.ts';
import type { TestApi } from './test-api.ts';

/** From where a signer calls. */
const signerIp = '203.0.113.7';

/** An application whose two papers were sent to be signed; `token` is the secret of the mailed link. */
export async function inviteToSign(api: TestApi, sent?: Link, change?: Partial<SigningOrder>) {
  const link = sent ?? (await fillIn(api));
  const key = { partnerId: plainPartner, applicationId: link.id };
  const requests = await api.signing.promise(key, change);
  await api.signing.work();
  await setStatus(api, link, 'contract_sent');
  const token = api.signing.mails.at(-1)?.token ?? '';
  return { link, key, requests, token };
}

/** Puts an application into a status, whatever the table of transitions says. */
export async function setStatus(api: TestApi, link: Link, status: string): Promise<void> {
  await api.context.db.updateTable('application').set({ status }).where('id', '=', link.id).execute();
}

/** Reads something behind a signing link. */
export function readSigning(
  api: TestApi,
  path: string,
  sending: SubmissionOptions = {},
): Promise<LightMyRequestResponse> {
  return call(api, `GET /signing/${path}`, undefined, { ip: signerIp, ...sending });
}

/** Does something through a signing link. */
export function actOnSigning(
  api: TestApi,
  token: string,
  what: 'opening' | 'code' | 'signature' | 'refusal',
  body?: unknown,
): Promise<LightMyRequestResponse> {
  return post(api, `/signing/${token}/${what}`, body, { ip: signerIp });
}

/** Opens both documents, as a signer to whom they came whole. */
export async function openPapers(api: TestApi, token: string): Promise<void> {
  for (const paper of ['application', 'agreement']) {
    await readSigning(api, `${token}/papers/${paper}`);
    await actOnSigning(api, token, 'opening', { paper, form: 'page', language: 'pl' });
  }
}

/** The code mailed last. */
export function codeSent(api: TestApi): string {
  return api.signing.mails.findLast((mail) => mail.code !== undefined)?.code ?? '';
}

/** What a signer sends who signs all that is shown, with the code mailed last. */
export async function unopenedSignature(api: TestApi, token: string) {
  const { papers, statement } = (await readSigning(api, token)).json();
  const shown = papers.map(({ paper, document_hash }: Record<string, unknown>) => ({ paper, document_hash }));
  return {
    code: codeSent(api),
    typed_name: 'Łucja Żółć',
    statement: statement.version,
    declarations: bothDeclared,
    papers: shown,
  };
}

/** The same, once both documents were opened. */
export async function signatureFor(api: TestApi, token: string, change: object = {}) {
  await openPapers(api, token);
  return { ...(await unopenedSignature(api, token)), ...change };
}

/** Sends a document back that was signed elsewhere. */
export function sendSigned(
  { server, originOf }: TestApi,
  token: string,
  paper: string,
  file: Uint8Array,
): Promise<LightMyRequestResponse> {
  return server.inject({
    method: 'POST',
    url: `/pl/ndp/signing/${token}/papers/${paper}/signed`,
    headers: { origin: originOf(plainPartner), 'content-type': 'application/octet-stream' },
    remoteAddress: signerIp,
    payload: Buffer.from(file),
  });
}

/** Signs a waiting paper with means of the applicant's own and sends it back. */
export async function signByOwnMeans(api: TestApi): Promise<LightMyRequestResponse> {
  const { token } = await inviteToSign(api);
  const { rawPayload } = await readSigning(api, `${token}/papers/agreement`);
  const signer = await ownPki.issue({ givenNames: 'Łucja', surname: 'Żółć' });
  const file = await signElsewhere(new Uint8Array(rawPayload), signer);
  return sendSigned(api, token, 'agreement', file);
}
