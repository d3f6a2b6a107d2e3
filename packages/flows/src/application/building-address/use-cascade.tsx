import { useState } from 'react';
import { type AddressUnit, useAddressLists } from '../../address-lists.tsx';
import { findUnit, savedName } from '../../town/address-unit.ts';
import type { AddressDraft } from './step.ts';
import { type UnitList, useUnits } from './use-units.tsx';

/** The levels of an address that the register knows, from the top. */
export const levels = ['province', 'county', 'community', 'city', 'street'] as const;
export type AddressLevel = (typeof levels)[number];

/** One level: its list, the unit its text stands for, and how it is changed. */
export interface CascadeLevel extends UnitList {
  readonly level: AddressLevel;
  readonly text: string;
  readonly unit: AddressUnit | undefined;
  /** Takes a new text; when the unit changes with it, everything beneath is cleared. */
  readonly take: (text: string) => void;
  /** Takes one of several units of the same name. */
  readonly takeUnit: (unit: AddressUnit) => void;
}

export interface Cascade {
  readonly at: Readonly<Record<AddressLevel, CascadeLevel>>;
  readonly retry: () => void;
}

/** The cascade over what is typed: every list follows from the names above it. */
export function useCascade(draft: AddressDraft, change: (patch: AddressDraft) => void): Cascade {
  const lists = useAddressLists();
  const [attempt, setAttempt] = useState(0);
  const shared = { draft, change, attempt };
  const province = useLevel({ ...shared, level: 'province', parent: '', load: lists.provinces });
  const county = useLevel({ ...shared, level: 'county', parent: province.unit?.id, load: lists.counties });
  const community = useLevel({
    ...shared,
    level: 'community',
    parent: county.unit?.id,
    load: lists.communities,
  });
  const city = useLevel({ ...shared, level: 'city', parent: community.unit?.id, load: lists.cities });
  const street = useLevel({ ...shared, level: 'street', parent: city.unit?.id, load: lists.streets });
  const at = { province, county, community, city, street };
  return {
    at,
    retry: () => setAttempt(attempt + 1),
  };
}

interface LevelAsked {
  readonly draft: AddressDraft;
  readonly change: (patch: AddressDraft) => void;
  readonly attempt: number;
  readonly level: AddressLevel;
  readonly parent: string | undefined;
  readonly load: (parent: string) => Promise<readonly AddressUnit[]>;
}

function useLevel({ draft, change, attempt, level, parent, load }: LevelAsked): CascadeLevel {
  const [picked, setPicked] = useState<AddressUnit>();
  const text = draft[level] ?? '';
  const isListed = level !== 'street';
  const list = useUnits({
    load: (above) => load(above),
    parent,
    attempt,
    onOnlyOne: (only) => {
      if (isListed && text === '') change({ [level]: only.name });
    },
  });
  // A place is saved under its bare name, so which of two was meant is known only as long as it is shown.
  const isPicked = picked?.name === text && list.units.includes(picked);
  const unit = isPicked ? picked : findUnit(list.units, text);
  const take = (typed: string, next: AddressUnit | undefined) => {
    change({ [level]: typed, ...(text !== '' && next?.id !== unit?.id ? cleared(level) : {}) });
  };
  return {
    ...list,
    level,
    text,
    unit,
    take: (typed) => take(typed, findUnit(list.units, typed)),
    takeUnit: (next) => {
      setPicked(next);
      take(level === 'city' ? next.name : savedName(next, list.units), next);
    },
  };
}

/** Everything beneath a level, emptied. */
function cleared(level: AddressLevel): AddressDraft {
  return Object.fromEntries(levels.slice(levels.indexOf(level) + 1).map((beneath) => [beneath, '']));
}
