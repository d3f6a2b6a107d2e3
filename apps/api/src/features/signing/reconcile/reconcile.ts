import { nextDelayMs } from '../../../mail/outbox/retry.ts';
import { dayMs } from '../../../platform/clock.ts';
import type { RequestState, SignatureRequest } from '../../../platform/database/schema/signing-tables.ts';
import type { Artefacts, Observation } from '../port/port.ts';
import { advance, isFinal, meaningOf } from '../port/states.ts';

const minuteMs = 60_000;

/** Pauses between looks at a document that does not change, ms; the last one repeats for a day. */
const checkDelaysMs = [1, 5, 15, 60].map((minutes) => minutes * minuteMs);
/** From the second day on a look every four hours, after a week one a day: calls bring news sooner. */
const fourHoursMs = 4 * 60 * minuteMs;
const dailyAfterMs = 7 * dayMs;
/** Sealing takes seconds; when it lasts longer, an operator is notified, ms. */
const sealingAlarmMs = 30 * minuteMs;

/** The next action for a request. */
export type RequestAction = 'create' | 'send' | 'look' | 'cancel' | 'drop' | 'none';

export type RequestFacts = Pick<
  SignatureRequest,
  | 'state'
  | 'provider_id'
  | 'cancel_reason'
  | 'created_at'
  | 'changed_at'
  | 'attempts'
  | 'looks'
  | 'failing_since'
>;

/** The answer of a provider to an action. */
export type ProviderAnswer =
  | { readonly kind: 'created'; readonly providerId: string }
  | { readonly kind: 'sent' }
  | { readonly kind: 'dropped' }
  | {
      readonly kind: 'observed';
      readonly observation: Observation;
      readonly doubt?: string;
      /** Until when one may sign: looked at then, at the latest. */
      readonly until?: Date;
    }
  | { readonly kind: 'collected'; readonly observation: Observation; readonly artefacts: Artefacts }
  | {
      readonly kind: 'delayed';
      readonly reason: string;
      readonly retryAfterMs?: number | undefined;
      /** The provider takes nothing of anybody's: nothing is given up, and a person hears of it at once. */
      readonly isClosed?: boolean;
    }
  | { readonly kind: 'refused'; readonly reason: string };

/** The values a request takes after an answer. */
export interface Decision {
  readonly state: RequestState;
  readonly dueAt: Date;
  readonly attempts: number;
  readonly looks: number;
  readonly failingSince: Date | null;
  readonly error: string | null;
  /** A sentence for the operator. */
  readonly alarm?: string;
}

/** The next action for a request, from its row alone. */
export function nextAction({ state, provider_id, cancel_reason }: RequestFacts): RequestAction {
  if (isFinal(state)) return 'none';
  if (cancel_reason !== null && provider_id !== null) return 'cancel';
  if (cancel_reason !== null && state === 'queued') return 'drop';
  if (provider_id === null) return 'create';
  return state === 'created' ? 'send' : 'look';
}

/**
 * What a request becomes after an answer. Nothing is read or written here: the same row and the same answer always
 * give the same decision.
 *
 * @param random  0 ≤ random < 1, spreads the attempts
 */
export function decide(request: RequestFacts, answer: ProviderAnswer, now: Date, random: number): Decision {
  switch (answer.kind) {
    case 'created':
      return moveOn(request, 'created', { now, inMs: 0 });
    case 'sent':
      return moveOn(request, 'sent', { now, inMs: checkDelaysMs[0] ?? minuteMs });
    case 'dropped':
      return moveOn(request, 'cancelled', { now, inMs: 0 });
    case 'observed':
      return decideSeen(request, answer, now);
    case 'collected':
      return moveOn(request, 'completed', { now, inMs: 0 });
    case 'delayed':
      return postpone(request, answer, now, random);
    case 'refused':
      return { ...moveOn(request, 'failed', { now, inMs: 0 }), error: answer.reason, alarm: answer.reason };
  }
}

/** Until the next look, ms. `looks`: looks without a change before this one. */
export function checkDelayMs(looks: number, ageMs: number): number {
  if (ageMs >= dailyAfterMs) return dayMs;
  if (ageMs >= dayMs) return fourHoursMs;
  return checkDelaysMs[Math.min(looks, checkDelaysMs.length - 1)] ?? minuteMs;
}

function decideSeen(
  request: RequestFacts,
  answer: ProviderAnswer & { kind: 'observed' },
  now: Date,
): Decision {
  const { observation, doubt, until } = answer;
  const state = advance(request.state, meaningOf(observation.state));
  const looks = state === request.state ? request.looks + 1 : 0;
  const ageMs = now.getTime() - request.created_at.getTime();
  const leftMs = until && until > now ? until.getTime() - now.getTime() : Number.POSITIVE_INFINITY;
  const inMs = Math.min(checkDelayMs(looks, ageMs), leftMs);
  const decision = moveOn(request, state, { now, inMs, looks });
  if (state === 'failed') return withAlarm(decision, 'the provider reports an error for this paper');
  const stuckMs = state === request.state ? now.getTime() - request.changed_at.getTime() : 0;
  if (state !== 'sealing' || stuckMs < sealingAlarmMs) return { ...decision, error: doubt ?? null };
  return withAlarm(decision, doubt ?? 'all have signed, but the paper is not sealed');
}

/** Creating and inviting are given up after 48 hours; looking never is, for people may be signing meanwhile. */
function postpone(
  request: RequestFacts,
  { reason, retryAfterMs = 0, isClosed = false }: ProviderAnswer & { kind: 'delayed' },
  now: Date,
  random: number,
): Decision {
  const failingSince = request.failing_since ?? now;
  const delayMs = nextDelayMs(request.attempts, now.getTime() - failingSince.getTime(), random);
  const isLooking = ['look', 'cancel'].includes(nextAction(request));
  if (delayMs === null && !isLooking && !isClosed) {
    return { ...moveOn(request, 'failed', { now, inMs: 0 }), error: reason, alarm: `${reason}; given up` };
  }
  const pauseMs = Math.max(delayMs ?? 60 * minuteMs, Math.min(retryAfterMs, dayMs));
  return {
    state: request.state,
    dueAt: new Date(now.getTime() + pauseMs),
    attempts: request.attempts,
    looks: request.looks,
    failingSince,
    error: reason,
    ...(delayMs === null ? { alarm: `${reason}; for two days now` } : {}),
    ...(isClosed && request.failing_since === null ? { alarm: reason } : {}),
  };
}

interface NextCheck {
  readonly now: Date;
  readonly inMs: number;
  /** How often was looked in vain. */
  readonly looks?: number;
}

function moveOn(request: RequestFacts, to: RequestState, { now, inMs, looks = 0 }: NextCheck): Decision {
  const state = advance(request.state, to);
  const dueAt = new Date(now.getTime() + inMs);
  return { state, dueAt, attempts: 0, looks, failingSince: null, error: null };
}

function withAlarm(decision: Decision, alarm: string): Decision {
  return { ...decision, error: alarm, alarm };
}
