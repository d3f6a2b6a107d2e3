import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkIban, formatIban, normaliseIban } from './iban.ts';
import { checkLandRegister } from './land-register.ts';
import { checkNip } from './nip.ts';
import { checkPesel } from './pesel.ts';
import { checkRegon } from './regon.ts';

/** Runs of each property; the seed of a run that fails is printed with it. */
const numRuns = Number(process.env.FC_RUNS ?? 300);

/** Numbers with a digit that checks them, each a true one of its kind, and how they are judged. */
const kinds = [
  [
    'PESEL',
    ['44051401359', '85112012349', '02070803628'],
    (typed: string) => checkPesel(typed, '2026-11-21'),
  ],
  ['NIP', ['5261040828', '7251801126'], checkNip],
  ['REGON', ['123456785'], checkRegon],
  ['IBAN', ['PL61109010140000071219812874', 'PL27114020040000300201355387'], checkIban],
  ['land register number', ['WA4M/00123456/4', 'KR1P/00345678/8'], checkLandRegister],
] as const;

describe.each(kinds)('a true %s', (_name, numbers, check) => {
  it('is accepted', () => {
    expect(numbers.filter((number) => check(number) !== undefined)).toEqual([]);
  });

  it('with one digit mistyped is refused, whichever it is', () => {
    const spoiled = fc
      .tuple(fc.constantFrom(...numbers), fc.nat(), fc.integer({ min: 1, max: 9 }))
      .map(([number, place, more]) => {
        const places = [...number].flatMap((sign, at) => (/\d/.test(sign) ? [at] : []));
        const at = places[place % places.length] ?? 0;
        return `${number.slice(0, at)}${(Number(number[at]) + more) % 10}${number.slice(at + 1)}`;
      });
    fc.assert(
      fc.property(spoiled, (typed) => {
        expect(check(typed)).not.toBeUndefined();
      }),
      { numRuns },
    );
  });
});

it('an account number reads back from the form it is shown in', () => {
  const accounts = fc
    .bigInt({ min: 0n, max: 10n ** 24n - 1n })
    .map((number) => String(number).padStart(24, '0'))
    .map((bban) => `PL${String(98n - (BigInt(`${bban}252100`) % 97n)).padStart(2, '0')}${bban}`);
  fc.assert(
    fc.property(accounts, (iban) => {
      expect(checkIban(iban)).toBeUndefined();
      expect(normaliseIban(formatIban(iban))).toBe(iban);
    }),
    { numRuns },
  );
});
