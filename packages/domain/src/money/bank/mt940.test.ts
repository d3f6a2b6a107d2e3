import { describe, expect, it } from 'vitest';
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
      day: '2026-11-23',
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

  it.each([':61:269999', ':61:2611239999', ':61:2602300230', ':62F:C269999'])(
    'is refused when it has a day no calendar has: %s',
    (beginning) => {
      const text = statementOf('x').replace(/:61:2611231123|:62F:C261123/g, (was) =>
        was.slice(0, 4) === beginning.slice(0, 4) ? beginning : was,
      );
      expect(text).toContain(beginning);
      expect(() => readMt940(text)).toThrow('damaged');
    },
  );

  it('is refused when it does not add up, is of another currency or none at all', () => {
    expect(() => readMt940(statementOf('x', '6167,01'))).toThrow('balances');
    expect(() => readMt940(statementOf('x').replaceAll('PLN', 'EUR'))).toThrow('currency');
    expect(() => readMt940('dzień dobry')).toThrow('unknown_format');
    expect(() => readMt940(statementOf('x').replace(/:61:.*/, ':61:zle'))).toThrow('damaged');
  });
});
