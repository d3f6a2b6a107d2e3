import { type Token, Tokens } from './tokens.ts';

/** A value of PDF as its pieces in a row, and where it ends. */
export interface Value {
  readonly tokens: readonly Token[];
  readonly end: number;
}

const opens: Readonly<Record<string, string>> = { '<<': '>>', '[': ']' };
const closes = new Set(Object.values(opens));
/** More pieces than any value of a document has. */
const mostTokens = 300_000;

/** Reads values and counts the characters they took: places may overlap, and nobody reads for ever. */
export class Values {
  readonly #text: string;
  #left: number;

  constructor(text: string) {
    this.#text = text;
    this.#left = 8 * text.length + 1_000_000;
  }

  /** More was read than a document asks for. */
  get isExhausted(): boolean {
    return this.#left < 0;
  }

  /** The value at a place, or undefined when there is none or it has no end. */
  readAt(at: number): Value | undefined {
    const source = new Tokens(this.#text, at);
    const tokens: Token[] = [];
    const awaited: string[] = [];
    try {
      do {
        const token = source.next();
        if (token.kind === 'end' || token.kind === 'broken' || tokens.length > mostTokens) return undefined;
        if (token.kind === 'mark') {
          const close = opens[token.text];
          if (close) awaited.push(close);
          else if (closes.has(token.text) && awaited.pop() !== token.text) return undefined;
        }
        tokens.push(token);
      } while (awaited.length > 0);
      return { tokens, end: source.at };
    } finally {
      this.#left -= source.at - at;
    }
  }
}

/**
 * What stands in a dictionary, by its names; a value of several pieces as a list.
 *
 * @returns undefined when it is not exactly names with their values, or has a name twice
 */
export function entriesOf({ tokens }: Value): ReadonlyMap<string, readonly Token[]> | undefined {
  const entries = new Map<string, Token[]>();
  let at = 1;
  while (at < tokens.length - 1) {
    const name = tokens[at];
    if (name?.kind !== 'name' || entries.has(name.text)) return undefined;
    const length = lengthOf(tokens, at + 1);
    entries.set(name.text, tokens.slice(at + 1, at + 1 + length));
    at += 1 + length;
  }
  return entries;
}

/** How many pieces the value at a place has; three a reference to another object. */
function lengthOf(tokens: readonly Token[], at: number): number {
  const [first, second, third] = tokens.slice(at, at + 3);
  if (first?.kind === 'word' && second?.kind === 'word' && third?.text === 'R') return 3;
  let depth = 0;
  for (let to = at; to < tokens.length; to += 1) {
    const { kind, text } = tokens[to] ?? { kind: 'end', text: '' };
    if (kind === 'mark') depth += text in opens ? 1 : -1;
    if (depth <= 0) return to - at + 1;
  }
  return tokens.length;
}
