import { plainCharacters, plainDashes, singleSpaces } from './typed-text.ts';

export type LandPlotProblem = 'required' | 'length' | 'characters' | 'format';

/** Longest accepted text, in code points: room for a dozen full identifiers. */
export const landPlotLongest = 400;

/** Letters, figures and the punctuation of a plot description. */
const descriptionChars = /^[\p{L}\p{M}\p{N} .,_/()'"„”’:&+-]*$/u;

/** A text of these alone claims to be a number or a full identifier and is held to their form. */
const numberChars = /^[\d./_]*(?:AR_[\d./_]*)?$/;

/** `12` or `12/3`. */
const plotNumber = /^[1-9]\d{0,5}(?:\/[1-9]\d{0,5})?$/;

/** Commune, kind of commune, precinct, perhaps map sheet: the part of an identifier before the plot number. */
const precinct = /^(\d{2})\d{4}_[124589]\.\d{4}(?:\.AR_[1-9]\d{0,3})?$/;

/** Land registry numbers (numery działek) as they are stored: `141201_1.0001.12/3, 14`, separated by `, `. */
export function normaliseLandPlot(typed: string): string {
  return singleSpaces(plainDashes(plainCharacters(typed.replace(/[\r\n]/g, ';'))))
    .split(/[,;]/)
    .map((part) => tightenSeparators(part.trim()))
    .filter((part) => part !== '')
    .join(', ');
}

/**
 * The first fault of one or several land registry numbers, separated by commas, semicolons or lines.
 * Numbers and full identifiers must have their form; a description in words passes when it holds a digit.
 *
 * @source Regulation on the land and building register (rozporządzenie w sprawie ewidencji gruntów i budynków)
 */
export function checkLandPlot(typed: string): LandPlotProblem | undefined {
  const text = normaliseLandPlot(typed);
  if (text === '') return 'required';
  if ([...text].length > landPlotLongest) return 'length';
  if (!descriptionChars.test(text)) return 'characters';
  if (!/\d/.test(text)) return 'format';
  return text.split(', ').every(hasForm) ? undefined : 'format';
}

function hasForm(part: string): boolean {
  if (!numberChars.test(part)) return true;
  const border = part.lastIndexOf('.');
  const place = part.slice(0, Math.max(border, 0));
  return plotNumber.test(part.slice(border + 1)) && (border < 0 || isPrecinct(place));
}

/** Voivodeships have the even codes 02 to 32. */
function isPrecinct(place: string): boolean {
  const voivodeship = Number(precinct.exec(place)?.[1] ?? 0);
  return voivodeship >= 2 && voivodeship <= 32 && voivodeship % 2 === 0;
}

/** `141201_1 . 0001 . 12 / 3` is one identifier; in words (`obręb 5. działka 12`) the spaces stay. */
function tightenSeparators(part: string): string {
  const tight = part.replaceAll(' .', '.').replaceAll('. ', '.').replaceAll(' /', '/').replaceAll('/ ', '/');
  return numberChars.test(tight) ? tight : part;
}
