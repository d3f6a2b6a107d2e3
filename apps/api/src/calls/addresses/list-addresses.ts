import type { AddressUnit } from '@ndp/contract/calls/addresses.ts';
import * as calls from '@ndp/contract/calls/addresses.ts';
import { climateZoneAt } from '@ndp/domain/climate-zones.ts';
import { normaliseZipCode } from '@ndp/domain/identifiers/zip-code.ts';
import type { ClimateZone } from '@ndp/domain/project.ts';
import { savedName } from '@ndp/flows/town/address-unit.ts';
import type { Register } from '@ndp/register/register.ts';
import type { Coordinates, Unit } from '@ndp/register/unit.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';

/** The lists are public and change a few times a year. */
const cacheControl = 'public, max-age=3600';

/**
 * The address cascade, from memory. It is the same for every partner, so it asks of who calls only the network address
 * its looks are counted by.
 */
export function mountListAddresses(http: Http): void {
  const look = async ({ visitor }: { readonly visitor: string }) => {
    await http.context.counters.count({ addressLook: visitor });
    return http.context.addresses.register();
  };
  mount(
    http,
    calls.getProvinces,
    async ({ caller }) => listed((await look(caller)).provinces()),
    cacheControl,
  );
  mount(
    http,
    calls.getCounties,
    async ({ query, caller }) => listed((await look(caller)).counties(query.province)),
    cacheControl,
  );
  mount(
    http,
    calls.getCommunities,
    async ({ query, caller }) => listed((await look(caller)).communities(query.county)),
    cacheControl,
  );
  mount(
    http,
    calls.getCities,
    async ({ query, caller }) => findTowns(await look(caller), query),
    cacheControl,
  );
  mount(
    http,
    calls.getStreets,
    async ({ query, caller }) => listed((await look(caller)).streets(query)),
    cacheControl,
  );
}

function listed(units: readonly Unit[]) {
  return { items: [...units] };
}

interface TownQuery {
  readonly community?: string | undefined;
  readonly q?: string | undefined;
}

/** Towns of a community, or of the whole country; what begins with a digit is a postal code. */
export function findTowns(register: Register, query: TownQuery) {
  const { community, q = '' } = query;
  const isCode = community === undefined && /^\d/.test(q.trim());
  if (!isCode) return listed(withZones(register, register.cities(query), community === undefined));
  const { postalCodes } = register.about;
  const found = withZones(register, register.citiesOfCode(normaliseZipCode(q)), true);
  return { ...listed(found), ...(postalCodes === undefined ? {} : { postal_codes: postalCodes }) };
}

function withZones(register: Register, towns: readonly Unit[], withHomes: boolean) {
  return towns.map((unit): AddressUnit => {
    const climate_zone = zoneOf(register.coordinates(unit.id));
    return {
      ...unit,
      ...(climate_zone ? { climate_zone } : {}),
      ...(withHomes ? homeOf(register, unit.id) : {}),
    };
  });
}

/** The names of the units above a town, so that whoever picks it need not choose them. */
function homeOf(register: Register, city: string) {
  const home = register.locate(city);
  if (!home) return {};
  const { province, county, community } = home;
  return {
    province: province.name,
    county: savedName(county, register.counties(province.id)),
    community: savedName(community, register.communities(county.id)),
  };
}

/** Undefined where the position is unknown or cannot be right. */
function zoneOf(coordinates: Coordinates | undefined): ClimateZone | undefined {
  try {
    return coordinates && climateZoneAt(...coordinates);
  } catch (cause) {
    if (cause instanceof RangeError) return undefined;
    throw cause;
  }
}
