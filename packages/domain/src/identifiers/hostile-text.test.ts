import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankNameOf, sortCodeHolds } from './bank-names.ts';
import { checkIban, checkPolishIban, formatIban, isPolishIban, maskIban, normaliseIban } from './iban.ts';
import { checkKrs, krsWithLeadingZeros, normaliseKrs } from './krs.ts';
import { checkLandPlot, normaliseLandPlot } from './land-plot.ts';
import { checkLandRegister, courtCodeIsKnown, normaliseLandRegister } from './land-register.ts';
import { checkNip, normaliseNip } from './nip.ts';
import { checkPersonName, normalisePersonName } from './person-name.ts';
import { checkPesel, maskPesel, normalisePesel } from './pesel.ts';
import { checkPhone, normalisePhone } from './phone.ts';
import { checkRegon, normaliseRegon } from './regon.ts';
import { checkZipCode, normaliseZipCode } from './zip-code.ts';

type Check = (typed: string) => string | undefined;
type Normalise = (typed: string) => string;

const identifiers: Record<string, [Normalise, Check]> = {
  pesel: [normalisePesel, (typed) => checkPesel(typed, '2026-11-21')],
  nip: [normaliseNip, checkNip],
  regon: [normaliseRegon, checkRegon],
  krs: [normaliseKrs, checkKrs],
  iban: [normaliseIban, checkIban],
  'zip code': [normaliseZipCode, checkZipCode],
  'land register number': [normaliseLandRegister, checkLandRegister],
  'land plot number': [normaliseLandPlot, checkLandPlot],
  'person name': [normalisePersonName, checkPersonName],
  phone: [normalisePhone, checkPhone],
};

const others = [bankNameOf, sortCodeHolds, checkPolishIban, isPolishIban, formatIban, maskIban, maskPesel];
const othersToo = [krsWithLeadingZeros, courtCodeIsKnown];

/** Any text, and texts made of the very signs the identifiers are made of. */
const typedText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(...'0123456789PLplAXWRM_/.,;- \u00a0()+\uff11\u2013\u200b\u0301ł'),
    maxLength: 40,
  }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

const long = 10_000;
const monsters = [
  '1'.repeat(long),
  '0'.repeat(long),
  ' '.repeat(long),
  `${' '.repeat(long)}x`,
  `x${' '.repeat(long)}x${' - '.repeat(long)}`,
  `${'1/'.repeat(long)}x`,
  `${'1.'.repeat(long)}AR_${'1_'.repeat(long)}x`,
  '-'.repeat(long),
  ', ;'.repeat(long),
  'PL'.repeat(long),
  'KW'.repeat(long),
  '😀'.repeat(long),
  'a\u0301\u0302'.repeat(long),
  '\u0000\u001b[31m\u202e'.repeat(long),
  '\ud800'.repeat(long),
  '<script>alert(1)</script>'.repeat(400),
  '__proto__',
];

const numRuns = process.env.FC_RUNS ? 5000 : 300;

/** Time of the processor, not of the clock: a busy machine fails no test. */
function processorMs(): number {
  return process.cpuUsage().user / 1000;
}

describe.each(Object.entries(identifiers))('%s', (_name, [normalise, check]) => {
  it('answers any text with a verdict, never with an error', () => {
    fc.assert(
      fc.property(typedText, (typed) => {
        expect(['string', 'undefined']).toContain(typeof check(typed));
      }),
      { numRuns },
    );
  });

  it('stores the same text however often it is normalised, with the same verdict', () => {
    fc.assert(
      fc.property(typedText, (typed) => {
        const stored = normalise(typed);
        expect(normalise(stored)).toBe(stored);
        expect(check(stored)).toBe(check(typed));
      }),
      { numRuns },
    );
  });

  it('refuses ten thousand characters of anything, at once', () => {
    const start = processorMs();
    expect(monsters.filter((monster) => check(monster) === undefined)).toEqual([]);
    expect(processorMs() - start).toBeLessThan(2000);
  });

  it('is missing when nothing was typed', () => {
    expect(check('')).toBe('required');
  });
});

it('formats, masks and names any text without an error', () => {
  for (const answer of [...others, ...othersToo]) {
    for (const monster of monsters) expect(() => answer(monster)).not.toThrow();
    fc.assert(fc.property(typedText, (typed) => void answer(typed)));
  }
});

it('needs time in proportion to the length of the text', () => {
  const start = processorMs();
  for (const [normalise, check] of Object.values(identifiers)) {
    for (const sign of [' ', '1', '-', '1 ', '. ', ',']) {
      const monster = `${sign.repeat(100_000)}x`;
      normalise(monster);
      check(monster);
    }
  }
  expect(processorMs() - start).toBeLessThan(10_000);
});

it.skipIf(!process.env.FC_RUNS)(
  'tells how much longer twice the length takes (only in the long form)',
  () => {
    for (const [name, [normalise, check]] of Object.entries(identifiers)) {
      const timed = (length: number) => {
        const start = processorMs();
        for (let n = 0; n < 20; n += 1) {
          for (const sign of [' ', '1', '-', '1 ', '. ', ',']) check(normalise(`${sign.repeat(length)}x`));
        }
        return processorMs() - start;
      };
      timed(100_000);
      const [once, twice] = [timed(100_000), timed(200_000)];
      const each = (once / 120).toFixed(2);
      console.log(
        `figure H5: ${name}: ${each} ms for 100 000 signs, ${(twice / once).toFixed(1)} times as long for 200 000`,
      );
    }
  },
  600_000,
);
