const ones = [
  '',
  ...'jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście'.split(
    ' ',
  ),
  ...'czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście'.split(' '),
];
const tens = [
  '',
  '',
  ...'dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt'.split(
    ' ',
  ),
  ...'dziewięćdziesiąt'.split(' '),
];
const hundreds = [
  '',
  ...'sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset'.split(' '),
];
const thousands = ['tysiąc', 'tysiące', 'tysięcy'] as const;
const millions = ['milion', 'miliony', 'milionów'] as const;

/** Which form a counted Polish noun takes: 0 for one (złoty), 1 for 2–4 (złote), 2 for the rest (złotych). */
export function pluralForm(count: number): 0 | 1 | 2 {
  if (count === 1) return 0;
  const isTeen = count % 100 >= 12 && count % 100 <= 14;
  return !isTeen && count % 10 >= 2 && count % 10 <= 4 ? 1 : 2;
}

/** The Polish cardinal, masculine: 21 000 is “dwadzieścia jeden tysięcy”. Whole numbers from 0 to 999 999 999. */
export function polishNumber(value: number): string {
  if (value === 0) return 'zero';
  return [
    counted(Math.floor(value / 1_000_000), millions),
    counted(Math.floor(value / 1000) % 1000, thousands),
    belowThousand(value % 1000),
  ]
    .filter(Boolean)
    .join(' ');
}

function counted(count: number, forms: readonly [string, string, string]): string {
  return count === 0 ? '' : `${belowThousand(count)} ${forms[pluralForm(count)]}`;
}

function belowThousand(value: number): string {
  const rest = value % 100;
  const small = rest < 20 ? [ones[rest]] : [tens[Math.floor(rest / 10)], ones[rest % 10]];
  return [hundreds[Math.floor(value / 100)], ...small].filter(Boolean).join(' ');
}
