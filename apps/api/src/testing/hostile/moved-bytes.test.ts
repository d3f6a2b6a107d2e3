import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openKeys } from '../../cases/keys/open-keys.ts';
import { invitationContext } from '../../cases/keys/reseal-people.ts';
import { addJob } from '../../features/desk/bulk-jobs.ts';
import { knowPerson, notePerson } from '../../features/desk/people.ts';
import { keepLines } from '../../features/payments/bank-lines.ts';
import type { Trx } from '../../platform/database/database.ts';
import { suppressAddress } from '../../platform/mail/suppressions.ts';
import { storeWait } from '../../platform/partners/opening-waits.ts';
import { storeFullApplication } from '../store/full-application.ts';
import { openTestDatabase } from '../test-database.ts';
import { testKeys } from '../test-keys.ts';
import { workIn } from '../work-in.ts';
import { findSealedColumns, type Row, sealedColumns } from './sealed-columns.ts';

/** `npm run assurance` moves everything everywhere. */
const isLong = process.env.ASSURANCE_RUNS !== undefined;

const opened = await openTestDatabase();
for (const n of [1, 2]) await plant(n);
afterAll(() => opened.close());

/** An application with something in every sealed column, and what lies sealed beside applications. */
async function plant(n: number): Promise<void> {
  const store = { db: opened.db, keys: testKeys };
  await storeFullApplication(opened.db);
  await suppressAddress(store, `nikt${n}@example.pl`, 'refused', new Date());
  const asked = { partnerId: 'mpec', email: `czeka${n}@example.pl`, language: 'pl' } as const;
  await storeWait({ ...store, now: new Date() }, asked);
  const person = await knowPerson(store, { issuer: 'https://id.example', subject: `p${n}` }, new Date());
  await notePerson(store, person, { name: `Osoba ${n}`, email: null }, new Date());
  await store.db
    .insertInto('desk_invitation')
    .values({
      ...{ partner_id: 'mpec', id: person.id, token_hash: Buffer.from([n]), language: 'pl', state: 'open' },
      ...{ roles: ['officer'], invited_by: person.id, changed_at: new Date(), ends_at: new Date() },
      ...{ person_id: null, looked_by: null },
      address: testKeys.seal(`nowa${n}@example.pl`, invitationContext(person.id)),
    })
    .execute();
  await doubt(n);
  await handOver(person.id, n);
  await openKeys(store, new Date());
}

/** A hand-over of many cases that has not ended. */
function handOver(personId: string, n: number): Promise<void> {
  const handOver = { to: [personId], text: `Urlop ${n}` };
  const job = { partnerId: 'mpec', jobId: randomUUID(), personId, action: 'hand_over', handOver } as const;
  return workIn(opened.db, new Date(), (unit) => addJob(unit, { ...job, references: [] }));
}

/** A line of a bank that nobody has explained. */
function doubt(n: number): Promise<void> {
  const moved = { bookedOn: '2026-11-23', amountGr: -n, references: [], bankReference: '' };
  const entry = { ...moved, title: `Prowizja ${n}`, account: '', returned: null };
  const hash = String(n).repeat(64);
  const line = { entry, hash, statement: { number: '1' }, kind: 'not_ours', payments: [] } as const;
  const program = { partnerId: 'mpec', programId: 'mpec' };
  return workIn(opened.db, new Date(), (unit) =>
    keepLines(unit, program, { lines: [line], reader: 'reader' }),
  );
}

/** Sealed bytes in their place. */
interface SealedCell {
  readonly column: string;
  readonly row: Row;
  readonly bytes: unknown;
}

const partsOf = (column: string) => {
  const [table = '', name = ''] = column.split('.');
  return { table: sql.table(table), name: sql.ref(name), field: name, relation: table };
};

async function readSealed(trx: Trx): Promise<SealedCell[]> {
  const found: SealedCell[] = [];
  for (const column of Object.keys(sealedColumns)) {
    const { table, name, field } = partsOf(column);
    const { rows } = await sql<Row>`select * from ${table} where ${name} is not null`.execute(trx);
    for (const row of rows) found.push({ column, row, bytes: row[field] });
  }
  return found;
}

async function write(trx: Trx, { column, row }: SealedCell, bytes: unknown): Promise<void> {
  const { table, name, relation } = partsOf(column);
  const isRow = (await findKey(trx, relation)).map((key) => sql`${sql.ref(key)} = ${row[key]}`);
  await sql`update ${table} set ${name} = ${bytes} where ${sql.join(isRow, sql` and `)}`.execute(trx);
}

const keys = new Map<string, readonly string[]>();

/** The columns of a table's primary key. */
async function findKey(trx: Trx, relation: string): Promise<readonly string[]> {
  const known = keys.get(relation);
  if (known) return known;
  const { rows } = await sql<{ key: string }>`
    select attname as key from pg_index
    join pg_attribute on attrelid = indrelid and attnum = any (indkey)
    where indrelid = ${relation}::regclass and indisprimary`.execute(trx);
  const found = rows.map(({ key }) => key);
  keys.set(relation, found);
  return found;
}

/** From where bytes are moved to a place: from everywhere, or from its own column and two others, in turn. */
function donorsOf(target: SealedCell, all: readonly SealedCell[]): readonly SealedCell[] {
  const at = all.indexOf(target);
  const isNear = (i: number) =>
    (i - at + all.length) % all.length === 3 || (i - at + all.length) % all.length === 8;
  const others = all.filter(({ bytes }) => bytes !== target.bytes);
  return isLong
    ? others
    : others.filter((each) => each.column === target.column || isNear(all.indexOf(each)));
}

/** What opening says; undefined when it opens. */
async function complaintOf(trx: Trx, { column, row }: SealedCell): Promise<string | undefined> {
  try {
    await sealedColumns[column]?.({ db: trx, keys: testKeys }, row);
    return undefined;
  } catch (failure) {
    return failure instanceof Error ? failure.message : String(failure);
  }
}

const refusals =
  /unable to authenticate data|^not sealed under the key of an application$|^sealed with a key that is not on the ring$|^the payload does not open$|SECRET_KEYS/;

it('knows what reads every column of sealed bytes', async () => {
  expect(await findSealedColumns(opened.owner)).toEqual(Object.keys(sealedColumns).toSorted());
});

it('bytes moved to another column, row or application are refused, wherever they come from', async () => {
  let moves = 0;
  const wrong: string[] = [];
  const work = opened.owner.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    const all = await readSealed(trx);
    expect(
      Object.keys(sealedColumns).filter((column) => !all.some((cell) => cell.column === column)),
    ).toEqual([]);
    for (const target of all) {
      expect([target.column, await complaintOf(trx, target)]).toEqual([target.column, undefined]);
      for (const donor of donorsOf(target, all)) {
        await write(trx, target, donor.bytes);
        const said = await complaintOf(trx, target);
        moves += 1;
        if (said === undefined || !refusals.test(said))
          wrong.push(`${donor.column} as ${target.column}: ${said}`);
      }
      await write(trx, target, target.bytes);
    }
    throw new Error('taken back');
  });
  await expect(work).rejects.toThrow('taken back');
  expect(wrong).toEqual([]);
  expect(moves).toBeGreaterThan(isLong ? 1_500 : 100);
  console.log(`figure E1: ${moves} moves over ${Object.keys(sealedColumns).length} columns, 0 opened`);
}, 300_000);
