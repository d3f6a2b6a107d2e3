import { Readable } from 'node:stream';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { BackupRefused } from './refused.ts';

/** One file of a backup. */
export interface Entry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Entries as a tar under age, piece by piece. age authenticates each 64 kB and the end, so that a changed or a
 * shortened backup does not open.
 *
 * @param key  a recipient (`age1…`), or an identity (`AGE-SECRET-KEY-1…`), whose recipient is taken
 */
export async function* pack(entries: AsyncIterable<Entry>, key: string): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(isIdentity(key) ? await identityToRecipient(key) : key);
  const { readable, controller } = createTarPacker();
  const packing = addAll(entries, controller).catch((cause: unknown) => controller.error(cause));
  yield* Readable.fromWeb((await encrypter.encrypt(readable)) as import('node:stream/web').ReadableStream);
  await packing;
}

async function addAll(
  entries: AsyncIterable<Entry>,
  controller: ReturnType<typeof createTarPacker>['controller'],
): Promise<void> {
  for await (const { name, bytes } of entries) {
    const writer = controller.add({ name, size: bytes.length, type: 'file' }).getWriter();
    await writer.write(bytes);
    await writer.close();
  }
  controller.finalize();
}

/**
 * The entries of a backup, one after the other. Whoever keeps them trusts them only when the last one has come.
 *
 * @throws {BackupRefused} it was made for another key, or it is damaged
 */
export async function* unpack(backup: ReadableStream<Uint8Array>, key: string): AsyncGenerator<Entry> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  const plain = await decrypter.decrypt(backup).catch((cause: unknown) => {
    throw new BackupRefused(isOtherKey(cause) ? 'wrong_key' : 'damaged');
  });
  try {
    for await (const { header, body } of plain.pipeThrough(createTarDecoder({ strict: true }))) {
      yield { name: header.name, bytes: new Uint8Array(await new Response(body).arrayBuffer()) };
    }
  } catch (cause) {
    throw cause instanceof BackupRefused ? cause : new BackupRefused('damaged');
  }
}

/** Whether a key opens backups, not only makes them. */
export function isIdentity(key: string): boolean {
  return key.startsWith('AGE-SECRET-KEY-');
}

function isOtherKey(cause: unknown): boolean {
  return cause instanceof Error && cause.message.includes('identity');
}
