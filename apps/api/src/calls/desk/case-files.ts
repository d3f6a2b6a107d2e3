import { type CaseAnswer, readCaseFile, readInvoiceFile } from '@ndp/contract/desk/cases.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { keyOf, sealContext } from '../../cases/keys/case-key.ts';
import { findSharedEvidence, type SharedEvidence, serialSource } from '../../cases/store/evidence-hashes.ts';
import { readMessageFiles } from '../../cases/words/message-files.ts';
import { ownFileKind, paperNames } from '../../features/casework/messages.ts';
import { readVerdicts } from '../../features/corrections/document-verdicts.ts';
import { NotHere } from '../../features/desk/refusals.ts';
import { readDocuments } from '../../features/settlement/documents.ts';
import type { FileMediaType } from '../../features/settlement/inspection/inspect-file.ts';
import { openAsKept, openDocument } from '../../features/settlement/open-document.ts';
import { findSigned } from '../../features/signing/documents/document-store.ts';
import { signedFileName } from '../../features/signing/documents/file-names.ts';
import { type OwnFileFound, readOwnFiles } from '../../features/signing/embedded/own-files.ts';
import { findSignedDocument, openSignedDocument } from '../../features/signing/requests/artefacts.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';
import { doubtfulDocuments } from './document-doubts.ts';
import { readCodes, readReadings } from './invoice-readings.ts';
import { kindName } from './payments/kind-name.ts';
import { readFindings, readSettlementFacts } from './settlement-findings.ts';

/** The signed papers and the documents that were uploaded, as they stand now, and what is found of them as a settlement. */
export async function readFiles(
  work: DeskWork,
  application: Application,
): Promise<Pick<CaseAnswer, 'files' | 'findings' | 'agreed_on' | 'device_alike'>> {
  const { store, language } = work;
  const key = keyOf(application);
  const signed = await findSigned(store.db, key);
  const own = (await readOwnFiles(store, key)).filter(
    ({ requestId, file }) => file && !signed.some((each) => each.requestId === requestId),
  );
  const uploaded = await readDocuments(store, key);
  const verdicts = await readVerdicts(store.db, key);
  const facts = uploaded.length > 0 ? await readSettlementFacts(work, application) : undefined;
  const readings = facts ? readReadings(work, facts, uploaded) : new Map<string, undefined>();
  const nameOf = kindName(work);
  const shared = describeAlike(await findSharedEvidence(store.db, key));
  const codes = readCodes(uploaded);
  const issuedOn = new Map([...verdicts].map(([id, { issued_on }]) => [id, issued_on]));
  const doubtful = facts ? doubtfulDocuments({ facts, documents: uploaded, issuedOn }) : new Set<string>();
  const files = [
    ...signed.map(({ requestId, paper, signedAt }) => ({
      id: requestId,
      name: signedFileName(application.reference, paper),
      kind: say(paperNames[paper], language),
      media_type: 'application/pdf',
      at: signedAt.toISOString(),
    })),
    ...own.map((each) => describeOwn(application, each, language)),
    ...uploaded.map(({ id, fileName, kind, mediaType, uploadedAt, contentHash }) => ({
      id,
      name: fileName,
      kind: nameOf(kind),
      media_type: mediaType,
      at: uploadedAt.toISOString(),
      sha256: contentHash,
      verdict: verdicts.get(id)?.verdict ?? null,
      ...(kind === 'invoice' ? { issued_on: verdicts.get(id)?.issued_on ?? null } : {}),
      is_doubtful: doubtful.has(id),
      reading: readings.get(id),
      code: codes.get(id),
      alike: shared.get(id),
    })),
  ];
  const findings = facts
    ? await readFindings(work, application, { facts, documents: uploaded, verdicts })
    : [];
  const device_alike = shared.get(serialSource) ?? null;
  return { files, findings, agreed_on: facts?.agreedOn ?? null, device_alike };
}

/** What is shared with other cases, as the desk is told of it. */
function describeAlike(shared: ReadonlyMap<string, SharedEvidence>) {
  const described = [...shared].map(([source, { references, isElsewhere }]) => {
    const alike: NonNullable<CaseAnswer['device_alike']> = {
      references: [...references],
      is_elsewhere: isElsewhere,
    };
    return [source, alike] as const;
  });
  return new Map(described);
}

/** A file that came back signed elsewhere and is not sealed yet. */
function describeOwn({ reference }: Application, { requestId, paper, at }: OwnFileFound, language: Language) {
  return {
    id: requestId,
    name: signedFileName(reference, paper),
    kind: say(ownFileKind, language, { paper: say(paperNames[paper], language) }),
    media_type: 'application/pdf',
    at: at.toISOString(),
  };
}

/** A file of a case, opened. */
export interface OpenedFile {
  readonly bytes: Uint8Array;
  readonly mediaType: FileMediaType;
  /** Which one, as the audit trail names it. */
  readonly file: string;
}

/**
 * One of these files, or one of a message that was sent; an invoice that came as XML is drawn.
 *
 * @throws {NotHere}
 */
export async function openCaseFile(
  { storage }: Pick<DeskWork['context'], 'storage'>,
  { store, language }: Pick<DeskWork, 'store' | 'language'>,
  application: Application,
  file: string,
): Promise<OpenedFile> {
  const key = keyOf(application);
  const signed = (await findSigned(store.db, key)).find(({ requestId }) => requestId === file);
  const paper = signed && (await findSignedDocument(store, signed));
  if (paper) {
    const bytes = await openSignedDocument(paper, storage);
    return { bytes, mediaType: 'application/pdf', file: signed.paper };
  }
  const own = (await readOwnFiles(store, key)).find(({ requestId }) => requestId === file);
  if (own?.file) return { bytes: own.file, mediaType: 'application/pdf', file: own.paper };
  const files = await readMessageFiles(store, key);
  const sent = files.find(({ id, messageN }) => id === file && messageN !== null);
  if (sent) {
    const words = sealContext('message-file', key, sent.id);
    const bytes = application.cipher.openBytes(await storage.get(sent.storageKey), words);
    return { bytes, mediaType: sent.mediaType, file: 'message' };
  }
  const uploaded = await findUploaded(store, application, file);
  return { ...(await openDocument({ storage }, application, uploaded, language)), file: uploaded.kind };
}

/** The files themselves: an invoice that came as XML is drawn, and given as it is only on demand. */
export function mountReadCaseFile(http: DeskHttp): void {
  mount(http, readCaseFile, async ({ params, work }) => {
    const application = await work.lockCase(params.reference);
    const { file, ...opened } = await openCaseFile(work.context, work, application, params.file);
    work.addDetails({ file });
    return opened;
  });
  mount(http, readInvoiceFile, async ({ params, work }) => {
    const application = await work.lockCase(params.reference);
    const uploaded = await findUploaded(work.store, application, params.file);
    work.addDetails({ file: uploaded.kind });
    if (uploaded.mediaType !== 'application/xml') throw new NotHere();
    const { bytes, mediaType } = await openAsKept(work.context, application, uploaded);
    return { bytes, mediaType, name: `${application.reference}-${uploaded.contentHash.slice(0, 8)}.xml` };
  });
}

/** @throws {NotHere} */
async function findUploaded(store: DeskWork['store'], application: Application, id: string) {
  const uploaded = (await readDocuments(store, keyOf(application))).find((each) => each.id === id);
  if (!uploaded) throw new NotHere();
  return uploaded;
}
