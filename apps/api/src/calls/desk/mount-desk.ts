import type { DeskCall, DeskFile } from '@ndp/contract/desk/desk-call.ts';
import { mayDo } from '@ndp/contract/desk/permissions.ts';
import { languageOf } from '@ndp/flows/message.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { isPlatformAdministrator } from '../../features/desk/platform-administrators.ts';
import { NotAllowed, NotHere, NotLoggedIn } from '../../features/desk/refusals.ts';
import { readRoles } from '../../features/desk/roles.ts';
import { findSession } from '../../features/desk/sessions.ts';
import { withDeadline, withPatience } from '../../platform/database/deadline.ts';
import type { Partner } from '../../platform/database/schema/tables.ts';
import { readParams, readPart, type Schema } from '../../platform/http/mount.ts';
import { readCookie, sessionCookie } from './cookies.ts';
import {
  type DeskContext,
  type DeskFrame,
  type DeskWork,
  type PlatformWork,
  workAtDesk,
  workForAll,
} from './desk-work.ts';
import { requireOwnPage } from './own-page.ts';

/** Where calls of the desk are mounted. */
export interface DeskHttp {
  readonly server: FastifyInstance;
  readonly context: DeskContext;
}

/** What a handler is given. */
export interface DeskAsked<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly work: DeskWork;
}

/**
 * Mounts a call of the desk. It comes from a page of the desk, with the session of a person whose role at the partner
 * allows the act; it is done in one transaction within that partner, together with its row in the audit trail.
 *
 * @param prepare  done before that transaction
 */
export function mountDeskCall<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Answer extends Schema,
  Prepared = undefined,
>(
  http: DeskHttp,
  call: DeskCall<Params, Query, Body, Answer>,
  handler: (
    asked: DeskAsked<z.output<Params>, z.output<Query>, z.output<Body>> & { readonly prepared: Prepared },
  ) => Promise<z.input<Answer>>,
  prepare?: (params: z.output<Params>, partner: Partner) => Promise<Prepared>,
): void {
  http.server.route({
    method: call.method,
    url: call.path,
    ...(call.largestBody ? { bodyLimit: call.largestBody } : {}),
    handler: async (request, reply) => {
      let prepared = undefined as Prepared;
      const before =
        prepare &&
        (async (partner: Partner) => {
          prepared = await prepare(readParams(call.params, request.params, NotHere), partner);
        });
      const answer = await answerAs(http, { ...call, before }, request, async (work) => {
        const params = readParams(call.params, request.params, NotHere);
        const query = readPart('query', call.query, request.query);
        const body = readPart('body', call.body, request.body);
        return handler({ params, query, body, work, prepared });
      });
      return reply.header('cache-control', 'no-store').send(call.answer.parse(answer));
    },
  });
}

/** Mounts a call that is no partner's: for whoever may open partners, in one transaction with its row in the audit trail. */
export function mountPlatformCall<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Answer extends Schema,
>(
  { server, context }: DeskHttp,
  call: DeskCall<Params, Query, Body, Answer>,
  handler: (asked: {
    readonly body: z.output<Body>;
    readonly work: PlatformWork;
  }) => Promise<z.input<Answer>>,
): void {
  server.route({
    method: call.method,
    url: call.path,
    ...(call.largestBody ? { bodyLimit: call.largestBody } : {}),
    handler: async (request, reply) => {
      requireOwnPage(request, context.config);
      const answer = await withDeadline(async () => {
        const { person } = await whoAsks(context, request);
        const isAllowed = await isPlatformAdministrator(context.db, person.id);
        return workForAll(context, { act: call.act, isQuiet: false, person, request, isAllowed }, (work) =>
          handler({ body: readPart('body', call.body, request.body), work }),
        );
      });
      return reply.header('cache-control', 'no-store').send(call.answer.parse(answer));
    },
  });
}

/** A file for its frame. */
export interface ShownFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** Mounts a call that answers a file; what the file may do in its frame, `framedAs` says. */
export function mountDeskFile<Params extends Schema>(
  http: DeskHttp,
  call: DeskFile<Params>,
  handler: (asked: { readonly params: z.output<Params>; readonly work: DeskWork }) => Promise<ShownFile>,
): void {
  http.server.get(call.path, async (request, reply) => {
    const { bytes, mediaType } = await answerAs(http, call, request, (work) =>
      handler({ params: readParams(call.params, request.params, NotHere), work }),
    );
    return framedAs(mediaType, reply).type(mediaType).send(Buffer.from(bytes));
  });
}

/**
 * A picture can do nothing at all. A browser shows no PDF in a sandbox, so a PDF is kept by its type alone: it is no
 * page of this host, and loads nothing.
 */
function framedAs(mediaType: string, reply: FastifyReply): FastifyReply {
  const sandbox = mediaType === 'application/pdf' ? '' : 'sandbox; ';
  return reply.headers({
    'cache-control': 'no-store',
    'content-disposition': 'inline',
    'content-security-policy': `${sandbox}default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'`,
    'cross-origin-resource-policy': 'same-origin',
  });
}

interface Asked extends Pick<DeskCall, 'act' | 'isQuiet' | 'isLong'> {
  readonly before?: ((partner: Partner) => Promise<void>) | undefined;
}

async function answerAs<Answer>(
  { context }: DeskHttp,
  call: Asked,
  request: FastifyRequest,
  answer: (work: DeskWork) => Promise<Answer>,
): Promise<Answer> {
  requireOwnPage(request, context.config);
  return (call.isLong ? withPatience : withDeadline)(async () => {
    const frame = await whoActs(context, call, request);
    return workAtDesk(context, frame, answer);
  });
}

/** @throws {NotLoggedIn} */
async function whoAsks(
  context: DeskContext,
  request: FastifyRequest,
  isUse = true,
): Promise<Pick<DeskFrame, 'person' | 'session'>> {
  const secret = readCookie(request.headers.cookie, sessionCookie);
  const session = secret && (await findSession(context, secret, context.clock(), { isUse }));
  if (!session) throw new NotLoggedIn();
  return { person: session.person, session: session.mark };
}

/** @throws {NotLoggedIn} {NotHere} {NotAllowed} */
async function whoActs(
  context: DeskContext,
  { act, isQuiet = false, before }: Asked,
  request: FastifyRequest,
): Promise<DeskFrame> {
  const { person, session } = await whoAsks(context, request, !isQuiet);
  const { partner: id = '' } = Object(request.params) as { partner?: string };
  const roles = (await readRoles(context.db, person.id)).get(id) ?? [];
  const partner = roles.length > 0 ? await context.partners.find(id) : undefined;
  // A partner somebody does not work for is as good as none.
  if (!partner || partner.id !== id) throw new NotAllowed();
  const language = languageOf(request.headers['accept-language']);
  const isAllowed = mayDo(roles, act);
  const frame = { act, isQuiet, person, session, roles, partner, language, request, isAllowed };
  return { ...frame, before: before && (() => before(partner)) };
}
