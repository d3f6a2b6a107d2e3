import { beginsWords, fold, foldBeginnings } from './fold.ts';
import type { IndexedPlace } from './place-tree.ts';
import type { Unit } from './unit.ts';

/** One word that a visitor may begin to type. */
interface CountryEntry {
  /** Position of the place in the Polish order of the country. */
  readonly rank: number;
  readonly place: IndexedPlace;
  readonly folded: string;
  /** Where the word begins in `folded`. */
  readonly from: number;
  readonly part: string | undefined;
}

interface Index {
  /** Cities with county rights. */
  readonly cities: readonly CountryEntry[];
  readonly byName: ReadonlyMap<string, readonly CountryEntry[]>;
  /** By the first letter and by the first two letters of the word, the most wanted first. */
  readonly byBeginning: ReadonlyMap<string, readonly CountryEntry[]>;
}

export type CountrySearch = (q: string, most: number) => Unit[];

/**
 * Prepares the search of the whole country. The first typed word must begin a word of the name or of a part of
 * the place; further words may also come from its path ("nowa wieś kaliski"). When more places match than may be
 * shown, large cities go first, then the very name, towns, names that begin so, and the rest; the answer itself
 * is in the Polish order.
 */
export function prepareCountrySearch(places: readonly IndexedPlace[]): CountrySearch {
  const { cities, byName, byBeginning } = indexWords(places);
  return (q, most) => {
    const beginnings = foldBeginnings(q);
    const [first = '', ...further] = beginnings;
    if (first === '') return [];
    const chosen = new Map<number, CountryEntry>();
    for (const entries of [cities, byName.get(beginnings.join('')), byBeginning.get(first.slice(1, 3))]) {
      for (const entry of entries ?? []) {
        if (chosen.size === most) return showPlaces(chosen);
        if (!entry.folded.startsWith(first, entry.from - 1) || chosen.has(entry.rank)) continue;
        if (beginsWords(entry.folded + entry.place.home.foldedPath, further)) chosen.set(entry.rank, entry);
      }
    }
    return showPlaces(chosen);
  };
}

function indexWords(places: readonly IndexedPlace[]): Index {
  const entries = places.flatMap(listEntries);
  const byBeginning = new Map<string, CountryEntry[]>();
  for (const wanted of [isTown, isWholeName, isLaterWord, isPart]) {
    for (const entry of entries) {
      if (!wanted(entry)) continue;
      for (const length of [1, 2]) {
        const beginning = entry.folded.slice(entry.from, entry.from + length).trim();
        if (beginning.length === length) append(byBeginning, beginning, entry);
      }
    }
  }
  const byName = new Map<string, CountryEntry[]>();
  for (const entry of entries) {
    if (isWholeName(entry) || (isTown(entry) && entry.from === 1))
      append(byName, entry.folded.trimEnd(), entry);
  }
  const cities = entries.filter(
    (entry) => entry.part === undefined && entry.place.home.county.kind !== 'powiat',
  );
  return { cities, byName, byBeginning };
}

const isPart = ({ part }: CountryEntry) => part !== undefined;
const isTown = ({ part, place }: CountryEntry) => part === undefined && place.unit.kind === 'miasto';
const isWholeName = (entry: CountryEntry) => !isPart(entry) && !isTown(entry) && entry.from === 1;
const isLaterWord = (entry: CountryEntry) => !isPart(entry) && !isTown(entry) && entry.from > 1;

function listEntries(place: IndexedPlace, rank: number): CountryEntry[] {
  const entries: CountryEntry[] = [];
  const add = (folded: string, part: string | undefined) => {
    for (let from = 1; from > 0 && from < folded.length; from = folded.indexOf(' ', from) + 1) {
      entries.push({ rank, place, folded, from, part });
    }
  };
  add(place.folded, undefined);
  for (const part of place.parts) add(fold(part), part);
  return entries;
}

function append(lists: Map<string, CountryEntry[]>, key: string, entry: CountryEntry): void {
  const list = lists.get(key);
  if (list) list.push(entry);
  else lists.set(key, [entry]);
}

function showPlaces(chosen: ReadonlyMap<number, CountryEntry>): Unit[] {
  return [...chosen.values()]
    .sort((a, b) => a.rank - b.rank)
    .map(({ place, part }) => ({
      ...place.unit,
      path: place.home.path,
      ...(part === undefined ? {} : { part }),
    }));
}
