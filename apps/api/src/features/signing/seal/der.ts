/** One value of a DER structure: its tag, what it holds, and the whole of it with tag and length. */
export interface DerValue {
  readonly tag: number;
  readonly content: Uint8Array;
  readonly whole: Uint8Array;
}

/**
 * Reads the value that begins at `at`.
 *
 * @throws {RangeError} the bytes end before the value does
 */
export function readDer(bytes: Uint8Array, at = 0): DerValue {
  const tag = byteAt(bytes, at);
  const first = byteAt(bytes, at + 1);
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  if (first === 0x80 || lengthBytes > 4) throw new RangeError('not a DER length');
  let length = first < 0x80 ? first : 0;
  for (let i = 0; i < lengthBytes; i += 1) length = length * 256 + byteAt(bytes, at + 2 + i);
  const start = at + 2 + lengthBytes;
  if (start + length > bytes.length) throw new RangeError('a DER value is cut off');
  return { tag, content: bytes.subarray(start, start + length), whole: bytes.subarray(at, start + length) };
}

/** The values inside a value. */
export function readParts(value: DerValue): DerValue[] {
  const context: DerValue[] = [];
  for (let at = 0; at < value.content.length; ) {
    const part = readDer(value.content, at);
    context.push(part);
    at += part.whole.length;
  }
  return context;
}

function byteAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at];
  if (byte === undefined) throw new RangeError('a DER value is cut off');
  return byte;
}

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
