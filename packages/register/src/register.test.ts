import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { kindNames } from './kinds.ts';
import { openRegister } from './register.ts';
import { shippedData } from './testing/whole-country.ts';
import type { Unit } from './unit.ts';

const register = openRegister(shippedData());
const collator = new Intl.Collator('pl', { numeric: true });

function everyLevel() {
  const provinces = register.provinces();
  const counties = provinces.flatMap(({ id }) => register.counties(id));
  const communities = counties.flatMap(({ id }) => register.communities(id));
  const cities = communities.flatMap(({ id }) => register.cities({ community: id }));
  return { provinces, counties, communities, cities };
}

function unsorted(units: readonly Unit[]): string[] {
  const names = units.map(({ name }) => name);
  const sorted = names.toSorted(collator.compare);
  return names.filter((name, at) => name !== sorted[at]);
}

describe('the whole register', () => {
  const levels = everyLevel();

  test('has 16 provinces, 380 counties of which 66 are cities, 2479 communities and some 44 000 places', () => {
    const sizes = Object.values(levels).map((level) => level.length);
    expect(sizes).toEqual([16, 380, 2479, 44_003]);
    expect(levels.counties.filter(({ kind }) => kind === 'miasto na prawach powiatu')).toHaveLength(66);
    expect(register.about.counts).toMatchObject({
      provinces: 16,
      counties: 380,
      communities: 2479,
      cities: 44_003,
    });
  });

  test('has the numbers of communities of each kind and of towns that the state has', () => {
    const ofKind = (kind: string) => levels.communities.filter((unit) => unit.kind === kind).length;
    expect(['gmina miejska', 'gmina wiejska', 'gmina miejsko-wiejska'].map(ofKind)).toEqual([302, 1453, 724]);
    expect(levels.cities.filter(({ kind }) => kind === 'miasto')).toHaveLength(1026);
  });

  test('reaches every place by its path, and none twice', () => {
    for (const level of Object.values(levels))
      expect(new Set(level.map(({ id }) => id)).size).toBe(level.length);
    const onPath = (list: readonly Unit[], { id }: Unit) => list.some((unit) => unit.id === id);
    for (const { id } of levels.cities) {
      const { province, county, community, city } =
        register.locate(id) ?? expect.fail(`${id} is not located`);
      const steps = [
        onPath(register.provinces(), province),
        onPath(register.counties(province.id), county),
        onPath(register.communities(county.id), community),
        onPath(register.cities({ community: community.id }), city),
      ];
      if (city.id !== id || steps.includes(false)) expect.fail(`${id} is not reached by its path`);
    }
  });

  test('offers no two choices of one list that look alike', () => {
    const lists = [
      ...levels.provinces.map(({ id }) => register.counties(id)),
      ...levels.counties.map(({ id }) => register.communities(id)),
      ...levels.communities.map(({ id }) => register.cities({ community: id })),
    ];
    for (const list of lists) {
      const shown = list.map(({ name, kind }) => `${name}, ${kind}`);
      expect(new Set(shown).size).toBe(shown.length);
    }
  });

  test('has a place in every community and one town in every urban one', () => {
    for (const { id, kind } of levels.communities) {
      const cities = register.cities({ community: id });
      expect(cities.length).toBeGreaterThan(0);
      expect(cities.filter((city) => city.kind === 'miasto').length).toBe(kind === 'gmina wiejska' ? 0 : 1);
    }
  });

  test('knows where every place lies, and that is in Poland', () => {
    for (const { id } of levels.cities) {
      const [longitude, latitude] = register.coordinates(id) ?? [0, 0];
      const inPoland = longitude > 14.1 && longitude < 24.2 && latitude > 49 && latitude < 54.9;
      if (!inPoland) expect.fail(`${id} lies at ${longitude}, ${latitude}`);
    }
  });

  test('names every kind in both languages', () => {
    const kinds = new Set(Object.values(levels).flatMap((level) => level.map(({ kind }) => kind)));
    for (const kind of kinds) expect(Object.keys(kindNames)).toContain(kind);
  });

  test('is in the Polish order on every level', () => {
    expect(unsorted(register.provinces())).toEqual([]);
    for (const { id } of levels.provinces) expect(unsorted(register.counties(id))).toEqual([]);
    for (const { id } of levels.counties) expect(unsorted(register.communities(id))).toEqual([]);
    for (const { id } of levels.communities) expect(unsorted(register.cities({ community: id }))).toEqual([]);
    const names = register.provinces().map(({ name }) => name);
    expect(names.indexOf('łódzkie')).toBe(names.indexOf('lubuskie') + 1);
    expect(names.at(-1)).toBe('zachodniopomorskie');
  });
});

describe('a search of the whole country', () => {
  test.each(['lodz', 'Łódź', 'LODZ', ' łodz '])('finds Łódź by %o', (q) => {
    const found = register.cities({ q });
    expect(found).toContainEqual(
      expect.objectContaining({ name: 'Łódź', kind: 'miasto', path: 'woj. łódzkie' }),
    );
  });

  test('gives at most 50 places, each with its path, in the Polish order', () => {
    for (const q of ['a', 'no', 'nowa wies', 'wola', 'z', 'krak']) {
      const found = register.cities({ q });
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(50);
      expect(unsorted(found)).toEqual([]);
      for (const { path } of found) expect(path).toMatch(/woj\. \S/);
    }
  });

  test('finds every place by its full name, or the list is full of towns and places of that name', () => {
    for (const { id, name } of everyLevel().cities.filter((_, at) => at % 97 === 0)) {
      const found = register.cities({ q: name });
      const rather = found.filter((unit) => fold(unit.name) === fold(name) || unit.kind === 'miasto').length;
      expect(rather === 50 || found.some((unit) => unit.id === id), name).toBe(true);
    }
  });

  test('shows towns before villages when not all can be shown', () => {
    expect(register.cities({ q: 'wa' }).map(({ name }) => name)).toContain('Warszawa');
    expect(register.cities({ q: 'k' }).map(({ name }) => name)).toContain('Kraków');
  });

  test('takes the beginning of any word, not its middle', () => {
    expect(register.cities({ q: 'biala' }).map(({ name }) => name)).toContain('Bielsko-Biała');
    expect(register.cities({ q: 'raków' }).map(({ name }) => name)).not.toContain('Kraków');
  });

  test('takes further words from the path too', () => {
    const found = register.cities({ q: 'nowa wieś pow. pruszkowski' });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ path }) => path?.includes('pow. pruszkowski'))).toBe(true);
  });

  test('says which of two communities of one name a place belongs to', () => {
    const found = register.cities({ q: 'Bolesławice boleslawiec' });
    expect(found[0]?.path).toBe('gm. wiejska Bolesławiec, pow. bolesławiecki, woj. dolnośląskie');
  });

  test.each(['', '  ', '!?'])('finds nothing for %o', (q) => {
    expect(register.cities({ q })).toEqual([]);
  });
});

describe('lists below a unit', () => {
  test('are narrowed by the beginning of any word', () => {
    const [gmina] = register.communities('0201').filter(({ kind }) => kind === 'gmina wiejska');
    const found = register.cities({ community: gmina?.id ?? '', q: 'boles' });
    expect(found.map(({ name }) => name)).toEqual(['Bolesławice', 'Dąbrowa Bolesławiecka']);
  });

  test('are empty for an id that is not known', () => {
    expect(register.counties('99')).toEqual([]);
    expect(register.communities('x')).toEqual([]);
    expect(register.cities({ community: 'x' })).toEqual([]);
    expect(register.streets({ city: 'x' })).toEqual([]);
    expect(register.coordinates('x')).toBeUndefined();
    expect(register.locate('x')).toBeUndefined();
  });

  test('leave one choice down to the town of a city with county rights', () => {
    const county = register.counties('12').find(({ name }) => name === 'Kraków');
    const communities = register.communities(county?.id ?? '');
    expect(communities).toHaveLength(1);
    expect(register.cities({ community: communities[0]?.id ?? '' }).map(({ name }) => name)).toEqual([
      'Kraków',
    ]);
  });

  test('hold no streets as long as none were imported', () => {
    expect(register.about.hasStreets).toBe(false);
    expect(register.streets({ city: register.cities({ q: 'Warszawa' })[0]?.id ?? '' })).toEqual([]);
  });
});
