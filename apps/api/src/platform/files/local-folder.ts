import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  asStorageFaults,
  isStorageKey,
  markName,
  newStorageKey,
  type OpenedFile,
  requireStorageKey,
  type Storage,
  type StoredFile,
  asStorageFault as tell,
  trashName,
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
  const trashOf = (key: string) => {
    requireStorageKey(key);
    return join(folder, trashName, key);
  };
  return {
    put: (key, bytes) => tell(() => write(pathOf(key), pathOf(newStorageKey()), bytes)),
    get: (key) => tell(() => readFile(pathOf(key))),
    open: (key) => tell(() => openFile(pathOf(key))),
    has: (key) => tell(async () => (await stat(pathOf(key)).catch(ignoreMissing)) !== undefined),
    remove: (key) =>
      tell(async () => {
        for (const path of [pathOf(key), trashOf(key)]) await rm(path, { force: true });
      }),
    list: (after) => asStorageFaults(listFiles(folder, after)),
    discard: (key, at) =>
      tell(async () => {
        // The moment first: a file that a crash leaves behind is young once more, which harms nobody.
        await utimes(pathOf(key), at, at).catch(ignoreMissing);
        await moveFile(pathOf(key), trashOf(key));
      }),
    recall: (key) => tell(() => moveFile(trashOf(key), pathOf(key))),
    listTrash: () => asStorageFaults(listFiles(join(folder, trashName))),
    readMark: () =>
      tell(async () => (await readFile(join(folder, markName), 'utf8').catch(ignoreMissing))?.trim()),
    writeMark: (id) => tell(() => write(join(folder, markName), pathOf(newStorageKey()), Buffer.from(id))),
  };
}

async function moveFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: folderMode });
  await rename(from, to).catch(ignoreMissing);
  await syncFolder(dirname(to));
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

async function* listFiles(folder: string, after = ''): AsyncGenerator<StoredFile> {
  // A folder's own name is short of its files': compared with as much of the key.
  const isBefore = (path: string) => path < after.slice(0, path.length);
  for (const first of await namesIn(folder)) {
    if (first === trashName || isBefore(first)) continue;
    for (const second of await namesIn(join(folder, first))) {
      if (isBefore(`${first}/${second}`)) continue;
      for (const name of await namesIn(join(folder, first, second))) {
        const key = `${first}/${second}/${name}`;
        if (!isStorageKey(key) || key <= after) continue;
        const found = await stat(join(folder, key)).catch(ignoreMissing);
        if (found?.isFile()) yield { key, storedAt: found.mtime };
      }
    }
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return ((await readdir(folder).catch(ignoreMissing)) ?? []).sort();
}

/** Files come and go while they are listed. */
function ignoreMissing(error: unknown): undefined {
  const { code } = Object(error) as { code?: string };
  if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
  throw error;
}
