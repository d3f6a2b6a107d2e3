import type { DeskAccess, PlatformAccess, SessionAccess } from '@ndp/contract/call.ts';
import { ofCase } from '@ndp/contract/desk/case-path.ts';
import { mayDo } from '@ndp/contract/permissions.ts';
import { languageOf } from '@ndp/flows/message.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPlatformAdministrator } from '../../features/desk/platform-administrators.ts';
import { NotAllowed, NotHere, NotLoggedIn } from '../../features/desk/refusals.ts';
import { readRoles } from '../../features/desk/roles.ts';
import { findSession } from '../../features/desk/sessions.ts';
import { withDeadline, withLongTimeout } from '../../platform/database/deadline.ts';
import { auditActorOf } from '../../platform/http/audit-actor.ts';
import type { Mounting } from '../../platform/http/mount.ts';
import { readParams } from '../../platform/http/read-parts.ts';
import { cookieOf, readCookie, sessionCookie } from './cookies.ts';
import {
  type ActorFrame,
  type DeskContext,
  type DeskFrame,
  type DeskWork,
  type PlatformWork,
  workAtDesk,
  workForAll,
} from './desk-work.ts';
import { requireOwnPage } from './own-page.ts';

/** A call of the desk, while it runs. */
interface AtDesk {
  readonly work: DeskWork;
}

/** Where the desk's calls are mounted, and what they are built from. */
export interface DeskHttp extends Mounting<DeskAccess, AtDesk> {
  readonly context: DeskContext;
}

/**
 * Mounts calls of a partner's desk. A call comes from a page of the desk, with the session of a person whose role at the
 * partner has the permission; it runs in one transaction within that partner, together with its row in the audit trail.
 */
export function deskHttp(server: FastifyInstance, context: DeskContext): DeskHttp {
  return { server, context, admit: admitAtDesk(context) };
}

/** What is known of a call before its transaction. */
interface EarlyInput {
  readonly reference: string;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** The bytes of the file that comes with it. */
  readonly file: () => Promise<Uint8Array>;
}

/** The same for a call that needs something done before its transaction: by whom, about which case, asked how. */
export function preparedHttp<Prepared>(
  { server, context }: DeskHttp,
  prepare: (frame: DeskFrame, input: EarlyInput) => Promise<Prepared>,
): Mounting<DeskAccess, AtDesk & { readonly prepared: Prepared }> {
  return {
    server,
    admit: async (arrival, answer) => {
      let prepared = undefined as Prepared;
      const admit = admitAtDesk(context, async (frame) => {
        const { request, readBody } = arrival;
        const { reference } = readParams(ofCase, request.params, NotHere);
        const file = async () => (await readBody()) as Uint8Array;
        prepared = await prepare(frame, {
          reference,
          params: request.params,
          query: request.query,
          body: request.body,
          file,
        });
      });
      return admit(arrival, ({ work }, Refused) => answer({ work, prepared }, Refused));
    },
  };
}

function admitAtDesk(
  context: DeskContext,
  before?: (frame: DeskFrame) => Promise<void>,
): Mounting<DeskAccess, AtDesk>['admit'] {
  return async ({ call, request }, answer) => {
    requireOwnPage(request, context.config);
    return (call.isLong ? withLongTimeout : withDeadline)(async () => {
      const frame = await frameOf(context, call, request);
      const first = before && (() => before(frame));
      return workAtDesk(context, { ...frame, before: first }, (work) => answer({ work }, NotHere));
    });
  };
}

/** Mounts calls of no partner: for whoever may open partners, in one transaction with its row in the audit trail. */
export function platformHttp({
  server,
  context,
}: DeskHttp): Mounting<PlatformAccess, { readonly work: PlatformWork }> {
  return {
    server,
    admit: async ({ call: { permission }, request }, answer) => {
      requireOwnPage(request, context.config);
      return withDeadline(async () => {
        const { person } = await readSession(context, request);
        const isAllowed = await isPlatformAdministrator(context.db, person.id);
        return workForAll(
          context,
          { permission, isQuiet: false, person, origin: originOf(context, request), isAllowed },
          (work) => answer({ work }, NotHere),
        );
      });
    },
  };
}

/** What the audit keeps of the request an act came by. */
function originOf({ keys }: DeskContext, request: FastifyRequest): ActorFrame['origin'] {
  return () => auditActorOf(request, keys, undefined);
}

/** The session a call is made in, and the way to have its cookie taken away. */
interface InSession {
  readonly session: Awaited<ReturnType<typeof readSession>>;
  readonly forget: () => void;
}

/** Mounts calls of whoever is logged in. */
export function sessionHttp({ server, context }: DeskHttp): Mounting<SessionAccess, InSession> {
  return {
    server,
    admit: async ({ request, reply }, answer) => {
      requireOwnPage(request, context.config);
      return withDeadline(async () => {
        const session = await readSession(context, request);
        const forget = () => void reply.header('set-cookie', cookieOf(sessionCookie, '', 0));
        return answer({ session, forget }, NotHere);
      });
    },
  };
}

/** @throws {NotLoggedIn} */
async function readSession(context: DeskContext, { headers }: FastifyRequest, isUse = true) {
  const secret = readCookie(headers.cookie, sessionCookie);
  const session = secret && (await findSession(context, secret, context.clock(), { isUse }));
  if (!session) throw new NotLoggedIn();
  return { ...session, secret };
}

/** @throws {NotLoggedIn} {NotAllowed} */
async function frameOf(
  context: DeskContext,
  { permission, isQuiet }: DeskAccess,
  request: FastifyRequest,
): Promise<DeskFrame> {
  const { person, mark: session } = await readSession(context, request, !isQuiet);
  const { partner: id = '' } = Object(request.params) as { partner?: string };
  const roles = (await readRoles(context.db, person.id)).get(id) ?? [];
  const partner = roles.length > 0 ? await context.partners.find(id) : undefined;
  // A partner somebody does not work for is as good as none.
  if (!partner || partner.id !== id) throw new NotAllowed();
  const language = languageOf(request.headers['accept-language']);
  const isAllowed = mayDo(roles, permission);
  return {
    permission,
    isQuiet: isQuiet === true,
    person,
    session,
    roles,
    partner,
    language,
    origin: originOf(context, request),
    isAllowed,
  };
}
