import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  newStorageKey,
  type OpenedFile,
  requireStorageKey,
  type Storage,
  StorageFailed,
  type StoredFile,
} from './port.ts';

/** Only the account the server runs under may look into these folders and files. */
const folderMode = 0o700;
const fileMode = 0o600;

/** Keeps files in a folder of this machine, which is made with the first one. */
export function localFolder(folder: string): Storage {
  const pathOf = (key: string) => {
    requireStorageKey(key);
    return join(folder, key);
  };
  return {
    put: (key, bytes) => tell(() => write(pathOf(key), pathOf(newStorageKey()), bytes)),
    get: (key) => tell(() => readFile(pathOf(key))),
    open: (key) => tell(() => openFile(pathOf(key))),
    remove: (key) => tell(() => rm(pathOf(key), { force: true })),
    list: () => tell(() => listFiles(folder)),
  };
}

/**
 * Writes under another key first and renames when every byte is on the disk. What a crash leaves behind is a file
 * of a key that no row knows, which the sweep removes like any other.
 */
async function write(path: string, half: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: folderMode });
  await mkdir(dirname(half), { recursive: true, mode: folderMode });
  try {
    const file = await open(half, 'wx', fileMode);
    await file
      .writeFile(bytes)
      .then(() => file.sync())
      .finally(() => file.close());
    await rename(half, path);
    await syncFolder(dirname(path));
  } catch (cause) {
    await rm(half, { force: true });
    throw cause;
  }
}

async function openFile(path: string): Promise<OpenedFile> {
  const file = await open(path, 'r');
  const { size } = await file.stat();
  return { size, pieces: file.createReadStream() };
}

/** A name is on the disk only once its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

async function listFiles(folder: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const first of await namesIn(folder)) {
    for (const second of await namesIn(join(folder, first))) {
      for (const name of await namesIn(join(folder, first, second))) {
        const key = `${first}/${second}/${name}`;
        const found = await stat(join(folder, key)).catch(ignoreMissing);
        if (found?.isFile()) files.push({ key, storedAt: found.mtime });
      }
    }
  }
  return files;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder).catch(ignoreMissing)) ?? [];
}

/** Files come and go while they are listed. */
function ignoreMissing(error: unknown): undefined {
  const { code } = Object(error) as { code?: string };
  if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
  throw error;
}

async function tell<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof RangeError) throw cause;
    throw new StorageFailed('the storage of files failed', { cause });
  }
}
