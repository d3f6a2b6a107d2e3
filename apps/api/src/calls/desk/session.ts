import { actsOf } from '@ndp/contract/desk/permissions.ts';
import { sessionAnswer, sessionEndBody, sessionEndPath, sessionPath } from '@ndp/contract/desk/session.ts';
import type { FastifyRequest } from 'fastify';
import { isPlatformAdministrator } from '../../features/desk/platform-administrators.ts';
import { NotLoggedIn } from '../../features/desk/refusals.ts';
import { readRoles } from '../../features/desk/roles.ts';
import { endSession, endSessionsOf, findSession } from '../../features/desk/sessions.ts';
import { withDeadline } from '../../platform/database/deadline.ts';
import { BodyRefused } from '../../platform/http/refusals.ts';
import { cookieOf, readCookie, sessionCookie } from './cookies.ts';
import type { DeskHttp } from './mount-desk.ts';
import { requireOwnPage } from './own-page.ts';

/** Who is logged in, and the way out. */
export function mountSession({ server, context }: DeskHttp): void {
  server.get(sessionPath, (request, reply) =>
    withDeadline(async () => {
      requireOwnPage(request, context.config);
      const { person, endsAt } = await sessionOf(request);
      const roles = await readRoles(context.db, person.id);
      const partners = await context.partners.all();
      const known = partners.flatMap(({ id, title }) => {
        const own = roles.get(id);
        return own ? [{ id, title, roles: [...own], acts: actsOf(own) }] : [];
      });
      const answer = {
        name: person.name,
        email: person.email,
        partners: known,
        may_open: await isPlatformAdministrator(context.db, person.id),
        ends_at: endsAt.toISOString(),
      };
      return reply.header('cache-control', 'no-store').send(sessionAnswer.parse(answer));
    }),
  );
  server.post(sessionEndPath, (request, reply) =>
    withDeadline(async () => {
      requireOwnPage(request, context.config);
      const body = sessionEndBody.safeParse(request.body);
      if (!body.success) throw new BodyRefused(body.error.issues);
      const { person, secret } = await sessionOf(request);
      await (body.data.everywhere ? endSessionsOf(context.db, person.id) : endSession(context, secret));
      return reply.header('set-cookie', cookieOf(sessionCookie, '', 0)).send({ ended: true });
    }),
  );

  /** @throws {NotLoggedIn} */
  async function sessionOf({ headers }: FastifyRequest) {
    const secret = readCookie(headers.cookie, sessionCookie);
    const session = secret && (await findSession(context, secret, context.clock()));
    if (!session) throw new NotLoggedIn();
    return { ...session, secret };
  }
}
