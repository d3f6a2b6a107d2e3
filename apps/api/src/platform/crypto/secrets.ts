import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { decrypt, encrypt } from './cipher.ts';

/** A secret key with the name it is stored under; 32 bytes. */
export interface SecretKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** What a hash is for; a hash made for one purpose is worthless for another. */
export type Purpose =
  | 'link'
  | 'submission-secret'
  | 'idempotency'
  | 'payload'
  | 'address'
  | 'email'
  | 'sign-code'
  | 'attempt'
  | 'proof-of-work'
  | 'browser'
  | 'account-proof'
  | 'audit-anchor'
  | 'audit-act'
  | 'operator-action'
  | 'case-trait'
  | 'evidence'
  | 'desk-invitation'
  | 'desk-logout'
  | 'desk-session'
  | 'file-look'
  | 'search'
  | 'backup';

/** A new secret for a link: 32 random bytes as 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether two hashes are equal, in a time that does not tell where they differ. */
export function isSameHash(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The keys of the product. The first seals; the others still open what was sealed with them. */
export class KeyRing {
  readonly #keys: readonly SecretKey[];
  readonly #hashKey: SecretKey;
  readonly #derived = new Map<string, Uint8Array>();

  /** @param hashKey  what hashes are made with; by default the ring's first */
  constructor(keys: readonly SecretKey[], hashKey?: SecretKey) {
    this.#keys = keys;
    this.#hashKey = hashKey ?? this.current;
  }

  /** The same ring with a key of hashes that does not change with it. */
  with(hashKey: SecretKey): KeyRing {
    return new KeyRing(this.#keys, hashKey);
  }

  /** Id of the key that hashes are made with. */
  get hashKeyId(): string {
    return this.#hashKey.id;
  }

  get current(): SecretKey {
    const [first] = this.#keys;
    if (!first) throw new RangeError('a key ring needs a key');
    return first;
  }

  /** Ids of the keys behind the first. */
  get otherIds(): readonly string[] {
    return this.#keys.slice(1).map(({ id }) => id);
  }

  /** Tells the key of an id from another one of the same id, and nothing else of it; undefined: it is not on the ring. */
  markOf(id: string): string | undefined {
    const key = this.#keys.find((candidate) => candidate.id === id);
    return key && createHmac('sha256', this.#derive(key, 'backup')).update('mark').digest('hex');
  }

  /** Keyed hash of a text, 32 bytes. */
  hash(purpose: Purpose, text: string): Buffer {
    return createHmac('sha256', this.#derive(this.#hashKey, purpose)).update(text).digest();
  }

  /** Encrypts a text with AES-256-GCM. `context` is not stored: whoever opens must name the same one. */
  seal(content: string, context: string): Buffer {
    return this.sealBytes(Buffer.from(content, 'utf8'), context);
  }

  /**
   * Decrypts what `seal` made.
   *
   * @throws {Error} a changed byte, another context, or a key that is no longer on the ring
   */
  open(sealed: Uint8Array, context: string): string {
    return this.openBytes(sealed, context).toString('utf8');
  }

  /** Encrypts bytes, such as a file, as `seal` does a text. */
  sealBytes(content: Uint8Array, context: string): Buffer {
    const { id } = this.current;
    const name = Buffer.from(id);
    const sealed = encrypt(this.#derive(this.current, 'seal'), content, `${id}\n${context}`);
    return Buffer.concat([Uint8Array.of(name.length), name, sealed]);
  }

  /**
   * Decrypts what `sealBytes` made.
   *
   * @throws {Error} a changed byte, another context, or a key that is no longer on the ring
   */
  openBytes(sealed: Uint8Array, context: string): Buffer {
    const id = keyIdOf(sealed);
    const key = this.#keys.find((candidate) => candidate.id === id);
    if (!key) throw new Error('sealed with a key that is not on the ring');
    return decrypt(this.#derive(key, 'seal'), sealed.subarray(1 + id.length), `${id}\n${context}`);
  }

  /** One key per use, so that a hash and a cipher never share one. */
  #derive(key: SecretKey, use: Purpose | 'seal'): Uint8Array {
    const name = `${key.id}\n${use}`;
    const known = this.#derived.get(name);
    if (known) return known;
    const derived = new Uint8Array(hkdfSync('sha256', key.bytes, '', `ndp ${use}`, 32));
    this.#derived.set(name, derived);
    return derived;
  }
}

/** The id of the ring's key that sealed these bytes; ids are letters of one byte each. */
export function keyIdOf(sealed: Uint8Array): string {
  return Buffer.from(sealed.subarray(1, 1 + (sealed[0] ?? 0))).toString('latin1');
}
