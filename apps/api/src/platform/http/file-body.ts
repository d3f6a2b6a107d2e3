import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Busy } from '../limits/refusals.ts';
import { FileTooLarge, UploadBroken } from './refusals.ts';

/** Bytes that may be held at once in one process, by whomever. */
export class ByteBudget {
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes;
  }

  /** @returns whether there was room for so many more */
  take(bytes: number): boolean {
    if (bytes > this.#left) return false;
    this.#left -= bytes;
    return true;
  }

  giveBack(bytes: number): void {
    this.#left += bytes;
  }
}

/**
 * The bytes of a file that comes as the body of a call. One that is too large, or for which there is no room, is not
 * kept, but read to its end: a browser hears the answer only when it was allowed to finish.
 *
 * @param body    the request as it arrives; anything else counts as an empty file
 * @param budget  what is held while it arrives
 * @throws {FileTooLarge} {UploadBroken} {Busy}
 */
export async function readFileBody(body: unknown, maxBytes: number, budget: ByteBudget): Promise<Uint8Array> {
  if (!(body instanceof Readable)) return new Uint8Array();
  const chunks: Buffer[] = [];
  let [bytes, held] = [0, 0];
  let refusal: Error | undefined;
  const drop = (why: Error) => {
    refusal = why;
    chunks.length = 0;
    budget.giveBack(held);
    held = 0;
  };
  try {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (refusal) continue;
      if (bytes > maxBytes) drop(new FileTooLarge());
      else if (!budget.take(chunk.length)) drop(new Busy());
      else {
        held += chunk.length;
        chunks.push(chunk);
      }
    }
  } catch {
    throw new UploadBroken();
  } finally {
    budget.giveBack(held);
  }
  if (refusal) throw refusal;
  return Buffer.concat(chunks);
}

/** Reads the bytes of a file to their end and keeps none. */
export async function discardBody(body: unknown): Promise<void> {
  if (!(body instanceof Readable)) return;
  body.resume();
  await finished(body).catch(() => {});
}
