import { Readable } from 'node:stream';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { BackupRefused } from './refused.ts';

type Piece = Uint8Array<ArrayBuffer>;

/** A file, or a folder, whose name ends with a stroke. */
export interface Entry {
  readonly name: string;
  readonly size: number;
  /** Read once, before the next entry is asked for. */
  readonly pieces: AsyncIterable<Uint8Array>;
}

export function entryOf(name: string, text: string): Entry {
  const bytes = Buffer.from(text);
  return { name, size: bytes.length, pieces: Readable.from([bytes]) };
}

function tarOf(entries: AsyncIterable<Entry>): ReadableStream<Piece> {
  const { readable, controller } = createTarPacker();
  addAll(entries, controller).catch((cause: unknown) => controller.error(cause));
  return readable;
}

async function addAll(
  entries: AsyncIterable<Entry>,
  controller: ReturnType<typeof createTarPacker>['controller'],
): Promise<void> {
  for await (const { name, size, pieces } of entries) {
    const writer = controller
      .add({ name, size, type: name.endsWith('/') ? 'directory' : 'file' })
      .getWriter();
    for await (const piece of pieces) await writer.write(piece);
    await writer.close();
  }
  controller.finalize();
}

/** A tar under age, which authenticates it to its end. A recipient is taken as key, or an identity. */
export async function* pack(entries: AsyncIterable<Entry>, key: string): AsyncGenerator<Uint8Array> {
  const { Encrypter, identityToRecipient } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(isIdentity(key) ? await identityToRecipient(key) : key);
  yield* Readable.fromWeb(
    (await encrypter.encrypt(tarOf(entries))) as import('node:stream/web').ReadableStream,
  );
}

/**
 * The entries of a backup; to be trusted only when the last one has come.
 *
 * @throws {BackupRefused} another key, or damaged; also while an entry is read
 */
export async function* unpack(backup: ReadableStream<Uint8Array>, key: string): AsyncGenerator<Entry> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  const plain = await decrypter.decrypt(backup).catch((cause: unknown) => {
    throw new BackupRefused(isOtherKey(cause) ? 'wrong_key' : 'damaged');
  });
  for await (const { header, body } of whole(plain.pipeThrough(createTarDecoder({ strict: true })))) {
    yield { name: header.name, size: header.size, pieces: whole(body) };
  }
}

async function* whole<Part>(stream: ReadableStream<Part>): AsyncGenerator<Part> {
  const reader = stream.getReader();
  const read = () =>
    reader.read().catch(() => {
      throw new BackupRefused('damaged');
    });
  try {
    for (let part = await read(); !part.done; part = await read()) yield part.value;
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Opens backups, not only makes them. */
export function isIdentity(key: string): boolean {
  return key.startsWith('AGE-SECRET-KEY-');
}

function isOtherKey(cause: unknown): boolean {
  return cause instanceof Error && cause.message.includes('identity');
}
