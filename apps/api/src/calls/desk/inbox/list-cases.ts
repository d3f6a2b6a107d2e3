import type { CaseRow } from '@ndp/contract/desk/cases.ts';
import { type CaseFilter, listCases } from '@ndp/contract/desk/inbox.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { readOwnSeats } from '../../../cases/people/substitutes.ts';
import { mount } from '../../../platform/http/mount.ts';
import { describeRows, selectRows } from '../case-rows.ts';
import type { DeskHttp } from '../desk-http.ts';
import type { DeskWork } from '../desk-work.ts';
import { readFilter } from './case-filter.ts';
import { cursorOf, isAfter, type ListOrder, orderOf, type SealedSort, sealedSort } from './order.ts';
import { TooManyToSort } from './refusals.ts';

/** Cases on one page. */
const pageLength = 50;
/** A list of more cases is not opened whole. */
const mostOpened = 1000;

type Conditions = readonly RawBuilder<SqlBool>[];

/** The inbox: pages are requested by where the one before ended, so a case that comes in meanwhile moves none. */
export function mountListCases(http: DeskHttp): void {
  mount(http, listCases, async ({ query: { after, opened, rows: count, ...filter }, work }) => {
    const { where, details } = await readFilter(work, filter);
    const page = { after, opened: opened === 'yes', length: count ? Number(count) : pageLength };
    const sort = sealedSort(filter);
    const answer = sort
      ? await readOpened(work, where, { ...page, filter, sort })
      : await readPage(work, where, { ...page, filter });
    work.addDetails({ cases: answer.cases.length, ...details, ...(opened ? { opened } : {}) });
    return answer;
  });
}

/** Where a page ended: the key of its last row, and its id. */
const cursor = /^(.*)_([^_]+)$/;

interface CasePage {
  readonly filter: CaseFilter;
  readonly after: string | undefined;
  readonly opened: boolean;
  readonly length: number;
}

async function readPage(work: DeskWork, where: Conditions, { filter, after, opened, length }: CasePage) {
  const order = orderOf(filter, work.now);
  const [, key = '', id] = cursor.exec(after ?? '') ?? [];
  const further = id ? [...where, isAfter(order, key, id)] : where;
  const rows = await readRows(work, further, order, length + 1);
  const shown = rows.slice(0, length);
  const last = rows.length > length ? shown.at(-1) : undefined;
  return {
    cases: await describeRows(work, shown, { isOpened: opened }),
    next: last ? `${cursorOf(last.key)}_${last.id}` : null,
  };
}

/** A page of a list that is opened whole, to be sorted by what is sealed. @throws {TooManyToSort} */
async function readOpened(
  work: DeskWork,
  where: Conditions,
  { filter, after, length, sort }: CasePage & { readonly sort: SealedSort },
) {
  const rows = await readRows(work, where, orderOf(filter, work.now), mostOpened + 1);
  if (rows.length > mostOpened) throw new TooManyToSort();
  const [, from = '0'] = cursor.exec(after ?? '') ?? [];
  const next = Number(from) + length;
  const cases = sortCases(await describeRows(work, rows, { isOpened: true }), sort, filter.order === 'down');
  const last = rows[next - 1];
  return {
    cases: cases.slice(Number(from), next),
    next: last && next < rows.length ? `${next}_${last.id}` : null,
  };
}

const words = new Intl.Collator('pl');

/** Cases in the order of the alphabet; those without come last. */
function sortCases(cases: readonly CaseRow[], sort: SealedSort, isDown: boolean): CaseRow[] {
  return cases.toSorted((one, other) => {
    const [a, b] = [one[sort], other[sort]];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return isDown ? words.compare(b, a) : words.compare(a, b);
  });
}

/** The rows of a view in its order. */
export async function readRows(work: DeskWork, where: Conditions, { key, isDown }: ListOrder, limit: number) {
  const seats = await readOwnSeats(work.unit, { partnerId: work.partner.id, personId: work.person.id });
  return selectRows(work, seats)
    .select(sql`${key}`.as('key'))
    .where((row) => row.and([...where]))
    .orderBy(key, isDown ? 'desc' : 'asc')
    .orderBy('application.id')
    .limit(limit)
    .execute();
}
