import { spendLinks } from '../../../cases/links/links.ts';
import type { Unit } from '../../../platform/unit.ts';
import { applicationOf } from '../requests/requests.ts';
import type { SigningEvent } from './chain.ts';
import { changeSigner } from './envelopes.ts';
import { addEvent } from './record.ts';
import { hashShown } from './shown-document.ts';
import { signingLink } from './signing-links.ts';
import type { WaitingDocument } from './waiting-documents.ts';

/** What a signer said by signing, and from where. */
export type SaidBySigner = Pick<
  SigningEvent,
  'ip' | 'userAgent' | 'typedName' | 'statement' | 'isRepresentative' | 'own'
>;

/** Puts a signature under a document that is locked by the caller: its link is used, its record has the entry. */
export async function signDocument(
  unit: Unit,
  { envelope, signer }: Pick<WaitingDocument, 'envelope' | 'signer'>,
  said: SaidBySigner,
): Promise<void> {
  const { db, now } = unit;
  await spendLinks(unit, signingLink(applicationOf(envelope.row), signer));
  const { ip, userAgent, typedName, isRepresentative, statement, own } = said;
  const unused = own ? {} : { own_document: null, own_signature: null };
  await changeSigner(db, signer, { state: 'signed', signed_at: now, code_hash: null, ...unused });
  await addEvent(db, envelope, {
    kind: 'signed',
    at: now.toISOString(),
    ref: signer.ref,
    ip,
    userAgent,
    typedName,
    ...(isRepresentative && { isRepresentative }),
    documentHash: hashShown(envelope, signer),
    ...(statement && { statement }),
    ...(own && { own }),
  });
}
