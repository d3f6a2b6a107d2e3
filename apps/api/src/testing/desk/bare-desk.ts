import { deskPath } from '@ndp/contract/desk/desk-call.ts';
import fastify from 'fastify';
import { sessionCookie } from '../../calls/desk/cookies.ts';
import type { DeskContext } from '../../calls/desk/desk-work.ts';
import { mountDesk } from '../../calls/desk/mount-all.ts';
import { knowPerson, notePerson } from '../../features/desk/people.ts';
import { giveRole } from '../../features/desk/roles.ts';
import { beginSession } from '../../features/desk/sessions.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';

/** The calls of the desk without its page, for an officer of a partner who is logged in. */
export async function deskOf(context: DeskContext, partnerId: string) {
  const server = fastify({ logger: false });
  mountDesk({ server, context });
  const now = context.clock();
  const person = await knowPerson(context, { issuer: 'https://id.example', subject: 'bench' }, now);
  await notePerson(context, person, { name: 'Osoba', email: null }, now);
  await acrossPartners(() => giveRole(context.db, { partnerId, personId: person.id, role: 'officer' }, now));
  const cookie = `${sessionCookie}=${await beginSession(context, person.id, { factor: 'amr:mfa' }, now)}`;
  return {
    /** @throws {Error} it was refused */
    async ask(path: string): Promise<Readonly<Record<string, unknown>>> {
      const url = `${deskPath.replace(':partner', partnerId)}${path}`;
      const reply = await server.inject({ url, headers: { cookie, 'sec-fetch-site': 'same-origin' } });
      if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode} ${reply.body}`);
      return reply.json();
    },
  };
}
