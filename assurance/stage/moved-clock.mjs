import { readFileSync, watchFile } from 'node:fs';

/**
 * Preloaded (`node --import`), it lets the clock of a server jump: by the milliseconds that stand in the file
 * CLOCK_FILE, read again whenever it changes. Only `Date` is moved; timers run as they are.
 */
const file = process.env.CLOCK_FILE;
const RealDate = Date;
let aheadMs = 0;

function read() {
  aheadMs = Number(readFileSync(file, 'utf8'));
}

read();
watchFile(file, { interval: 100 }, read).unref();
const now = () => RealDate.now() + aheadMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
