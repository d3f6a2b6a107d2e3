import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './prepare.mjs';

/**
 * What the browser may load, gzip, until a page does all it can: the first question, and the welcome page with every
 * part of it. What is fetched ahead for later pages, when the browser is idle, is not counted. Source: the portal's promise of speed.
 */
const pages = {
  'first question': { parts: ['portal', 'first-question'], limits: { js: 110_000, css: 6_000 } },
  'welcome page': { parts: ['portal', 'welcome'], limits: { js: 95_000, css: 5_000 } },
};

const dist = join(root, 'apps/portal/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** The chunks a page needs: its own and, step by step, everything they import at once. */
function chunksOf(keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    chunksOf(manifest[key]?.imports ?? [], seen);
  }
  return [...seen].map((key) => manifest[key]).filter(Boolean);
}

let isGood = true;
for (const [page, { parts, limits }] of Object.entries(pages)) {
  const keys = parts.map((part) => Object.keys(manifest).find((key) => manifest[key].name === part));
  if (keys.includes(undefined)) isGood = false;
  const chunks = chunksOf(['index.html', ...keys]);
  const files = { js: chunks.map(({ file }) => file), css: chunks.flatMap(({ css }) => css ?? []) };
  for (const [kind, limit] of Object.entries(limits)) {
    const names = [...new Set(files[kind])];
    const size = names.reduce(
      (sum, name) => sum + gzipSync(readFileSync(join(dist, name)), { level: 9 }).length,
      0,
    );
    console.log(
      `${page}, ${kind}: ${(size / 1000).toFixed(1)} kB gzip in ${names.length} files, limit ${limit / 1000} kB`,
    );
    if (size > limit) isGood = false;
  }
}
if (!isGood) console.error('A first page loads more than it may.');
process.exit(isGood ? 0 : 1);
