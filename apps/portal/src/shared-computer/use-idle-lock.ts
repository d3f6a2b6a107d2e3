import { useEffect, useReducer, useRef, useState } from 'react';
import { isAnythingSending, saveWhatCanBe } from '../page/unsaved.ts';
import { lockPage } from './forget.ts';
import { type Idle, measureIdle } from './idle.ts';
import { listenToTabs, type OtherTabs } from './other-tabs.ts';

/** How often the clock is looked at, ms. A tab in the background is woken less often, which harms nothing. */
const lookMs = 5_000;
/** How often the other tabs are told that somebody acts, ms. */
const tellMs = 5_000;

/** What counts as somebody being there. */
const acts = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'] as const;

/**
 * Locks the page once nobody has acted in any tab of the portal for a quarter of an hour.
 *
 * @returns the seconds left as they are told, or undefined while nobody needs to be warned
 */
export function useIdleLock(): number | undefined {
  const [idle, setIdle] = useState<Idle>('awake');
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const isLocking = useRef(false);
  useEffect(() => {
    const watch = watchActivity((now) => {
      setIdle(now);
      if (now !== 'over' || isLocking.current) return;
      isLocking.current = true;
      void lockPage();
    });
    return watch;
  }, []);
  const isWarned = typeof idle === 'number';
  useEffect(() => {
    // While somebody may still be there to be told what could not be saved.
    if (isWarned) void saveWhatCanBe().then(showAgain);
  }, [isWarned]);
  return isWarned ? idle : undefined;
}

/** Calls back with what the time since the last act means, whenever it is looked at; stops when told. */
function watchActivity(onIdle: (idle: Idle) => void): () => void {
  let lastAt = Date.now();
  let toldAt = 0;
  const tabs: OtherTabs = listenToTabs((word) => {
    if (word.kind !== 'active') return;
    lastAt = Math.max(lastAt, Math.min(word.at, Date.now()));
    look();
  });
  const look = () => {
    const now = Date.now();
    if (measureIdle(lastAt, now) !== 'over' && isAnythingSending()) lastAt = now;
    lastAt = Math.min(lastAt, now);
    onIdle(measureIdle(lastAt, now));
  };
  const act = () => {
    const now = Date.now();
    // The first act after a long sleep comes too late.
    if (measureIdle(lastAt, now) !== 'over') lastAt = now;
    if (now - toldAt >= tellMs || now < toldAt) {
      toldAt = now;
      tabs.tell({ kind: 'active', at: lastAt });
    }
    look();
  };
  const timer = setInterval(look, lookMs);
  for (const name of acts) window.addEventListener(name, act, { capture: true, passive: true });
  for (const name of ['focus', 'pageshow'] as const) window.addEventListener(name, look);
  document.addEventListener('visibilitychange', look);
  act();
  return () => {
    clearInterval(timer);
    for (const name of acts) window.removeEventListener(name, act, { capture: true });
    for (const name of ['focus', 'pageshow'] as const) window.removeEventListener(name, look);
    document.removeEventListener('visibilitychange', look);
    tabs.close();
  };
}
