import type { CaseRow } from '@ndp/contract/desk/cases.ts';
import { type CaseFilter, filterNames, listCases } from '@ndp/contract/desk/inbox.ts';
import { mostCounted } from '@ndp/contract/desk/waiting.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { useAddress } from '../address.ts';
import { askDesk } from '../ask.ts';
import { useAct } from '../use-act.ts';
import { useLoaded } from '../use-loaded.ts';

type Page = z.infer<typeof listCases.answer>;

/** The filter an address holds, word for word; the server says what of it it does not know. */
export function useFilter(): Readonly<Partial<Record<keyof CaseFilter, string>>> {
  const { searchParams } = useAddress();
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = searchParams.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** The cases of the view in the address, page after page. */
export function useCases(partner: string, isOpened: boolean) {
  const { language } = useLanguage();
  const given = useFilter() as CaseFilter;
  const key = JSON.stringify([partner, language, given, isOpened]);
  const ask = (after?: string) =>
    askDesk(language, listCases, {
      params: { partner },
      query: { ...given, ...(isOpened ? { opened: 'yes' as const } : {}), ...(after ? { after } : {}) },
    });
  const first = useLoaded(key, () => ask());
  const more = useAct();
  const [further, setFurther] = useState<{ key: string; cases: readonly CaseRow[]; next: string | null }>();
  const added = further?.key === key ? further : undefined;
  const next = added ? added.next : (first.answer?.next ?? null);
  const cases = first.answer && [...first.answer.cases, ...(added?.cases ?? [])];
  const showMore = () =>
    more.run(async () => {
      if (!next) return;
      const page = await ask(next);
      setFurther({ key, cases: [...(added?.cases ?? []), ...page.cases], next: page.next });
    });
  /** The numbers of every case of the view; of a large one, the first thousand. */
  const askAll = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    for (let after: string | null | undefined; after !== null && found.length < mostCounted; ) {
      const page: Page = await askDesk(language, listCases, {
        params: { partner },
        query: { ...given, ...(after ? { after } : {}) },
      });
      found.push(...page.cases.map(({ reference }) => reference));
      after = page.next;
    }
    return found;
  };
  const again = () => {
    setFurther(undefined);
    first.again();
  };
  return {
    cases,
    failure: first.failure ?? more.failure,
    next,
    showMore,
    askAll,
    isBusy: more.isBusy,
    again,
  };
}
