import { useState } from 'react';
import type { NotDone } from './ask.ts';
import { useAction } from './use-action.ts';
import { useLoaded } from './use-loaded.ts';

/** A page of a list. */
interface Page {
  /** What the next page is asked with; null: this is the last. */
  readonly next: string | null;
}

/** A list that is read page after page. */
export interface Pages<Answer extends Page> {
  /** The pages read so far; none before the first has come. */
  readonly pages: readonly Answer[];
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  readonly failure: NotDone | undefined;
  readonly showMore: () => void;
  readonly again: () => void;
}

/** Reads a list from its beginning when `key` or `since` changes, and further pages when asked. */
export function usePages<Answer extends Page>(
  key: string,
  ask: (after: string | undefined) => Promise<Answer>,
  since?: unknown,
): Pages<Answer> {
  const first = useLoaded(key, () => ask(undefined), since);
  const [further, setFurther] = useState<{ of: Answer; pages: readonly Answer[] }>();
  const more = useAction();
  const start = first.answer;
  const pages = start ? [start, ...(further?.of === start ? further.pages : [])] : [];
  const next = pages.at(-1)?.next ?? null;
  const showMore = () =>
    void more.run(async () => {
      if (!start || next === null) return;
      const page = await ask(next);
      setFurther({ of: start, pages: [...pages.slice(1), page] });
    });
  return {
    pages,
    hasMore: next !== null,
    isBusy: more.isBusy,
    failure: first.failure ?? more.failure,
    showMore,
    again: first.again,
  };
}
