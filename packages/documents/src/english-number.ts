const ones = [
  '',
  ...'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  ),
  ...'seventeen eighteen nineteen'.split(' '),
];
const tens = ['', '', ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')];

/** The British cardinal: 1 205 is “one thousand two hundred and five”. Whole numbers from 0 to 999 999 999. */
export function englishNumber(value: number): string {
  if (value === 0) return 'zero';
  const rest = value % 1000;
  const large = [
    counted(Math.floor(value / 1_000_000), 'million'),
    counted(Math.floor(value / 1000) % 1000, 'thousand'),
  ].filter(Boolean);
  const isLoose = large.length > 0 && rest > 0 && rest < 100;
  return [...large, isLoose ? 'and' : '', belowThousand(rest)].filter(Boolean).join(' ');
}

function counted(count: number, noun: string): string {
  return count === 0 ? '' : `${belowThousand(count)} ${noun}`;
}

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const small =
    rest < 20 ? ones[rest] : [tens[Math.floor(rest / 10)], ones[rest % 10]].filter(Boolean).join('-');
  if (hundreds === 0) return small ?? '';
  return small ? `${ones[hundreds]} hundred and ${small}` : `${ones[hundreds]} hundred`;
}
