import {
  answerItems,
  type CorrectedValues,
  isChanged,
  openItems,
  waitsForCorrection,
} from '@ndp/domain/workflow/correction-round.ts';
import { placeOf } from '@ndp/flows/application/corrections/places.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { moveStatus } from '../../cases/status/move-status.ts';
import { type CorrectionRound, findSentRound, writeRound } from '../../cases/words/correction-rounds.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { CorrectionUnanswered, NothingAsked, SendItAgain } from './refusals.ts';
import { toldAnswers } from './told-answers.ts';

/**
 * Keeps, with the application that is sent again, what stands now at each place that was to be corrected. Without a
 * request nothing happens.
 *
 * @returns whether there was one, for an officer to look at now
 *
 * @param readValues  what stands there
 * @throws {CorrectionUnanswered} something was neither changed nor said a word about
 */
export async function answerRound(
  unit: Unit,
  application: Application,
  readValues: () => Promise<CorrectedValues>,
): Promise<boolean> {
  const key = keyOf(application);
  const round = await findSentRound(unit, key);
  if (!round) return false;
  const now = await readValues();
  const open = openItems(round.items, now);
  if (open.length > 0) throw new CorrectionUnanswered(open.map(({ place }) => placeOf(place).label));
  const items = answerItems(round.items, now);
  await writeRound(unit, key, { ...round, items, state: 'answered', answeredAt: unit.now });
  return true;
}

/**
 * Answers by words alone: back to whoever asked, without consents given anew, since nothing they were given to has
 * changed.
 *
 * @throws {NothingAsked} {SendItAgain} {CorrectionUnanswered}
 */
export async function answerByWords(unit: Unit, opened: OpenedApplication): Promise<Application> {
  const { application } = opened;
  const round = await requireSent(unit, application);
  const now = await toldAnswers(unit, opened);
  if (application.status !== 'correction_requested' || round.items.some((item) => isChanged(item, now)))
    throw new SendItAgain();
  await answerRound(unit, application, async () => now);
  return moveStatus(unit, application, 'under_review', { actor: 'applicant' });
}

/** Keeps what the applicant says to one item. @throws {NothingAsked} */
export async function keepWords(
  unit: Unit,
  application: Application,
  { place, words }: { readonly place: string; readonly words: string },
): Promise<Application> {
  const round = await requireSent(unit, application);
  const items = round.items.map((item) =>
    item.place === place && item.verdict === null ? { ...item, answer: words.trim() } : item,
  );
  await writeRound(unit, keyOf(application), { ...round, items });
  return application;
}

/** The request that waits for its applicant. @throws {NothingAsked} */
export async function requireSent(unit: Unit, application: Application): Promise<CorrectionRound> {
  const round = waitsForCorrection(application.status) && (await findSentRound(unit, keyOf(application)));
  if (!round) throw new NothingAsked();
  return round;
}
