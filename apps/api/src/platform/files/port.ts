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
 * Where the bytes of files are kept, outside the database. It knows neither names nor owners; whoever puts a file
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
  /** Forgets a file; one that is not there is forgotten already. */
  remove(key: string): Promise<void>;
  /** Every file there is, half-written ones among them. */
  list(): Promise<StoredFile[]>;
}

/** The place where files are kept did not do what was asked of it. */
export class StorageFailed extends Error {
  override readonly name = 'StorageFailed';
}

const keyPattern = /^([0-9a-f]{2})\/([0-9a-f]{2})\/\1\2[0-9a-f]{4}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A key nobody has used: a random id behind its first four digits, `ab/cd/abcd….` */
export function newStorageKey(): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id.slice(2, 4)}/${id}`;
}

/** @throws {RangeError} it is not of the form that `newStorageKey` gives, so it may lead anywhere */
export function requireStorageKey(key: string): void {
  if (!keyPattern.test(key)) throw new RangeError('not a key of the storage');
}
