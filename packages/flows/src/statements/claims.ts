const units = {
  day: 'dzień|dnia|dni|dniu|dniach|days?',
  week: 'tydzień|tygodnie|tygodni|tygodniach|weeks?',
  month: 'miesiąc|miesiąca|miesiące|miesięcy|miesiącach|months?',
  year: 'rok|roku|lata|lat|latach|years?',
  hour: 'godzina|godzinę|godziny|godzin|hours?',
  minute: 'minuta|minutę|minuty|minut|minutes?',
};
const months =
  'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|January|February|March|April|May|June|July|August|September|October|November|December';
const spelled =
  'dwa|dwie|dwóch|trzy|trzech|cztery|pięć|pięciu|sześć|sześciu|siedem|osiem|ośmiu|dziesięć|czternaście|czternastu|trzydzieści|trzydziestu|two|three|four|five|six|seven|eight|ten|fourteen|thirty';

const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\d.,{#])(?:${pattern})(?![\\p{L}\\d])`, 'gu');
const kinds: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ...Object.entries(units).map(
    ([unit, words]) => [unit, word(`(\\d{1,3}|${spelled}) (?:${words})`)] as const,
  ),
  ['date', word(`(\\d{1,2} (?:${months})(?: \\d{4})?)`)],
  ['annex', word('(?:[Zz]ałącznik\\p{L}* nr|[Aa]nnex) (\\d+)')],
  ['money', /(?<![\d.,])(\d[\d ]*(?:,\d+)?) zł/gu],
  ['money', /PLN (\d+(?:,\d{3})*(?:\.\d+)?)/gu],
  [
    'level',
    /(kwalifikowan|qualified|zaawansowan|advanced)(?=\p{L}* (?:podpis|electronic signature|signature))/giu,
  ],
  ['level', /podpis\p{L}* (?:elektroniczn\p{L}* )?(kwalifikowan|zaawansowan)/giu],
  ['percent', /(?<![\d.,])(\d+(?:[.,]\d+)?) ?%/gu],
  ['firm', /((?:[\p{Lu}][\p{L}-]*\s)+(?:S\.A\.|sp\. z o\.o\.))/gu],
  ['firm', /(\p{L}+ Demonstracyj\p{L}+(?: \p{Lu}\p{L}+)+)/gu],
];

/**
 * What a text claims that a programme's values decide: periods, dates, annexes, amounts, levels of signature, percentages
 * and firms, as `day 14`, `date 31 grudnia 2026`, `money 3 833`, `percent 80`, `firm …`. Plural forms of a value that is
 * filled in claim nothing.
 */
export function claimsIn(text: string): string[] {
  const plain = text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/=\d+ \{[^{}]*\}/g, '');
  const found = kinds.flatMap(([kind, pattern]) =>
    [...plain.matchAll(pattern)].map((match) => `${kind} ${(match[1] ?? '').trim()}`),
  );
  return [...new Set(found)];
}
