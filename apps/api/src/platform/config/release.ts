import { readFileSync } from 'node:fs';
import { releaseFile } from './shipped.ts';

/** Version and commit of what runs, such as `1.0.0 (9f5e78d5)`; a build names its commit, sources do not. */
export function describeRelease(): string {
  const { version, commit = 'sources' } = JSON.parse(readFileSync(releaseFile, 'utf8'));
  return `${version} (${commit})`;
}
