import { mpec } from '@ndp/domain/programs/mpec.ts';
import type { Browser, BrowserContext } from '@playwright/test';
import { daysIntoProgramme } from '../../tools/programme-day.mjs';

const dayMs = 24 * 60 * 60 * 1000;

/** By how many days the clocks of a walk are moved to lie within the programme: server, browsers and these files alike. */
export const daysMoved = Number(process.env.E2E_DAYS_MOVED ?? daysIntoProgramme(mpec.terms));
process.env.E2E_DAYS_MOVED = String(daysMoved);

/** Preloaded into a process, it moves its clock by LATER_DAYS. */
export const later = new URL('../../tools/later.mjs', import.meta.url).href;

/** Now, by the clock of the walk. */
export function now(): Date {
  return new Date(Date.now() + daysMoved * dayMs);
}

/** Today in Poland by that clock, `YYYY-MM-DD`. */
export function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(now());
}

/** Moves the clock of every window of a browser until it is ended. */
export function moveBrowserClocks(browser: Browser): { readonly end: () => void } {
  if (daysMoved === 0) return { end: () => {} };
  const move = (context: BrowserContext) => void context.addInitScript(moveDate, daysMoved * dayMs);
  for (const context of browser.contexts()) move(context);
  browser.on('context', move);
  return { end: () => void browser.off('context', move) };
}

/** Runs in a page before its scripts. */
function moveDate(aheadMs: number): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [RealDate.now() + aheadMs] : values, newTarget),
    get: (target, name, receiver) =>
      name === 'now' ? () => RealDate.now() + aheadMs : Reflect.get(target, name, receiver),
  });
}
