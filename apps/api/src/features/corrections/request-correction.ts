import { correctedThings, wayToCorrection } from '@ndp/domain/case/correction-ways.ts';
import {
  type CorrectedValues,
  type CorrectionItem,
  correctionDays,
} from '@ndp/domain/workflow/correction-round.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { draftEndOf, lastDaysOfCase } from '../../cases/program/last-days.ts';
import { moveStatus } from '../../cases/status/move-status.ts';
import { readRounds, removeDraftRound, writeRound } from '../../cases/words/correction-rounds.ts';
import { correctionAsked } from '../../mail/emails/correction-asked.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import { dayMs, polishDay } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { directoryIn } from '../../platform/partners/partners.ts';
import type { Unit } from '../../platform/unit.ts';
import { cancelRequests } from '../signing/requests/document-requests.ts';
import { sentProposal } from './proposals.ts';
import { DayTooLate, NotCorrectable, RequestChanged, RequestIncomplete } from './refusals.ts';

/** One thing an officer asks for. */
export type RequestedItem = Pick<CorrectionItem, 'place' | 'sentence' | 'words' | 'proposed'>;

/** What an officer asks, item by item, and until when. */
export interface Request {
  readonly items: readonly RequestedItem[];
  /** Polish day, `YYYY-MM-DD`. */
  readonly dueOn: string;
  readonly person: { readonly id: string; readonly name: string };
  /** When the list was kept that this one replaces, null: there was none; without it: whatever list is there. */
  readonly seen?: string | null;
  /** When its mail may leave; at once without one. */
  readonly mailAt?: Date;
}

/**
 * Keeps a request that is being prepared; an empty one is forgotten.
 *
 * @throws {RequestIncomplete} one waits already
 * @throws {RequestChanged} another list is there than was seen
 */
export async function keepRequest(unit: Unit, application: Application, request: Request): Promise<void> {
  const key = keyOf(application);
  const rounds = await readRounds(unit, key);
  if (rounds.some(({ state }) => state === 'sent')) throw new RequestIncomplete('waiting');
  const draft = rounds.find(({ state }) => state === 'draft');
  const { seen } = request;
  if (seen !== undefined && seen !== (draft?.madeAt.toISOString() ?? null)) throw new RequestChanged();
  if (request.items.length === 0) return removeDraftRound(unit.db, key);
  await writeRound(unit, key, {
    n: draft?.n ?? rounds.length + 1,
    state: 'draft',
    items: request.items.map(asItem),
    personId: request.person.id,
    madeAt: draft ? new Date(Math.max(unit.now.getTime(), draft.madeAt.getTime() + 1)) : unit.now,
    dueOn: request.dueOn,
    sentAt: null,
    answeredAt: null,
  });
}

/**
 * Sends everything that is asked at once: brings the case, whose row is held, to where it can be corrected, ends a signing
 * it leaves behind, and mails which places are to be corrected, not what stands there.
 *
 * @param now  what stands at the places that can be corrected
 * @throws {NotCorrectable} {RequestIncomplete} {RequestChanged} {ProposalUnfit}
 * @throws {DayTooLate} the corrected application could not be sent any more by that day
 */
export async function sendRequest(
  unit: Unit,
  application: Application,
  request: Request,
  now: CorrectedValues,
): Promise<Application> {
  const partner = await directoryIn(unit.db, unit.now).find(application.partner_id);
  if (!partner) throw new RangeError(`no partner ${application.partner_id}`);
  requireWhole(unit, { application, partner }, request);
  const things = correctedThings(application.status);
  const key = keyOf(application);
  await keepRequest(unit, application, request);
  const draft = (await readRounds(unit, key)).find(({ state }) => state === 'draft');
  if (!draft) throw new RequestIncomplete('nothing');
  const items: CorrectionItem[] = [];
  for (const item of draft.items) {
    const proposed = await sentProposal(unit, { application, partner }, item);
    items.push({ ...item, ...(proposed && { proposed }), before: now.get(item.place) ?? null });
  }
  await writeRound(unit, key, { ...draft, items, state: 'sent', sentAt: unit.now });
  const way = wayToCorrection(application.status);
  if (correctedThings(application.status) === 'answers')
    await cancelRequests(unit, key, 'correction_requested');
  let moved = application;
  for (const to of way)
    moved = await moveStatus(unit, moved, to, { actor: 'operator', name: request.person.name });
  const { email, language } = application;
  const places = items.map(({ place }) => place);
  const until = things === 'answers' ? polishDay(draftEndOf({ application: moved, partner }).at) : undefined;
  await promiseLink(unit, {
    ...key,
    mail: correctionAsked,
    payload: { email, language, dueOn: request.dueOn, places, ...(until && { until }) },
    ...(request.mailAt && { dueAt: request.mailAt }),
  });
  return moved;
}

/** A request that was sent is being prepared again. */
export async function unsendRequest(unit: Unit, application: Application, n: number): Promise<void> {
  const key = keyOf(application);
  const round = (await readRounds(unit, key)).find((each) => each.n === n);
  if (!round) throw new RangeError('a request that was sent is gone');
  const items = round.items.map((item) => ({ ...asItem(item), answer: item.answer, verdict: item.verdict }));
  await writeRound(unit, key, { ...round, items, state: 'draft', sentAt: null });
}

function requireWhole(
  { now }: Unit,
  { application, partner }: OpenedApplication,
  { items, dueOn }: Request,
): void {
  const things = correctedThings(application.status);
  if (!things) throw new NotCorrectable();
  if (items.length === 0) throw new RequestIncomplete('nothing');
  if (items.some(({ place }) => place.startsWith('document.') !== (things === 'documents')))
    throw new NotCorrectable();
  if (items.some(({ sentence, words }) => sentence === null && words.trim() === ''))
    throw new RequestIncomplete('words');
  const last = polishDay(new Date(now.getTime() + correctionDays.most * dayMs));
  if (dueOn <= polishDay(now) || dueOn > last) throw new RequestIncomplete('day');
  const { send } = lastDaysOfCase({ application, partner });
  if (things === 'answers' && dueOn > send) throw new DayTooLate(send);
}

/** An item as it is prepared. A value that is proposed stays as it was typed until it is sent. */
function asItem({ place, sentence, words, proposed }: RequestedItem): CorrectionItem {
  const value = proposed?.value.trim();
  return {
    ...{ place, sentence, words: words.trim() },
    ...(proposed && value && { proposed: { field: proposed.field, value } }),
    ...{ before: null, after: null, answer: '', verdict: null },
  };
}
