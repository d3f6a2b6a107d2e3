import { SigningRefused } from '../port/port.ts';
import { hashDocument, signatureContext } from '../requests/requests.ts';
import { chainStart, findBreak } from './chain.ts';
import type { EmbeddedContext } from './context.ts';
import { type Envelope, lockEnvelope, openDocument, openTerms } from './envelopes.ts';
import { addEvent, readLinks } from './record.ts';
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
  const sealed = await context.seal({ partnerId: row.partner_id, document, appendix, reason: title, at });
  await db.transaction().execute(async (trx) => {
    const locked = await lockEnvelope({ db: trx, keys }, key);
    if (!locked?.row.document || locked.row.sealed_document) return;
    await trx
      .updateTable('signing_envelope')
      .set({
        sealed_document: locked.cipher.sealBytes(
          sealed,
          signatureContext('sealed-document', row.partner_id, row.id),
        ),
      })
      .where((same) => same.and({ partner_id: row.partner_id, id: row.id }))
      .execute();
    await addEvent(trx, locked, { kind: 'sealed', at: at.toISOString(), documentHash: hashDocument(sealed) });
  });
}
