import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sealOldRows } from '../app/upgrade/seal-old-rows.ts';
import { openEmbedded } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { localFolder } from '../platform/files/local-folder.ts';
import { testKeys } from '../testing/test-keys.ts';
import { findApplication } from './applications.ts';
import { readEvents } from './events.ts';
import { keyOf } from './case-key.ts';

it('an application stored before there was a timeline gets its beginning, and a mail nobody needs is no fault', async () => {
  const { owner: db } = await openEmbedded();
  await sql`create table schema_migration (name text primary key, applied_at timestamptz not null)`.execute(
    db,
  );
  for (const name of ['0001-partners.sql', '0002-applications.sql', '0003-outbox.sql']) {
    await sql.raw(readFileSync(new URL(`./migrations/${name}`, import.meta.url), 'utf8')).execute(db);
    await sql`insert into schema_migration values (${name}, now())`.execute(db);
  }
  const id = randomUUID();
  const sentAt = new Date('2026-11-01T08:00:00Z');
  await sql`insert into partner (id, title, brand_title, logo, program_id, obliged_entity_id, contact_email, contact_phone)
    values ('mpec', 'MPEC', '', '', 'mpec', 1, '', '')`.execute(db);
  await sql`insert into application (partner_id, id, reference, kind, status, language, email, client, project, created_at, submitted_at)
    values ('mpec', ${id}, 'NDP-2026-AAAAAA', 'estimate', 'submitted', 'pl', 'jan@example.pl', '{}', '{}', ${sentAt}, ${sentAt})`.execute(
    db,
  );
  await sql`insert into outbox (id, partner_id, application_id, kind, message_id, due_at, failed_at, last_error, created_at)
    values (${randomUUID()}, 'mpec', ${id}, 'new-link', '<a@b>', now(), ${sentAt}, 'the link died before the mail was sent', now()),
      (${randomUUID()}, 'mpec', ${id}, 'new-link', '<c@d>', now(), ${sentAt}, 'the mail server answered 550', now())`.execute(
    db,
  );
  expect(await migrate(db)).toContain('0004-sections.sql');
  const mails = await db
    .selectFrom('outbox')
    .select(['failed_at', 'dropped_at'])
    .orderBy('message_id')
    .execute();
  expect(mails).toEqual([
    { failed_at: null, dropped_at: sentAt },
    { failed_at: sentAt, dropped_at: null },
  ]);
  const vault = { db, keys: testKeys, storage: localFolder(tmpdir()) };
  expect(await sealOldRows(vault)).toBe(1);
  const stored = await findApplication(vault, 'mpec', id);
  if (!stored) throw new Error('it is lost');
  expect(stored).toMatchObject({
    revision: 0,
    submitted_at: null,
    created_at: sentAt,
    email: 'jan@example.pl',
  });
  expect(await readEvents(db, keyOf(stored))).toMatchObject([{ status: 'submitted', at: sentAt }]);
  await db.destroy();
});
