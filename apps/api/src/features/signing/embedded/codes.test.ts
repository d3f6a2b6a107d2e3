import { describe, expect, it } from 'vitest';
import { testKeys } from '../../../testing/test-keys.ts';
import { hashCode, newCode } from './codes.ts';

describe('a one-time code', () => {
  it('is good for one signer of one paper of one partner', () => {
    const key = { partnerId: 'mpec', envelopeId: 'e1', n: 1 };
    const others = [
      { ...key, partnerId: 'duon' },
      { ...key, envelopeId: 'e2' },
      { ...key, n: 2 },
    ];
    const hashes = [key, ...others].map((each) => hashCode(testKeys, each, '012345').toString('hex'));
    expect(new Set(hashes).size).toBe(4);
  });

  it('has six digits, also when it begins with zeros', () => {
    const codes = Array.from({ length: 2_000 }, newCode);
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  });
});
