import type { CaseFilter } from '@ndp/contract/desk/inbox.ts';
import { costOfDelay } from '@ndp/domain/workflow/cost-of-delay.ts';
import { applicationStatuses } from '@ndp/domain/workflow/statuses.ts';
import { polishToday } from '../polish-today.ts';
import { daysUntil } from './days-left.ts';
import type { InboxRow, PartnerList } from './inbox-row.ts';

type Compare = (one: InboxRow, other: InboxRow) => number;

/** Lists that are sorted alike as one; as far as each of them has been read. */
export function mergeLists(lists: readonly PartnerList[], compare: Compare): readonly InboxRow[] {
  const [only] = lists;
  if (only && lists.length === 1) return only.rows;
  const ends = lists.flatMap(({ rows, next }) => (next === null ? [] : rows.slice(-1)));
  return lists
    .flatMap(({ rows }) => rows)
    .toSorted(compare)
    .filter((row) => ends.every((end) => compare(row, end) <= 0));
}

const words = new Intl.Collator('pl');
const noDay = '9999-12-31';

/** What the server sorts by, of a row that was read. */
const keys: Readonly<Record<string, (row: InboxRow) => string | number>> = {
  number: ({ reference }) => reference,
  applicant: ({ applicant }) => applicant ?? '\uffff',
  place: ({ place }) => place ?? '\uffff',
  municipality: ({ municipality }) => municipality ?? '\uffff',
  status: ({ status }) => applicationStatuses.indexOf(status),
  due: ({ due_on }) => due_on ?? noDay,
  since: ({ since }) => since,
  building: ({ building }) => building ?? '',
  amount: ({ amount }) => amount ?? -1,
  officer: ({ assignee }) => assignee?.name ?? '',
  program: ({ program }) => program,
};

/** The order of a view, as the server has it. */
export function compareRows({
  sort,
  order,
  day,
}: { readonly [name in keyof CaseFilter]?: string | undefined }): Compare {
  const key = sort ? keys[sort] : day ? undefined : keys.due;
  const turn = order === 'down' ? -1 : 1;
  if (!key)
    return (one, other) =>
      compare(costOf(one), costOf(other)) || compare(one.due_on ?? one.since, other.due_on ?? other.since);
  return (one, other) => turn * compare(key(one), key(other));
}

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : words.compare(String(one), String(other));
}

/** Overdue first, then today, then this week; within each the dearest to be late with. */
function costOf({ due_on, status }: InboxRow): number {
  const days = due_on === null ? Number.POSITIVE_INFINITY : daysUntil(due_on, polishToday());
  const band = days < 0 ? 0 : days === 0 ? 1 : days < 7 ? 2 : 3;
  return band * 10 + 4 - costOfDelay[status];
}
