/** One value of a DER structure: its tag, what it holds, and the whole of it with tag and length. */
export interface DerValue {
  readonly tag: number;
  readonly content: Uint8Array;
  readonly whole: Uint8Array;
}

/** Tags in use here (X.690). */
export const derTags = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  null: 0x05,
  oid: 0x06,
  utf8: 0x0c,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

/** Object identifiers in use here, by their content bytes in hexadecimal. */
export const oids = {
  signedData: '2a864886f70d010702',
  data: '2a864886f70d010701',
  contentType: '2a864886f70d010903',
  messageDigest: '2a864886f70d010904',
  sha256: '608648016503040201',
  sha384: '608648016503040202',
  sha512: '608648016503040203',
  rsaPss: '2a864886f70d01010a',
  ecdsaWithSha256: '2a8648ce3d040302',
  name: '550403',
  keyUsage: '551d0f',
} as const;

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
  const parts: DerValue[] = [];
  for (let at = 0; at < value.content.length; ) {
    const part = readDer(value.content, at);
    parts.push(part);
    at += part.whole.length;
  }
  return parts;
}

/** Writes a value: its tag, its length, and the parts one after the other. */
export function writeDer(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Uint8Array.of(tag, length), content]);
  const digits = Buffer.from(
    length.toString(16).padStart(length > 0xffff ? 6 : length > 0xff ? 4 : 2, '0'),
    'hex',
  );
  return Buffer.concat([Uint8Array.of(tag, 0x80 | digits.length), digits, content]);
}

/** Writes a sequence. */
export function sequence(...parts: readonly Uint8Array[]): Buffer {
  return writeDer(derTags.sequence, ...parts);
}

/** Writes an object identifier from its content bytes in hexadecimal. */
export function objectId(hex: string): Buffer {
  return writeDer(derTags.oid, Buffer.from(hex, 'hex'));
}

function byteAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at];
  if (byte === undefined) throw new RangeError('a DER value is cut off');
  return byte;
}
