import { afterAll, describe, expect, it } from 'vitest';
import { siteOf } from '../../platform/config/hosts.ts';
import { limitsOf } from '../../platform/limits/limits.ts';
import { homeQuote } from '../submissions.ts';
import { startTestApi } from '../test-api.ts';
import { hostileOrigins } from './hostile-origins.ts';

const live = await startTestApi({ environment: 'production' });
afterAll(() => live.close());

const asks = (headers: Record<string, string>) =>
  live.server.inject({ url: '/pl/ndp/partners/portal_config', headers });

const quote = (headers: Record<string, string>, remoteAddress: string) =>
  live.server.inject({
    method: 'POST',
    url: '/pl/ndp/quote_subsidy',
    remoteAddress,
    headers: { origin: live.originOf('mpec'), ...headers },
    payload: homeQuote,
  });

describe('the API', () => {
  it('takes none of more than 200 hostile origins for a partner, and lets none of them read an answer', async () => {
    const partners = (await live.context.partners.all()).map(({ id }) => id);
    const origins = hostileOrigins(live.config.applicationDomain, [...partners, 'api', 'mail']);
    expect(origins.length).toBeGreaterThan(200);
    const accepted: string[] = [];
    for (const origin of origins) {
      const { statusCode, headers } = await asks({ origin });
      if (statusCode !== 404 || 'access-control-allow-origin' in headers) accepted.push(origin);
    }
    expect(accepted).toEqual([]);
    expect((await asks({ origin: live.originOf('mpec') })).statusCode).toBe(200);
  });

  it('knows the partner by Origin alone, whatever hosts are forwarded', async () => {
    const forged = {
      'x-forwarded-host': 'duon.ndp.localhost',
      forwarded: 'host=duon.ndp.localhost;for=10.0.0.1;proto=http',
      'x-original-host': 'duon.ndp.localhost',
      host: 'duon.ndp.localhost',
      referer: 'https://duon.ndp.localhost/',
    };
    expect((await asks(forged)).statusCode).toBe(404);
    expect((await asks({ ...forged, origin: live.originOf('mpec') })).json().subdomain).toBe('mpec');
  });

  it('counts by the peer’s own address: a hundred forged forwarding headers win no further attempt', async () => {
    const [{ max } = { max: 0 }] = limitsOf('production').quote;
    const statuses: number[] = [];
    for (let i = 0; i < max + 100; i += 1) {
      const address = `198.51.${i % 256}.${(i * 7) % 256}`;
      const forged = {
        'x-forwarded-for': address,
        'x-real-ip': address,
        forwarded: `for=${address}`,
        'cf-connecting-ip': address,
      };
      statuses.push((await quote(forged, '203.0.113.50')).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(max);
    expect(new Set(statuses.slice(max))).toEqual(new Set([429]));
    expect((await quote({}, '203.0.113.51')).statusCode).toBe(200);
  });
});

describe('the host of a request', () => {
  it('opens the API or the mailbox only when it is exactly theirs', () => {
    const { config } = live;
    const hosts = hostileOrigins(config.applicationDomain, ['api', 'mail']).map((origin) =>
      origin.replace(/^https?:\/\//, ''),
    );
    // A port is the business of whoever listens.
    const disguised = hosts.filter((host) => !/^(api|mail)\.ndp\.localhost(:\d{1,5})?$/i.test(host));
    expect(disguised.length).toBeGreaterThan(80);
    expect(disguised.filter((host) => siteOf(host, config) !== 'portal')).toEqual([]);
  });
});
