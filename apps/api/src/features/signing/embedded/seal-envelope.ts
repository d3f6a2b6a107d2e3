import { SigningRefused } from '../port/port.ts';
import { hashDocument, signatureContext } from '../requests/requests.ts';
import { chainStart, findBreak } from './chain.ts';
import type { EmbeddedContext } from './context.ts';
import { changeSigner, type Envelope, lockEnvelope, openDocument, openTerms } from './envelopes.ts';
import { addEvent, readLinks } from './record.ts';
import { lastOwn, openShown } from './shown-document.ts';
import { gatherRecord } from './signature-record.ts';

/**
 * Puts the evidence page behind the document, seals both and stores the result. Done twice at once, the first counts.
 *
 * @throws {SigningRefused} the document or its record is not what the signers saw
 */
export async function sealEnvelope(context: EmbeddedContext, envelope: Envelope): Promise<void> {
  const { db, keys, clock } = context;
  const { row, signers } = envelope;
  const key = { partnerId: row.partner_id, envelopeId: row.id };
  const { title, language } = openTerms(envelope);
  const document = openDocument(envelope);
  const links = await readLinks(context, key);
  const broken = findBreak(chainStart(row.partner_id, row.id, row.document_hash), links);
  if (broken !== undefined) throw new SigningRefused(`the signing record breaks at entry ${broken}`);
  if (hashDocument(document) !== row.document_hash) throw new SigningRefused('the paper was changed');
  const about = {
    ...key,
    title,
    language,
    documentHash: row.document_hash,
    documentBytes: document.length,
  };
  const appendix = await context.drawRecord(gatherRecord(about, signers, links), row.application_id);
  const at = clock();
  const order = { partnerId: row.partner_id, reason: title, at };
  const own = lastOwn(envelope) && openShown(envelope);
  // Pages behind a signature made elsewhere would break it: the record is then a file of its own.
  const record = own && (await context.seal({ ...order, document: appendix }));
  const sealed = own
    ? await context.seal({ ...order, document: own, isSigned: true })
    : await context.seal({ ...order, document, appendix });
  await db.transaction().execute(async (trx) => {
    const locked = await lockEnvelope({ db: trx, keys }, key);
    if (!locked?.row.document || locked.row.sealed_document) return;
    const sealAs = (column: string, bytes: Uint8Array) =>
      locked.cipher.sealBytes(bytes, signatureContext(column, row.partner_id, row.id));
    const sealed_record = record ? sealAs('sealed-record', record) : null;
    await trx
      .updateTable('signing_envelope')
      .set({ sealed_document: sealAs('sealed-document', sealed), sealed_record })
      .where((same) => same.and({ partner_id: row.partner_id, id: row.id }))
      .execute();
    // It is the beginning of what is sealed now.
    for (const signer of locked.signers) await changeSigner(trx, signer, { own_document: null });
    await addEvent(trx, locked, { kind: 'sealed', at: at.toISOString(), documentHash: hashDocument(sealed) });
  });
}
