import { keyOf } from '../../../cases/case-key.ts';
import { promiseLink } from '../../../mail/promise-link.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import type { Unit } from '../../../platform/unit.ts';
import { providerIdOf } from '../embedded/envelopes.ts';
import { acceptHeld, readHeld, refuseHeld } from '../embedded/held-names.ts';
import { noteHint } from '../hints.ts';
import type { SigningContext } from './begin-signing.ts';
import { nameChecked } from './mails/name-checked.ts';
import { signingPost } from './signing-post.ts';

/** What a person decided about a name that was signed with, and what the applicant is told about it. */
export interface NameJudgement {
  readonly outcome: 'accepted' | 'refused';
  readonly reason: string;
}

/**
 * Ends the wait of a signature under another name than the application's, whose row is held: it stands, or the
 * signer is invited anew. The applicant is told either way.
 *
 * @returns whether the signer can still sign; undefined when no signature waits for this
 */
export async function judgeName(
  unit: Unit,
  context: SigningContext,
  application: Application,
  { outcome, reason }: NameJudgement,
): Promise<{ readonly canSignAgain: boolean } | undefined> {
  const key = keyOf(application);
  const held = await readHeld(unit, key);
  const [first] = held;
  if (!first) return undefined;
  const judge = outcome === 'accepted' ? acceptHeld : refuseHeld;
  await judge(unit, signingPost, held, reason);
  for (const { envelope, signer } of held) {
    const providerId = providerIdOf({ partnerId: key.partnerId, envelopeId: envelope.row.id });
    const dedupeKey = `name-${outcome} ${signer.ref} ${unit.now.toISOString()}`;
    await noteHint(unit.db, context.signing.port.name, { providerId, dedupeKey }, unit.now);
  }
  const { email, language } = application;
  await promiseLink(unit, { ...key, mail: nameChecked, payload: { email, language, outcome, reason } });
  return { canSignAgain: first.envelope.row.expires_at > unit.now };
}
