import { expect, it } from 'vitest';
import { pagePath, routeOf } from './address.ts';

it.each([
  ['inbox', '/mpec'],
  ['payments', '/mpec/payments'],
  ['people', '/mpec/people'],
] as const)('the page %s of a partner stands at %s, and is found there', (page, path) => {
  expect(pagePath('mpec', page)).toBe(path);
  expect(routeOf(path)).toEqual({ page, partner: 'mpec' });
});
