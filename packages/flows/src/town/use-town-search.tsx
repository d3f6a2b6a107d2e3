import { useEffect, useState } from 'react';
import { type AddressUnit, useAddressLists } from '../address-lists.tsx';
import { orderTowns } from './town-order.ts';

/** What the register answers to what is typed; `too_short` until there are two letters, `digits` for a zip code. */
export interface TownSearch {
  readonly state: 'too_short' | 'digits' | 'searching' | 'found' | 'failed';
  readonly towns: readonly AddressUnit[];
}

interface Answer {
  readonly query: string;
  readonly state: 'found' | 'failed';
  readonly towns: readonly AddressUnit[];
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
  const [answer, setAnswer] = useState<Answer>({ query: '', state: 'found', towns: none });
  const query = typed?.trim();
  const isZipCode = query !== undefined && /^\d/.test(query);
  const isLongEnough = query !== undefined && query.length >= fewestLetters && !isZipCode;

  useEffect(() => {
    if (!isLongEnough) return;
    let isWanted = true;
    const receive = (state: Answer['state'], towns: readonly AddressUnit[]) => {
      if (isWanted) setAnswer({ query, state, towns });
    };
    const ask = () =>
      searchTowns(query).then(
        (towns) => receive('found', orderTowns(towns, query)),
        () => receive('failed', none),
      );
    const pause = setTimeout(ask, pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(pause);
    };
  }, [query, isLongEnough, searchTowns]);

  if (query === undefined) return { state: 'found', towns: answer.towns };
  if (isZipCode) return { state: 'digits', towns: none };
  if (!isLongEnough) return { state: 'too_short', towns: none };
  if (query === answer.query) return answer;
  return { state: 'searching', towns: isContinued(answer.query, query) ? answer.towns : none };
}

/** While typing goes on, what was found so far stays in sight; for another name it would mislead. */
function isContinued(before: string, now: string): boolean {
  return before !== '' && now.startsWith(before);
}
