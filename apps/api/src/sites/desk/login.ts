import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, loginCookie, readCookie, sessionCookie } from '../../calls/desk/cookies.ts';
import type { Followed } from '../../features/desk/follow-invitation.ts';
import { findPerson, notePerson } from '../../features/desk/people.ts';
import { readRoles } from '../../features/desk/roles.ts';
import { secondFactorOf } from '../../features/desk/second-factor.ts';
import { beginSession, sweepSessions } from '../../features/desk/sessions.ts';
import type { CoreContext } from '../../platform/context.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import { describeFault } from '../../platform/log.ts';
import { checkLink, factsOf, followLink } from './invitation-link.ts';
import type { IssuerClientOfDesk, LoginEnd, LoginStart } from './issuer-client.ts';

/** What logging in is built from. */
export interface LoginContext extends CoreContext {
  /** Undefined: the desk is closed. */
  readonly issuer: IssuerClientOfDesk | undefined;
  /** Done before somebody is looked for: a developer's machine makes its people known. */
  readonly welcome: (issuer: string) => Promise<void>;
}

/** Why nobody was let in; the page says it in words. */
type LoginFailure =
  | 'closed'
  | 'issuer'
  | 'failed'
  | 'factor'
  | 'unknown'
  | 'role_waits'
  | 'role_declined'
  | `invitation_${Exclude<Followed, 'accepted'>}`;

/** How long a log-in may take, seconds. */
const loginSeconds = 600;
const sealContextOf = (state: string) => `desk-login\n${state}`;

interface Remembered extends LoginStart {
  readonly back: string;
  readonly until: number;
  /** The secret of the invitation that is followed. */
  readonly invitation?: string | undefined;
}

/** The way to the issuer and back. What belongs to one attempt stands sealed in a cookie of its own. */
export function mountLogin(site: FastifyInstance, context: LoginContext): void {
  const { issuer, keys, clock } = context;
  const failed = (reply: FastifyReply, why: LoginFailure) =>
    reply.header('cache-control', 'no-store').redirect(`/?login=${why}`, 302);
  site.get<{ Querystring: { back?: string; invitation?: unknown } }>('/login', async (request, reply) => {
    if (!issuer) return failed(reply, 'closed');
    // Two at once are none.
    const invitation = request.query.invitation ? String(request.query.invitation) : undefined;
    const fault = invitation && (await checkLink(context, invitation));
    if (fault) return failed(reply, `invitation_${fault}`);
    const begun = await issuer.begin().catch((cause: unknown) => {
      request.log.error({ fault: describeFault(cause) }, 'the issuer of the desk does not answer');
    });
    if (!begun) return failed(reply, 'issuer');
    const { url, start } = begun;
    const remembered: Remembered = {
      ...start,
      back: ownPath(request.query.back),
      invitation,
      until: clock().getTime() + loginSeconds * 1000,
    };
    const sealed = keys.seal(JSON.stringify(remembered), sealContextOf(start.state)).toString('base64url');
    return reply
      .headers({
        'cache-control': 'no-store',
        'set-cookie': cookieOf(loginCookie(start.state), sealed, loginSeconds),
      })
      .redirect(url.href, 302);
  });
  site.get<{ Querystring: { state?: string } }>('/login/callback', async (request, reply) => {
    const state = String(request.query.state ?? '');
    const remembered = recall(context, request, state);
    if (!issuer || !remembered) return failed(reply, 'failed');
    const query = (request.raw.url ?? '').split('?')[1] ?? '';
    const end = await issuer.finish(query, remembered).catch((cause: unknown) => {
      request.log.warn({ fault: describeFault(cause) }, 'a log-in to the desk did not fit');
    });
    const ended = cookieOf(loginCookie(state), '', 0);
    const outcome = end ? await letIn(context, issuer, end, remembered.invitation) : 'failed';
    if (typeof outcome === 'string') return failed(reply.header('set-cookie', ended), outcome);
    return reply
      .header('set-cookie', [ended, cookieOf(sessionCookie, outcome.secret)])
      .header('cache-control', 'no-store')
      .redirect(remembered.back, 302);
  });
}

/** Begins a session for whom the issuer named, if they used a second factor and have a role. */
async function letIn(
  context: LoginContext,
  issuer: IssuerClientOfDesk,
  end: LoginEnd,
  invitation: string | undefined,
): Promise<LoginFailure | { readonly secret: string }> {
  const { issuer: iss, subject, claims } = end;
  const factor = secondFactorOf(claims, issuer.secondFactors);
  if (!factor) return 'factor';
  await context.welcome(iss);
  const followed = invitation ? await followLink(context, end, invitation) : 'accepted';
  if (followed !== 'accepted') return `invitation_${followed}`;
  const person = await findPerson(context, { issuer: iss, subject });
  if (!person) return 'unknown';
  if ((await readRoles(context.db, person.id)).size === 0) return whyNoRole(context, person.id);
  const now = context.clock();
  await notePerson(context, person, factsOf(claims, subject), now);
  await sweepSessions(context.db, now);
  const issuerSession = typeof claims.sid === 'string' ? claims.sid : null;
  return { secret: await beginSession(context, person.id, { factor, issuerSession }, now) };
}

/** What somebody who has no role hears: theirs may wait for another person. */
async function whyNoRole({ db }: LoginContext, personId: string): Promise<LoginFailure> {
  const proposals = await acrossPartners(() =>
    db
      .selectFrom('desk_role_proposal')
      .select('decided_by')
      .where('person_id', '=', personId)
      .where('is_confirmed', 'is not', true)
      .orderBy('given_at')
      .orderBy('partner_id')
      .orderBy('role')
      .execute(),
  );
  if (proposals.length === 0) return 'unknown';
  return proposals.some(({ decided_by }) => decided_by === null) ? 'role_waits' : 'role_declined';
}

function recall(
  { keys, clock }: LoginContext,
  { headers }: FastifyRequest,
  state: string,
): Remembered | undefined {
  const sealed = readCookie(headers.cookie, loginCookie(state));
  if (!sealed) return undefined;
  try {
    const remembered: Remembered = JSON.parse(
      keys.open(Buffer.from(sealed, 'base64url'), sealContextOf(state)),
    );
    return remembered.until > clock().getTime() ? remembered : undefined;
  } catch {
    // Of another attempt, or not ours.
    return undefined;
  }
}

/** A path of the desk itself; anything else leads to its first page. */
function ownPath(back: unknown): string {
  return typeof back === 'string' && /^\/(?![/\\])[\w\-./?=&%]*$/.test(back) ? back : '/';
}
