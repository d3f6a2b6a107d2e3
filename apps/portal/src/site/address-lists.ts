import type { AddressLists } from '@ndp/flows/address-lists.tsx';
import { ask } from './site.ts';

/** The rows of the table of calls, fetched when the first list is asked for. */
const calls = () => import('@ndp/contract/calls/addresses.ts');

/** The address lists of the portal, from the API's register. */
export const addressLists: AddressLists = {
  provinces: async () => (await ask((await calls()).getProvinces)).items,
  counties: async (province) => (await ask((await calls()).getCounties, { query: { province } })).items,
  communities: async (county) => (await ask((await calls()).getCommunities, { query: { county } })).items,
  cities: async (community, q) => (await ask((await calls()).getCities, { query: { community, q } })).items,
  streets: async (city, q) => (await ask((await calls()).getStreets, { query: { city, q } })).items,
  searchTowns: async (q) => ask((await calls()).getCities, { query: { q } }),
};
