import { keyOf } from '../../../cases/keys/case-key.ts';
import { nameChecked } from '../../../mail/emails/name-checked.ts';
import { promiseLink } from '../../../mail/outbox/promise.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import type { Unit } from '../../../platform/unit.ts';
import { providerIdOf } from '../embedded/envelopes.ts';
import { acceptHeld, readHeld, refuseHeld } from '../embedded/held-names.ts';
import { isTooLateToSign } from '../port/last-day.ts';
import { firstRef, type Hint } from '../port/port.ts';
import { TooLateToSign } from '../refusals.ts';
import { signingPost } from './signing-post.ts';

/** What a person decided about a name that was signed with, and what the applicant is notified. */
export interface NameVerdict {
  readonly outcome: 'accepted' | 'refused';
  readonly reason: string;
}

interface NameReview {
  /** Whether the signer can still sign. */
  readonly canSignAgain: boolean;
  /** To be noted once the decision stands, so that the worker looks at once. */
  readonly hints: readonly Hint[];
}

/**
 * Ends the wait of a signature that a person looks at, of an application whose row is locked: it stands, or the
 * signer is invited anew. The applicant is notified either way.
 *
 * @throws {TooLateToSign} the works could not be done within the programme any more
 * @throws {RangeError} no signature waits for this: the table of actions was not asked
 */
export async function reviewName(
  unit: Unit,
  application: Application,
  { outcome, reason }: NameVerdict,
): Promise<NameReview> {
  const key = keyOf(application);
  const waiting = await readHeld(unit, key);
  const [first] = waiting;
  if (!first) throw new RangeError('no name waits to be judged');
  if (outcome === 'accepted' && (await isTooLateToSign(unit, application))) throw new TooLateToSign();
  const applyVerdict = outcome === 'accepted' ? acceptHeld : refuseHeld;
  await applyVerdict(unit, signingPost, waiting, reason);
  const { email, language } = application;
  const isApplicants = first.signer.ref === firstRef;
  const about = isApplicants ? (first.signer.own ? 'signature' : 'name') : 'second';
  const payload = { email, language, outcome, reason, about } as const;
  await promiseLink(unit, { ...key, mail: nameChecked, payload });
  const hints = waiting.map(({ envelope, signer }) => ({
    providerId: providerIdOf({ partnerId: key.partnerId, envelopeId: envelope.row.id }),
    dedupeKey: `name-${outcome} ${signer.ref} ${unit.now.toISOString()}`,
  }));
  return { canSignAgain: first.envelope.row.expires_at > unit.now, hints };
}
