import { Readable } from 'node:stream';
import { generateX25519Identity } from 'age-encryption';
import { expect, it } from 'vitest';
import { type Entry, pack, unpack } from './archive.ts';

const mb = 2 ** 20;
const size = 24 * mb;

/** Counts bytes on their way in and out, and remembers how many were between at most. */
class Gauge {
  #between = 0;
  most = 0;

  async *in(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of pieces) {
      this.#between += piece.length;
      this.most = Math.max(this.most, this.#between);
      yield piece;
    }
  }

  out(piece: Uint8Array): Uint8Array {
    this.#between -= piece.length;
    return piece;
  }
}

async function* bytes(): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size; at += mb / 8) yield new Uint8Array(mb / 8).fill(at / mb);
}

it('of a file of 24 MB no more than 12 MB are held at a time, neither when it is packed nor when it is unpacked', async () => {
  const key = await generateX25519Identity();
  const [packing, unpacking] = [new Gauge(), new Gauge()];
  async function* entries(): AsyncGenerator<Entry> {
    yield { name: 'file', size, pieces: packing.in(bytes()) };
  }
  async function* packed(): AsyncGenerator<Uint8Array> {
    for await (const piece of pack(entries(), key)) yield packing.out(piece);
  }
  const backup = Readable.toWeb(Readable.from(unpacking.in(packed()))) as ReadableStream<Uint8Array>;
  let arrived = 0;
  for await (const { pieces } of unpack(backup, key)) {
    for await (const piece of pieces) arrived += unpacking.out(piece).length;
  }
  expect(arrived).toBe(size);
  expect(packing.most).toBeLessThan(12 * mb);
  expect(unpacking.most).toBeLessThan(4 * mb);
}, 60_000);
