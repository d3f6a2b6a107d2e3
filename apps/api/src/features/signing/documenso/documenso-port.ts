import type * as z from 'zod/mini';
import {
  NotReady,
  type Observation,
  type SigningOrder,
  type SigningPort,
  SigningRefused,
} from '../port/port.ts';
import {
  anyAnswer,
  createdAnswer,
  type EnvelopeAnswer,
  envelopeAnswer,
  foldersAnswer,
  type ListedEnvelope,
  listAnswer,
} from './answers.ts';
import { readCallback } from './callback.ts';
import { isForeign, readObservation, refOf, signersOf, writePayload } from './envelope.ts';
import { type DocumensoSettings, requestFile, requestJson } from './http.ts';

const capabilities = {
  // The seal is the platform's own; signers stand in its records, not in a certificate.
  levels: ['SES'],
  languages: ['pl', 'en'],
  maxSigners: 9,
  maxDocumentBytes: 10 * 1024 * 1024,
  acceptsSealedDocument: false,
} as const;

/**
 * Documenso, API v2.
 *
 * @param partnerId  whose own account it is; left out for the account of all others
 */
export function documensoPort(settings: DocumensoSettings, partnerId?: string): SigningPort {
  const creations = new Map<string, Promise<{ providerId: string }>>();
  return {
    name: partnerId === undefined ? 'documenso' : `documenso-${partnerId}`,
    capabilities: () => capabilities,
    create(order) {
      const running = creations.get(order.requestId);
      if (running) return running;
      const creation = createOnce(settings, order).finally(() => creations.delete(order.requestId));
      creations.set(order.requestId, creation);
      return creation;
    },
    async send(providerId) {
      const { status, recipients } = await readEnvelope(settings, providerId);
      if (status !== 'DRAFT') return;
      for (const { id } of recipients.filter(isForeign))
        await post(settings, '/envelope/recipient/delete', { recipientId: id });
      await post(settings, '/envelope/distribute', { envelopeId: providerId });
    },
    async remind(providerId, refs) {
      const envelope = await readEnvelope(settings, providerId);
      const recipients = signersOf(envelope)
        .filter((each) => each.signingStatus === 'NOT_SIGNED' && refs.includes(refOf(each)))
        .map(({ id }) => id);
      if (envelope.status !== 'PENDING' || recipients.length === 0) return;
      await post(settings, '/envelope/redistribute', { envelopeId: providerId, recipients });
    },
    cancel: (providerId, reason) => cancelEnvelope(settings, providerId, reason),
    status: (providerId, until) => observe(settings, providerId, until),
    artefacts: (providerId) => fetchArtefacts(settings, providerId),
    verifyCallback: (headers, raw) => readCallback(settings.webhookSecret, headers, raw),
  };
}

/** The platform takes our id any number of times, so it is looked for first, and what is surplus is removed after. */
async function createOnce(settings: DocumensoSettings, order: SigningOrder) {
  const folders = await readPages(settings, '/folder', { type: 'DOCUMENT' }, foldersAnswer);
  const [known] = await findByExternalId(settings, order.requestId, folders);
  if (known) return { providerId: known.id };
  const form = new FormData();
  form.set('payload', JSON.stringify(writePayload(order, settings.clock())));
  const file = new Blob([Buffer.from(order.document)], { type: 'application/pdf' });
  form.set('files', file, 'document.pdf');
  const made = await requestJson(settings, { method: 'POST', path: '/envelope/create', form }, createdAnswer);
  const [first, ...surplus] = await findByExternalId(settings, order.requestId);
  for (const each of surplus) await removeSurplus(settings, each);
  return { providerId: first?.id ?? made.id };
}

/** The platform renews its deadline with each reminder: what is unsigned at ours is ended. */
async function observe(settings: DocumensoSettings, providerId: string, until?: Date): Promise<Observation> {
  const now = settings.clock();
  const seen = readObservation(await readEnvelope(settings, providerId), now);
  const isWaiting = ['sent', 'viewed', 'partially_signed', 'expired'].includes(seen.state);
  if (!isWaiting || !until || now < until) return seen;
  await cancelEnvelope(settings, providerId, 'deadline');
  const after = readObservation(await readEnvelope(settings, providerId), now);
  return after.state === 'cancelled' ? { ...after, state: 'expired' } : after;
}

/** All with this id, in no folder or in one of these, the one to keep first: one that was sent, then the oldest. */
async function findByExternalId(
  settings: DocumensoSettings,
  externalId: string,
  folders: readonly { readonly id: string }[] = [],
): Promise<ListedEnvelope[]> {
  const listIn = (folder: Readonly<Record<string, string>>) =>
    readPages(settings, '/envelope', { query: externalId, ...folder }, listAnswer);
  const listed = await listIn({});
  // Without a folder the platform lists only what lies in none.
  for (const { id } of folders) listed.push(...(await listIn({ folderId: id })));
  const matching = listed.filter((each) => each.externalId === externalId);
  const rank = ({ status, createdAt, id }: ListedEnvelope) => {
    const order = status === 'CANCELLED' ? 2 : status === 'DRAFT' ? 1 : 0;
    return `${order} ${createdAt} ${id}`;
  };
  return matching.sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

/** Every page of a list. */
async function readPages<Item>(
  settings: DocumensoSettings,
  path: string,
  query: Readonly<Record<string, string>>,
  schema: z.ZodMiniType<{ readonly data: Item[]; readonly totalPages: number }>,
): Promise<Item[]> {
  const found: Item[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const sought = new URLSearchParams({ ...query, page: String(page), perPage: '100' });
    const list = await requestJson(settings, { method: 'GET', path: `${path}?${sought}` }, schema);
    pages = list.totalPages;
    found.push(...list.data);
  }
  return found;
}

async function removeSurplus(settings: DocumensoSettings, { id, status }: ListedEnvelope): Promise<void> {
  if (status === 'DRAFT') await post(settings, '/envelope/delete', { envelopeId: id }).catch(ignoreRefusal);
  if (status === 'PENDING') await cancelEnvelope(settings, id, 'surplus');
}

async function cancelEnvelope(
  settings: DocumensoSettings,
  envelopeId: string,
  reason: string,
): Promise<void> {
  const { status } = await readEnvelope(settings, envelopeId);
  if (status === 'DRAFT') await post(settings, '/envelope/delete', { envelopeId });
  if (status !== 'PENDING') return;
  try {
    await post(settings, '/envelope/cancel', { envelopeId, reason: reason.slice(0, 500) });
  } catch (failure) {
    const after = await readEnvelope(settings, envelopeId);
    if (after.status === 'PENDING') throw failure;
  }
}

/** Asked too early the platform gives the unsigned document under the name of the signed one: status first. */
async function fetchArtefacts(settings: DocumensoSettings, providerId: string) {
  const envelope = await readEnvelope(settings, providerId);
  const [item] = [...envelope.envelopeItems].sort((one, other) => one.order - other.order);
  if (envelope.status !== 'COMPLETED' || !item)
    throw new NotReady('the platform has not completed the paper');
  const path = `/envelope/item/${encodeURIComponent(item.id)}/download?version=signed`;
  const signedDocument = await requestFile(settings, path);
  const auditPath = `/envelope/${encodeURIComponent(providerId)}/audit-log/download`;
  const auditDocument = await requestFile(settings, auditPath).catch(ignoreRefusal);
  return { signedDocument, auditDocument: auditDocument ?? undefined };
}

function readEnvelope(settings: DocumensoSettings, providerId: string): Promise<EnvelopeAnswer> {
  const path = `/envelope/${encodeURIComponent(providerId)}`;
  return requestJson(settings, { method: 'GET', path }, envelopeAnswer);
}

function post(settings: DocumensoSettings, path: string, json: object): Promise<unknown> {
  return requestJson(settings, { method: 'POST', path, json }, anyAnswer);
}

function ignoreRefusal(failure: unknown): undefined {
  if (!(failure instanceof SigningRefused)) throw failure;
}
