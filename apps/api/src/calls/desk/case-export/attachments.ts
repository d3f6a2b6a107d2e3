import { createHash } from 'node:crypto';
import { type Message, say } from '@ndp/flows/message.ts';
import { keyOf, sealContext } from '../../../cases/keys/case-key.ts';
import { readMessageFiles } from '../../../cases/words/message-files.ts';
import { paperNames, requestStateNames } from '../../../features/casework/messages.ts';
import { readVerdicts } from '../../../features/corrections/document-verdicts.ts';
import { readDocuments, type SettlementDocument } from '../../../features/settlement/documents.ts';
import { drawAsPage } from '../../../features/settlement/open-document.ts';
import { signedFileName } from '../../../features/signing/documents/file-names.ts';
import { findSignedDocument } from '../../../features/signing/requests/artefacts.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import { StorageFailed } from '../../../platform/files/port.ts';
import type { DeskContext } from '../desk-work.ts';
import { valueNames } from '../detail-messages.ts';
import { kindName } from '../payments/kind-name.ts';
import type { CaseView } from './case-view.ts';
import { exportMessages as texts } from './messages.ts';

/** A file of the case file, read again when its turn has come. */
export interface CaseFilePart {
  readonly path: string;
  readonly what: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly read: () => Promise<Uint8Array>;
}

/** A part that is small enough to stay in memory. */
export function partOf(path: string, what: string, bytes: Uint8Array): CaseFilePart {
  return { path, what, bytes: bytes.length, sha256: hashOf(bytes), read: async () => bytes };
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const numbered = (n: number) => String(n).padStart(2, '0');

/** Every sealed document as it is, also of signings that ended or were done again; those in the store are uploads. */
export async function readSigned(
  view: CaseView,
  application: Application,
): Promise<{ readonly parts: readonly CaseFilePart[]; readonly stored: readonly Upload[] }> {
  const { trx, store, language } = view;
  const { partnerId, applicationId } = keyOf(application);
  const rows = await trx
    .selectFrom('signature_request as request')
    .innerJoin('signature_artefact as artefact', (join) =>
      join
        .onRef('artefact.partner_id', '=', 'request.partner_id')
        .onRef('artefact.request_id', '=', 'request.id'),
    )
    .select(['request.id', 'request.paper', 'request.state', 'request.cancel_reason'])
    .where('request.partner_id', '=', partnerId)
    .where('request.application_id', '=', applicationId)
    .orderBy('request.created_at')
    .orderBy('request.paper', 'desc')
    .execute();
  const parts: CaseFilePart[] = [];
  const stored: Upload[] = [];
  for (const [i, { id: requestId, paper, state, cancel_reason }] of rows.entries()) {
    const found = await findSignedDocument({ db: trx, keys: store.keys }, { partnerId, requestId });
    if (!found) continue;
    const name = say(paperNames[paper], language);
    const standing = say(requestStateNames[cancel_reason === null ? state : 'cancelled'], language);
    const place = `podpisane/${numbered(i + 1)}-${signedFileName(application.reference, paper).replace(/\.pdf$/, '')}`;
    const what = say(texts.signed, language, { paper: name, state: standing });
    const { storageKey, bytes, hash: contentHash, context, signedDocument } = found;
    if (signedDocument) parts.push(partOf(`${place}.pdf`, what, signedDocument));
    if (storageKey !== null)
      stored.push({ place, what, bytes, contentHash, storageKey, context, mediaType: 'application/pdf' });
    if (found.auditDocument) {
      const record = say(texts.record, language, { paper: name });
      parts.push(partOf(`${place}-zapis.pdf`, record, found.auditDocument));
    }
  }
  return { parts, stored };
}

/** A file of the store, and where it stands in the case file. */
interface Upload extends Pick<SettlementDocument, 'mediaType' | 'bytes' | 'contentHash' | 'storageKey'> {
  /** In the case file, without its ending. */
  readonly place: string;
  readonly what: string;
  /** What its sealed bytes are bound to. */
  readonly context: string;
}

/** What was uploaded: what can be read whole, and what cannot any more. */
export interface Uploads {
  readonly parts: readonly CaseFilePart[];
  readonly missing: readonly Pick<CaseFilePart, 'what' | 'sha256'>[];
}

/**
 * Every file that was sent in, each opened once to be sure of it and closed again: one at a time is in memory.
 *
 * @throws {StorageFailed} the storage of files is away
 */
export async function openUploads(
  storage: DeskContext['storage'],
  application: Application,
  uploads: readonly Upload[],
): Promise<Uploads> {
  const parts: CaseFilePart[] = [];
  const missing: Pick<CaseFilePart, 'what' | 'sha256'>[] = [];
  for (const upload of uploads) {
    const { place, mediaType, bytes, what, contentHash: sha256 } = upload;
    const path = `${place}.${endings[mediaType]}`;
    const read = () => openUpload(storage, application, upload);
    if (await isReadable(storage, upload, read)) parts.push({ path, what, bytes, sha256, read });
    else missing.push({ what, sha256 });
  }
  return { parts, missing };
}

const endings = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/xml': 'xml',
} as const;

async function isReadable(
  storage: DeskContext['storage'],
  { storageKey, bytes, contentHash }: Upload,
  read: () => Promise<Uint8Array>,
): Promise<boolean> {
  if (!(await storage.has(storageKey))) return false;
  const found = await read().catch((cause: unknown) => {
    if (cause instanceof StorageFailed) throw cause;
  });
  return found !== undefined && found.length === bytes && hashOf(found) === contentHash;
}

async function openUpload(
  storage: DeskContext['storage'],
  application: Application,
  { storageKey, contentHash, context }: Upload,
): Promise<Uint8Array> {
  const sealed = await storage.get(storageKey);
  const opened = application.cipher.openBytes(sealed, context);
  if (hashOf(opened) !== contentHash) throw new RangeError('a document is not what it was');
  return opened;
}

/** The documents of the settlement, each with its kind and verdict in words. */
export async function nameUploads({ store, language }: CaseView, application: Application) {
  const key = keyOf(application);
  const verdicts = await readVerdicts(store.db, key);
  const nameOf = kindName({ language });
  return (await readDocuments(store, key)).map((document, i) => {
    const judged = verdicts.get(document.id);
    const verdict: Message = judged ? valueNames[judged.verdict] : texts.not_judged;
    const what = say(texts.upload, language, {
      kind: nameOf(document.kind),
      verdict: say(verdict, language),
    });
    const place = `dokumenty/${numbered(i + 1)}-${document.kind}`;
    const context = sealContext('settlement-file', key, document.id);
    return { ...document, place, what, context, issuedOn: judged?.issued_on ?? null };
  });
}

/** The page drawn from each invoice that came as XML, to be read beside it. */
export async function drawInvoices(
  documents: Awaited<ReturnType<typeof nameUploads>>,
  language: CaseView['language'],
): Promise<readonly CaseFilePart[]> {
  const drawn = documents.map(async (document) => {
    const page = await drawAsPage(document, language);
    const what = say(texts.drawn_invoice, language, { what: document.what });
    return page ? [partOf(`${document.place}-strona.pdf`, what, page)] : [];
  });
  return (await Promise.all(drawn)).flat();
}

/** What went with the messages of both sides. */
export async function nameMessageFiles(
  { store, language }: CaseView,
  application: Application,
): Promise<readonly Upload[]> {
  const key = keyOf(application);
  const files = (await readMessageFiles(store, key)).filter(({ messageN }) => messageN !== null);
  return files.map((file, i) => ({
    ...file,
    place: `wiadomosci/${numbered(i + 1)}-zalacznik`,
    what: say(texts.message_file, language, { n: file.messageN ?? 0 }),
    context: sealContext('message-file', key, file.id),
  }));
}
