import { renameSync, type WriteFileOptions, writeFileSync } from 'node:fs';

/** Writes a file so that a reader finds all of it or what stood there before, whenever the process is killed. */
export function writeWhole(file: string, text: string, options: WriteFileOptions = {}): void {
  const half = `${file}.${process.pid}`;
  writeFileSync(half, text, options);
  renameSync(half, file);
}
