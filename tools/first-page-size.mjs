import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './prepare.mjs';

/** What the browser may load, gzip, until the first question can be answered. Source: the portal's promise of speed. */
const limits = { js: 126_000, css: 12_000 };

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

const firstQuestion = Object.keys(manifest).find((key) => key.endsWith('project-type/screen.tsx'));
const chunks = chunksOf(['index.html', firstQuestion]);
const files = {
  js: chunks.map(({ file }) => file),
  css: chunks.flatMap(({ css }) => css ?? []),
};

let isGood = Boolean(firstQuestion);
for (const [kind, limit] of Object.entries(limits)) {
  const names = [...new Set(files[kind])];
  const size = names.reduce(
    (sum, name) => sum + gzipSync(readFileSync(join(dist, name)), { level: 9 }).length,
    0,
  );
  console.log(
    `${kind}: ${(size / 1000).toFixed(1)} kB gzip in ${names.length} files, limit ${limit / 1000} kB`,
  );
  if (size > limit) isGood = false;
}
if (!isGood) console.error('The first question loads more than it may.');
process.exit(isGood ? 0 : 1);
