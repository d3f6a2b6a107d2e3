import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { packZip } from './pack-zip.ts';

const at = new Date('2026-11-21T11:00:00Z');
const filled = (length: number, byte: number) => new Uint8Array(length).fill(byte);

it('an archive is made while it is taken: the next file is read only when the one before has gone', async () => {
  const read: string[] = [];
  const file = (path: string) => ({
    path,
    read: async () => {
      read.push(path);
      return filled(1_000, 7);
    },
  });
  const pieces = packZip([file('one'), file('two')], at);
  await pieces.next();
  await pieces.next();
  expect(read).toEqual(['one']);
  await pieces.return(undefined);
  expect(read).toEqual(['one']);
});

it('a large file leaves in pieces, between which others get their turn, and is the same in the end', async () => {
  const sizes = [0, 1, 256 * 1024, 5_000_001];
  const files = sizes.map((size, i) => ({ path: `f/${i}`, read: async () => filled(size, i + 1) }));
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 0);
  const pieces: Uint8Array[] = [];
  for await (const piece of packZip(files, at)) pieces.push(piece);
  clearInterval(ticking);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(256 * 1024);
  expect(turns).toBeGreaterThan(3);
  const opened = unzipSync(Buffer.concat(pieces));
  for (const [i, size] of sizes.entries())
    expect(Buffer.compare(opened[`f/${i}`] ?? Buffer.of(), filled(size, i + 1))).toBe(0);
});

it('a file that cannot be read breaks the archive off', async () => {
  const broken = [{ path: 'one', read: () => Promise.reject(new RangeError('away')) }];
  const pieces = packZip(broken, at);
  await expect(pieces.next().then(() => pieces.next())).rejects.toThrow('away');
});
