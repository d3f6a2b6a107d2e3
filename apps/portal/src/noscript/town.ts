import type { Ask } from '@ndp/contract/ask.ts';
import { getCities } from '@ndp/contract/calls/addresses.ts';
import type { AddressUnit } from '@ndp/flows/address-lists.tsx';
import { byListsField } from '@ndp/flows/application/building-address/step.ts';
import type { Answers } from '@ndp/flows/estimate/answers.ts';
import type { PlainHelp } from '@ndp/flows/screen.tsx';
import { isWholeTown, townField, townOf } from '@ndp/flows/town/town.ts';
import { orderTowns } from '@ndp/flows/town/town-order.ts';

/** Most towns to choose from on one page. */
const mostTowns = 12;

/** The town that was typed, with its zone; or, in `help`, what to ask before it is known. */
interface TownSaid {
  readonly said: Answers;
  readonly help?: PlainHelp;
}

/**
 * Finds the town that was typed in the register. A zone chosen by hand stays; one that came with another town goes with it.
 *
 * @param before the answers accepted so far
 */
export async function findTown(
  form: URLSearchParams,
  said: Answers,
  before: Answers,
  ask: Ask,
): Promise<TownSaid> {
  const typed = (form.get('city') ?? '').trim();
  const none = { province: null, county: null, community: null };
  if (typed === '') return { said: { ...said, ...none, city: null } };
  const wasWhole = isWholeTown(before);
  if (wasWhole && typed === before.city && !form.has(townField)) {
    const { province, county, community, city, climate_zone } = before;
    return { said: { province, county, community, city, climate_zone: said.climate_zone ?? climate_zone } };
  }
  const zone = wasWhole && said.climate_zone === before.climate_zone ? undefined : said.climate_zone;
  const towns = await townsNamed(typed, ask);
  const town = towns.find(({ id }) => id === form.get(townField)) ?? only(towns);
  if (town) return { said: { ...townOf(town), climate_zone: zone ?? town.climate_zone } };
  const typedOnly = { ...none, city: typed, climate_zone: zone };
  if (towns.length > 0) return { said: typedOnly, help: { towns: towns.slice(0, mostTowns) } };
  return { said: typedOnly, ...(zone ? {} : { help: { isTownUnknown: true, isUnfolded: true } }) };
}

/**
 * Finds the town of an address, which is searched for by its name alone.
 *
 * @returns undefined where the form names it level by level
 */
export async function findAddressTown(form: URLSearchParams, ask: Ask): Promise<TownSaid | undefined> {
  if (form.has('province')) return undefined;
  const { said, help } = await findTown(form, {}, {}, ask);
  const { province, county, community, city } = said;
  const town = {
    province: province ?? '',
    county: county ?? '',
    community: community ?? '',
    city: city ?? '',
  };
  if (form.has(byListsField)) return { said: town, help: { isUnfolded: true } };
  if (help?.towns) return { said: town, help };
  return { said: town, ...(city && !isWholeTown(town) && { help: { isTownUnknown: true } }) };
}

/** Towns of exactly this name, or those that begin like it; none where the register cannot be asked. */
async function townsNamed(typed: string, ask: Ask): Promise<readonly AddressUnit[]> {
  if (typed.length < 2) return [];
  const { items } = await ask(getCities, { query: { q: typed } }).catch(() => ({ items: [] }));
  const found = orderTowns(items, typed);
  const isMeant = ({ name }: AddressUnit) => name.toLocaleLowerCase('pl') === typed.toLocaleLowerCase('pl');
  const meant = found.filter(isMeant);
  // A part of a larger town is found by its own name: then the larger one is meant.
  return meant.length > 0 ? meant : found;
}

function only<One>(list: readonly One[]): One | undefined {
  return list.length === 1 ? list[0] : undefined;
}
