import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FileBody } from '@ndp/contract/call.ts';
import type { FastifyRequest } from 'fastify';
import { ConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { Busy } from '../limits/refusals.ts';
import { FileTooLarge, UploadBroken } from './refusals.ts';

/** Files on their way at once, and of one case: whoever sends slowly takes a place only from those of the same case. */
const arrivingRule = { most: 64, mostOfOne: 2, mostWaiting: 40, deadlineMs: 30_000 };

/** Bytes of files held while they arrive, in all. */
const mostArrivingBytes = 160 * 1024 * 1024;

/** Files worked on at once: each is looked through and sealed, three times its bytes. */
const workedOnRule = { most: 8, mostOfOne: 2, mostWaiting: 64, deadlineMs: 60_000 };

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
  let [bytes, reserved] = [0, 0];
  let refusal: Error | undefined;
  const drop = (why: Error) => {
    refusal = why;
    chunks.length = 0;
    budget.giveBack(reserved);
    reserved = 0;
  };
  try {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (refusal) continue;
      if (bytes > maxBytes) drop(new FileTooLarge());
      else if (!budget.take(chunk.length)) drop(new Busy());
      else {
        reserved += chunk.length;
        chunks.push(chunk);
      }
    }
  } catch {
    throw new UploadBroken();
  } finally {
    budget.giveBack(reserved);
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

/** The room for the files of a call: first on their way, then worked on. */
export class ArrivingFiles {
  readonly #arriving = new ConcurrencyLimit(arrivingRule);
  readonly #bytes = new ByteBudget(mostArrivingBytes);
  readonly #workedOn = new ConcurrencyLimit(workedOnRule);

  readonly #maxBytes: number;

  constructor({ maxBytes }: FileBody) {
    this.#maxBytes = maxBytes;
  }

  /** The places of the file of one request, taken at most once and given back in any case. */
  of(request: FastifyRequest) {
    const who = request.url.split('?')[0] ?? '';
    let leave = () => {};
    return {
      read: async (): Promise<Uint8Array> => {
        const arrive = () => this.#arriving.enter(who);
        const arrived = await orDiscarded(request, arrive);
        try {
          const file = await readFileBody(request.body, this.#maxBytes, this.#bytes);
          leave = await this.#workedOn.enter(who);
          return file;
        } finally {
          arrived();
        }
      },
      leave: () => leave(),
    };
  }
}

/** A browser hears a refusal only when it was allowed to finish. */
async function orDiscarded<Slot>({ body }: FastifyRequest, enter: () => Promise<Slot>): Promise<Slot> {
  try {
    return await enter();
  } catch (busy) {
    await discardBody(body);
    throw busy;
  }
}
