import { isEnded } from '@ndp/domain/workflow/statuses.ts';
import type { Message } from '../../message.ts';
import { timelineNames } from '../status-names.ts';
import type { StatusEvent } from '../timeline.ts';
import { callbackMessages, callbackStates, callbackSteps as steps } from './messages.ts';

/** A request to be called back, as its page reads it, under the wire's names. */
export interface CallbackRequest {
  readonly status: string;
  readonly history: readonly StatusEvent[];
  readonly measured_at: string | null;
}

type CallbackState = keyof typeof callbackStates;

/** How far a request has come. */
export function callbackState({ status, measured_at }: Omit<CallbackRequest, 'history'>): CallbackState {
  if (status === 'withdrawn' || status === 'rejected' || status === 'expired') return status;
  if (measured_at !== null) return 'nothing';
  return status === 'submitted' ? 'unconfirmed' : 'waiting';
}

/** A line of the way of a request; what is still to come has no moment. */
export interface CallbackStep {
  readonly name: Message;
  readonly at?: string | undefined;
  readonly reason?: string | null | undefined;
  readonly state: 'done' | 'current' | 'todo';
}

/** What has happened to a request, and what lies ahead until an application is made of it. */
export function callbackTimeline(request: CallbackRequest): readonly CallbackStep[] {
  const { history, measured_at, status } = request;
  const momentOf = (name: string) => history.find((event) => event.status === name)?.at;
  const past = [
    { name: timelineNames.called_back, at: momentOf('submitted') },
    { name: steps.confirmed, at: momentOf('verified') },
    { name: timelineNames.measured, at: measured_at ?? undefined },
  ].filter(({ at }) => at !== undefined);
  const last = history.at(-1);
  if (isEnded(status) && last) {
    const name = callbackStates[callbackState(request)];
    return [...past.map(done), { name, at: last.at, reason: last.reason, state: 'current' }];
  }
  if (measured_at !== null) return [...past.slice(0, -1).map(done), ...past.slice(-1).map(current)];
  const ahead = [steps.called, timelineNames.measured, steps.application].map((name) => ({
    name,
    state: 'todo' as const,
  }));
  const unconfirmed = { name: callbackMessages.confirm_title, state: 'current' as const };
  return status === 'submitted'
    ? [...past.map(done), unconfirmed, ...ahead]
    : [...past.map(done), { name: steps.called, state: 'current' }, ...ahead.slice(1)];
}

type Past = Omit<CallbackStep, 'state'>;
const done = (step: Past): CallbackStep => ({ ...step, state: 'done' });
const current = (step: Past): CallbackStep => ({ ...step, state: 'current' });
