// What people type and paste into a field for a number: spaces of every kind, dashes, brackets, invisible
// marks from PDFs and mails, full-width digits from foreign keyboards.

const fullWidth = /[\uff01-\uff5e]/g;
const fullWidthOffset = 0xfee0;

/** Full-width characters become the usual ones, invisible marks (zero-width, direction, soft hyphen) go. */
export function plainCharacters(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - fullWidthOffset));
}

/** Every dash, hyphen and minus sign becomes the one of the keyboard. */
export function plainDashes(text: string): string {
  return text.replace(/[\p{Pd}\u2212]/gu, '-');
}

/** One ordinary space for every run of white space, none at the ends; a non-breaking space counts. */
export function singleSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The text without white space, dashes and brackets, which carry no meaning in a number. */
export function withoutSeparators(typed: string): string {
  return plainDashes(plainCharacters(typed)).replace(/[\s\-()[\]{}]/g, '');
}

/** Upper case for a to z only: full case mapping would turn a long s or a sharp s into letters nobody typed. */
export function upperCaseLatin(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** The text with all but its last four characters hidden; short texts are hidden whole. */
export function hideAllButLastFour(text: string): string {
  const chars = [...text];
  const shown = chars.length >= 8 ? chars.slice(-4) : [];
  return '•'.repeat(chars.length - shown.length) + shown.join('');
}
