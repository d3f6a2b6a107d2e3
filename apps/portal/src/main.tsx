import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { mayKnowEstimate } from './estimate/kept.ts';
import type { Written } from './estimate/written.ts';
import type { noteTyped } from './noscript/replay.ts';
import { pages } from './pages.tsx';
import { Root } from './root.tsx';
import { startRouting, useRouting, visitHere } from './routing/router.ts';
import type { Visit } from './routing/visit.ts';
import { whereLeftBelongs } from './shared-computer/left.ts';
import { whenIdle } from './site/idle.ts';
import { tellWhetherKept } from './site/safe-storage.ts';
import { trustTextOnly } from './site/trusted-text.ts';

/**
 * Shows the page in its place, taking over what the server has written of it. Who comes back to a page of a tab that
 * was left is led away from it.
 */
export async function show(place: HTMLElement): Promise<void> {
  trustTextOnly();
  const [arrival] = performance.getEntriesByType('navigation');
  const belongs = whereLeftBelongs(
    location.pathname,
    (arrival as PerformanceNavigationTiming | undefined)?.type,
  );
  if (belongs) return location.replace(belongs);
  tellWhetherKept();
  const { whole, frame } = place.dataset;
  whenIdle(fetchForLater);
  const own = await goOn();
  if (frame !== undefined) {
    // The way to finish stands in the frame already: it must not vanish until its part has come.
    const part = import('./shared-computer/shared-computer.tsx').catch(() => undefined);
    const [here] = await Promise.all([visitHere(), part]);
    takeOver(place, here);
    return startRouting(pages);
  }
  const replay = import('./noscript/replay.ts');
  await startRouting(pages);
  const { visit } = useRouting.getState();
  // The server has not known what this browser knows: the visitor may belong on another page.
  if (visit && whole === location.pathname) {
    if (own) await (await takeUp()).keepTyped(own.today);
    else if (place.querySelector('#question')) {
      (await import('./estimate/typed-early.ts')).keepTyped(place);
    }
    takeOver(place, visit, own, (await replay).noteTyped);
  } else {
    createRoot(place).render(<Root first={visit} />);
    if (own) (await takeUp()).takeBack(own);
  }
}

/** In pieces, between which the visitor may scroll and type. */
function takeOver(place: HTMLElement, first: Visit, own?: Written, note?: typeof noteTyped): void {
  const onTaken = () => {
    // What is typed until the page is drawn anew is told to it right after.
    if (note) queueMicrotask(note(place));
    if (own) void takeUp().then(({ takeBack }) => takeBack(own));
  };
  startTransition(() => void hydrateRoot(place, <Root first={first} own={own} onTaken={onTaken} />));
}

/** What says why a page cannot be reached; and what drops an estimate that was kept too long, on whatever page. */
async function fetchForLater(): Promise<void> {
  await import('./page/retry-page.tsx');
  if (mayKnowEstimate()) await import('./estimate/estimate-store.ts');
}

/** What goes on from where a visitor has come without script. */
function takeUp() {
  return import('./noscript/take-up.ts');
}

/** Goes on from what forms have told without script: what the page was written with, where that is the visitor's own. */
async function goOn(): Promise<Written | undefined> {
  const state = document.getElementById('ndp-own')?.textContent;
  if (!state) return undefined;
  const own = JSON.parse(state) as Written;
  return (await takeUp()).takeUp(own);
}
