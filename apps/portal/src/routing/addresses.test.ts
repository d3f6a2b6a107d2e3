import { describe, expect, it } from 'vitest';
import { addresses, hrefOf, placeAt, type Target } from './addresses.ts';

describe('the addresses of the portal', () => {
  it('lead back to the page they were made for, whatever its secret looks like', () => {
    const parts = { id: 'a b', token: 'ą/ć?', step: 'heat-source', statement: 'gdpr-clause@2026-11-01' };
    for (const to of addresses) {
      const names = [...to.matchAll(/\$(\w+)/g)].map(([, name]) => name as keyof typeof parts);
      const params = Object.fromEntries(names.map((name) => [name, parts[name]]));
      expect(placeAt(hrefOf({ to, params } as Target))).toEqual({ address: to, params });
    }
  });

  it.each([
    ['/additional-data/check/1/x', '/additional-data/check/$id/$token'],
    ['/additional-data/applicant/1/x', '/additional-data/$step/$id/$token'],
    ['/application/quote/', '/application/$step'],
  ])('%s is read as the one that names it', (pathname, address) => {
    expect(placeAt(pathname)?.address).toBe(address);
  });

  it.each(['/nowhere', '/grant', '/application//', '/grant/signing/%E0%A4%A'])(
    '%s stands nowhere',
    (pathname) => {
      expect(placeAt(pathname)).toBeUndefined();
    },
  );

  it('leave out of the search part what is not said', () => {
    const search = { from: 'check', field: undefined, also: true } as const;
    expect(hrefOf({ to: '/locked', search })).toBe('/locked?from=check&also=true');
  });
});
