import type { PortalAccess, Secret } from '@ndp/contract/call.ts';
import { proofHeader, waitedHeader } from '@ndp/contract/proof.ts';
import { type Language, languageOf } from '@ndp/flows/message.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { withAuditActor } from '../database/audit-actor.ts';
import { withDeadline } from '../database/deadline.ts';
import { withinPartner } from '../database/partner-scope.ts';
import type { Partner } from '../database/schema/tables.ts';
import { auditActorOf } from './audit-actor.ts';
import { readIfMatch } from './etag.ts';
import type { CallValues, Mounting } from './mount.ts';
import { networkOf } from './network.ts';
import { KeyRefused, PartnerClosed, UnknownPartner } from './refusals.ts';
import { visitorOf } from './visitor.ts';
import { doWhenDelivered } from './when-delivered.ts';

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

/** Who calls, read from the headers only. */
export class Caller {
  readonly #request: FastifyRequest;

  constructor(request: FastifyRequest) {
    this.#request = request;
  }

  get language(): Language {
    return languageOf(this.#request.headers['accept-language']);
  }

  /** The network address limits are counted by; proxies are believed only as far as the configuration says. */
  get visitor(): string {
    return visitorOf(this.#request.ip);
  }

  /** The network that address stands in: what one may use up of what a partner has. */
  get network(): string {
    return networkOf(this.#request.ip);
  }

  /** The network address, as it goes into the evidence of a signature. */
  get ip(): string {
    return this.#request.ip;
  }

  /** What the browser says of itself; empty when it says nothing. */
  get userAgent(): string {
    return this.#request.headers['user-agent'] ?? '';
  }

  /** The proof of work sent with the call, unread; undefined when there is none. */
  get proof(): string | undefined {
    return this.#header(proofHeader);
  }

  /** The ticket that was waited with instead of a proof, unread; undefined when there is none. */
  get waited(): string | undefined {
    return this.#header(waitedHeader);
  }

  #header(name: string): string | undefined {
    const said = this.#request.headers[name];
    return typeof said === 'string' ? said : undefined;
  }

  /**
   * The key that makes repetitions harmless; undefined when none was sent.
   *
   * @throws {KeyRefused} it is empty, longer than 255 characters, or not printable
   */
  get idempotencyKey(): string | undefined {
    const key = this.#request.headers['idempotency-key'];
    if (key === undefined) return undefined;
    if (typeof key === 'string' && /^[\x20-\x7e]{1,255}$/.test(key)) return key;
    throw new KeyRefused('unreadable');
  }

  /**
   * The partner whose portal the call came from; undefined when `Origin` names none.
   *
   * @throws {PartnerClosed} that portal is closed
   */
  findPartner(): Partner | undefined {
    if (this.#request.isPartnerClosed) throw new PartnerClosed();
    return this.#request.partner;
  }

  /**
   * @throws {UnknownPartner} `Origin` is missing or names no partner's portal
   * @throws {PartnerClosed} that portal is closed
   */
  partner(): Partner {
    const partner = this.findPartner();
    if (!partner) throw new UnknownPartner();
    return partner;
  }
}
