import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApplicationCipher } from './application-cipher.ts';
import { encrypt } from './cipher.ts';

const owner = { partnerId: 'mpec', applicationId: 'a' };
const key = randomBytes(32);
const cipher = new ApplicationCipher(key, owner);
/** `npm run assurance` looks at a million. */
const nonces = Number(process.env.ASSURANCE_NONCES ?? 10_000);

describe('what is sealed under the key of an application', () => {
  it('opens in its place, whatever it is', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), (plain, place) => {
        expect(cipher.openBytes(cipher.sealBytes(plain, place), place)).toEqual(Buffer.from(plain));
      }),
    );
  });

  it('does not open once any single bit was changed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), fc.nat(), (plain, at) => {
        const sealed = cipher.sealBytes(plain, 'row');
        const byte = at % sealed.length;
        sealed[byte] = (sealed[byte] ?? 0) ^ (1 << (at % 8));
        expect(() => cipher.openBytes(sealed, 'row')).toThrow();
      }),
    );
  });

  it('does not open in another row, application or portal, nor under another key', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (partnerId, applicationId, place) => {
        const sealed = new ApplicationCipher(key, { partnerId, applicationId }).seal('x', place);
        const others = [
          () => new ApplicationCipher(key, { partnerId, applicationId }).open(sealed, `${place}.`),
          () =>
            new ApplicationCipher(key, { partnerId, applicationId: `${applicationId}.` }).open(sealed, place),
          () => new ApplicationCipher(key, { partnerId: `${partnerId}.`, applicationId }).open(sealed, place),
          () => new ApplicationCipher(randomBytes(32), { partnerId, applicationId }).open(sealed, place),
        ];
        for (const open of others) expect(open).toThrow();
      }),
    );
  });

  it(`never uses a nonce twice, ${nonces} times over`, () => {
    const used = new Set<string>();
    for (let n = 0; n < nonces; n++) used.add(encrypt(key, key, '').toString('latin1', 0, 12));
    expect(used.size).toBe(nonces);
  }, 120_000);
});
