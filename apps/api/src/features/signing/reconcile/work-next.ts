import { acrossPartners, withinPartner } from '../../../platform/database/partner-scope.ts';
import type { RequestState, SignatureRequest } from '../../../platform/database/schema/signing-tables.ts';
import type { Heartbeat } from '../../../platform/jobs/heartbeat.ts';
import type { Log } from '../../../platform/log.ts';
import { allPorts, portNamed, type SigningPorts } from '../port/ports.ts';
import { askProvider } from './ask-provider.ts';
import { endLease, leaseRequest, type SettlingContext, settleRequest } from './leases.ts';
import { decide, nextAction } from './reconcile.ts';

/** Longer than a provider may take for all that one step asks of it, ms. */
const leaseMs = 180_000;

/** All that keeping a promise of signatures needs. */
export interface SigningWorkerContext extends SettlingContext, SigningPorts {
  /** 0 ≤ random < 1; spreads the attempts. */
  readonly random: () => number;
  readonly log: Log;
  readonly heartbeat?: Heartbeat | undefined;
}

/**
 * Takes the request that is longest due one step further.
 *
 * @returns `idle` when nothing is due
 * @throws {Error} the database failed; the request is due again at once, or when its lease ends if that could not be said
 */
export async function workNext(context: SigningWorkerContext): Promise<RequestState | 'idle'> {
  const { db, clock } = context;
  const names = allPorts(context).map(({ name }) => name);
  const request = await acrossPartners(() => leaseRequest(db, names, clock(), leaseMs));
  if (!request) return 'idle';
  return withinPartner(request.partner_id, () => workOn(context, request));
}

async function workOn(context: SigningWorkerContext, request: SignatureRequest): Promise<RequestState> {
  const { clock, log } = context;
  const action = nextAction(request);
  const port = portNamed(context, request.provider);
  if (action === 'none' || !port) return request.state;
  const answer = await askProvider(port, context, request, action);
  const decision = decide(request, answer, clock(), context.random());
  const isSettled = await settleRequest(context, request, answer, decision).catch(async (failure) => {
    // One slow statement must not hold a document up until the lease ends.
    await endLease(context.db, request).catch(() => {});
    throw failure;
  });
  if (isSettled && decision.alarm) {
    log.error(
      { signature: request.id, state: decision.state, reason: decision.alarm },
      'signing needs a look',
    );
  }
  return decision.state;
}
