import { isIP } from 'node:net';
import { visitorOf } from './visitor.ts';

/** The network of an address: the first 24 bits of IPv4, the first 48 of IPv6; `unknown` for anything else. */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '');
  if (isIP(bare) === 0) return 'unknown';
  const visitor = visitorOf(bare);
  if (visitor.includes(':')) return `${visitor.split(':').slice(0, 3).join(':')}::/48`;
  return `${visitor.split('.').slice(0, 3).join('.')}.0/24`;
}
