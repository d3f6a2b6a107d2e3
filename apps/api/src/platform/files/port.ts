import { randomUUID } from 'node:crypto';

/** A file as the storage lists it. */
export interface StoredFile {
  readonly key: string;
  readonly storedAt: Date;
}

/** A file about to be read. */
export interface OpenedFile {
  /** Bytes. */
  readonly size: number;
  readonly pieces: AsyncIterable<Uint8Array>;
}

/**
 * Where the bytes of files are stored, outside the database. It knows neither names nor owners; whoever puts a file
 * seals it first and keeps its key.
 */
export interface Storage {
  /**
   * Keeps a file: afterwards it is there in full, also after a crash, or not at all.
   *
   * @throws {StorageFailed} it could not be written
   */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** @throws {StorageFailed} there is no such file, or it cannot be read */
  get(key: string): Promise<Uint8Array>;
  /**
   * The same piece by piece.
   *
   * @throws {StorageFailed} there is no such file; later on, it cannot be read
   */
  open(key: string): Promise<OpenedFile>;
  /** @throws {StorageFailed} nobody knows whether it is there */
  has(key: string): Promise<boolean>;
  /** Forgets a file for good, also what lies of it in the trash; one that is not there is forgotten already. */
  remove(key: string): Promise<void>;
  /**
   * Every file there is, half-written ones among them, in the order of the keys; the trash is not.
   *
   * @param after  only those behind this key
   */
  list(after?: string): AsyncIterable<StoredFile>;
  /** Puts a file into the trash, as of a moment; one that is not there stays away. */
  discard(key: string, at: Date): Promise<void>;
  /** Takes a file back out of the trash. */
  recall(key: string): Promise<void>;
  /** What lies in the trash, and since when. */
  listTrash(): AsyncIterable<StoredFile>;
  /** The id that ties this store to its database; undefined: it was never used by one. */
  readMark(): Promise<string | undefined>;
  writeMark(id: string): Promise<void>;
}

/** The place where files are stored did not do what was asked of it. */
export class StorageFailed extends Error {
  override readonly name = 'StorageFailed';
}

const keyPattern = /^([0-9a-f]{2})\/([0-9a-f]{2})\/\1\2[0-9a-f]{4}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where the id of a store lies in it, and the name under which its trash does. */
export const markName = 'store-id';
export const trashName = 'trash';

/** A key nobody has used: a random id behind its first four digits, `ab/cd/abcd….` */
export function newStorageKey(): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id.slice(2, 4)}/${id}`;
}

/** @throws {RangeError} it is not of the form that `newStorageKey` gives, so it may lead anywhere */
export function requireStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new RangeError('not a key of the storage');
}

export function isStorageKey(key: string): boolean {
  return keyPattern.test(key);
}

/** Turns whatever goes wrong into a fault of the storage; a key that is none stays one. */
export async function asStorageFault<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw asFault(cause);
  }
}

/** The same for what is read piece by piece. */
export async function* asStorageFaults<Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  try {
    yield* pieces;
  } catch (cause) {
    throw asFault(cause);
  }
}

function asFault(cause: unknown): unknown {
  const isKnown = cause instanceof RangeError || cause instanceof StorageFailed;
  return isKnown ? cause : new StorageFailed('the storage of files failed', { cause });
}

/** Whether there is any file. */
export async function isSomewhere(files: AsyncIterable<StoredFile>): Promise<boolean> {
  for await (const _ of files) return true;
  return false;
}
