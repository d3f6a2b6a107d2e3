import { climateZones } from '@ndp/domain/project.ts';
import { kindNames } from '@ndp/register/kinds.ts';
import { openRegister } from '@ndp/register/register.ts';
import { shippedData } from '@ndp/register/testing/whole-country.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { newAddressBook } from '../../platform/address-book.ts';
import { portalHttp } from '../../platform/http/portal-call.ts';
import { newSite } from '../../platform/http/site.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { mountListAddresses } from './list-addresses.ts';

interface AddressItem {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly path?: string;
  readonly climate_zone?: string;
  readonly province?: string;
  readonly county?: string;
  readonly community?: string;
}

const api = await startTestApi();
afterAll(() => api.close());

const ask = (list: string, query: Record<string, string> = {}, headers = {}) =>
  api.server.inject({ url: `/pl/ndp/addresses/${list}`, query, headers });
const list = async (name: string, query?: Record<string, string>): Promise<AddressItem[]> =>
  (await ask(name, query)).json().items;
const named = (items: readonly AddressItem[], name: string, kind?: string) => {
  const found = items.find((item) => item.name === name && (kind === undefined || item.kind === kind));
  if (!found) throw new Error(`${name} is not on the list`);
  return found;
};

const towns: [province: string, county: string, community: string, city: string, zone: string][] = [
  ['dolnośląskie', 'Wrocław', 'Wrocław', 'Wrocław', 'zone_ii'],
  ['kujawsko-pomorskie', 'Toruń', 'Toruń', 'Toruń', 'zone_iii'],
  ['lubelskie', 'Lublin', 'Lublin', 'Lublin', 'zone_iii'],
  ['lubuskie', 'Zielona Góra', 'Zielona Góra', 'Zielona Góra', 'zone_ii'],
  ['łódzkie', 'zgierski', 'Ozorków', 'Ozorków', 'zone_iii'],
  ['małopolskie', 'tatrzański', 'Zakopane', 'Zakopane', 'zone_v'],
  ['mazowieckie', 'Warszawa', 'Warszawa', 'Warszawa', 'zone_iii'],
  ['opolskie', 'Opole', 'Opole', 'Opole', 'zone_iii'],
  ['podkarpackie', 'Rzeszów', 'Rzeszów', 'Rzeszów', 'zone_iii'],
  ['podlaskie', 'Suwałki', 'Suwałki', 'Suwałki', 'zone_v'],
  ['pomorskie', 'Gdynia', 'Gdynia', 'Gdynia', 'zone_i'],
  ['śląskie', 'Katowice', 'Katowice', 'Katowice', 'zone_iii'],
  ['świętokrzyskie', 'Kielce', 'Kielce', 'Kielce', 'zone_iii'],
  ['warmińsko-mazurskie', 'Olsztyn', 'Olsztyn', 'Olsztyn', 'zone_iv'],
  ['wielkopolskie', 'Poznań', 'Poznań', 'Poznań', 'zone_ii'],
  ['zachodniopomorskie', 'Szczecin', 'Szczecin', 'Szczecin', 'zone_i'],
];

describe('the address lists', () => {
  it.each(towns)(
    'lead through %s to %s, %s and %s, with its climate zone',
    async (province, county, community, city, zone) => {
      const provinces = await list('provinces');
      expect(provinces).toHaveLength(16);
      const counties = await list('counties', { province: named(provinces, province).id });
      const communities = await list('communities', { county: named(counties, county).id });
      const cities = await list('cities', { community: named(communities, community, undefined).id });
      const found = named(cities, city);
      expect(found.kind).toBe('miasto');
      expect(found.climate_zone).toBe(zone);
      const filtered = await list('cities', {
        community: named(communities, community).id,
        q: city.slice(0, 3).toLowerCase(),
      });
      expect(filtered).toContainEqual(found);
      for (const item of [...counties, ...communities, ...cities]) {
        expect(Object.keys(kindNames)).toContain(item.kind);
      }
    },
  );

  it('search the country by the beginning of a word, without regard to case and diacritics', async () => {
    const items = await list('cities', { q: 'LODZ' });
    expect(items.length).toBeLessThanOrEqual(50);
    const town = named(items, 'Łódź', 'miasto');
    expect(town).toMatchObject({ path: 'woj. łódzkie', climate_zone: 'zone_iii' });
    expect(town).toMatchObject({ province: 'łódzkie', county: 'Łódź', community: 'Łódź' });
    for (const { climate_zone } of items) expect(climateZones).toContain(climate_zone);
    expect(await list('cities', { q: 'Wólka' })).toHaveLength(50);
    expect(await list('cities')).toEqual([]);
  });

  it('name with a town of the country the units above it, as an address is saved', async () => {
    const towns = await list('cities', { q: 'parma łowicz' });
    expect(towns.map(({ community }) => community)).toContain('Łowicz (gmina wiejska)');
    const [province] = (await list('provinces')).filter(({ name }) => name === 'łódzkie');
    const [county] = (await list('counties', { province: province?.id ?? '' })).filter(
      ({ name }) => name === 'łowicki',
    );
    const [community] = await list('communities', { county: county?.id ?? '' });
    const [beneath] = await list('cities', { community: community?.id ?? '' });
    expect(beneath).not.toHaveProperty('province');
  });

  it('are empty where the level above is unknown, and where the register has no streets', async () => {
    const [city] = await list('cities', { q: 'Kraków' });
    for (const [name, query] of [
      ['counties', { province: 'x' }],
      ['communities', { county: '<b>' }],
      ['cities', { community: '\u0000' }],
      ['streets', { city: city?.id ?? '' }],
    ] as const)
      expect(await list(name, query)).toEqual([]);
  });

  it.each([
    ['provinces?province=1', 'province', 'unknown_field'],
    ['counties', 'province', 'required'],
    ['counties?province=1&county=1', 'county', 'unknown_field'],
    ['counties?province=1&province=2', 'province', 'wrong_type'],
    [`communities?county=${'x'.repeat(41)}`, 'county', 'too_long'],
    [`cities?q=${'x'.repeat(101)}`, 'q', 'too_long'],
    ['streets?q=a', 'city', 'required'],
  ])('refuse %s at the parameter', async (url, parameter, type) => {
    const answer = await api.server.inject(`/pl/ndp/addresses/${url}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail).toEqual([
      { loc: ['query', parameter], type, msg: expect.stringMatching(/\p{L}/u) },
    ]);
  });

  it('find towns by their postal code once codes are imported, and say whose they are', async () => {
    expect((await ask('cities', { q: '31-023' })).json()).toEqual({ items: [] });
    const row = { code: '31-023', place: 'Kraków', county: 'Kraków', community: 'Kraków', at: null };
    const register = openRegister(shippedData(), { format: 1, source: 'GeoNames', rows: [row] });
    const server = newSite({
      config: api.config,
      contentSecurityPolicy: "default-src 'none'",
      watch: { logTo: false },
    });
    mountListAddresses(portalHttp(server, { ...api.context, addresses: { register: () => register } }));
    for (const q of ['31-023', '31023', ' 31 023']) {
      expect((await server.inject({ url: '/pl/ndp/addresses/cities', query: { q } })).json()).toEqual({
        items: [
          expect.objectContaining({ name: 'Kraków', province: 'małopolskie', climate_zone: 'zone_iii' }),
        ],
        postal_codes: 'GeoNames',
      });
    }
    await server.close();
  });

  it('are the same for every partner and may be kept for an hour', async () => {
    const origins = [undefined, api.originOf('mpec'), 'http://evil.example'];
    const answers = await Promise.all(
      origins.map((origin) => ask('provinces', {}, origin ? { origin } : {})),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    for (const { headers } of answers) {
      expect(headers['cache-control']).toBe('public, max-age=3600');
      expect(headers.vary).toContain('Origin');
    }
    expect(answers[1]?.headers['access-control-allow-origin']).toBe(api.originOf('mpec'));
    expect(answers[2]?.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('take little time', async () => {
    const timed = async (name: string, query?: Record<string, string>) => {
      const start = performance.now();
      for (let n = 0; n < 50; n++) await ask(name, query);
      return `${name} ${JSON.stringify(query ?? {})}: ${((performance.now() - start) / 50).toFixed(2)} ms`;
    };
    const figures = [
      await timed('provinces'),
      await timed('cities', { q: 'wol' }),
      await timed('cities', { q: 'nowa wies kal' }),
    ];
    console.log(figures.join('\n'));
    expect(figures).toHaveLength(3);
  });
});

it('are looked into so many times a minute by one address, by the others as before', async () => {
  const [limit] = api.context.limits.addressLook;
  for (let n = 0; n < (limit?.max ?? 0); n += 1)
    await api.context.counters.count({ addressLook: '192.0.2.4' });
  const look = (remoteAddress: string) =>
    api.server.inject({ url: '/pl/ndp/addresses/cities', query: { q: 'wol' }, remoteAddress });
  expect((await look('192.0.2.4')).statusCode).toBe(429);
  expect((await look('192.0.2.5')).statusCode).toBe(200);
});

describe('a register that cannot be opened', () => {
  it('answers 503 with what to do, tells the log why, and leaves the rest of the server alone', async () => {
    const details: string[] = [];
    const book = newAddressBook({ dataDir: '/nowhere', shipped: '/nowhere/register' });
    book.open({ warn: (_, text) => details.push(text) });
    book.close();
    const server = newSite({
      config: api.config,
      contentSecurityPolicy: "default-src 'none'",
      watch: { logTo: false },
    });
    mountListAddresses(portalHttp(server, { ...api.context, addresses: book }));
    const answer = await server.inject('/pl/ndp/addresses/provinces');
    await server.close();
    expect([answer.statusCode, answer.json().detail]).toEqual([
      503,
      expect.stringContaining('Wpisz adres ręcznie'),
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(details).toEqual([expect.stringContaining('/nowhere/register')]);
  });
});
