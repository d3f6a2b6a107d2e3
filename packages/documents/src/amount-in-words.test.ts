import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';
import { readEnglish, readPolish } from './testing/read-words.ts';

const spoken: readonly (readonly [number, string, string])[] = [
  [0, 'zero złotych', 'zero złoty'],
  [1, 'jeden złoty', 'one złoty'],
  [2, 'dwa złote', 'two złoty'],
  [3, 'trzy złote', 'three złoty'],
  [4, 'cztery złote', 'four złoty'],
  [5, 'pięć złotych', 'five złoty'],
  [6, 'sześć złotych', 'six złoty'],
  [9, 'dziewięć złotych', 'nine złoty'],
  [10, 'dziesięć złotych', 'ten złoty'],
  [11, 'jedenaście złotych', 'eleven złoty'],
  [12, 'dwanaście złotych', 'twelve złoty'],
  [13, 'trzynaście złotych', 'thirteen złoty'],
  [14, 'czternaście złotych', 'fourteen złoty'],
  [15, 'piętnaście złotych', 'fifteen złoty'],
  [16, 'szesnaście złotych', 'sixteen złoty'],
  [19, 'dziewiętnaście złotych', 'nineteen złoty'],
  [20, 'dwadzieścia złotych', 'twenty złoty'],
  [21, 'dwadzieścia jeden złotych', 'twenty-one złoty'],
  [22, 'dwadzieścia dwa złote', 'twenty-two złoty'],
  [24, 'dwadzieścia cztery złote', 'twenty-four złoty'],
  [25, 'dwadzieścia pięć złotych', 'twenty-five złoty'],
  [31, 'trzydzieści jeden złotych', 'thirty-one złoty'],
  [40, 'czterdzieści złotych', 'forty złoty'],
  [44, 'czterdzieści cztery złote', 'forty-four złoty'],
  [58, 'pięćdziesiąt osiem złotych', 'fifty-eight złoty'],
  [67, 'sześćdziesiąt siedem złotych', 'sixty-seven złoty'],
  [90, 'dziewięćdziesiąt złotych', 'ninety złoty'],
  [99, 'dziewięćdziesiąt dziewięć złotych', 'ninety-nine złoty'],
  [100, 'sto złotych', 'one hundred złoty'],
  [101, 'sto jeden złotych', 'one hundred and one złoty'],
  [102, 'sto dwa złote', 'one hundred and two złoty'],
  [112, 'sto dwanaście złotych', 'one hundred and twelve złoty'],
  [122, 'sto dwadzieścia dwa złote', 'one hundred and twenty-two złoty'],
  [189, 'sto osiemdziesiąt dziewięć złotych', 'one hundred and eighty-nine złoty'],
  [200, 'dwieście złotych', 'two hundred złoty'],
  [313, 'trzysta trzynaście złotych', 'three hundred and thirteen złoty'],
  [444, 'czterysta czterdzieści cztery złote', 'four hundred and forty-four złoty'],
  [500, 'pięćset złotych', 'five hundred złoty'],
  [616, 'sześćset szesnaście złotych', 'six hundred and sixteen złoty'],
  [777, 'siedemset siedemdziesiąt siedem złotych', 'seven hundred and seventy-seven złoty'],
  [824, 'osiemset dwadzieścia cztery złote', 'eight hundred and twenty-four złoty'],
  [999, 'dziewięćset dziewięćdziesiąt dziewięć złotych', 'nine hundred and ninety-nine złoty'],
  [1000, 'jeden tysiąc złotych', 'one thousand złoty'],
  [1001, 'jeden tysiąc jeden złotych', 'one thousand and one złoty'],
  [1012, 'jeden tysiąc dwanaście złotych', 'one thousand and twelve złoty'],
  [1098, 'jeden tysiąc dziewięćdziesiąt osiem złotych', 'one thousand and ninety-eight złoty'],
  [2000, 'dwa tysiące złotych', 'two thousand złoty'],
  [
    3833,
    'trzy tysiące osiemset trzydzieści trzy złote',
    'three thousand eight hundred and thirty-three złoty',
  ],
  [4002, 'cztery tysiące dwa złote', 'four thousand and two złoty'],
  [5000, 'pięć tysięcy złotych', 'five thousand złoty'],
  [7148, 'siedem tysięcy sto czterdzieści osiem złotych', 'seven thousand one hundred and forty-eight złoty'],
  [
    11_435,
    'jedenaście tysięcy czterysta trzydzieści pięć złotych',
    'eleven thousand four hundred and thirty-five złoty',
  ],
  [
    12_543,
    'dwanaście tysięcy pięćset czterdzieści trzy złote',
    'twelve thousand five hundred and forty-three złoty',
  ],
  [21_000, 'dwadzieścia jeden tysięcy złotych', 'twenty-one thousand złoty'],
  [22_001, 'dwadzieścia dwa tysiące jeden złotych', 'twenty-two thousand and one złoty'],
  [100_000, 'sto tysięcy złotych', 'one hundred thousand złoty'],
  [101_000, 'sto jeden tysięcy złotych', 'one hundred and one thousand złoty'],
  [103_103, 'sto trzy tysiące sto trzy złote', 'one hundred and three thousand one hundred and three złoty'],
  [112_000, 'sto dwanaście tysięcy złotych', 'one hundred and twelve thousand złoty'],
  [
    128_450,
    'sto dwadzieścia osiem tysięcy czterysta pięćdziesiąt złotych',
    'one hundred and twenty-eight thousand four hundred and fifty złoty',
  ],
  [1_000_000, 'jeden milion złotych', 'one million złoty'],
  [2_000_002, 'dwa miliony dwa złote', 'two million and two złoty'],
  [
    5_012_014,
    'pięć milionów dwanaście tysięcy czternaście złotych',
    'five million twelve thousand and fourteen złoty',
  ],
  [
    21_001_001,
    'dwadzieścia jeden milionów jeden tysiąc jeden złotych',
    'twenty-one million one thousand and one złoty',
  ],
  [
    999_999_999,
    'dziewięćset dziewięćdziesiąt dziewięć milionów dziewięćset dziewięćdziesiąt dziewięć tysięcy dziewięćset dziewięćdziesiąt dziewięć złotych',
    'nine hundred and ninety-nine million nine hundred and ninety-nine thousand nine hundred and ninety-nine złoty',
  ],
];

test.each(spoken)('%d PLN is written “%s”', (amount, polish, english) => {
  expect(amountInWords(amount, 'pl')).toBe(polish);
  expect(amountInWords(amount, 'en')).toBe(english);
});

const amounts = fc.oneof(
  fc.integer({ min: 0, max: 999_999_999 }),
  fc.integer({ min: 0, max: 99_999 }),
  fc.integer({ min: 0, max: 999 }).map((thousands) => thousands * 1000),
);

describe('any amount', () => {
  it('reads back as the same number in both languages', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(readPolish(amountInWords(amount, 'pl'))).toBe(amount);
        expect(readEnglish(amountInWords(amount, 'en'))).toBe(amount);
      }),
      { numRuns: 5000 },
    );
  });

  it('declines złoty by the plural rules of the Polish language', () => {
    const rules = new Intl.PluralRules('pl');
    const forms: Record<string, string> = { one: 'złoty', few: 'złote', many: 'złotych' };
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(amountInWords(amount, 'pl').split(' ').at(-1)).toBe(forms[rules.select(amount)]);
      }),
    );
  });

  it.each([-1, 0.5, 1_000_000_000, Number.NaN])('refuses %d, which is no amount of a contract', (amount) => {
    expect(() => amountInWords(amount, 'pl')).toThrow(RangeError);
  });
});
