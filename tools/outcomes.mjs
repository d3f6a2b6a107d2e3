import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** What a check ends with that found no fault but could not ask everything: neither passed nor failed. */
export const notAsked = 77;

/** Says what could not be asked, and why. @returns the line */
export function sayNotAsked(of, why) {
  const line = JSON.stringify({ what: 'not asked', of, why });
  console.log(line);
  return line;
}

/**
 * Runs a check whose lines are shown as they come.
 *
 * @returns its exit code, null where it was killed, and its lines
 */
export async function runCheck(program, args, options = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], ...options });
  const lines = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    console.log(line);
    lines.push(line);
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, lines };
}

/** How a check ended: `passed`, `failed` or `not asked`, and each thing it could not ask with its reason. */
export function outcomeOf({ code, lines }) {
  const unasked = lines
    .filter((line) => line.startsWith('{"what":"not asked"'))
    .map((line) => JSON.parse(line))
    .map(({ of, why }) => `${of}: ${why}`);
  if (code === notAsked && unasked.length === 0) unasked.push('it does not say what');
  const isFailed = code !== 0 && code !== notAsked;
  const isWhole = code === 0 && unasked.length === 0;
  return { outcome: isFailed ? 'failed' : isWhole ? 'passed' : 'not asked', unasked };
}

/** The names of the checks by their outcome, what could not be asked, and what the whole list ends with. */
export function summaryOf(outcomes) {
  const entries = Object.entries(outcomes);
  const named = (wanted) => entries.filter(([, { outcome }]) => outcome === wanted).map(([name]) => name);
  const failed = named('failed');
  return {
    passed: named('passed'),
    failed,
    'not asked': entries.flatMap(([name, { unasked }]) => unasked.map((each) => `${name}: ${each}`)),
    code: failed.length === 0 ? 0 : 1,
  };
}
