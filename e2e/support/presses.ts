import { expect, type Page } from '@playwright/test';

/** How long a press may take until the next paint, ms. */
const longest = 200;

/** A press and what it was on, as the browser told it. */
interface Press {
  readonly on: string;
  readonly ms: number;
}

/** Begins to note every press of a page, on a processor four times slower. */
export async function notePresses(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(watchPresses);
}

/** Runs in the page: the browser tells in steps of 8 ms how long a press took from the finger to the paint after it. */
function watchPresses(): void {
  const presses: Press[] = [];
  const nameOf = (target: Node | null) => {
    const element =
      target instanceof Element ? target.closest('[id], [name], button, summary, label, a') : null;
    return `${element?.localName ?? '?'} ${element?.id || element?.textContent?.trim().slice(0, 30) || ''}`;
  };
  // What was pressed may have gone by the time the browser tells of it: it is named as it is pressed.
  const names = new Map<number, string>();
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
    addEventListener(type, (event) => names.set(event.timeStamp, nameOf(event.target as Node)), true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if ((entry as { interactionId?: number }).interactionId)
        presses.push({
          on: `${entry.name} ${names.get(entry.startTime) ?? nameOf(entry.target)}`,
          ms: entry.duration,
        });
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(globalThis, { notedPresses: presses });
}

/** Tells how the presses of a page went, and expects that none was slow. */
export async function tellPresses(page: Page, name: string): Promise<void> {
  // The last one is told once it is painted.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  const presses = await page.evaluate(
    () => (globalThis as unknown as { notedPresses: Press[] }).notedPresses,
  );
  const sorted = presses.toSorted((one, other) => one.ms - other.ms);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]?.ms ?? 0;
  const slowest = sorted.at(-1);
  const figures = `${presses.length} told, p50 ${at(0.5)}, p98 ${at(0.98)}, slowest ${slowest?.ms ?? 0} ms`;
  console.log(`${name}: ${figures}, ${slowest?.on ?? 'nothing'}`);
  expect.soft(slowest?.ms ?? 0, `${name}: ${slowest?.on}`).toBeLessThanOrEqual(longest);
}
