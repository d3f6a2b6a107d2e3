import fc from 'fast-check';
import { isValidIBAN } from 'ibantools';
import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import { sortCodeHolds } from './bank-names.ts';
import { checkIban } from './iban.ts';
import { checkNip } from './nip.ts';
import { checkPesel } from './pesel.ts';
import { checkRegon } from './regon.ts';

// A second opinion on thousands of random numbers, by libraries others wrote. Tests only; the product has its own.

const numRuns = process.env.FC_RUNS ? 5000 : 500;

const { pesel, nip, regon } = stdnum.PL ?? {};

/** Not zeros alone: those we refuse and stdnum accepts. */
function digits(length: number) {
  return fc
    .array(fc.nat(9), { minLength: length, maxLength: length })
    .map((list) => list.join(''))
    .filter((number) => /[1-9]/.test(number));
}

/** Each last digit of a number that is free in all others: one of the ten is right, so both verdicts occur. */
function agreeOnEveryLastDigit(
  numbers: fc.Arbitrary<string>,
  ours: (typed: string) => boolean,
  theirs: (typed: string) => boolean | undefined,
) {
  let accepted = 0;
  fc.assert(
    fc.property(numbers, (start) => {
      const spelled = [...'0123456789'].map((last) => start + last);
      const verdicts = spelled.map(ours);
      accepted += verdicts.filter(Boolean).length;
      expect(verdicts).toEqual(spelled.map(theirs));
    }),
    { numRuns },
  );
  expect(accepted).toBeGreaterThan(numRuns / 4);
}

describe('our verdict and that of an independent library', () => {
  it('agree on personal numbers with any day, existing or not, up to last year', () => {
    const year = fc.integer({ min: 0, max: 99 });
    const month = fc.oneof(fc.integer({ min: 0, max: 32 }), fc.integer({ min: 80, max: 93 }));
    const day = fc.integer({ min: 0, max: 32 });
    const numbers = fc
      .tuple(year, month, day, digits(4))
      .filter(([yy, mm]) => mm < 20 || mm > 80 || yy < 26)
      .map(
        ([yy, mm, dd, serial]) => [yy, mm, dd].map((part) => String(part).padStart(2, '0')).join('') + serial,
      );
    agreeOnEveryLastDigit(
      numbers,
      (typed) => checkPesel(typed, '2025-12-31') === undefined,
      (typed) => pesel?.validate(typed).isValid,
    );
  });

  it('agree on tax numbers', () => {
    agreeOnEveryLastDigit(
      digits(9),
      (typed) => checkNip(typed) === undefined,
      (typed) => nip?.validate(typed).isValid,
    );
  });

  it('agree on statistical numbers of organisations', () => {
    agreeOnEveryLastDigit(
      digits(8),
      (typed) => checkRegon(typed) === undefined,
      (typed) => regon?.validate(typed).isValid,
    );
  });

  it('agree on statistical numbers of local units', () => {
    const organisation = digits(8).map((eight) =>
      eight.concat([...'0123456789'].find((last) => checkRegon(eight + last) === undefined) ?? ''),
    );
    agreeOnEveryLastDigit(
      fc.tuple(organisation, digits(4)).map(([nine, unit]) => nine + unit),
      (typed) => checkRegon(typed) === undefined,
      (typed) => regon?.validate(typed).isValid,
    );
  });

  it('agree on Polish accounts whose sort code holds', () => {
    let accepted = 0;
    fc.assert(
      fc.property(digits(7), digits(16), fc.integer({ min: 0, max: 99 }), (bank, rest, spoiled) => {
        for (const check of '0123456789') {
          const bban = bank + check + rest;
          const right = Number(98n - (BigInt(`${bban}252100`) % 97n));
          const spelled = [right, spoiled].map((pair) => `PL${String(pair).padStart(2, '0')}${bban}`);
          const ours = spelled.map((iban) => checkIban(iban) === undefined && sortCodeHolds(iban));
          accepted += ours.filter(Boolean).length;
          expect(ours).toEqual(spelled.map((iban) => isValidIBAN(iban)));
        }
      }),
      { numRuns },
    );
    expect(accepted).toBeGreaterThan(numRuns * 0.9);
  });

  it('agree on German and Maltese accounts', () => {
    const bban = fc.oneof(
      digits(18).map((rest) => ['DE', rest] as const),
      digits(4).map((unit) => ['MT', `MALT01100${unit}5MTLCAST001S`.padEnd(27, '0')] as const),
    );
    fc.assert(
      fc.property(bban, fc.integer({ min: 2, max: 98 }), ([country, rest], check) => {
        const iban = `${country}${String(check).padStart(2, '0')}${rest}`;
        expect(checkIban(iban) === undefined).toBe(isValidIBAN(iban));
      }),
      { numRuns },
    );
  });
});
