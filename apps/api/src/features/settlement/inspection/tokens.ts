/** A piece of PDF syntax (ISO 32000-1, 7.2 and 7.3): names and strings as they are meant, however they are written. */
export interface Token {
  readonly kind: 'name' | 'string' | 'mark' | 'word' | 'end' | 'broken';
  readonly text: string;
}

const end: Token = { kind: 'end', text: '' };
const broken: Token = { kind: 'broken', text: '' };
/** By the number of a character, whether it is white space, ends a word, ends a line. */
const isSpace = charTable('\0\t\n\f\r ');
const endsWord = charTable('\0\t\n\f\r ()<>[]{}/%');
const endsLine = charTable('\r\n');
const percent = 0x25;
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const escaped = /\\(?:([0-7]{1,3})|(\r\n?|\n)|([\s\S]))/g;

function charTable(chars: string): Uint8Array {
  const table = new Uint8Array(256);
  for (const char of chars) table[char.charCodeAt(0)] = 1;
  return table;
}

/** Reads one piece after the other. */
export class Tokens {
  /** Where the next piece is looked for. */
  at: number;
  readonly #text: string;

  constructor(text: string, at = 0) {
    this.#text = text;
    this.at = at;
  }

  next(): Token {
    this.skipGap();
    const char = this.#text[this.at];
    if (char === undefined) return end;
    if (char === '/') return this.#name();
    if (char === '(') return this.#string();
    const two = this.#text.slice(this.at, this.at + 2);
    if (two === '<<' || two === '>>') return this.#mark(two);
    if (char === '<') return this.#hexadecimal();
    return endsWord[char.charCodeAt(0)] ? this.#mark(char) : { kind: 'word', text: this.#regular() };
  }

  /** Goes past white space and comments. */
  skipGap(): void {
    for (; this.at < this.#text.length; this.at += 1) {
      const code = this.#text.charCodeAt(this.at);
      if (code === percent) this.#skipLine();
      else if (!isSpace[code]) return;
    }
  }

  #skipLine(): void {
    while (this.at < this.#text.length && !endsLine[this.#text.charCodeAt(this.at)]) this.at += 1;
  }

  #regular(): string {
    const from = this.at;
    while (this.at < this.#text.length && !endsWord[this.#text.charCodeAt(this.at)]) this.at += 1;
    return this.#text.slice(from, this.at);
  }

  #mark(text: string): Token {
    this.at += text.length;
    return { kind: 'mark', text };
  }

  #name(): Token {
    this.at += 1;
    const text = this.#regular().replace(/#([0-9a-f]{2})/gi, (_, digits) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    );
    return { kind: 'name', text };
  }

  #hexadecimal(): Token {
    const close = this.#text.indexOf('>', this.at);
    if (close < 0) return broken;
    const digits = this.#text.slice(this.at + 1, close).replace(/[^0-9a-f]/gi, '');
    this.at = close + 1;
    return {
      kind: 'string',
      text: Buffer.from(digits.padEnd(digits.length + (digits.length % 2), '0'), 'hex').toString('latin1'),
    };
  }

  /** Parentheses within are balanced or escaped. */
  #string(): Token {
    const from = this.at + 1;
    let depth = 0;
    for (; this.at < this.#text.length; this.at += 1) {
      const char = this.#text[this.at];
      if (char === '\\') this.at += 1;
      else if (char === '(') depth += 1;
      else if (char === ')') depth -= 1;
      if (depth === 0) return { kind: 'string', text: withoutEscapes(this.#text.slice(from, this.at++)) };
    }
    return broken;
  }
}

function withoutEscapes(text: string): string {
  return text.replace(escaped, (_, octal, lineEnd, char) => {
    if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
    return lineEnd ? '' : (escapes[char] ?? char);
  });
}
