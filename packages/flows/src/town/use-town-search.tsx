import { useEffect, useState } from 'react';
import { type AddressUnit, type FoundTowns, useAddressLists } from '../address-lists.tsx';
import { orderTowns } from './town-order.ts';

/**
 * What the register answers to what is typed; `too_short` until there are two letters. A zip code may be unsearched,
 * begun or unknown.
 */
export interface TownSearch {
  readonly state: 'too_short' | 'no_codes' | 'code_begun' | 'code_unknown' | 'searching' | 'found' | 'failed';
  readonly towns: readonly AddressUnit[];
  /** Whose postal codes they were found by. */
  readonly codesFrom?: string | undefined;
}

interface TownSearchResult extends TownSearch {
  readonly query: string;
}

const fewestLetters = 2;
/** The register is asked when typing has paused for so long, in milliseconds. */
const pauseMs = 200;
const none: readonly AddressUnit[] = [];

/**
 * Towns of the whole country whose name begins as typed. An answer that comes after typing went on is thrown away.
 *
 * @param typed  what to look for; undefined: nothing now, what was found last stays
 */
export function useTownSearch(typed: string | undefined): TownSearch {
  const { searchTowns } = useAddressLists();
  const [answer, setAnswer] = useState<TownSearchResult>({ query: '', state: 'found', towns: none });
  const query = typed?.trim();
  const isLongEnough = query !== undefined && (query.length >= fewestLetters || isCode(query));

  useEffect(() => {
    if (!isLongEnough) return;
    let isWanted = true;
    const receive = (answered: TownSearch) => {
      if (isWanted) setAnswer({ query, ...answered });
    };
    const ask = () =>
      searchTowns(query).then(
        (found) => receive(readAnswer(query, found)),
        () => receive({ state: 'failed', towns: none }),
      );
    const pause = setTimeout(ask, pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(pause);
    };
  }, [query, isLongEnough, searchTowns]);

  if (query === undefined) return { state: 'found', towns: answer.towns };
  if (!isLongEnough) return { state: 'too_short', towns: none };
  if (query === answer.query) return answer;
  return { state: 'searching', towns: isContinued(answer.query, query) ? answer.towns : none };
}

/** What begins with a digit can only be a zip code. */
function isCode(query: string): boolean {
  return /^\d/.test(query);
}

function readAnswer(query: string, { items, postal_codes: codesFrom }: FoundTowns): TownSearch {
  const towns = orderTowns(items, query);
  if (!isCode(query) || towns.length > 0) return { state: 'found', towns, codesFrom };
  if (codesFrom === undefined) return { state: 'no_codes', towns };
  return { state: query.replace(/\D/g, '').length < 5 ? 'code_begun' : 'code_unknown', towns };
}

/** While typing goes on, what was found so far stays in sight; for another name it would mislead. */
function isContinued(before: string, now: string): boolean {
  return before !== '' && now.startsWith(before);
}
