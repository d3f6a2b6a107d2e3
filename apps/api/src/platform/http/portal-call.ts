import type { PortalAccess, Secret } from '@ndp/contract/call.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { withAuditActor } from '../database/audit-actor.ts';
import { withDeadline } from '../database/deadline.ts';
import { withinPartner } from '../database/partner-scope.ts';
import { describeFault } from '../log.ts';
import { auditActorOf } from './audit-actor.ts';
import { Caller } from './caller.ts';
import { readIfMatch } from './etag.ts';
import type { CallValues, Mounting } from './mount.ts';

/** Who makes a call of the portal. */
interface PortalCaller {
  readonly caller: Caller;
  /** The revision the caller has seen, from `If-Match`; undefined when it does not care, or the call does not look at it. */
  readonly seenRevision: number | undefined;
  /** Does something in the caller's name once the whole answer has left; never, if it never leaves. */
  readonly whenDelivered: (work: () => Promise<void>) => void;
}

/** What the handler of a portal's call is given. */
export type CallInput<Params, Query, Body> = CallValues<Params, Query, Body> & PortalCaller;

/** Where the portal's calls are mounted, and what they are built from. */
export interface Http<CoreContext extends AppContext = AppContext>
  extends Mounting<PortalAccess, PortalCaller> {
  readonly context: CoreContext;
}

/** Mounts calls that are opened by a secret, or by anybody, within the partner of the portal they come from. */
export function portalHttp<CoreContext extends AppContext>(
  server: FastifyInstance,
  context: CoreContext,
): Http<CoreContext> {
  return {
    server,
    context,
    admit: ({ call, request, reply }, answer) =>
      answerWithin(context, request, call.secret, (caller) =>
        answer({
          caller,
          seenRevision: call.looksAtRevision ? readIfMatch(request.headers['if-match']) : undefined,
          whenDelivered: (work) =>
            doWhenDelivered(reply, () => answerWithin(context, reply.request, call.secret, work)),
        }),
      ),
  };
}

/** Works once the last byte of a whole answer has left: of no refusal, no head alone, no part, and no answer broken off. */
export function doWhenDelivered(reply: FastifyReply, work: () => Promise<unknown>): void {
  const { method, raw } = reply.request;
  reply.raw.once('finish', () => {
    // An answer finishes also where the visitor went away from it.
    if (method === 'HEAD' || reply.statusCode !== 200 || raw.socket.destroyed) return;
    work().catch((error) => reply.log.error({ fault: describeFault(error) }, 'what follows an answer broke'));
  });
}

/** Answers a call within the partner it came from: it touches no other partner's rows, and is audited as this call. */
function answerWithin<Answer>(
  context: AppContext,
  request: FastifyRequest,
  secret: Secret | undefined,
  answer: (caller: Caller) => Promise<Answer>,
): Promise<Answer> {
  const auditActor = () => auditActorOf(request, context.keys, secret);
  const within = () => withAuditActor(auditActor, () => answer(new Caller(request)));
  return withDeadline(() => withinPartner(request.partner?.id, within));
}
