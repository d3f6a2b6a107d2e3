import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { courtDepartments } from './court-codes.ts';
import { checkLandRegister, courtCodeIsKnown, normaliseLandRegister } from './land-register.ts';

test.each([
  ['WA1M/00012345/1', 'WA1M/00012345/1'],
  ['KR1P/00000001/2', 'KR1P/00000001/2'],
  ['PO1P/00200300/9', 'PO1P/00200300/9'],
  ['WR1K/00987654/1', 'WR1K/00987654/1'],
  ['SZ1S/00555111/8', 'SZ1S/00555111/8'],
  ['LU1B/00012345/8', 'LU1B/00012345/8'],
  ['WA4M/00123456/4', 'WA4M/00123456/4'],
  ['wa1m/00012345/1', 'WA1M/00012345/1'],
  ['WA1M/12345/1', 'WA1M/00012345/1'],
  ['WA1M / 00012345 / 1', 'WA1M/00012345/1'],
  ['WA1M-00012345-1', 'WA1M/00012345/1'],
])('%s is a register number, stored as %s', (typed, stored) => {
  expect(checkLandRegister(typed)).toBeUndefined();
  expect(normaliseLandRegister(typed)).toBe(stored);
});

test.each([
  ['WA1M/00012345/6', 'wrong check digit', 'checksum'],
  ['WA1M/00123456/7', 'wrong check digit', 'checksum'],
  ['WA1M/00000000/4', 'number zero', 'zeros'],
  ['WA1M00012345/1', 'a slash missing', 'format'],
  ['WAM1/00012345/1', 'court code in the wrong order', 'format'],
  ['WA1M/000123456/1', 'nine digits', 'format'],
  ['WA1M/0001234A/1', 'a letter in the number', 'format'],
  ['WA1M/00012345/1/2', 'one part too many', 'format'],
  ['QA1M/00012345/1', 'a letter that does not occur', 'format'],
  ['KW 12345', 'a paper register', 'paper'],
  ['KW nr 12345/2', 'a paper register', 'paper'],
  ['12345', 'a paper register', 'paper'],
  ['', 'nothing', 'required'],
])('%s is refused: %s', (typed, _why, problem) => {
  expect(checkLandRegister(typed)).toBe(problem);
});

describe('the court code', () => {
  it('is known for every one of the 347 departments, typed alone or in a number', () => {
    const codes = [...courtDepartments].flatMap(([start, letters]) =>
      [...letters].map((last) => start + last),
    );
    expect(new Set(codes).size).toBe(347);
    expect(codes.filter((code) => !courtCodeIsKnown(code))).toEqual([]);
    expect(courtCodeIsKnown('wa1m/00012345/1')).toBe(true);
  });

  it('may be unknown without making the number wrong', () => {
    expect(courtCodeIsKnown('XX9X/00000001/0')).toBe(false);
    expect(checkLandRegister('XX9X/00000001/0')).toBeUndefined();
  });

  it('is not a part of a code or a code and a bit', () => {
    expect(['', 'WA1', 'WA1MO', 'WA1GI/1/1', '/'].filter(courtCodeIsKnown)).toEqual([]);
  });
});

const entry = fc.record({
  court: fc.constantFrom(...[...courtDepartments].map(([start, letters]) => start + letters.charAt(0))),
  number: fc.integer({ min: 1, max: 99_999_999 }),
});

describe('any entry of any court', () => {
  it('has exactly one check digit, with or without the zeros in front of its number', () => {
    fc.assert(
      fc.property(entry, ({ court, number }) => {
        const spelled = [String(number), String(number).padStart(8, '0')];
        const accepted = spelled.map((digits) =>
          [...'0123456789'].filter((last) => checkLandRegister(`${court}/${digits}/${last}`) === undefined),
        );
        expect(accepted[0]).toHaveLength(1);
        expect(accepted[1]).toEqual(accepted[0]);
      }),
    );
  });
});
