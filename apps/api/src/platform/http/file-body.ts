import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { FileTooLarge, UploadBroken } from './refusals.ts';

/**
 * The bytes of a file that comes as the body of a call. One that is too large is not kept, but read to its end:
 * a browser hears the answer only when it was allowed to finish.
 *
 * @param body  the request as it arrives; anything else counts as an empty file
 * @throws {FileTooLarge} {UploadBroken}
 */
export async function readFileBody(body: unknown, maxBytes: number): Promise<Uint8Array> {
  if (!(body instanceof Readable)) return new Uint8Array();
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes <= maxBytes) chunks.push(chunk);
      else chunks.length = 0;
    }
  } catch {
    throw new UploadBroken();
  }
  if (bytes > maxBytes) throw new FileTooLarge();
  return Buffer.concat(chunks);
}

/** Reads the bytes of a file to their end and keeps none. */
export async function discardBody(body: unknown): Promise<void> {
  if (!(body instanceof Readable)) return;
  body.resume();
  await finished(body).catch(() => {});
}
