import { describe, expect, it } from 'vitest';
import { type ChainLink, chainStart, findBreak, nextLink } from './chain.ts';

const start = chainStart('mpec', 'e1', 'a'.repeat(64));
const record: ChainLink[] = [];
for (const kind of ['created', 'invited', 'opened', 'code-sent', 'signed'] as const) {
  record.push(nextLink(start, record.at(-1), { kind, at: '2026-11-21T11:00:00.000Z' }));
}

describe('a signing record', () => {
  it('holds as it was written', () => {
    expect(findBreak(start, record)).toBeUndefined();
  });

  it.each([1, 2, 3, 4, 5])('shows the very entry that was changed: %i', (n) => {
    const bent = record.map((link) =>
      link.n === n ? { ...link, body: link.body.replace('2026', '2025') } : link,
    );
    expect(findBreak(start, bent)).toBe(n);
  });

  it('shows an entry that was changed together with its own hash', () => {
    const forged = nextLink(start, record[1], { kind: 'opened', at: '2026-11-20T11:00:00.000Z' });
    expect(findBreak(start, record.with(2, forged))).toBe(4);
  });

  it('shows a missing, a doubled and a swapped entry', () => {
    expect(findBreak(start, record.toSpliced(2, 1))).toBe(3);
    expect(findBreak(start, record.toSpliced(2, 0, ...record.slice(2, 3)))).toBe(4);
    const [first, second, ...rest] = record;
    expect(
      findBreak(
        start,
        [second, first, ...rest].filter((link) => link !== undefined),
      ),
    ).toBe(1);
  });

  it('does not fit another paper', () => {
    expect(findBreak(chainStart('mpec', 'e1', 'b'.repeat(64)), record)).toBe(1);
  });
});
