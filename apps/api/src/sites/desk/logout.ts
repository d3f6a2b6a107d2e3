import type { FastifyInstance } from 'fastify';
import { endSessionsAt } from '../../features/desk/sessions.ts';
import type { CoreContext } from '../../platform/context.ts';
import { describeFault } from '../../platform/log.ts';
import { logoutPath } from '../issuer/issuer-site.ts';
import type { IssuerClientOfDesk } from './issuer-client.ts';

/** How long a token is remembered: longer than it is taken. */
const rememberedMs = 10 * 60_000;

/** The issuer ends sessions of the desk with its own; and the desk sends whoever logs out everywhere there. */
export function mountLogout(
  site: FastifyInstance,
  context: CoreContext,
  issuer: IssuerClientOfDesk | undefined,
): void {
  site.get('/login/leave', async (_request, reply) => {
    const url = await issuer?.leave().catch(() => undefined);
    return reply.header('cache-control', 'no-store').redirect(url?.href ?? '/?login=out', 302);
  });
  site.register(async (own) => {
    own.removeAllContentTypeParsers();
    const form = 'application/x-www-form-urlencoded';
    own.addContentTypeParser(form, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    own.post<{ Body: string | undefined }>(logoutPath, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const token = new URLSearchParams(request.body).get('logout_token') ?? '';
      const claims = await issuer?.readLogout(token).catch((cause: unknown) => {
        request.log.warn({ fault: describeFault(cause) }, 'a logout token did not fit');
      });
      if (!claims) return reply.status(400).send({ error: 'invalid_request' });
      const isNew = await endOnce(context, claims.id, () => endSessionsAt(context.db, claims));
      return isNew ? reply.send() : reply.status(400).send({ error: 'invalid_request' });
    });
  });
}

/** A token counts once. */
export async function endOnce(
  { db, keys, clock }: CoreContext,
  id: string,
  end: () => Promise<void>,
): Promise<boolean> {
  const ends_at = new Date(clock().getTime() + rememberedMs);
  const stored = await db
    .insertInto('spent_proof')
    .values({ hash: keys.hash('desk-logout', id), ends_at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (stored.numInsertedOrUpdatedRows === 0n) return false;
  await end();
  return true;
}
