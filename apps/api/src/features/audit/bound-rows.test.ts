import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { ApplicationKey } from '../../cases/keys/case-key.ts';
import { withAuditActor } from '../../platform/database/audit-actor.ts';
import type { Trx } from '../../platform/database/database.ts';
import { answer } from '../../testing/co-owners/co-owners.ts';
import { bringToStages } from '../../testing/hostile/stages.ts';
import { openPapers } from '../../testing/signing-visit.ts';
import { workOn } from '../../testing/store/worked-case.ts';
import { post } from '../../testing/submissions.ts';
import { startTestApi } from '../../testing/test-api.ts';
import type { AuditEntry } from './audit-chain.ts';
import { findEvidenceBreak } from './bound-rows.ts';
import { findRowBreak } from './standing-rows.ts';
import { type AuditVerification, verifyAudit } from './verify-audit.ts';

type SqlStatement = ReturnType<typeof sql>;

const api = await startTestApi();
const [stage, , , erased] = await bringToStages(api, 0, [
  'contract_sent',
  'contract_signed',
  'payment_requested',
  'submitted',
  'in_completion',
]);
if (!stage || !erased) throw new Error('there are applications');
await answer(api, stage.coOwner, 'agree', { typed_name: 'Zofia Wrona' });
await openPapers(api, stage.signing);
await workOn(api, stage.link.id);
await post(api, `/applications/${erased.link.token}/${erased.link.id}/erasure`, undefined);
afterAll(() => api.close());

/** What the verifier finds after somebody did as one does whom no trigger stops; undone again. */
async function verdictAfter(...statements: readonly SqlStatement[]): Promise<AuditVerification['broken']> {
  const undo = new Error('undone');
  let broken: AuditVerification['broken'] = [];
  const look = api.owner.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const statement of statements) await statement.execute(trx);
    ({ broken } = await verifyAudit(trx, api.context.keys, []));
    throw undo;
  });
  await expect(look).rejects.toBe(undo);
  return broken;
}

/** The numbers of the entries that note rows of a table. */
async function notedIn(table: string): Promise<number[]> {
  const entries = await api.owner.selectFrom('audit_entry').select(['n', 'entry']).orderBy('n').execute();
  return entries.filter(({ entry }) => JSON.parse(entry).table === table).map(({ n }) => n);
}

/** As somebody would have it who may also write entries: each row of the case has one that fits. */
const consentNoted = {
  n: 3,
  entry: JSON.stringify({ table: 'consent_record', change: 'insert', sha256: 'as given' }),
};

const events = sql`(select min(envelope_id::text)::uuid from signing_event)`;

describe('what the audit is bound to', () => {
  it('holds as it was written, wherever the clock of the connection stands', async () => {
    expect(await verdictAfter()).toEqual([]);
    expect(await verdictAfter(sql`set local timezone to 'Asia/Tokyo'`)).toEqual([]);
    for (const table of ['consent_record', 'co_owner_answer', 'signing_event']) {
      expect((await notedIn(table)).length, table).toBeGreaterThan(0);
    }
  });

  it.each([
    [
      'consent_record',
      'the moment of a consent',
      sql`update consent_record set accepted_at = accepted_at + interval '1 hour' where consent_id = 'consent_implementation'`,
    ],
    [
      'consent_record',
      'the sentence of a consent',
      sql`update consent_record set text_hash = repeat('a', 64) where consent_id = 'consent_implementation'`,
    ],
    [
      'consent_record',
      'a consent that is gone',
      sql`delete from consent_record where consent_id = 'consent_implementation'`,
    ],
    ['co_owner_answer', 'what a co-owner answered', sql`update co_owner_answer set answer = 'object'`],
    [
      'signing_event',
      'the end of a signing record',
      sql`delete from signing_event where n = (select max(n) from signing_event)`,
    ],
    [
      'signing_event',
      'a signing record that is gone',
      sql`delete from signing_envelope where id = ${events}`,
    ],
  ])('shows by the entry that speaks of it, in %s: %s', async (table, _name, statement) => {
    const found = await verdictAfter(statement);
    expect(new Set(found.map(({ what }) => what))).toEqual(new Set(['unfit']));
    expect(await notedIn(table)).toEqual(expect.arrayContaining(found.map(({ n }) => n)));
  });

  it.each([
    [
      'a consent',
      sql`insert into consent_record select partner_id, application_id, revision + 1, consent_id, text_version, text_hash, document_hashes, language, accepted_at from consent_record`,
    ],
    [
      'a co-owner’s answer',
      sql`insert into co_owner_answer select partner_id, co_owner_id, n + 1, application_id, answer, statement_version, statement_hash, summary_hash, language, details, answered_at from co_owner_answer`,
    ],
  ])('shows %s that was slipped in', async (_name, statement) => {
    const found = await verdictAfter(statement);
    expect(new Set(found.map(({ what }) => what))).toEqual(new Set(['unnoted']));
  });

  it('shows a consent that is another now, even where its change was noted', () => {
    const entries = [consentNoted as AuditEntry];
    const changed = [{ name: 'consent_record', hash: 'changed' }];
    expect(findEvidenceBreak(changed, entries)).toEqual({ n: 3, what: 'unfit' });
    expect(findEvidenceBreak([{ name: 'consent_record', hash: 'as given' }], entries)).toBeUndefined();
  });

  it('shows the very act of signing that says something else, or does not open', async () => {
    const swapped = sql`update signing_event set sealed_body =
      (select sealed_body from signing_event where n = 1 and envelope_id = ${events}) where n = 2 and envelope_id = ${events}`;
    const [found] = await verdictAfter(swapped);
    expect(found?.what).toBe('unfit');
    expect(await notedIn('signing_event')).toContain(found?.n);
  });
});

/** Every table whose rows are noted, and a column of each that may be changed. */
async function coveredTables(): Promise<readonly { readonly name: string; readonly column: string }[]> {
  const { rows } = await sql<{ name: string; column: string }>`
    select distinct on (relname) relname as name, attname as column from pg_class class
    join pg_trigger on tgrelid = class.oid and starts_with(tgname::text, 'note_')
    join pg_attribute on attrelid = class.oid and atttypid = 'timestamptz'::regtype
      and attname not in ('expires_at', 'planned_at', 'changed_at', 'due_at', 'leased_until', 'failing_since', 'code_expires_at')
    where relnamespace = current_schema()::regnamespace order by relname, attnum`.execute(api.owner);
  return [...rows, { name: 'signing_event', column: '' }];
}

/** What is found after somebody changed, removed or put back one row of a table; undone again. */
async function verdictOn(
  act: (trx: Trx) => Promise<void>,
  only?: ApplicationKey,
): Promise<AuditVerification['broken']> {
  const undo = new Error('undone');
  let broken: AuditVerification['broken'] = [];
  const look = () =>
    api.owner.transaction().execute(async (trx) => {
      await act(trx);
      ({ broken } = await verifyAudit(trx, api.context.keys, [], only));
      throw undo;
    });
  await expect(withAuditActor({ who: 'system', what: 'test' }, look)).rejects.toBe(undo);
  return broken;
}

/** To which application the first row of a table belongs. */
async function ownerOf(name: string): Promise<ApplicationKey> {
  const { rows } = await sql<ApplicationKey>`
    with first as (select to_jsonb(each) as row from ${sql.table(name)} as each where ctid = (select min(ctid) from ${sql.table(name)}))
    select row ->> 'partner_id' as "partnerId", coalesce(row ->> 'application_id',
      (select application_id::text from signature_request where id::text = row ->> 'request_id'),
      (select application_id::text from signing_envelope where id::text = row ->> 'envelope_id'), row ->> 'id') as "applicationId"
    from first`.execute(api.owner);
  const [key] = rows;
  if (!key) throw new Error(`no row in ${name}`);
  return key;
}

describe('of every table whose rows are noted', () => {
  const unnoticed = (trx: Trx) => sql`set local session_replication_role = replica`.execute(trx);
  const first = (name: string) => sql`ctid = (select min(ctid) from ${sql.table(name)})`;

  it('a row that was changed, one that is gone and one that was put back are found', async () => {
    const tables = await coveredTables();
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'application',
        'application_event',
        'secret_link',
        'signature_artefact',
        'signing_signer',
        'erasure',
      ]),
    );
    expect(tables.length).toBeGreaterThan(15);
    for (const { name, column } of tables) {
      const table = sql.table(name);
      const only = await ownerOf(name);
      const later = column
        ? sql`${sql.id(column)} = coalesce(${sql.id(column)}, now()) + interval '1 hour'`
        : sql`sealed_body = set_byte(sealed_body, 20, 255 - get_byte(sealed_body, 20))`;
      const changed = await verdictOn(async (trx) => {
        await unnoticed(trx);
        const { numAffectedRows } = await sql`update ${table} set ${later} where ${first(name)}`.execute(trx);
        expect(numAffectedRows, name).toBe(1n);
      }, only);
      expect(
        changed.map(({ what }) => what),
        `${name}: changed`,
      ).toEqual(['unfit']);
      const gone = await verdictOn(async (trx) => {
        await unnoticed(trx);
        await sql`delete from ${table} where ${first(name)}`.execute(trx);
      }, only);
      expect(
        gone.map(({ what }) => what),
        `${name}: gone`,
      ).toEqual(['unfit']);
      const isKept = [
        ...['consent_record', 'co_owner_answer', 'erasure', 'payment_approval', 'payment_revision'],
        'signing_event',
      ].includes(name);
      const back = verdictOn(async (trx) => {
        await sql`create temp table of_before on commit drop as select * from ${table} where ${first(name)}`.execute(
          trx,
        );
        const { rows } = await sql<{ place: string }>`
          update ${table} set ${later} where ${first(name)} returning ctid::text as place`.execute(trx);
        await sql`set constraints all immediate`.execute(trx);
        await unnoticed(trx);
        await sql`delete from ${table} where ctid = ${rows[0]?.place}::tid`.execute(trx);
        await sql`insert into ${table} select * from of_before`.execute(trx);
      }, only);
      if (isKept) await expect(back).rejects.toThrow(/record|answer|payment/);
      else
        expect(
          (await back).map(({ what }) => what),
          `${name}: put back`,
        ).toEqual(['unfit']);
    }
  }, 60_000);

  it('a status slipped into the timeline is found, and a timeline begun before it was noted holds', async () => {
    const only = await ownerOf('application_event');
    const slipped = sql`insert into application_event
      select partner_id, application_id, n + 100, 'paid', at, actor from application_event where ${first('application_event')}`;
    const found = await verdictOn(async (trx) => {
      await unnoticed(trx);
      await slipped.execute(trx);
    }, only);
    expect(found.map(({ what }) => what)).toEqual(['unnoted']);
    const rows = [
      { name: 'application', hash: 'a' },
      { name: 'application_event', hash: 'first' },
      { name: 'application_event', hash: 'second' },
    ];
    const inserted = (n: number, more: object) =>
      ({ n, entry: JSON.stringify({ change: 'insert', ...more }) }) as AuditEntry;
    const application = inserted(1, { table: 'application', state: 'a' });
    const second = inserted(2, { table: 'application_event', row: '2', state: 'second' });
    expect(findRowBreak(rows, [application, second])).toBeUndefined();
    expect(findRowBreak(rows.slice(0, 2), [application, second])).toEqual({ n: 2, what: 'unfit' });
  });

  it('holds where the product itself changes them, and erases all', async () => {
    const held = await verdictOn(async (trx) => {
      await sql`update secret_link set created_at = created_at + interval '1 hour'`.execute(trx);
      await sql`set constraints all immediate`.execute(trx);
    });
    expect(held).toEqual([]);
  });
});
