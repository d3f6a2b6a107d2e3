/** How long a page behind a link stays open without anybody acting, ms. Source: decision 0015. */
export const idleMs = 15 * 60_000;
/** How long before that the visitor is warned, ms. */
const warningMs = 2 * 60_000;

/** The moments of the warning at which it is said anew how much time is left, seconds. */
const toldSeconds = [120, 60, 30, 10];

/** What the time without activity means: nothing yet, so many seconds as they are told, or the end. */
export type Idle = 'awake' | 'over' | number;

/**
 * Measures the time since somebody last acted, by the clock on the wall: a laptop that slept has not counted ticks.
 *
 * @param lastAt  when somebody last acted, ms
 * @param now  the moment, ms; before `lastAt` when the clock was put back, which counts as awake
 */
export function measureIdle(lastAt: number, now: number): Idle {
  const leftMs = lastAt + idleMs - now;
  if (leftMs <= 0) return 'over';
  if (leftMs > warningMs) return 'awake';
  const seconds = Math.ceil(leftMs / 1000);
  return toldSeconds.findLast((second) => second >= seconds) ?? seconds;
}
