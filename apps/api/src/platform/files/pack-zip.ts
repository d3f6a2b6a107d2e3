import { setImmediate as giveWay } from 'node:timers/promises';
import { Zip, ZipPassThrough } from 'fflate';

/** A file of an archive, read when its turn has come. */
export interface PackedFile {
  /** ASCII, with slashes. */
  readonly path: string;
  readonly read: () => Promise<Uint8Array>;
}

/** As much as is summed up before others get their turn. */
const pieceBytes = 256 * 1024;

/**
 * An archive made while it is sent: one file is in memory at a time. Nothing is packed tighter, for PDF and pictures are
 * already, and whatever reads ZIP in many years reads this.
 *
 * @param at  the time of every file
 */
export async function* packZip(files: readonly PackedFile[], at: Date): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((failure, piece) => {
    if (failure) throw failure;
    made.push(piece);
  });
  for (const { path, read } of files) {
    const entry = new ZipPassThrough(path);
    entry.mtime = at;
    zip.add(entry);
    const bytes = await read();
    for (let end = 0; end <= bytes.length; end += pieceBytes) {
      entry.push(bytes.subarray(end, end + pieceBytes), end + pieceBytes > bytes.length);
      yield* made.splice(0);
      await giveWay();
    }
  }
  zip.end();
  yield* made.splice(0);
}
