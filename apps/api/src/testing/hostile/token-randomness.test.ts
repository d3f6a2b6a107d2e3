import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newToken } from '../../platform/crypto/secrets.ts';

/** 10 000 in the deciding run, a million in the long form. */
const count = Number(process.env.ASSURANCE_TOKENS ?? 10_000);

describe(`${count} secrets of links`, () => {
  const tokens = Array.from({ length: count }, newToken);

  it('are all different and all 43 letters of base64url', () => {
    expect(new Set(tokens).size).toBe(count);
    expect(tokens.filter((token) => !/^[\w-]{43}$/.test(token))).toEqual([]);
  });

  it('hold every byte as often as chance would (chi-squared)', () => {
    const seen = new Array<number>(256).fill(0);
    for (const token of tokens)
      for (const byte of Buffer.from(token, 'base64url')) seen[byte] = (seen[byte] ?? 0) + 1;
    const expected = (count * 32) / 256;
    const chi = seen.reduce((sum, each) => sum + (each - expected) ** 2 / expected, 0);
    // 255 degrees of freedom: chance leaves 181 to 347 once in a thousand on each side.
    expect(chi).toBeGreaterThan(175);
    expect(chi).toBeLessThan(350);
  });
});

describe('secrets', () => {
  const folder = new URL('../..', import.meta.url).pathname;
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing\//.test(file))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);

  it('come from the operating system’s random source alone', () => {
    expect(sources.length).toBeGreaterThan(100);
    const spreading = sources.filter(([, text]) => /Math\.random/.test(text)).map(([file]) => file);
    expect(spreading).toEqual(['app/app.ts']);
    const other = /getRandomValues|pseudoRandomBytes|nanoid|from 'uuid'|seedrandom/;
    expect(sources.filter(([, text]) => other.test(text)).map(([file]) => file)).toEqual([]);
  });

  it('of links are made in one place, a developer’s key in one other', () => {
    const makers = sources
      .filter(([, text]) => /randomBytes\(32\)\.toString/.test(text))
      .map(([file]) => file);
    expect(makers).toEqual(['platform/config/secret-keys.ts', 'platform/crypto/secrets.ts']);
  });
});
