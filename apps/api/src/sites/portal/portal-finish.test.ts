import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { newSite } from '../../platform/http/site.ts';
import { mountFinish } from './portal-finish.ts';

const host = 'heat.ndp.localhost:3000';
const config = readConfig({ ENVIRONMENT: 'localhost' });
const site = newSite({ config, contentSecurityPolicy: "default-src 'none'", watch: { logTo: false } });
mountFinish(site, config);
await site.ready();
afterAll(() => site.close());

const finish = (headers: Record<string, string>, method: 'POST' | 'GET' = 'POST') =>
  site.inject({ method, url: '/finish', headers: { host, ...headers } });

describe('finishing on a shared computer', () => {
  it('has the browser clear storage and cache of the portal', async () => {
    for (const near of [undefined, { 'sec-fetch-site': 'same-origin' }]) {
      const answer = await finish({ origin: `http://${host}`, ...near });
      expect(answer.statusCode).toBe(204);
      expect(answer.headers['clear-site-data']).toBe('"storage","cache"');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['set-cookie']).toContain(
        'ndp-sitting=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      );
    }
  });

  it.each([
    ['without a sender', {}],
    ['from another site', { origin: 'https://evil.example' }],
    ['from another partner’s portal', { origin: 'http://other.ndp.localhost:3000' }],
    ['from a look-alike', { origin: `http://${host}.evil.example` }],
    ['from a host in the name part', { origin: `http://${host}@evil.example` }],
    ['from a frame without an address', { origin: 'null' }],
    ['when the browser calls it far', { origin: `http://${host}`, 'sec-fetch-site': 'same-site' }],
    ['as a cross-site form', { origin: `http://${host}`, 'sec-fetch-site': 'cross-site' }],
  ])('does nothing %s', async (_, headers) => {
    const answer = await finish(headers);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['clear-site-data']).toBeUndefined();
  });

  it('does nothing for a link that is merely followed', async () => {
    const answer = await finish({ origin: `http://${host}` }, 'GET');
    expect([answer.statusCode, answer.headers['clear-site-data']]).toEqual([404, undefined]);
  });

  it('is not needed for the cookies alone, once a page has taken over what they kept', async () => {
    const headers = { host, origin: `http://${host}` };
    const answer = await site.inject({ method: 'POST', url: '/taken-over', headers });
    expect([answer.statusCode, answer.headers['clear-site-data']]).toEqual([204, undefined]);
    expect(answer.headers['set-cookie']).toHaveLength(9);
    const foreign = await site.inject({ method: 'POST', url: '/taken-over', headers: { host } });
    expect([foreign.statusCode, foreign.headers['set-cookie']]).toEqual([404, undefined]);
  });
});
