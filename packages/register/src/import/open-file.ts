import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise } from 'yauzl';
import { ImportFailure } from './import-failure.ts';

/** The bytes of a table with the name to use in messages. */
export interface OpenedFile {
  readonly name: string;
  readonly bytes: AsyncIterable<Buffer>;
}

const tables = ['.csv', '.xml'];

/**
 * Opens a file, or the one inside a ZIP archive: the first of the `endings` that it holds.
 *
 * @throws ImportFailure when the file is missing, empty or a damaged archive
 */
export async function openFile(path: string, endings: readonly string[] = tables): Promise<OpenedFile> {
  const name = basename(path);
  const beginning = await readBeginning(path, name);
  if (beginning.length === 0) throw new ImportFailure(name, undefined, 'the file is empty');
  if (beginning.toString('latin1') === 'PK\u0003\u0004') return openArchive(path, name, endings);
  return { name, bytes: createReadStream(path) };
}

async function readBeginning(path: string, name: string): Promise<Buffer> {
  try {
    const handle = await open(path);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    await handle.close();
    return buffer.subarray(0, bytesRead);
  } catch (cause) {
    throw new ImportFailure(name, undefined, `the file cannot be opened (${(cause as Error).message})`, {
      cause,
    });
  }
}

async function openArchive(path: string, name: string, endings: readonly string[]): Promise<OpenedFile> {
  try {
    const archive = await openPromise(path, { autoClose: false });
    const entries: Entry[] = [];
    for await (const entry of archive.eachEntry()) entries.push(entry);
    const entry = endings.map((ending) => findEntry(entries, ending)).find((found) => found !== undefined);
    if (entry === undefined) throw new Error(`it holds no file ${endings.join(', ')}`);
    await checkEntry(await archive.openReadStreamPromise(entry), entry);
    const bytes = await archive.openReadStreamPromise(entry);
    bytes.once('close', () => archive.close());
    return { name: `${name} (${entry.fileName})`, bytes };
  } catch (cause) {
    const reason = `the ZIP archive is damaged or incomplete (${(cause as Error).message}); download it again`;
    throw new ImportFailure(name, undefined, reason, { cause });
  }
}

function findEntry(entries: readonly Entry[], ending: string): Entry | undefined {
  return entries.find(({ fileName }) => fileName.toLowerCase().endsWith(ending));
}

/** Unpacks once for the checksum alone, so that damage is called damage and not a wrong column. */
async function checkEntry(stream: Readable, entry: Entry): Promise<void> {
  let sum = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) sum = crc32(chunk, sum);
  if (sum !== entry.crc32) throw new Error('its checksum does not agree');
}
