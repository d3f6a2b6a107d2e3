import { type CaseFilter, filterNames, listCases } from '@ndp/contract/desk/inbox.ts';
import { mostCounted } from '@ndp/contract/desk/waiting.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { Language } from '@ndp/flows/message.ts';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { useAddress } from '../address.ts';
import { askDesk, NotDone } from '../ask.ts';
import { useAction } from '../use-action.ts';
import type { InboxRow, PartnerList } from './inbox-row.ts';
import { compareRows, mergeLists } from './merge-lists.ts';

type ListedCases = z.infer<typeof listCases.answer>;

type Filter = Readonly<Partial<Record<keyof CaseFilter, string>>>;

/** Without anything else in its address the inbox shows what the day brings. */
const myDay: Filter = { day: 'mine' };

/** The filter an address holds, word for word; the server says what of it it does not know. */
export function useFilter(): Filter {
  const { searchParams } = useAddress();
  if (searchParams.size === 0) return myDay;
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = searchParams.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** A view as it was left, for who comes back to it. Gone with the tab: it holds names. */
export interface LeftView {
  readonly lists: readonly PartnerList[];
  readonly opened?: string;
  readonly scrollY: number;
}

const leftViews = new Map<string, LeftView>();
const mostLeft = 20;

/** Rows a list is read anew with at most. */
const mostRows = 999;

/** The rows of the view that was looked at last, in their order, for the way from case to case. */
let lastRows: readonly InboxRow[] = [];
export const rowsOfLastView = (): readonly InboxRow[] => lastRows;

interface Wanted {
  readonly partners: readonly string[];
  readonly isOpened: boolean;
  /** What to show is known; before it nothing is asked. */
  readonly isReady: boolean;
}

/** The cases of the view in the address, page after page; meanwhile those of the view before stay. */
export function useCases(wanted: Wanted) {
  const { language } = useLanguage();
  const { key, filter, query, lists, isHere, failure, place, again } = useLists(wanted);
  const more = useAction();
  const rows = lists && mergeLists(lists, compareRows(filter));
  if (rows) lastRows = rows;
  const showMore = () =>
    more.run(async () => {
      if (!lists || !isHere) return;
      const longer = lists.map(async (list) => {
        if (list.next === null) return list;
        const page = await readPage(language, list.partner, { ...query, after: list.next });
        return { ...page, rows: [...list.rows, ...page.rows] };
      });
      place(await Promise.all(longer));
    });
  return {
    rows,
    /** What is shown is of the view before, and the next one is on its way. */
    isLate: !isHere && failure === undefined,
    failure: failure ?? more.failure,
    hasMore: isHere && lists?.some(({ next }) => next !== null) === true,
    showMore,
    askAll: () => readAll(language, wanted.partners, filter as CaseFilter),
    isBusy: more.isBusy,
    again,
    left: leftViews.get(key),
    /** Notes where the view is left. */
    leaveAt: (at: Partial<LeftView>) => leave(key, at),
  };
}

interface ShownLists {
  readonly key: string;
  readonly lists: readonly PartnerList[];
}

/** The lists of the view, one of each partner, read anew as long as they were when it was left. */
function useLists({ partners, isOpened, isReady }: Wanted) {
  const { language } = useLanguage();
  const filter = useFilter();
  const key = JSON.stringify([partners, language, filter]);
  const [shown, setShown] = useState<ShownLists | undefined>(() => {
    const left = leftViews.get(key);
    return left && { key, lists: left.lists };
  });
  const [failed, setFailed] = useState<{ readonly key: string; readonly failure: NotDone }>();
  const [times, setTimes] = useState(0);
  const latest = useRef(key);
  latest.current = key;
  const query = { ...filter, ...(isOpened ? { opened: 'yes' } : {}) } as CaseFilter;
  const place = (lists: readonly PartnerList[]) => {
    if (latest.current !== key) return;
    setShown({ key, lists });
    setFailed(undefined);
    leave(key, { lists });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the question is another one
  useEffect(() => {
    if (!isReady) return;
    const before = shown?.key === key ? shown.lists : (leftViews.get(key)?.lists ?? []);
    if (shown?.key !== key && before.length > 0) setShown({ key, lists: before });
    const ask = (partner: string) => {
      const length = before.find((list) => list.partner === partner)?.rows.length ?? 0;
      const rows = length > 50 ? { rows: String(Math.min(length, mostRows)) } : {};
      return readPage(language, partner, { ...query, ...rows });
    };
    Promise.all(partners.map(ask)).then(place, (cause: unknown) => {
      if (latest.current === key) setFailed({ key, failure: NotDone.of(cause) });
    });
  }, [key, isOpened, isReady, times]);
  return {
    ...{ key, filter, query, lists: shown?.lists, isHere: shown?.key === key, place },
    failure: failed?.key === key ? failed.failure : undefined,
    again: () => setTimes((before) => before + 1),
  };
}

function leave(key: string, at: Partial<LeftView>): void {
  const before = leftViews.get(key) ?? { lists: [], scrollY: 0 };
  leftViews.delete(key);
  leftViews.set(key, { ...before, ...at });
  const [oldest] = leftViews.keys();
  if (leftViews.size > mostLeft && oldest !== undefined) leftViews.delete(oldest);
}

async function readPage(
  language: Language,
  partner: string,
  query: CaseFilter & { readonly opened?: 'yes'; readonly after?: string; readonly rows?: string },
): Promise<PartnerList> {
  const { cases, next } = await askDesk(language, listCases, { params: { partner }, query });
  return { partner, rows: cases.map((row) => ({ ...row, partner })), next };
}

/** Every case of the view; of a large one, the first thousand of a partner. */
async function readAll(
  language: Language,
  partners: readonly string[],
  filter: CaseFilter,
): Promise<readonly InboxRow[]> {
  const found: InboxRow[] = [];
  for (const partner of partners) {
    const own: InboxRow[] = [];
    for (let after: ListedCases['next'] | undefined; after !== null && own.length < mostCounted; ) {
      const page = await readPage(language, partner, { ...filter, rows: '500', ...(after ? { after } : {}) });
      own.push(...page.rows);
      after = page.next;
    }
    found.push(...own);
  }
  return found;
}
