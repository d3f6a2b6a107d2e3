import { spawn } from 'node:child_process';
import { root } from './prepare.mjs';

/**
 * Runs the parts side by side. What a part says is kept and printed, whole, when it ends.
 *
 * @param parts  each after those it needs and follows
 * @returns what each came to, in the order given
 */
export function runParts(parts, print = (text) => process.stdout.write(text)) {
  const ended = new Map();
  for (const part of parts) ended.set(part.name, runPart(part, ended, print));
  return Promise.all(ended.values());
}

async function runPart({ name, command, env, needs = [], follows = [], count = countOne }, ended, print) {
  await Promise.all(follows.map((each) => ended.get(each)));
  const lacking = (await Promise.all(needs.map((each) => ended.get(each)))).find(({ failed }) => failed > 0);
  if (lacking) {
    print(`\n— ${name}: not tried, for ${lacking.name} failed\n`);
    return { name, passed: 0, failed: 1, seconds: 0, processorSeconds: 0 };
  }
  const begun = performance.now();
  const { isGood, said, processorSeconds } = await listen(command, env);
  const seconds = Math.round((performance.now() - begun) / 1000);
  print(`\n— ${name}: ${isGood ? 'passed' : 'FAILED'} after ${seconds} s\n${said}`);
  return {
    name,
    ...count(isGood),
    ...(isGood ? {} : { lastWords: lastLinesOf(said) }),
    seconds,
    processorSeconds,
  };
}

const lastLinesOf = (said) => said.trimEnd().split('\n').slice(-12).join('\n');

const countOne = (isGood) => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });

/** Runs a program, and says where nobody else writes how long it kept the processor busy. */
const timed = ['/bin/sh', '-c', '"$@" 3>&-; ended=$?; times >&3; exit $ended', 'sh'];

/** Runs a program to its end. When the checks end before it, it is told to end with all it has begun. */
function listen(command, env = {}) {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const [program, ...args] = [...timed, ...command];
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...colours, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  const [said, times] = [[], []];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => said.push(bytes));
  child.stdio[3].on('data', (bytes) => times.push(bytes));
  const stop = () => process.kill(-child.pid, 'SIGTERM');
  process.once('exit', stop);
  return new Promise((resolve) => {
    const end = (isGood, words = '') => {
      process.off('exit', stop);
      const processorSeconds = secondsIn(Buffer.concat(times).toString());
      resolve({ isGood, said: Buffer.concat(said).toString() + words, processorSeconds });
    };
    child.once('error', (fault) => end(false, `${fault.message}\n`));
    child.once('close', (code) => end(code === 0));
  });
}

/** What `times` of a shell adds up to: `1m2.50s` is 62.5. */
function secondsIn(times) {
  const each = [...times.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => 60 * minutes + Number(seconds),
  );
  return Math.round(each.reduce((sum, seconds) => sum + seconds, 0));
}

/** The table of how long each part took, of the clock and of the processor, and what it counted. */
export function tableOf(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  return results
    .map(({ name, passed, failed, skipped = [], seconds, processorSeconds }) =>
      [
        name.padEnd(width),
        `${seconds} s`.padStart(6),
        `${processorSeconds} s`.padStart(6),
        `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
      ].join('  '),
    )
    .join('\n');
}
