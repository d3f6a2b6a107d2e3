import { createHash } from 'node:crypto';

/** What the files of a backup come to: their number, and one hash over the name and the bytes of each. */
export class Tally {
  #files = 0;
  readonly #hash = createHash('sha256');

  /** Counts a file in while its pieces pass. */
  async *count(name: string, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const hash = createHash('sha256');
    for await (const piece of pieces) {
      hash.update(piece);
      yield piece;
    }
    this.#files += 1;
    this.#hash.update(`${name} ${hash.digest('hex')}\n`);
  }

  /** So far. */
  toString(): string {
    return JSON.stringify({ files: this.#files, sha256: this.#hash.copy().digest('hex') });
  }
}
