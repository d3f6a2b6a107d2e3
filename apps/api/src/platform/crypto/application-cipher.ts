import { addedBytes, decrypt, encrypt } from './cipher.ts';

/** Where an application's bytes stand: it leads everything they are bound to. */
export interface CipherOwner {
  readonly partnerId: string;
  readonly applicationId: string;
}

/** Form of the sealed bytes: none of a key ring begins with it, for an id has at least one letter. */
const form = 0;
/** Part of everything that is bound: bytes of a later form do not open as this one. */
const version = 1;

/** The length of what was sealed, bytes. */
export function lengthWithin(sealed: Uint8Array): number {
  return sealed.length - 1 - addedBytes;
}

/**
 * What seals and opens everything personal of one application, under a key of its own. Without that key – it goes
 * with the application's row – none of it opens again, wherever a copy lies.
 */
export class ApplicationCipher {
  readonly #key: Uint8Array;
  readonly #owner: string;

  /** @param key  the application's own, 32 bytes */
  constructor(key: Uint8Array, { partnerId, applicationId }: CipherOwner) {
    this.#key = key;
    this.#owner = `${version}\n${partnerId}\n${applicationId}`;
  }

  /** Encrypts a text. `place` tells row and column: moved to another, it does not open. */
  seal(content: string, context: string): Buffer {
    return this.sealBytes(Buffer.from(content, 'utf8'), context);
  }

  /**
   * Decrypts what `seal` made.
   *
   * @throws {Error} a changed byte, another place, another application, or its key is gone
   */
  open(sealed: Uint8Array, context: string): string {
    return this.openBytes(sealed, context).toString('utf8');
  }

  /** Encrypts bytes, such as a file, as `seal` does a text. */
  sealBytes(content: Uint8Array, context: string): Buffer {
    return Buffer.concat([Uint8Array.of(form), encrypt(this.#key, content, this.#bind(context))]);
  }

  /**
   * Decrypts what `sealBytes` made.
   *
   * @throws {Error} as `open`
   */
  openBytes(sealed: Uint8Array, context: string): Buffer {
    if (!isOwnForm(sealed)) throw new Error('not sealed under the key of an application');
    return decrypt(this.#key, sealed.subarray(1), this.#bind(context));
  }

  #bind(context: string): string {
    return `${this.#owner}\n${context}`;
  }
}

/** Whether bytes were sealed under an application's own key, not under one of the ring. */
function isOwnForm(sealed: Uint8Array): boolean {
  return sealed[0] === form;
}
