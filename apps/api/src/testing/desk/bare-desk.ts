import { deskPath } from '@ndp/contract/call.ts';
import fastify from 'fastify';
import { sessionCookie } from '../../calls/desk/cookies.ts';
import { deskHttp } from '../../calls/desk/desk-http.ts';
import type { DeskContext } from '../../calls/desk/desk-work.ts';
import { mountDesk } from '../../calls/desk/routes.ts';
import { knowPerson, notePerson } from '../../features/desk/people.ts';
import { giveRole } from '../../features/desk/roles.ts';
import { beginSession } from '../../features/desk/sessions.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import { answerFailure } from '../../platform/http/failures.ts';

/** The calls of the desk without its page, for an officer of a partner who is logged in. */
export async function deskOf(context: DeskContext, partnerId: string, subject = 'bench', name = 'Osoba') {
  const server = fastify({ logger: false });
  server.setErrorHandler(answerFailure);
  mountDesk(deskHttp(server, context));
  const now = context.clock();
  const person = await knowPerson(context, { issuer: 'https://id.example', subject }, now);
  await notePerson(context, person, { name, email: null }, now);
  await acrossPartners(() => giveRole(context.db, { partnerId, personId: person.id, role: 'officer' }, now));
  const cookie = `${sessionCookie}=${await beginSession(context, person.id, { factor: 'amr:mfa' }, now)}`;
  const send = (path: string, payload?: object) =>
    server.inject({
      method: payload ? 'POST' : 'GET',
      url: `${deskPath.replace(':partner', partnerId)}${path}`,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      ...(payload ? { payload } : {}),
    });
  return {
    /** @throws {Error} it was refused */
    async ask(path: string): Promise<Readonly<Record<string, unknown>>> {
      const reply = await send(path);
      if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`);
      return reply.json();
    },
    /** The bytes of a file; none when it is refused. */
    async open(path: string): Promise<Buffer> {
      const reply = await send(path);
      return reply.statusCode === 200 ? reply.rawPayload : Buffer.alloc(0);
    },
    /** Presses a button. */
    async act(path: string, body: object) {
      const reply = await send(path, body);
      return { status: reply.statusCode, json: reply.json() };
    },
  };
}
