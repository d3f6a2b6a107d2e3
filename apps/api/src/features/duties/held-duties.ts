import type { HeldDuties } from '@ndp/contract/calls/handover.ts';
import { dutyState, hasDuties, isPaid } from '@ndp/domain/duties.ts';
import { handoverEnd } from '@ndp/domain/handover.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { findByLink } from '../../cases/links/links.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { type NewOwner, readNewOwner } from '../../cases/people/new-owner.ts';
import { programOf } from '../../cases/program/case-program.ts';
import { type RunningQuestion, readRunning } from '../../cases/store/running.ts';
import { readDuties } from '../../cases/words/case-duties.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Partner } from '../../platform/database/schema/tables.ts';

/** What the link of a new owner opens. */
export interface OpenedHandover extends OpenedApplication {
  readonly owner: NewOwner;
}

/** Undefined: the link opens nothing, nobody is named any more, or no duties go on. */
export async function findHandover(
  store: EncryptedStore,
  partner: Partner,
  token: string,
  now: Date,
): Promise<OpenedHandover | undefined> {
  const shown = { partnerId: partner.id, token, purpose: 'duties' } as const;
  const found = await findByLink(store, shown, now);
  if (!found || !hasDuties(found.application.status)) return undefined;
  const { application } = found;
  const owner = await readNewOwner(store, keyOf(application), now);
  return owner && owner.state !== 'declined' ? { partner, application, owner } : undefined;
}

/** The duties as the new owner reads them: nothing that another person wrote or answered. */
export async function readHeldDuties(
  store: EncryptedStore,
  { application, partner, owner }: OpenedHandover,
  now: Date,
): Promise<HeldDuties> {
  const key = keyOf(application);
  const [today, takenAt] = [polishDay(now), owner.state === 'taken' ? owner.answeredAt : null];
  const duties = await readDuties(store, key);
  const running = takenAt ? await readRunning(store.db, key) : [];
  return {
    reference: application.reference,
    language: application.language,
    organiser: programOf(application, partner).organiser.name,
    state: takenAt ? 'taken' : 'named',
    until: polishDay(handoverEnd(owner.namedAt)),
    taken_on: takenAt && polishDay(takenAt),
    duties: duties
      .map(({ kind, dueOn, doneAt, note }) => ({
        ...{ kind, day: dueOn, done_on: doneAt && polishDay(doneAt) },
        note: isSince(doneAt, takenAt) ? note : '',
      }))
      .filter(({ kind, day, done_on }) => dutyState({ kind, day, doneOn: done_on }, today) !== 'over'),
    running: running.filter((each) => isOfHolder(each, takenAt)).map(describeYear),
    can_answer: takenAt !== null && isPaid(application.status),
  };
}

/** A year of the question as both owners read it. */
export function describeYear({
  year,
  askedAt,
  answer,
  answeredAt,
}: RunningQuestion): HeldDuties['running'][number] {
  return { year, answer, asked_on: polishDay(askedAt), answered_on: answeredAt && polishDay(answeredAt) };
}

/** Whether something was said since the duties were taken over. */
function isSince(at: Date | null, takenAt: Date | null): boolean {
  return at !== null && takenAt !== null && at >= takenAt;
}

/** What was asked since, or answered. */
function isOfHolder({ askedAt, answeredAt }: RunningQuestion, takenAt: Date | null): boolean {
  return isSince(answeredAt ?? askedAt, takenAt);
}
