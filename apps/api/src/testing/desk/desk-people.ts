import { fileType } from '@ndp/contract/call.ts';
import type { DeskRole } from '@ndp/contract/permissions.ts';
import { sessionCookie } from '../../calls/desk/cookies.ts';
import { knowPerson, notePerson } from '../../features/desk/people.ts';
import { giveRole } from '../../features/desk/roles.ts';
import { beginSession } from '../../features/desk/sessions.ts';
import type { TestApi } from '../test-api.ts';
import type { DeskVisit } from './desk-visit.ts';

export type Seat = Awaited<ReturnType<typeof seat>>;

/** Somebody with roles at a partner, logged in. */
export async function seat(
  { context }: Pick<TestApi, 'context'>,
  subject: string,
  partnerId: string,
  roles: readonly DeskRole[],
) {
  const now = context.clock();
  const person = await knowPerson(context, { issuer: 'https://id.example', subject }, now);
  await notePerson(context, person, { name: `Osoba ${subject}`, email: null }, now);
  for (const role of roles) await giveRole(context.db, { partnerId, personId: person.id, role }, now);
  const secret = await beginSession(context, person.id, { factor: 'amr:mfa' }, now);
  const headers = { cookie: `${sessionCookie}=${secret}`, 'sec-fetch-site': 'same-origin' };
  return {
    person,
    headers,
    /** Asks as a page of the desk does; bytes are sent as a file. */
    ask: (desk: DeskVisit, method: 'GET' | 'POST', url: string, payload?: object) =>
      desk.another().send({
        method,
        url,
        headers: Buffer.isBuffer(payload) ? { ...headers, 'content-type': fileType } : headers,
        ...(payload ? { payload } : {}),
      }),
  };
}
