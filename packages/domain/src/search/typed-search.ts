import { normaliseIban } from '../identifiers/iban.ts';
import { normalisePhone } from '../identifiers/phone.ts';
import { plainCharacters, plainDashes, withoutSeparators } from '../identifiers/typed-text.ts';
import type { CaseTrait } from '../workflow/case-traits.ts';
import { plotsIn, registerIn, type Term, termsOf, termsOfWords } from './terms.ts';

/** One thing a typed text may mean. */
export type Meaning =
  | { readonly by: 'reference'; readonly references: readonly string[] }
  | { readonly by: 'person' | 'account'; readonly trait: CaseTrait; readonly value: string }
  /** All of the terms. */
  | { readonly by: 'email' | 'telephone' | 'words' | 'plot' | 'register'; readonly terms: readonly Term[] };

/** The years a reference may name: those of versions to come as well. */
const yearsOfReferences = Array.from({ length: 20 }, (_, i) => 2026 + i);

/** Everything a typed text may mean; nothing, when no case can be found by it. */
export function parseSearch(typed: string): readonly Meaning[] {
  const text = plainDashes(plainCharacters(typed)).trim();
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return [{ by: 'email', terms: termsOf({ email: text }) }];
  const number = withoutSeparators(text).replace(/[./]/g, '');
  if (/^(PL)?\d{26}$/i.test(number)) {
    const value = normaliseIban(/^PL/i.test(number) ? number : `PL${number}`);
    return [{ by: 'account', trait: 'account', value }];
  }
  if (/^NDP-\d{4}-/i.test(text)) return byReference(text);
  const register = registerIn(text);
  if (register.length > 0) return [{ by: 'register', terms: register }];
  return [...byReference(text), ...byDigits(number), ...byPlot(text), ...byWords(text)];
}

function byReference(text: string): Meaning[] {
  const [whole, year, end = ''] = /^(?:NDP-(\d{4})-)?([0-9A-Z]{6})$/i.exec(text) ?? [];
  if (whole === undefined) return [];
  const meant = year ? [whole] : yearsOfReferences.map((one) => `NDP-${one}-${end}`);
  return [{ by: 'reference', references: meant.map((one) => one.toUpperCase()) }];
}

function byDigits(number: string): Meaning[] {
  if (!/^\+?\d{9,}$/.test(number)) return [];
  const meanings: Meaning[] = [];
  if (/^\d{11}$/.test(number)) meanings.push({ by: 'person', trait: 'person', value: `pesel ${number}` });
  if (/^\d{10}$/.test(number)) meanings.push({ by: 'person', trait: 'person', value: `nip ${number}` });
  if (/^(\+|00|48\d{9}$|\d{9}$)/.test(number))
    meanings.push({ by: 'telephone', terms: [['telephone', normalisePhone(number)]] });
  return meanings;
}

/** `12/3`, `dz. 12` or `141201_1.0001.12/3`; a number alone is too little. */
function byPlot(text: string): Meaning[] {
  const [, named = '', plot] =
    /^((?:dz|dzia[łl]ka)\.?\s*(?:nr)?\s*)?(\d{1,6}(?:\s*\/\s*\d{1,6})?|\d{6}_\d\.\d{4}\.\S+)$/i.exec(text) ??
    [];
  if (!plot || (named === '' && /^\d+$/.test(plot))) return [];
  const [whole] = plotsIn(plot);
  return whole ? [{ by: 'plot', terms: [whole] }] : [];
}

/** A number of a street alone means nothing. */
function byWords(text: string): Meaning[] {
  const terms = termsOfWords(text);
  return terms.some(([kind, value]) => kind === 'word' && value.length > 2) ? [{ by: 'words', terms }] : [];
}
