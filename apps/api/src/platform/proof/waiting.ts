import type { Wait } from '@ndp/contract/proof-wait.ts';
import type { AppContext, CoreContext } from '../context.ts';
import { isSameHash } from '../crypto/secrets.ts';
import type { Caller } from '../http/portal-call.ts';
import { TooMany } from '../limits/refusals.ts';
import type { ProofScope } from './challenge.ts';

/** How long somebody waits whose browser computes nothing, s. */
export const waitSeconds = 20;
/** For how long a ticket counts after that, s. */
const ticketSeconds = 600;

/**
 * Lets in whoever has waited, in a lane of its own that is far narrower than that of the proofs: an address, a network
 * and a partner let through fewer there than their limits do, so that waiting in many places at once gains nobody more
 * than computing would. A ticket says since when somebody waits, and stores nothing.
 *
 * @returns with which ticket to wait, and for how long; undefined where that is over
 */
export async function takeWaited(
  context: AppContext,
  caller: Caller,
  { call, partner }: ProofScope,
): Promise<Wait | undefined> {
  const who = `${call} ${partner} ${caller.visitor}`;
  const { waited: ticket = '' } = caller;
  const left = secondsLeft(context, ticket, who);
  if (left === undefined) return { ticket: newTicket(context, who), seconds: waitSeconds };
  if (left > 0) return { ticket, seconds: left };
  try {
    const lane = { waited: who, networkWaited: `${call} ${partner} ${caller.network}` };
    await context.counters.count({ ...lane, partnerWaited: `${call} ${partner}` });
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof TooMany)) throw refusal;
    return { ticket, seconds: refusal.retryAfterSeconds };
  }
}

function newTicket(context: CoreContext, who: string): string {
  const due = String(secondOf(context) + waitSeconds);
  return `${due}.${sealOf(context, due, who).toString('base64url')}`;
}

/** How long a ticket has to be waited with, s; undefined when it is forged, another's, or too old. */
function secondsLeft(context: CoreContext, ticket: string, who: string): number | undefined {
  const [due = '', seal = ''] = ticket.split('.');
  if (!isSameHash(Buffer.from(seal, 'base64url'), sealOf(context, due, who))) return undefined;
  const left = Number(due) - secondOf(context);
  return left < -ticketSeconds ? undefined : Math.max(0, left);
}

function sealOf({ keys }: CoreContext, due: string, who: string): Buffer {
  return keys.hash('proof-of-work', `waited ${due} ${who}`);
}

const secondOf = ({ clock }: CoreContext) => Math.ceil(clock().getTime() / 1000);
