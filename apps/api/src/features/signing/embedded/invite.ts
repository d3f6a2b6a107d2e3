import { linkEnd } from '@ndp/domain/periods.ts';
import type { ApplicationKey } from '../../../cases/case-key.ts';
import { findBearers, replaceLink, revokeLinks } from '../../../cases/links.ts';
import type { Vault } from '../../../cases/vault.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { SignerRow } from '../../../platform/database/schema/envelope-tables.ts';
import { applicationOf } from '../requests.ts';
import type { SigningEvent } from './chain.ts';
import { changeSigner, type Envelope, openTerms } from './envelopes.ts';
import type { Addressee, EmbeddedParts } from './parts.ts';
import { addEvent, readLinks } from './record.ts';
import { signingLink } from './signing-links.ts';
import { isSamePerson, readWaiting, type WaitingPaper } from './waiting-papers.ts';

/**
 * Invites a signer to a paper that was sent; the application's row is held. One link opens every paper of the
 * application that waits for the same person: when the mail for another of them speaks for this one too, none goes
 * out. Otherwise the signer is given a new link, and the one before dies at once with its code.
 */
export async function inviteSigner(
  trx: Trx,
  parts: EmbeddedParts,
  envelope: Envelope,
  signer: SignerRow,
  kind: 'invited' | 'reminded',
): Promise<void> {
  const now = parts.clock();
  const { row } = envelope;
  const vault = { db: trx, keys: parts.keys };
  const key = { ...applicationOf(row), safe: envelope.safe };
  const others = (await readWaiting(vault, key, now)).filter(
    (each) => each.envelope.row.id !== row.id && isSamePerson(each.signer, signer),
  );
  const isCarried = await isCarriedBy(vault, key, { others, signer, now });
  await addEvent(trx, envelope, { kind, at: now.toISOString(), ref: signer.ref });
  if (isCarried) return;
  for (const other of others) {
    await revokeLinks(trx, signingLink(key, other.signer), now);
    await changeSigner(trx, other.signer, { code_hash: null });
  }
  const end = linkEnd({ purpose: 'signing', madeAt: now, submittedAt: null }, now);
  const expiresAt = end < row.expires_at ? end : row.expires_at;
  const token = await replaceLink(trx, parts.keys, { ...signingLink(key, signer), expiresAt }, now);
  await changeSigner(trx, signer, { code_hash: null });
  const invitation = { token, expiresAt, isReminder: kind === 'reminded' };
  await parts.post.invite(trx, addresseeOf(envelope, signer), invitation);
}

/** To whom mails for a signer go. */
export function addresseeOf(envelope: Envelope, { email }: SignerRow): Addressee {
  const { partner_id: partnerId, application_id: applicationId, request_id: requestId } = envelope.row;
  const { language, title } = openTerms(envelope);
  return { partnerId, applicationId, requestId, email, language, title };
}

/** A mail speaks for a paper when its link lives and this paper's record has not counted it yet. */
async function isCarriedBy(
  vault: Vault,
  key: ApplicationKey,
  { others, signer, now }: { others: readonly WaitingPaper[]; signer: SignerRow; now: Date },
): Promise<boolean> {
  const live = await findBearers(vault.db, { ...key, purpose: 'signing' }, now);
  const holder = others.find((each) => live.includes(signingLink(key, each.signer).bearer));
  if (!holder) return false;
  return (await countInvitations(vault, holder.signer)) > (await countInvitations(vault, signer));
}

async function countInvitations(vault: Vault, { partner_id, envelope_id, ref }: SignerRow): Promise<number> {
  const links = await readLinks(vault, { partnerId: partner_id, envelopeId: envelope_id });
  const events = links.map(({ body }) => JSON.parse(body) as SigningEvent);
  return events.filter((event) => event.ref === ref && ['invited', 'reminded'].includes(event.kind)).length;
}
