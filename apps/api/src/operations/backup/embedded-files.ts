import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import { unpackTar } from 'modern-tar/fs';
import type { Entry } from './archive.ts';

/** Where the embedded database sees its own folder. */
const root = '/pglite/data';
const pieceBytes = 64 * 1024;

type Files = PGlite['Module']['FS'];

/** It must stand still meanwhile. */
export async function* filesOf(pglite: PGlite, folder = ''): AsyncGenerator<Entry> {
  const { FS: files } = pglite.Module;
  for (const name of files.readdir(root + folder)) {
    if (name === '.' || name === '..') continue;
    const path = `${folder}/${name}`;
    const { mode, size } = files.stat(root + path);
    if (files.isDir(mode)) {
      yield { name: `${path.slice(1)}/`, size: 0, pieces: nothing() };
      yield* filesOf(pglite, path);
    } else if (files.isFile(mode)) {
      yield { name: path.slice(1), size, pieces: piecesOf(files, root + path, size) };
    }
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

async function* piecesOf(files: Files, path: string, size: number): AsyncGenerator<Uint8Array> {
  const file = files.open(path, 'r');
  try {
    for (let at = 0; at < size; at += pieceBytes) {
      const piece = new Uint8Array(Math.min(pieceBytes, size - at));
      files.read(file, piece, 0, piece.length, at);
      yield piece;
    }
  } finally {
    files.close(file);
  }
}

export async function unpackFiles(tar: string, folder: string): Promise<void> {
  await pipeline(createReadStream(tar), createGunzip(), unpackTar(folder, { dmode: 0o700, fmode: 0o600 }));
}
