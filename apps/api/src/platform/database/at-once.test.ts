// @database both

import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { hearOf } from '../../testing/store/statements.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { atOnce } from './at-once.ts';
import type { Database } from './database.ts';

const opened = await openTestDatabase();
beforeEach(() => opened.db.deleteFrom('attempt_window').execute());
afterAll(() => opened.close());

const add = (db: Database, name: string) =>
  db.insertInto('attempt_window').values({ name, count: 1, ends_at: new Date() }).execute();
const namesIn = async (db: Database) =>
  (await db.selectFrom('attempt_window').select('name').orderBy('name').execute()).map(({ name }) => name);

describe('what is asked at once within a transaction', () => {
  it('is waited for once, and each sees what the one before has written', async () => {
    const { db } = opened;
    let seen: readonly string[][] = [];
    const { statements, waits } = await hearOf(() =>
      db.transaction().execute(async (trx) => {
        const { before, after } = await atOnce(trx, (all) => ({
          before: namesIn(all),
          added: add(all, 'a'),
          after: namesIn(all),
        }));
        seen = [before, after];
      }),
    );
    expect(seen).toEqual([[], ['a']]);
    expect(statements).toHaveLength(5);
    expect(waits).toBeLessThan(5);
  });

  it('is carried out in its order, too, where a change begins the transaction', async () => {
    const { after } = await opened.db
      .transaction()
      .execute((trx) => atOnce(trx, (all) => ({ added: add(all, 'a'), after: namesIn(all) })));
    expect(after).toEqual(['a']);
  });

  it('is over when one of it fails, is told so, and leaves nothing behind', async () => {
    const { db } = opened;
    let stillToCome = 3;
    const longer = async (all: Database) => {
      for (; stillToCome > 0; stillToCome -= 1) await namesIn(all).catch(() => {});
    };
    const failing = db.transaction().execute((trx) =>
      atOnce(trx, (all) => ({
        added: add(all, 'a'),
        failing: sql`select 1 / 0`.execute(all),
        longer: longer(all),
      })).finally(() => expect(stillToCome).toBe(0)),
    );
    await expect(failing).rejects.toThrow('division by zero');
    expect(await namesIn(db)).toEqual([]);
  });

  it('is refused outside of one', () => {
    expect(() => atOnce(opened.db, (all) => ({ names: namesIn(all) }))).toThrow('only within a transaction');
  });
});
