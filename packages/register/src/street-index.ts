import { beginsWords, fold, foldBeginnings } from './fold.ts';
import type { StreetsData } from './register-data.ts';
import type { Unit } from './unit.ts';

interface Street {
  readonly unit: Unit;
  readonly folded: string;
}

export interface StreetIndex {
  list(city: string, q: string): readonly Unit[];
  /** How many streets there are, a name counted once in every place that has it. */
  readonly count: number;
}

/** Prepares the streets; a name that many places share is held once. */
export function prepareStreets(data: StreetsData | null): StreetIndex {
  const streets = (data?.names ?? []).map(([id, name, kind]): Street => {
    return { unit: { id, name, kind }, folded: fold(name) };
  });
  const lists = new Map<string, readonly Street[]>();
  let count = 0;
  for (const [city, positions] of Object.entries(data?.of ?? {})) {
    const list = positions.map((at) => streets[at]).filter((street) => street !== undefined);
    lists.set(city, list);
    count += list.length;
  }
  return {
    list: (city, q) => {
      const beginnings = foldBeginnings(q);
      const list = lists.get(city) ?? [];
      const found =
        beginnings.length === 0 ? list : list.filter(({ folded }) => beginsWords(folded, beginnings));
      return found.map(({ unit }) => unit);
    },
    count,
  };
}
