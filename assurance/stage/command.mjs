import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { daysMoved, later } from './programme-clock.mjs';

const program = fileURLToPath(new URL('../../apps/api/dist/ndp.mjs', import.meta.url));
const moved = { LATER_DAYS: String(daysMoved) };
const tellPeak = `data:text/javascript,process.once('exit', () => console.error('peak ' + process.resourceUsage().maxRSS));`;

/**
 * Gives an operator's command in a process of its own.
 *
 * @param settings  of the server; `stdin` is what the command reads
 * @returns what it said, how long it took, and the most memory it held, MB
 */
export async function command({ stdin = '', ...settings }, ...line) {
  const begun = performance.now();
  const child = spawn(process.execPath, ['--import', later, '--import', tellPeak, program, ...line], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ENVIRONMENT: 'localhost', ...moved, ...settings },
  });
  child.stdin.end(stdin);
  const [said, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  const peakMb = Math.round(Number(/peak (\d+)/.exec(errors)?.[1]) / 1024);
  const words = (said + errors.replace(/peak \d+\n/, '')).trim();
  return { code, words, seconds: toSeconds(performance.now() - begun), peakMb };
}

function toSeconds(ms) {
  return Math.round(ms / 100) / 10;
}

/** The most memory a process has held since the last call with `begin`, MB; Linux only. */
export const peak = {
  begin: (pid) => writeFileSync(`/proc/${pid}/clear_refs`, '5'),
  readMb: (pid) =>
    Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024),
};

/** Time of the processor a process has used until now, ms; Linux only. It does not grow when others use the machine. */
export function cpuMsOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
