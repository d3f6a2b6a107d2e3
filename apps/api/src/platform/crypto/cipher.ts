import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;
/** What encrypting adds to a content, bytes. */
export const addedBytes = nonceBytes + tagBytes;

/**
 * Encrypts with AES-256-GCM under a new random nonce.
 *
 * @param key  32 bytes
 * @param bound  what the bytes belong to; not stored: whoever decrypts must name the same
 * @returns nonce, tag and ciphertext, in this order
 */
export function encrypt(key: Uint8Array, content: Uint8Array, bound: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(bound));
  const sealed = [cipher.update(content), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
}

/**
 * Decrypts what `encrypt` made.
 *
 * @throws {Error} a changed byte, another key, or bytes that belong to something else
 */
export function decrypt(key: Uint8Array, sealed: Uint8Array, bound: string): Buffer {
  const bytes = Buffer.from(sealed);
  const nonce = bytes.subarray(0, nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(bound));
  decipher.setAuthTag(bytes.subarray(nonceBytes, addedBytes));
  return Buffer.concat([decipher.update(bytes.subarray(addedBytes)), decipher.final()]);
}
