import { expect, it } from 'vitest';
import { rowOf } from '../testing/desk-server.tsx';
import type { PartnerList } from './inbox-row.ts';
import { compareRows, mergeLists } from './merge-lists.ts';

const list = (
  partner: string,
  days: readonly (string | null)[],
  next: string | null = null,
): PartnerList => ({
  partner,
  rows: days.map((due_on, n) => ({ ...rowOf(n, { due_on }), partner })),
  next,
});
const daysOf = (lists: readonly PartnerList[]) =>
  mergeLists(lists, compareRows({})).map(({ due_on }) => due_on);

it('the lists of two partners are one, in their common order', () => {
  const lists = [list('mpec', ['2026-12-01', null]), list('duon', ['2026-11-30', '2026-12-02'])];
  expect(daysOf(lists)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02', null]);
});

it('nothing is shown behind the end of what was read of a partner, lest more of it belongs before', () => {
  const lists = [
    list('mpec', ['2026-12-01', '2026-12-03'], 'more'),
    list('duon', ['2026-12-02', '2026-12-09']),
  ];
  expect(daysOf(lists)).toEqual(['2026-12-01', '2026-12-02', '2026-12-03']);
});

it.each([
  ['applicant', 'Osoba 1'],
  ['number', 'Osoba 1'],
  ['amount', 'Osoba 2'],
] as const)('two lists sorted by %s begin with %s, and end with it the other way round', (sort, first) => {
  const lists = [
    { partner: 'mpec', next: null, rows: [{ ...rowOf(1, { amount: 900 }), partner: 'mpec' }] },
    { partner: 'duon', next: null, rows: [{ ...rowOf(2, { amount: 100 }), partner: 'duon' }] },
  ];
  const names = (filter: Parameters<typeof compareRows>[0]) =>
    mergeLists(lists, compareRows(filter)).map(({ applicant }) => applicant);
  expect(names({ sort })[0]).toBe(first);
  expect(names({ sort, order: 'down' })[1]).toBe(first);
});

it('a day begins with what is overdue, and there with money before a signature', () => {
  const rows = [
    { ...rowOf(1, { due_on: '2020-01-02', status: 'contract_sent' }), partner: 'mpec' },
    { ...rowOf(2, { due_on: '2020-01-03', status: 'settlement_review' }), partner: 'mpec' },
    { ...rowOf(3, { due_on: null, status: 'under_review' }), partner: 'mpec' },
  ];
  const lists = rows.map((row) => ({ partner: 'mpec', next: null, rows: [row] }));
  const order = mergeLists(lists, compareRows({ day: 'mine' })).map(({ applicant }) => applicant);
  expect(order).toEqual(['Osoba 2', 'Osoba 1', 'Osoba 3']);
});
