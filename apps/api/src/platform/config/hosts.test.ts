import { describe, expect, it } from 'vitest';
import { hostileOrigins } from '../../testing/hostile/hostile-origins.ts';
import { labelOf, publicOrigin, siteOf } from './hosts.ts';

const local = { environment: 'localhost', applicationDomain: 'ndp.localhost', port: 3000 } as const;
const live = { environment: 'production', applicationDomain: 'ndp.example', port: 3000 } as const;

describe('the partner of an Origin', () => {
  it.each(['https://mpec.ndp.example', 'https://MPEC.ndp.Example', 'HTTPS://mpec.NDP.EXAMPLE'])(
    'is read from %s',
    (origin) => {
      expect(labelOf(origin, live)).toBe('mpec');
    },
  );

  it('is the partner of the bare domain there', () => {
    expect(labelOf('https://ndp.example', live)).toBe('@');
  });

  it('stands under any port on a developer’s machine, and only under plain http', () => {
    for (const origin of [
      'http://mpec.ndp.localhost:3000',
      'http://mpec.ndp.localhost:5173',
      'http://mpec.ndp.localhost',
    ]) {
      expect(labelOf(origin, local)).toBe('mpec');
    }
    expect(labelOf('https://mpec.ndp.localhost:3000', local)).toBeUndefined();
    expect(labelOf('https://mpec.ndp.example:8443', live)).toBeUndefined();
  });

  it('is never found in an origin that only looks like a partner’s, and a name without a partner is only a name', () => {
    const origins = hostileOrigins('ndp.example', ['mpec', 'duon', 'fortum', 'stx', 'api', 'mail']);
    expect(origins.length).toBeGreaterThanOrEqual(200);
    expect(origins.filter((origin) => labelOf(origin, live) !== undefined)).toEqual([
      'https://nobody.ndp.example',
    ]);
    expect(labelOf(undefined, live)).toBeUndefined();
  });
});

describe('the site of a Host', () => {
  it.each([
    ['api.ndp.localhost:3000', 'api'],
    ['API.ndp.localhost', 'api'],
    ['mail.ndp.localhost:3000', 'mail'],
    ['mpec.ndp.localhost:3000', 'portal'],
    ['ndp.localhost:3000', 'portal'],
    ['127.0.0.1:3000', 'portal'],
    ['mail.ndp.localhost.evil.example', 'portal'],
    ['mail.ndp.localhost.', 'portal'],
    ['x.mail.ndp.localhost', 'portal'],
    ['', 'portal'],
    [undefined, 'portal'],
  ])('%s is the %s', (host, site) => {
    expect(siteOf(host, local)).toBe(site);
  });
});

describe('the public origin of a host', () => {
  it('is plain http with a port on a developer’s machine, https everywhere else', () => {
    expect(publicOrigin('mpec', local)).toBe('http://mpec.ndp.localhost:3000');
    expect(publicOrigin('mpec', { ...local, port: 80 })).toBe('http://mpec.ndp.localhost');
    expect(publicOrigin('mpec', live)).toBe('https://mpec.ndp.example');
    expect(publicOrigin('@', live)).toBe('https://ndp.example');
  });
});
