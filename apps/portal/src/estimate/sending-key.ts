/** A fresh key of 32 random bytes in hexadecimal, to send an estimate under. */
export function newSendingKey(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(32)));
}

/** Bytes in hexadecimal. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
