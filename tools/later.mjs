/**
 * Preloaded (`node --import`), it lets a server live some days later: LATER_DAYS. Only `Date` is moved; timers run
 * as they are, and the server knows nothing of it.
 */
const aheadMs = Number(process.env.LATER_DAYS) * 24 * 60 * 60 * 1000;
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [RealDate.now() + aheadMs] : values, newTarget),
  apply: () => new RealDate(RealDate.now() + aheadMs).toString(),
  get: (target, name, receiver) =>
    name === 'now' ? () => RealDate.now() + aheadMs : Reflect.get(target, name, receiver),
});
