import { describe, expect, it } from 'vitest';
import { matchEntry } from './match.ts';
import { readMt940 } from './mt940.ts';

/** A statement with one transfer out and what its :86: says. */
const statementOf = (details: string, change = '') =>
  [
    '\u0001:20:MT940',
    ':25:/PL61109010140000071219812874',
    ':28C:00042/001',
    ':60F:C261122PLN10000,00',
    ':61:2611231123DN3833,00N152NONREF//BR-1',
    `:86:${details}`,
    `:62F:C261123PLN${change || '6167,00'}`,
    '-',
  ].join('\r\n');

describe('a statement in the form MT940', () => {
  it.each([
    ['<', '152<00PRZELEW<20Dofinansowanie NDP-2026-7K3<21QXM-1<27ŁUCJA ŻÓŁĆ<3127114020040000300201355387'],
    ['~', '020~00PRZELEW~20Dofinansowanie NDP-2026-7K3\r\n~21QXM-1~38PL27114020040000300201355387'],
    ['^', '076^00PRZELEW^20Dofinansowanie NDP-2026-7K3^21QXM-1^38PL27114020040000300201355387'],
    ['+', '943+20Dofinansowanie NDP-2026-7K3+21QXM-1+3127114020040000300201355387'],
  ])('is read whatever sign its bank puts before the sub-fields: %s', (_sign, details) => {
    const [statement] = readMt940(statementOf(details));
    expect(statement).toMatchObject({
      account: '61109010140000071219812874',
      number: '00042/001',
      openingGr: 1_000_000,
      closingGr: 616_700,
      entries: [
        {
          bookedOn: '2026-11-23',
          amountGr: -383_300,
          references: [],
          title: 'Dofinansowanie NDP-2026-7K3QXM-1',
          account: '27114020040000300201355387',
          returned: null,
          bankReference: 'BR-1',
        },
      ],
    });
  });

  it('is refused when it does not add up, is of another currency or none at all', () => {
    expect(() => readMt940(statementOf('x', '6167,01'))).toThrow('balances');
    expect(() => readMt940(statementOf('x').replaceAll('PLN', 'EUR'))).toThrow('currency');
    expect(() => readMt940('dzień dobry')).toThrow('unknown_format');
    expect(() => readMt940(statementOf('x').replace(/:61:.*/, ':61:zle'))).toThrow('damaged');
  });
});

describe('a line of a statement', () => {
  const order = (id: string, amountGr = 100, isBooked = false) => ({
    id,
    amountGr,
    account: '1'.repeat(26),
    isBooked,
  });
  const entry = {
    bookedOn: '2026-11-23',
    amountGr: -100,
    references: [],
    title: '',
    account: '',
    returned: null,
    bankReference: '',
  };
  const orders = [order('NDP-2026-AAAAAA-1'), order('NDP-2026-AAAAAA-12'), order('NDP-2026-BBBBBB-1', 200)];

  it.each([
    [{ references: ['NDP-2026-AAAAAA-1'] }, 'booked'],
    [{ title: 'DOFINANSOWANIE NDP2026 AAAAAA 12' }, 'booked'],
    [{ references: ['NDP-2026-BBBBBB-1'] }, 'other_amount'],
    [{ account: '1'.repeat(26) }, 'ambiguous'],
    [{ account: '1'.repeat(26), amountGr: -200 }, 'booked'],
    [{ account: '1'.repeat(26), amountGr: -300 }, 'not_ours'],
    [{ title: 'Prowizja' }, 'not_ours'],
    [{ amountGr: 100, title: 'ZWROT NDP-2026-AAAAAA-1' }, 'unbooked'],
    [{ amountGr: 100, account: '1'.repeat(26) }, 'not_ours'],
  ])('is a payment only when it can be no other: %j', (change, kind) => {
    expect(matchEntry({ ...entry, ...change }, orders)).toMatchObject({ kind });
  });

  it('does not book a payment twice', () => {
    const booked = [order('NDP-2026-AAAAAA-1', 100, true)];
    expect(matchEntry({ ...entry, references: ['NDP-2026-AAAAAA-1'] }, booked).kind).toBe('not_ours');
    expect(matchEntry({ ...entry, amountGr: 100, references: ['NDP-2026-AAAAAA-1'] }, booked).kind).toBe(
      'returned',
    );
  });
});
