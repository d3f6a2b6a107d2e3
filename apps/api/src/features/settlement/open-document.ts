import type { Language } from '@ndp/flows/message.ts';
import { keyOf, sealContext } from '../../cases/keys/case-key.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { SettlementDocument } from './documents.ts';
import { filesAside } from './inspection/files-aside.ts';
import type { FileMediaType } from './inspection/inspect-file.ts';

interface Files {
  readonly storage: Pick<AppContext['storage'], 'get'>;
}

interface OpenedFile {
  readonly bytes: Uint8Array;
  readonly mediaType: FileMediaType;
}

/** A document to be looked at: an invoice that came as XML is drawn as a PDF, anything else is as it was kept. */
export async function openDocument(
  files: Files,
  application: Application,
  document: SettlementDocument,
  language: Language,
): Promise<OpenedFile> {
  const bytes = await drawAsPage(document, language);
  return bytes ? { bytes, mediaType: 'application/pdf' } : openAsKept(files, application, document);
}

/** An invoice that came as XML, drawn as a PDF; undefined: the document is another one. */
export async function drawAsPage(
  { facts, contentHash, mediaType }: Pick<SettlementDocument, 'facts' | 'contentHash' | 'mediaType'>,
  language: Language,
): Promise<Uint8Array | undefined> {
  if (mediaType !== 'application/xml' || !facts?.invoice) return undefined;
  const { invoice, ksefNumber = null } = facts;
  return filesAside.drawInvoice({ invoice, ksefNumber, hash: contentHash, language });
}

/** A document as it was kept. */
export async function openAsKept(
  { storage }: Files,
  application: Application,
  { id, storageKey, mediaType }: SettlementDocument,
): Promise<OpenedFile> {
  const sealed = await storage.get(storageKey);
  const words = sealContext('settlement-file', keyOf(application), id);
  return { bytes: application.cipher.openBytes(sealed, words), mediaType };
}
