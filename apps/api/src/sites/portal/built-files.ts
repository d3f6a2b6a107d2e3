import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of script of a built portal, as its manifest tells it. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/**
 * The files of script that parts of the portal stand in.
 *
 * @returns gives the addresses of those with these names, and of what they cannot begin without
 */
export function scriptsOf(manifest: Manifest): (parts: readonly string[]) => readonly string[] {
  return (parts) => {
    const found = new Set<Chunk>();
    const take = (chunk: Chunk | undefined) => {
      if (!chunk || found.has(chunk)) return;
      found.add(chunk);
      for (const key of chunk.imports ?? []) take(manifest[key]);
    };
    for (const part of parts) take(Object.values(manifest).find(({ name }) => name === part));
    return [...found].map(({ file }) => `/${file}`);
  };
}
