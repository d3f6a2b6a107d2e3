import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { loadKeyRing } from '../config/secret-keys.ts';
import { isSameHash, KeyRing, newToken } from './secrets.ts';

const key = (id: string, fill: number) => ({ id, bytes: new Uint8Array(32).fill(fill) });
const ring = new KeyRing([key('new', 1), key('old', 2)]);
const oldRing = new KeyRing([key('old', 2)]);

describe('the secret of a link', () => {
  it('is 43 characters that fit into an address, and never the same twice', () => {
    const tokens = Array.from({ length: 10_000 }, newToken);
    expect(tokens.filter((token) => !/^[A-Za-z0-9_-]{43}$/.test(token))).toEqual([]);
    expect(new Set(tokens).size).toBe(tokens.length);
  });
});

describe('a keyed hash', () => {
  it('is 32 bytes and differs by purpose, key and text', () => {
    const hashes = [
      ring.hash('link', 'a'),
      ring.hash('address', 'a'),
      ring.hash('link', 'b'),
      oldRing.hash('link', 'a'),
    ];
    expect(new Set(hashes.map(String)).size).toBe(4);
    expect(hashes[0]?.length).toBe(32);
  });

  it('stays the same while the ring changes', () => {
    const [before, after] = [oldRing, ring].map((each) => each.with(key('hash-1', 3)).hash('link', 'token'));
    expect(before && after && isSameHash(before, after)).toBe(true);
  });
});

describe('a sealed text', () => {
  it('opens with the key and context it was sealed with, replaced keys included', () => {
    expect(ring.open(ring.seal('zażółć', 'row 1'), 'row 1')).toBe('zażółć');
    expect(ring.open(oldRing.seal('x', 'row 1'), 'row 1')).toBe('x');
  });

  it('does not open in another row, nor without its key', () => {
    expect(() => ring.open(ring.seal('x', 'row 1'), 'row 2')).toThrow();
    expect(() => oldRing.open(ring.seal('x', 'row 1'), 'row 1')).toThrow();
  });

  it('does not open when any single byte was changed', () => {
    const sealed = ring.seal('x', 'row 1');
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => ring.open(changed, 'row 1')).toThrow();
    }
  });

  it('never looks the same twice', () => {
    expect(ring.seal('x', 'c').equals(ring.seal('x', 'c'))).toBe(false);
  });
});

describe('a developer’s machine without keys', () => {
  it('makes one at random, keeps it to itself and finds it again', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'ndp-keys-'));
    const config = readConfig({ ENVIRONMENT: 'localhost', DATA_DIR: dataDir });
    const first = loadKeyRing(config).hash('link', 'x');
    expect(loadKeyRing(config).hash('link', 'x').equals(first)).toBe(true);
    const file = join(dataDir, 'secret-keys');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toMatch(/^local:[A-Za-z0-9_-]{43}\n$/);
    rmSync(dataDir, { recursive: true });
  });
});
