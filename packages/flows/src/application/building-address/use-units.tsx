import { useEffect, useEffectEvent, useState } from 'react';
import type { AddressUnit } from '../../address-lists.tsx';

/** One list of the register: what it holds, once it is there. */
export interface UnitList {
  readonly state: 'waiting' | 'loading' | 'ready' | 'failed';
  readonly units: readonly AddressUnit[];
}

interface UnitsAsked {
  /** Loads the units beneath a parent. */
  readonly load: (parent: string) => Promise<readonly AddressUnit[]>;
  /** Id of the unit above; undefined while it is not known, then nothing is loaded. */
  readonly parent: string | undefined;
  /** Grows with every press of Retry. */
  readonly attempt: number;
  /** Called with the only unit when a list holds just one. */
  readonly onOnlyOne: (unit: AddressUnit) => void;
}

interface LoadedUnits extends UnitList {
  readonly parent: string | undefined;
}

const nothing: readonly AddressUnit[] = [];

/** The units beneath a parent. An answer that comes after the parent has changed is thrown away. */
export function useUnits({ load, parent, attempt, onOnlyOne }: UnitsAsked): UnitList {
  const [list, setList] = useState<LoadedUnits>({ parent: undefined, state: 'waiting', units: nothing });
  const ask = useEffectEvent((above: string) => load(above));
  const receive = useEffectEvent((above: string, units: readonly AddressUnit[]) => {
    setList({ parent: above, state: 'ready', units });
    const [only, second] = units;
    if (only && !second) onOnlyOne(only);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks for the same list again
  useEffect(() => {
    if (parent === undefined) return;
    let isWanted = true;
    setList({ parent, state: 'loading', units: nothing });
    ask(parent).then(
      (units) => isWanted && receive(parent, units),
      () => isWanted && setList({ parent, state: 'failed', units: nothing }),
    );
    return () => {
      isWanted = false;
    };
  }, [parent, attempt]);

  if (parent === undefined) return { state: 'waiting', units: nothing };
  return list.parent === parent ? list : { state: 'loading', units: nothing };
}
