/** The longest that work waits for the browser to be idle, ms. */
const mostWaited = 3_000;

/** Does work that nobody waits for, once the browser has nothing better to do. On the server there is none. */
export function whenIdle(work: () => unknown): void {
  if (typeof window === 'undefined') return;
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(() => void fetchQuietly(work), { timeout: mostWaited });
  } else setTimeout(() => void fetchQuietly(work), 200);
}

/** What cannot be fetched ahead is fetched again when it is needed, and said then. */
async function fetchQuietly(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch {
    return;
  }
}
