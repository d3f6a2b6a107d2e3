import type { Program } from './program.ts';
import { type ProgramTerms, termsOfYear } from './terms.ts';

/** The terms of a programme in a year: an agreement keeps those it was made under when the programme has gone on. */
export function termsInYear(
  { year: current, terms, earlierTerms }: Pick<Program, 'year' | 'terms' | 'earlierTerms'>,
  year: number = current,
): ProgramTerms {
  return year === current ? terms : (earlierTerms?.[year] ?? termsOfYear(year));
}
