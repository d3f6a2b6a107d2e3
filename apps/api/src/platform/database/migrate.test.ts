// @database both

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { seededPartners } from '../partners/partners.seed.ts';
import { seedPartners } from '../partners/partners.ts';
import { migrate } from './migrate.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

describe('a server that starts', () => {
  it('finds the database in its newest form, however many start at once', async () => {
    const applied = await Promise.all([migrate(opened.owner), migrate(opened.owner), migrate(opened.owner)]);
    expect(applied).toEqual([[], [], []]);
  });

  it('adds the partners that are missing and leaves the others as they are', async () => {
    await opened.owner.updateTable('partner').set({ title: 'Nowy tytuł' }).where('id', '=', 'mpec').execute();
    await opened.owner.deleteFrom('partner').where('id', '=', 'stx').execute();
    await seedPartners(opened.owner, seededPartners);
    const rows = await opened.owner.selectFrom('partner').select(['id', 'title']).orderBy('id').execute();
    expect(rows.map(({ id }) => id)).toEqual(['duon', 'fortum', 'mpec', 'stx']);
    expect(rows.find(({ id }) => id === 'mpec')?.title).toBe('Nowy tytuł');
  });

  it.each([
    ['a colour that is none', { primary_color: 'red' }],
    ['the name of the API host', { id: 'api' }],
  ])('never takes a partner with %s', async (_, change) => {
    const [first] = seededPartners;
    if (!first) throw new Error('no partners');
    await expect(seedPartners(opened.owner, [{ ...first, id: 'new', ...change }])).rejects.toThrow(/check/);
  });
});
