/** Encodings banks ask for. */
export const bankEncodings = ['CP852', 'ISO-8859-2', 'CP1250', 'UTF-8'] as const;

const letters = 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż';

/**
 * The codes of the Polish letters, in the order of `letters`.
 *
 * @source Unicode mapping tables CP852.TXT, 8859-2.TXT, CP1250.TXT
 */
const codes = {
  CP852: 'A48FA89DE3E0978DBDA586A988E4A298ABBE',
  'ISO-8859-2': 'A1C6CAA3D1D3A6ACAFB1E6EAB3F1F3B6BCBF',
  CP1250: 'A5C6CAA3D1D38C8FAFB9E6EAB3F1F39C9FBF',
} as const;

/** Encodings of one byte a letter; UTF-8 every platform writes by itself. */
export type OneByte = keyof typeof codes;

const codeAt = (encoding: OneByte, i: number) => Number.parseInt(codes[encoding].slice(2 * i, 2 * i + 2), 16);

/**
 * A text as bytes of a bank's file.
 *
 * @throws {RangeError} a sign that is neither ASCII nor a Polish letter
 */
export function encodeForBank(text: string, encoding: OneByte): Uint8Array {
  return Uint8Array.from([...text], (sign) => {
    const code = sign.charCodeAt(0);
    if (sign.length === 1 && code < 0x80) return code;
    const i = letters.indexOf(sign);
    if (i < 0) throw new RangeError(`no bank takes the sign U+${code.toString(16)}`);
    return codeAt(encoding, i);
  });
}

/** A bank's file as text; what is no Polish letter becomes a question mark, for nothing is found by it. */
export function decodeFromBank(bytes: Uint8Array, encoding: OneByte): string {
  const known = new Map([...letters].map((letter, i) => [codeAt(encoding, i), letter]));
  return Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (known.get(byte) ?? '?'),
  ).join('');
}
