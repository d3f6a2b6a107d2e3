/**
 * Where what a telephone appended to its photograph ends, when every byte of it is accounted for; undefined for
 * anything else. Without this most photographs taken with a telephone would be refused.
 */
export function findTrailerEnd(bytes: Buffer, start: number): number | undefined {
  return findVideoEnd(bytes, start) ?? findSamsungEnd(bytes, start);
}

/**
 * The short film of a motion photo: boxes one after the other, the first of them `ftyp`.
 *
 * @source ISO/IEC 14496-12, 4.2
 */
function findVideoEnd(bytes: Buffer, start: number): number | undefined {
  if (bytes.toString('latin1', start + 4, start + 8) !== 'ftyp') return undefined;
  let at = start;
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (!/^[a-z0-9]{4}$/i.test(name)) break;
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > bytes.length) return undefined;
    at += size;
  }
  return at > start ? at : undefined;
}

/**
 * The block with which Samsung's camera ends a photograph: data, then a directory `SEFH` that says how far before
 * itself each piece begins, then its length and `SEFT`. The first piece must begin where the picture ends.
 */
function findSamsungEnd(bytes: Buffer, start: number): number | undefined {
  const end = bytes.length;
  if (end - start < 32 || bytes.toString('latin1', end - 4) !== 'SEFT') return undefined;
  const directory = end - 8 - bytes.readUInt32LE(end - 8);
  if (directory < start || bytes.toString('latin1', directory, directory + 4) !== 'SEFH') return undefined;
  const count = bytes.readUInt32LE(directory + 8);
  if (directory + 12 + 12 * count !== end - 8) return undefined;
  const distances = Array.from({ length: count }, (_, i) => bytes.readUInt32LE(directory + 16 + 12 * i));
  return directory - Math.max(0, ...distances) === start ? end : undefined;
}
