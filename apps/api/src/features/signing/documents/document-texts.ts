import type { InShort } from '@ndp/contract/calls/signing.ts';
import type { DocumentText } from '@ndp/contract/document-text.ts';
import { documentBlocks, documentTitle } from '@ndp/documents/document.ts';
import { agreementInShort } from '@ndp/documents/in-short/in-short.ts';
import { oneStop } from '@ndp/documents/one-stop.ts';
import type { Language } from '@ndp/flows/message.ts';
import type { ApplicationKey } from '../../../cases/keys/case-key.ts';
import type { PrintedDocument, SigningService } from '../signing-service.ts';

interface DocumentTextContext {
  readonly signing: Pick<SigningService, 'printedData'>;
}

/** A document that was sent, as a page shows it; undefined when only its file can be read. */
export async function readDocumentText(
  { signing }: DocumentTextContext,
  document: PrintedDocument,
): Promise<DocumentText | undefined> {
  const { paper, language } = document;
  const data = await signing.printedData?.(document);
  if (!data) return undefined;
  const blocks = documentBlocks(paper, data).filter(({ kind }) => kind !== 'page');
  const title = documentTitle(paper, data.reference)[language];
  return JSON.parse(JSON.stringify({ title, language, blocks }), stopped) as DocumentText;
}

const stopped = (_: string, value: unknown) => (typeof value === 'string' ? oneStop(value) : value);

/** The agreement of an application in short, in both languages; null when it can only be read as a file. */
export async function readSummary(
  { signing }: DocumentTextContext,
  key: ApplicationKey,
): Promise<Record<Language, InShort> | null> {
  const { partnerId, applicationId } = key;
  const read = (language: Language) =>
    signing.printedData?.({ partnerId, applicationId, paper: 'agreement', language });
  const [pl, en] = [await read('pl'), await read('en')];
  return pl && en ? { pl: agreementInShort(pl), en: agreementInShort(en) } : null;
}
