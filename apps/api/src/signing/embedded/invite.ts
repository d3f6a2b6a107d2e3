import { newToken } from '../../secrets.ts';
import { addEvent, changeSigner, type Envelope, openTerms } from './envelopes.ts';
import type { Addressee, EmbeddedParts } from './parts.ts';
import { hashLink } from './secrets.ts';
import type { EmbeddedTrx, SignerRow } from './tables.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How long a signing link works at most, days. */
export const signingLinkDays = 30;

/** Gives a signer a new signing link and promises to mail it; the one before dies at once, with its code. */
export async function inviteSigner(
  trx: EmbeddedTrx,
  parts: EmbeddedParts,
  envelope: Envelope,
  signer: SignerRow,
  kind: 'invited' | 'reminded',
): Promise<void> {
  const now = parts.clock();
  const { row } = envelope;
  const token = newToken();
  const [hash = null] = hashLink(parts.keys, row.partner_id, token);
  const latest = now.getTime() + signingLinkDays * dayMs;
  const expiresAt = new Date(Math.min(latest, row.expires_at.getTime()));
  await changeSigner(trx, signer, { link_hash: hash, link_expires_at: expiresAt, code_hash: null });
  await addEvent(trx, envelope, { kind, at: now.toISOString(), ref: signer.ref });
  const invitation = { token, expiresAt, isReminder: kind === 'reminded' };
  await parts.post.invite(trx, addresseeOf(parts, envelope, signer), invitation);
}

/** To whom mails for a signer go. */
export function addresseeOf(parts: EmbeddedParts, envelope: Envelope, { email }: SignerRow): Addressee {
  const { partner_id: partnerId, application_id: applicationId, request_id: requestId } = envelope.row;
  const { language, title } = openTerms(envelope, parts.keys);
  return { partnerId, applicationId, requestId, email, language, title };
}
