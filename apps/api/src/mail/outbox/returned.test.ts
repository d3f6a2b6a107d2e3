import { afterAll, expect, it } from 'vitest';
import { storeApplication } from '../../testing/stored.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { testKeys } from '../../testing/test-keys.ts';
import { workIn } from '../../testing/work-in.ts';
import { confirmEmail } from '../emails/confirm-email.ts';
import { markSent } from './leased.ts';
import { promiseMail } from './promise.ts';
import { noteReturned } from './returned.ts';

const now = new Date('2026-11-28T08:00:00Z');
const { db, close } = await openTestDatabase();
const applicationId = await storeApplication({ db, keys: testKeys, clock: () => now });
afterAll(close);

async function promise() {
  const payload = { token: 'a', email: 'full@example.pl', language: 'pl' } as const;
  const key = { partnerId: 'mpec', applicationId };
  await workIn(db, now, (unit) => promiseMail(unit, { ...key, mail: confirmEmail, payload }));
  return db.selectFrom('outbox').selectAll().where('sent_at', 'is', null).executeTakeFirstOrThrow();
}

/** As Postfix writes it. */
const reportOf = (messageId: string, action = 'failed') => `From: MAILER-DAEMON@relay.example.pl
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="5428B/relay.example.pl"
Message-Id: <20261128072721.62F249D8013@relay.example.pl>

--5428B/relay.example.pl
Content-Type: message/delivery-status

Final-Recipient: rfc822; full@example.pl
Action: ${action}
Status: 5.2.2

--5428B/relay.example.pl
Content-Type: text/rfc822-headers

Subject: Potwierdź adres
Message-ID: ${messageId}
`;

const failures = () =>
  db.selectFrom('outbox').select(['failed_at', 'last_error']).where('failed_at', 'is not', null).execute();

it('a mail that came back counts as not delivered, once, and by its own Message-ID alone', async () => {
  const { id, message_id: messageId } = await promise();
  expect(await noteReturned(db, reportOf(messageId), now), 'it has not been sent').toBe(0);
  await markSent(db, id, now);
  for (const report of [
    reportOf(messageId, 'delayed'),
    reportOf(messageId.replace('ndp.localhost', 'elsewhere.example')),
    `Message-ID: ${messageId}\nAction: failed\n`,
  ]) {
    expect(await noteReturned(db, report, now)).toBe(0);
  }
  expect(await failures()).toEqual([]);
  expect(await noteReturned(db, reportOf(messageId), now)).toBe(1);
  expect(await noteReturned(db, reportOf(messageId), now)).toBe(0);
  expect(await failures()).toEqual([{ failed_at: now, last_error: 'came back: 5.2.2' }]);
});
