import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { mutations } from './mutations/list.mjs';
import { readFlags } from './stage/flags.mjs';
import { say } from './stage/say.mjs';

/**
 * Breaks one protective rule after the other in the sources, runs the test that is said to watch over it, and puts the
 * sources back. A rule whose breaking no test notices is a fault.
 *
 *   node assurance/mutations.mjs
 *   node assurance/mutations.mjs --only sealed
 */
const given = readFlags({ only: '' });
const chosen = mutations.filter(({ rule }) => rule.includes(given.only));
const sources = new Map();
process.once('exit', restore);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

let faults = 0;
for (const mutation of chosen) {
  const { rule, file, test } = mutation;
  const verdict = await tryOne(mutation);
  if (verdict !== 'noticed') faults += 1;
  say(verdict, { rule, file, test });
}
say(faults === 0 ? 'passed' : 'failed', { mutations: chosen.length, faults });
process.exitCode = faults === 0 ? 0 : 1;

async function tryOne({ file, from, to, test, needsPostgres = false }) {
  const source = readFileSync(file, 'utf8');
  if (source.split(from).length !== 2) return 'the sources have changed: nothing to break';
  sources.set(file, source);
  writeFileSync(
    file,
    source.replace(from, () => to),
  );
  const env = { ...process.env, NO_COLOR: '1', FORM: 'long' };
  const [program, ...args] = [
    ...(needsPostgres ? ['node', 'tools/with-postgres.mjs'] : []),
    'npx',
    'vitest',
    'run',
    ...test.split(' '),
  ];
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const [said, [status]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  restore();
  if (status === 0) return 'not noticed';
  return /Tests .*failed/.test(said) ? 'noticed' : 'nothing ran';
}

function restore() {
  for (const [file, source] of sources) writeFileSync(file, source);
  sources.clear();
}
