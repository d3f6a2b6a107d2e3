/**
 * Preloaded (`node --import`), it lets a server live some days later: LATER_DAYS. Only `Date` is moved; timers run
 * as they are, and the server knows nothing of it.
 */
const aheadMs = Number(process.env.LATER_DAYS) * 24 * 60 * 60 * 1000;
const RealDate = Date;

// A class, for a proxy would be seen in what is measured.
Object.assign(globalThis, {
  Date: class extends RealDate {
    constructor(...values) {
      if (values.length === 0) super(RealDate.now() + aheadMs);
      else super(...values);
    }

    static now() {
      return RealDate.now() + aheadMs;
    }

    static [Symbol.hasInstance](value) {
      return value instanceof RealDate;
    }
  },
});
