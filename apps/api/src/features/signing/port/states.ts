import { lapsedStates } from '../../../cases/facts/has-signed.ts';
import type { RequestState } from '../../../platform/database/schema/signing-tables.ts';
import type { EnvelopeState } from './port.ts';

/**
 * From each state the states that may follow. States may be skipped, for a look sees only some of them; none leads
 * back, so that late news changes nothing. `failed` is left only when an operator starts the request again.
 */
export const transitions: Readonly<Record<RequestState, readonly RequestState[]>> = {
  queued: ['creating', 'cancelled', 'failed'],
  creating: ['created', 'cancelled', 'failed'],
  created: ['sent', 'viewed', 'partially_signed', 'sealing', 'completed', ...lapsedStates],
  sent: ['viewed', 'partially_signed', 'sealing', 'completed', ...lapsedStates],
  viewed: ['partially_signed', 'sealing', 'completed', ...lapsedStates],
  partially_signed: ['sealing', 'completed', ...lapsedStates],
  sealing: ['completed', 'cancelled', 'failed'],
  completed: [],
  declined: [],
  expired: [],
  cancelled: [],
  failed: ['queued'],
};

/** The states in which nothing more happens by itself. */
export const finalStates = ['completed', ...lapsedStates] as const satisfies readonly RequestState[];

/** Whether nothing more happens by itself. */
export function isFinal(state: RequestState): boolean {
  return finalStates.some((final) => final === state);
}

/** Where a request stands once it was seen in `to`: there, or where it was when no transition leads there. */
export function advance(from: RequestState, to: RequestState): RequestState {
  return transitions[from].includes(to) ? to : from;
}

const meanings: Readonly<Record<EnvelopeState, RequestState>> = {
  draft: 'created',
  sent: 'sent',
  viewed: 'viewed',
  partially_signed: 'partially_signed',
  sealing: 'sealing',
  // Completed is what is stored and checked here; until then the document is being sealed.
  completed: 'sealing',
  declined: 'declined',
  expired: 'expired',
  cancelled: 'cancelled',
  error: 'failed',
};

/** What a provider's state means for a request whose signed document is not stored yet. */
export function meaningOf(state: EnvelopeState): RequestState {
  return meanings[state];
}
