import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3:1:2:3:4:5', '2001:db8:85a3::/48'],
  ['2001:db8::7', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['somebody', 'unknown'],
])('of the address %s only the network %s is kept', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
