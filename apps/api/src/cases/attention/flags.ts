import { isOfferable } from '@ndp/domain/case/offer.ts';
import { hasDuties, isToBeAsked } from '@ndp/domain/duties.ts';
import { callbackEnd, paymentEnd } from '@ndp/domain/periods.ts';
import { isEnded, isOpen } from '@ndp/domain/workflow/statuses.ts';
import { dayMs, polishDay } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { findTraitsOfEach } from '../store/found-by.ts';
import { markReviewed } from './flag-reviews.ts';
import type { Flag } from './flag-words.ts';
import { type RaisedFacts, readRaisedFacts } from './raised-facts.ts';

/** An application and since when it has its status. */
export type FlaggedCase = Pick<Application, 'id' | 'kind' | 'status' | 'created_at' | 'measured_at'> & {
  readonly since: Date;
};

/** The flags of applications of one partner, by their ids, and what they share with others. */
export async function findFlags(
  trx: Trx,
  partnerId: string,
  cases: readonly FlaggedCase[],
  now: Date,
): Promise<ReadonlyMap<string, readonly Flag[]>> {
  const own = await findOwnFlags(trx, partnerId, cases, now);
  const running = cases.filter(({ status }) => !isEnded(status)).map(({ id }) => id);
  const shared = await findTraitsOfEach(trx, partnerId, running);
  const flags = new Map(
    [...own].map(([id, found]): readonly [string, readonly Flag[]] => {
      const traits = shared.get(id) ?? [];
      return [id, traits.length > 0 ? [...found, { kind: 'under_way', traits }] : found];
    }),
  );
  return markReviewed(trx, partnerId, flags);
}

/** The flags of applications that say nothing of others. */
export async function findOwnFlags(
  trx: Trx,
  partnerId: string,
  before: readonly FlaggedCase[],
  now: Date,
): Promise<ReadonlyMap<string, readonly Flag[]>> {
  const ids = before.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const facts = await readRaisedFacts(trx, partnerId, ids);
  return new Map(before.map((one) => [one.id, flagsOf(one, facts.get(one.id), now)]));
}

function flagsOf(application: FlaggedCase, facts: RaisedFacts | undefined, now: Date): readonly Flag[] {
  if (!facts) return [];
  const { status } = application;
  const raised: readonly (readonly [Flag['kind'], boolean])[] = [
    ['waits_for_money', facts.waitsForMoney],
    ['message_waits', facts.hasUnseenMessage],
    ['mail_failed', facts.hasFailedMail],
    ['signing_failed', facts.requests.some(({ state }) => state === 'failed')],
    ['co_owner_objected', facts.hasObjection],
    ['objection_withdrawn', facts.hasWithdrawnObjection && !facts.hasObjection && status === 'under_review'],
    ['invoice_before', facts.hasEarlyInvoice && !isEnded(status)],
    ['account_held', facts.isAccountHeld],
  ];
  return [
    ...callback(application),
    ...(facts.hasHeldName && status === 'contract_sent' ? [{ kind: 'name_held' } as const] : []),
    ...signing(application, facts.requests, now),
    ...offer(application, facts.offerBy),
    ...lateDuty(application, facts, now),
    ...stopped(application, facts),
    ...raised.flatMap(([kind, isRaised]) => (isRaised ? [{ kind }] : [])),
    ...due(application, facts.requestedAt, now),
  ];
}

/** Somebody waits for a call until it led to energy data or the case has ended. */
function callback({ kind, status, created_at, measured_at }: FlaggedCase): readonly Flag[] {
  if (kind !== 'callback' || !isOpen(status)) return [];
  if (measured_at) return [{ kind: 'measured_nothing' }];
  return [{ kind: 'callback', day: polishDay(callbackEnd(created_at)) }];
}

/** An offer is of use until the agreement is signed. */
function offer({ status }: FlaggedCase, day: string | null): readonly Flag[] {
  return day !== null && isOfferable(status) ? [{ kind: 'offer_waits', day }] : [];
}

/** A report to the register that is long late, and whether its applicant was asked. */
function lateDuty(
  { status }: FlaggedCase,
  { registrationBy: day, isAskedAboutDuty }: RaisedFacts,
  now: Date,
): readonly Flag[] {
  if (day === null || !hasDuties(status)) return [];
  const isLate = isToBeAsked({ kind: 'registration', day, doneOn: null }, polishDay(now));
  return isLate ? [{ kind: isAskedAboutDuty ? 'duty_asked' : 'duty_late', day }] : [];
}

function stopped({ status }: FlaggedCase, { stoppedAt }: RaisedFacts): readonly Flag[] {
  if (stoppedAt === null || !hasDuties(status)) return [];
  return [{ kind: 'source_stopped', day: polishDay(stoppedAt) }];
}

function signing({ status, since }: FlaggedCase, requests: Requests, now: Date): readonly Flag[] {
  if (status !== 'contract_sent') return [];
  if (requests.length > 0 && requests.every(isSigned)) return [{ kind: 'sealing' }];
  return [{ kind: 'unsigned', days: Math.max(0, Math.floor((now.getTime() - since.getTime()) / dayMs)) }];
}

function due({ status }: FlaggedCase, requestedAt: Date | null, now: Date): readonly Flag[] {
  if (!requestedAt || !['payment_requested', 'settlement_review'].includes(status)) return [];
  const day = polishDay(paymentEnd(requestedAt));
  return [{ kind: polishDay(now) > day ? 'payment_overdue' : 'payment_due', day }];
}

type Requests = RaisedFacts['requests'];

/** Whether everybody has signed a document, sealed or not. */
function isSigned({ state, signer_states }: Requests[number]): boolean {
  if (state === 'sealing' || state === 'completed') return true;
  return signer_states.length > 0 && signer_states.every((signer) => signer.state === 'signed');
}
