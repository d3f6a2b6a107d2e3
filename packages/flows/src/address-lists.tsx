import type { ClimateZone } from '@ndp/domain/project.ts';
import { createContext, useContext } from 'react';

/** A unit of the address register as the lists tell it. */
export interface AddressUnit {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** Where a town found across the country lies: community, county, voivodeship. */
  readonly path?: string | undefined;
  /** The part of the town that a search across the country matched. */
  readonly part?: string | undefined;
  /** The units a town found across the country lies in, by the names an address is saved under. */
  readonly province?: string | undefined;
  readonly county?: string | undefined;
  readonly community?: string | undefined;
  /** The zone a town lies in, as far as its position is known. */
  readonly climate_zone?: ClimateZone | undefined;
}

/** Towns found across the country. */
export interface FoundTowns {
  readonly items: readonly AddressUnit[];
  /** Whose postal codes they are found by; absent where none were imported. */
  readonly postal_codes?: string | undefined;
}

/** Where a screen gets its address lists from; each list fails when the register cannot be reached. */
export interface AddressLists {
  readonly provinces: () => Promise<readonly AddressUnit[]>;
  readonly counties: (province: string) => Promise<readonly AddressUnit[]>;
  readonly communities: (county: string) => Promise<readonly AddressUnit[]>;
  readonly cities: (community: string, q?: string) => Promise<readonly AddressUnit[]>;
  readonly streets: (city: string, q?: string) => Promise<readonly AddressUnit[]>;
  /** Towns of the whole country by the beginning of a word or by a postal code, each with its path and, where known, its zone. */
  readonly searchTowns: (q: string) => Promise<FoundTowns>;
}

const AddressListsContext = createContext<AddressLists | undefined>(undefined);

export const AddressListsProvider = AddressListsContext.Provider;

/** The address lists of this page. */
export function useAddressLists(): AddressLists {
  const lists = useContext(AddressListsContext);
  if (!lists) throw new Error('no address register');
  return lists;
}
