import { keyOf } from '../../../cases/case-key.ts';
import { promiseLink } from '../../../mail/promise-link.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import type { Unit } from '../../../platform/unit.ts';
import { providerIdOf } from '../embedded/envelopes.ts';
import { acceptHeld, readHeld, refuseHeld } from '../embedded/held-names.ts';
import { isTooLateToSign } from '../last-day.ts';
import type { Hint } from '../port.ts';
import { TooLateToSign } from '../refusals.ts';
import { nameChecked } from './mails/name-checked.ts';
import { signingPost } from './signing-post.ts';

/** What a person decided about a name that was signed with, and what the applicant is told about it. */
export interface NameJudgement {
  readonly outcome: 'accepted' | 'refused';
  readonly reason: string;
}

interface Judged {
  /** Whether the signer can still sign. */
  readonly canSignAgain: boolean;
  /** To be noted once the decision stands, so that the worker looks at once. */
  readonly hints: readonly Hint[];
}

/**
 * Ends the wait of a signature under another name than the application's, whose row is held: it stands, or the
 * signer is invited anew. The applicant is told either way.
 *
 * @throws {TooLateToSign} the works could not be done within the programme any more
 * @returns undefined when no signature waits for this
 */
export async function judgeName(
  unit: Unit,
  application: Application,
  { outcome, reason }: NameJudgement,
): Promise<Judged | undefined> {
  const key = keyOf(application);
  const held = await readHeld(unit, key);
  const [first] = held;
  if (!first) return undefined;
  if (outcome === 'accepted' && (await isTooLateToSign(unit, application))) throw new TooLateToSign();
  const judge = outcome === 'accepted' ? acceptHeld : refuseHeld;
  await judge(unit, signingPost, held, reason);
  const { email, language } = application;
  await promiseLink(unit, { ...key, mail: nameChecked, payload: { email, language, outcome, reason } });
  const hints = held.map(({ envelope, signer }) => ({
    providerId: providerIdOf({ partnerId: key.partnerId, envelopeId: envelope.row.id }),
    dedupeKey: `name-${outcome} ${signer.ref} ${unit.now.toISOString()}`,
  }));
  return { canSignAgain: first.envelope.row.expires_at > unit.now, hints };
}
