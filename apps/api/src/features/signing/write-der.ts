/** A value of DER: its tag, and what it holds. */
export function value(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  if (content.length < 0x80) return Buffer.concat([Uint8Array.of(tag, content.length), content]);
  const length = Buffer.from(content.length.toString(16).replace(/^(.(..)*)$/, '0$1'), 'hex');
  return Buffer.concat([Uint8Array.of(tag, 0x80 | length.length), length, content]);
}

/** @param hex  the content bytes of an object identifier, in hexadecimal */
export const oid = (hex: string) => value(0x06, Buffer.from(hex, 'hex'));
export const octets = (bytes: Uint8Array) => value(0x04, bytes);
export const sequence = (...parts: readonly Uint8Array[]) => value(0x30, ...parts);
