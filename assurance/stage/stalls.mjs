import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before the server (`--import`): notes for how long its event loop stood still. On a machine with other work a
 * process also waits for a processor, so what its thread itself has worked at a stretch is measured beside it, and told
 * by whom. Begins with SIGWINCH, ends with the process and writes into the file STALLS names.
 *
 * The standstill is that of `monitorEventLoopDelay`; the work is the processor's time of the thread between two timers.
 */
const longMs = 50;
const shortestMs = 2;

if (isMainThread && process.env.STALLS) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const session = new Session();
  session.connect();
  const stalls = [];
  let longestMs = 0;
  const over = { '25 ms': 0, '50 ms': 0, '100 ms': 0 };
  let last = ownTime();
  let begun = 0;
  const look = () => {
    const now = ownTime();
    const workedMs = now.workedMs - last.workedMs;
    longestMs = Math.max(longestMs, workedMs);
    for (const bound of Object.keys(over)) if (workedMs > Number.parseInt(bound, 10)) over[bound] += 1;
    if (workedMs > longMs) stalls.push({ from: last.at, to: now.at, workedMs });
    last = now;
  };
  process.once('SIGWINCH', () => {
    session.post('Profiler.enable');
    session.post('Profiler.setSamplingInterval', { interval: 2_000 });
    session.post('Profiler.start');
    delay.enable();
    last = ownTime();
    begun = last.at;
    setInterval(look, shortestMs).unref();
  });
  process.once('exit', () => {
    session.post('Profiler.stop', (_, { profile }) => {
      const figures = stalls.map((stall) => ({
        ms: Math.round(stall.workedMs),
        afterMs: Math.round((stall.from - begun) / 1000),
        by: busiest(profile, stall),
      }));
      const found = {
        longestMs: Math.round(longestMs),
        over,
        stoodMs: Math.round(delay.max / 1e6),
        stalls: figures,
      };
      writeFileSync(process.env.STALLS, JSON.stringify(found));
    });
  });
}

/** What this thread has worked so far, ms, and the moment, µs. */
function ownTime() {
  const file = openSync(`/proc/self/task/${process.pid}/schedstat`);
  const text = Buffer.alloc(64);
  const length = readSync(file, text);
  closeSync(file);
  const workedMs = Number(text.toString('latin1', 0, length).split(' ')[0]) / 1e6;
  return { at: Number(process.hrtime.bigint() / 1000n), workedMs };
}

/** The functions in which most of a stall was spent, with what called them. */
function busiest({ nodes, samples, timeDeltas, startTime }, { from, to }) {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const found = new Map();
  let at = startTime;
  for (const [nth, id] of samples.entries()) {
    at += timeDeltas[nth];
    if (at < from || at > to) continue;
    const names = [];
    for (let each = id; each !== undefined && names.length < 6; each = parents.get(each)) {
      const { functionName, url } = byId.get(each).callFrame;
      if (functionName) names.push(`${functionName}${url.startsWith('node:') ? '*' : ''}`);
    }
    const stack = names.join(' < ');
    found.set(stack, (found.get(stack) ?? 0) + 1);
  }
  return [...found].sort(([, one], [, other]) => other - one).slice(0, 3);
}
