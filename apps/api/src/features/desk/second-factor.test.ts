import { describe, expect, it } from 'vitest';
import { secondFactorOf } from './second-factor.ts';

const accepted = [
  { claim: 'amr', value: 'mfa' },
  { claim: 'acrs', value: 'c1' },
  { claim: 'acr', value: '2' },
] as const;

describe('a second factor', () => {
  it.each([
    ['amr:mfa', { amr: ['pwd', 'mfa'] }],
    ['acrs:c1', { acrs: ['c1'], acr: '1' }],
    ['acr:2', { acr: '2', amr: ['pwd'] }],
    [undefined, {}],
    [undefined, { amr: ['pwd', 'sms'], acr: '1' }],
    [undefined, { amr: 'pwd mfa', acr: ['1'], acrs: null }],
  ])('is %s for what the issuer tells', (factor, claims) => {
    expect(secondFactorOf(claims, accepted)).toBe(factor);
  });
});
