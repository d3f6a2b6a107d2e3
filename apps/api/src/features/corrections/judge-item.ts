import {
  type CorrectionVerdict,
  correctionDays,
  isDecided,
  reviewItem,
} from '@ndp/domain/workflow/correction-round.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { readRounds, writeRound } from '../../cases/words/correction-rounds.ts';
import { dayMs, polishDay } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { NotCorrectable } from './refusals.ts';
import { keepRequest, type Request, type RequestedItem } from './request-correction.ts';

interface Judged {
  readonly n: number;
  readonly place: string;
  readonly verdict: CorrectionVerdict;
  readonly person: Request['person'];
}

/**
 * Says of one item that the answer does, that it is asked again, or that nothing is asked any more. What is asked again
 * stands in the next round, to be worded and sent.
 *
 * @throws {NotCorrectable} there is no such item, or its round is not there yet
 */
export async function judgeCorrection(unit: Unit, application: Application, review: Judged): Promise<void> {
  const key = keyOf(application);
  const { n, place, verdict, person } = review;
  const round = (await readRounds(unit, key)).find((each) => each.n === n);
  const item = round?.items.find((each) => each.place === place && each.verdict === null);
  const wanted = verdict === 'cancelled' ? ['sent', 'answered'] : ['answered'];
  if (!round || !item || !wanted.includes(round.state)) throw new NotCorrectable();
  const items = reviewItem(round.items, place, verdict);
  await writeRound(unit, key, { ...round, items, state: isDecided(items) ? 'closed' : round.state });
  if (verdict === 'again') await addToDraft(unit, application, item, person);
}

/** Puts something on the list that is being prepared, unless it stands there; tells whether it was put. */
export async function addToDraft(
  unit: Unit,
  application: Application,
  added: RequestedItem,
  person: Request['person'],
): Promise<boolean> {
  const draft = (await readRounds(unit, keyOf(application))).find(({ state }) => state === 'draft');
  const items = draft?.items ?? [];
  if (items.some(({ place }) => place === added.place)) return false;
  const usual = polishDay(new Date(unit.now.getTime() + correctionDays.usual * dayMs));
  const dueOn = draft?.dueOn ?? usual;
  await keepRequest(unit, application, { items: [...items, added], dueOn, person });
  return true;
}

/** Takes something off the list that is being prepared; nobody has touched the list since it was put there. */
export async function dropFromDraft(
  unit: Unit,
  application: Application,
  place: string,
  person: Request['person'],
): Promise<void> {
  const draft = (await readRounds(unit, keyOf(application))).find(({ state }) => state === 'draft');
  const items = (draft?.items ?? []).filter((item) => item.place !== place);
  if (draft) await keepRequest(unit, application, { items, dueOn: draft.dueOn, person });
}
