import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { addLink, ageLinks, findBearers, findByLink, findLink } from '../../cases/links/links.ts';
import { findApplication, findNewestOpen, lockApplication } from '../../cases/store/applications.ts';
import { readEvents } from '../../cases/store/events.ts';
import { claimKey, findRepetition } from '../../cases/store/repetitions.ts';
import { readSections } from '../../cases/store/sections.ts';
import { readCoOwners } from '../../features/co-owners/store.ts';
import { eraseApplication } from '../../features/retention/erase-application.ts';
import { readDocuments } from '../../features/settlement/documents.ts';
import { findSigned } from '../../features/signing/documents/document-store.ts';
import { findSigner, signingLink } from '../../features/signing/embedded/signing-links.ts';
import { noteHint } from '../../features/signing/reconcile/hints.ts';
import { leaseRequest } from '../../features/signing/reconcile/leases.ts';
import { readRequests } from '../../features/signing/requests/document-requests.ts';
import { leaseMail } from '../../mail/outbox/leased.ts';
import { isMailWaiting } from '../../mail/outbox/waiting.ts';
import type { Database } from '../../platform/database/database.ts';
import { acrossPartners, withinPartner } from '../../platform/database/partner-scope.ts';
import { takeMailMoment } from '../../platform/limits/attempts.ts';
import { limitsOf } from '../../platform/limits/limits.ts';
import { storeFullApplication } from '../../testing/store/full-application.ts';
import { copyRows } from '../../testing/store/many-rows.ts';
import { PlanReader } from '../../testing/store/plans.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { testKeys } from '../../testing/test-keys.ts';
import { workIn } from '../../testing/work-in.ts';

/** `npm run assurance` keeps fifty thousand cases. */
const cases = Number(process.env.ASSURANCE_ROWS ?? 1_500);
const tables = [
  'application',
  'application_key',
  'secret_link',
  'application_section',
  'application_event',
  'co_owner',
  'co_owner_answer',
  'settlement_document',
  'outbox',
  'signature_request',
  'signature_artefact',
  'signing_envelope',
  'signing_signer',
  'signing_event',
  'idempotency',
  'attempt_window',
];
const partnerId = 'mpec';
const now = new Date();
const hashed = testKeys.hash('payload', 'x');
const claim = { partnerId, key: hashed, request: hashed };
const counting = { keys: testKeys, limits: limitsOf('production') };

const opened = await openTestDatabase();
const { db, owner, running } = opened;
const applicationId = await storeFullApplication(db);
const key = () => ({ partnerId, applicationId });
await db.updateTable('application').set({ status: 'submitted', payload_hash: hashed }).execute();
const signer = await db.selectFrom('signing_signer').selectAll().executeTakeFirstOrThrow();
/** Of a link to sign. */
const token = await workIn(db, now, (unit) => addLink(unit, signingLink(key(), signer)));
await sql`update signature_request set state = 'sent', provider_id = 'x'`.execute(db);
// Sent mails are kept for a week; those that wait are few.
await sql`update outbox set sent_at = now(), due_at = now()`.execute(db);
await workIn(db, now, (unit) => claimKey(unit, claim));
await takeMailMoment({ ...counting, db, now }, { mails: 'x' });
await copyRows(owner, tables, cases);
const plans = new PlanReader(running);
afterAll(() => opened.close());

type Lookup = (db: Database) => Promise<unknown>;
const store = (db: Database) => ({ db, keys: testKeys });

/** Ends a transaction so that nothing of it stays. */
class Undone extends Error {}

function expectUndone(failure: unknown): void {
  if (!(failure instanceof Undone)) throw failure;
}

/** Read whole on purpose: repetitions are kept for a day, and no index over what they answered passes row security. */
const isKnown = (name: string, table: string) => name === 'its erasure' && table === 'idempotency';

/** What is asked within the partner of a call, under row security. */
const lookups: Readonly<Record<string, Lookup>> = {
  'an application by its link': (db) =>
    findByLink(store(db), { partnerId, token: 'x', id: applicationId }, now),
  'the newest application of an address': (db) => findNewestOpen(store(db), partnerId, 'x@example.pl'),
  'the same submission sent before': (db) => findRepetition({ ...store(db), now }, partnerId, hashed),
  'an application by its id': (db) => findApplication(store(db), partnerId, applicationId),
  'an application to be changed': (db) => lockApplication(store(db), partnerId, applicationId),
  'its sections': (db) => readSections(store(db), key()),
  'its timeline': async (db) => {
    const application = await findApplication(store(db), partnerId, applicationId);
    return application && readEvents(db, { ...key(), cipher: application.cipher });
  },
  'its co-owners': (db) => readCoOwners(store(db), key()),
  'its documents': (db) => readDocuments(store(db), key()),
  'its papers': (db) => readRequests(store(db), key()),
  'its signed papers': (db) => findSigned(db, key()),
  'the end of its links': (db) => workIn(db, now, (unit) => ageLinks(unit, key())),
  'its erasure': (db) =>
    db
      .transaction()
      .execute(async (trx) => {
        const application = await lockApplication(store(trx), partnerId, applicationId);
        if (application) await eraseApplication({ db: trx, now }, application, 'request');
        throw new Undone();
      })
      .catch(expectUndone),
  'a mail that waits': (db) =>
    db.transaction().execute((trx) => isMailWaiting(trx, key(), { kind: 'new-link' })),
  'a signer by the link': (db) => findSigner(store(db), { partnerId, token }, now),
  'a link by its secret alone': (db) => findLink(store(db), { partnerId, token: 'x' }, now),
  'who holds a link': (db) => findBearers(db, { ...key(), purpose: 'signing' }, now),
  'an answer under its key': (db) => workIn(db, now, (unit) => claimKey(unit, claim)),
  'the mails of an address': (db) => takeMailMoment({ ...counting, db, now }, { mails: 'x' }),
};

/** What workers ask, over all partners. */
const rounds: Readonly<Record<string, Lookup>> = {
  'the mail longest due': (db) => leaseMail({ db, keys: testKeys }, { now, leaseMs: 1000, withFirst: true }),
  'the signature longest due': (db) => leaseRequest(db, ['embedded'], now, 1000),
  'a signature a platform speaks of': (db) =>
    noteHint(db, 'embedded', { providerId: 'x', dedupeKey: 'x' }, now),
};

function tell(name: string, read: readonly string[]): string[] {
  const large = read.filter((table) => tables.includes(table) && !isKnown(name, table));
  return large.map((table) => `${name}: ${table}`);
}

it(`${cases} cases are kept, and no lookup of a call reads a table from end to end`, async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int from application_section`.execute(
    opened.db,
  );
  expect(rows[0]?.count).toBeGreaterThan(cases);
  const found: string[] = [];
  for (const [name, lookup] of Object.entries(lookups)) {
    const read = await withinPartner(partnerId, () => plans.findWholeReads(opened.running, lookup));
    found.push(...tell(name, read));
  }
  for (const [name, lookup] of Object.entries(rounds)) {
    const read = await acrossPartners(() => plans.findWholeReads(opened.running, lookup));
    found.push(...tell(name, read));
  }
  expect(found).toEqual([]);
  const asked = Object.keys(lookups).length + Object.keys(rounds).length;
  console.log(`figure E3: ${asked} lookups over ${cases} cases: 0 tables read from end to end`);
});

it('notices a lookup that reads a whole table', async () => {
  const lookup = (db: Database) =>
    db.selectFrom('application').selectAll().where('reference', 'like', '%x%').execute();
  const read = await withinPartner(partnerId, () => plans.findWholeReads(opened.running, lookup));
  expect(read).toEqual(['application']);
});
