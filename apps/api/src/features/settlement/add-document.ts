import { type DocumentKind, invoiceKinds, photographedKinds } from '@ndp/domain/settlement/document-kinds.ts';
import { type DocumentFacts, leansOnAnother } from '@ndp/domain/settlement/invoice.ts';
import { mostDocumentBytes, mostDocuments } from '@ndp/domain/settlement/settling.ts';
import { findKsefNumber } from '@ndp/invoice/ksef-number.ts';
import { requestedKinds } from '../../cases/facts/required-kinds.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { noteChange } from '../../cases/status/note-change.ts';
import { lockApplication } from '../../cases/store/applications.ts';
import { writeEvidence } from '../../cases/store/evidence-hashes.ts';
import { notifyDesk } from '../../mail/notify/notify-desk.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { FieldsRefused, LinkNotValid } from '../../platform/http/refusals.ts';
import { asUnit, type Unit } from '../../platform/unit.ts';
import { insertDocument, readDocuments, type SettlementDocument } from './documents.ts';
import { filesAside } from './inspection/files-aside.ts';
import { measurePages } from './inspection/measure-pages.ts';
import { searchCode } from './inspection/search-code.ts';
import { FileRefused, SettlementFull } from './refusals.ts';
import { requireSettling } from './settling.ts';
import {
  dropUnused,
  type FitFile,
  inspectPlain,
  inspectSent,
  type SentFile,
  storeFile,
} from './store-file.ts';

export interface SentDocument extends SentFile {
  readonly kind: DocumentKind;
}

/**
 * Stores the sealed bytes first, then writes the row; when no row comes of it, the bytes are removed. The same file of
 * the same kind again is the same document. `answer` is read in the transaction of the row.
 *
 * @throws {FileRefused} {ScanAway} {FieldsRefused} {SettlementClosed} {SettlementFull}
 */
export async function addDocument<Answer>(
  context: AppContext,
  opened: OpenedApplication,
  sent: SentDocument,
  answer: (trx: Trx, changed: Application) => Promise<Answer>,
): Promise<Answer> {
  const fit = await (invoiceKinds.includes(sent.kind) ? inspectSent : inspectPlain)(context, sent);
  const stored = await storeFile(context, opened.application, fit, 'settlement-file');
  const document: SettlementDocument = { ...stored, kind: sent.kind, facts: await readFacts(fit, sent.kind) };
  const bands = await readBands(fit, sent.kind);
  try {
    return await asUnit(context, async (unit) =>
      answer(unit.db, await addRow(unit, opened, document, bands)),
    );
  } finally {
    await dropUnused(context, stored);
  }
}

async function addRow(
  unit: Unit,
  { application: { partner_id, id }, partner }: OpenedApplication,
  document: SettlementDocument,
  bands: readonly string[],
): Promise<Application> {
  const locked = await lockApplication(unit, partner_id, id);
  if (!locked) throw new LinkNotValid();
  requireSettling(locked);
  requireAsked({ application: locked, partner }, document);
  const there = await readDocuments(unit, keyOf(locked));
  const isThere = there.some(
    (each) => each.kind === document.kind && each.contentHash === document.contentHash,
  );
  if (isThere) return locked;
  requireFoundation(there, document);
  const bytes = there.reduce((sum, each) => sum + each.bytes, document.bytes);
  if (there.length >= mostDocuments || bytes > mostDocumentBytes) throw new SettlementFull();
  await insertDocument(unit, keyOf(locked), document);
  await writeEvidence(unit, keyOf(locked), document.id, bands);
  await notifyDesk(unit, keyOf(locked), 'upload');
  return noteChange(unit, locked);
}

function requireAsked({ application, partner }: OpenedApplication, { kind }: SettlementDocument): void {
  if (requestedKinds(application, partner).some((requested) => requested.kind === kind)) return;
  throw new FieldsRefused({ loc: ['query', 'kind'], problem: 'not_offered' });
}

/** What a photograph is compared by; none of any other file. */
async function readBands({ bytes, mediaType }: FitFile, kind: DocumentKind): Promise<readonly string[]> {
  const isCompared = photographedKinds.includes(kind) && mediaType.startsWith('image/');
  return isCompared ? filesAside.bandPicture(bytes).catch(() => []) : [];
}

/** What an invoice says, or the code of a printed one. A number counts only where it is of the invoice's own seller. */
async function readFacts(
  { invoice, fileName, bytes, mediaType }: FitFile,
  kind: DocumentKind,
): Promise<DocumentFacts | null> {
  if (mediaType !== 'application/xml') {
    const code = invoiceKinds.includes(kind) ? await searchCode({ bytes, mediaType }) : undefined;
    const picture = await measurePages({ bytes, mediaType });
    return code || picture ? { ...(code && { code }), ...(picture && { picture }) } : null;
  }
  if (!invoice) return null;
  const ksefNumber = findKsefNumber(fileName);
  return ksefNumber?.startsWith(`${invoice.seller.nip}-`) ? { invoice, ksefNumber } : { invoice };
}

/** A correction, and an advance, only beside an invoice that stands by itself. @throws {FileRefused} */
function requireFoundation(there: readonly SettlementDocument[], { kind, facts }: SettlementDocument): void {
  const leaning = facts?.invoice && leansOnAnother(facts.invoice);
  if (!leaning) return;
  const stands = (each: SettlementDocument) =>
    each.kind === kind && !(each.facts?.invoice && leansOnAnother(each.facts.invoice));
  if (!there.some(stands)) throw new FileRefused(`xml_${leaning}`);
}
