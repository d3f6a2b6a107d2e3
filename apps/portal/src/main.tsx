import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { mayKnowEstimate } from './estimate/kept.ts';
import { pages } from './pages.tsx';
import { Root } from './root.tsx';
import { startRouting, useRouting, visitHere } from './routing/router.ts';
import type { Visit } from './routing/visit.ts';
import { whereLeftBelongs } from './shared-computer/left.ts';
import { whenIdle } from './site/idle.ts';
import { tellWhetherKept } from './site/safe-storage.ts';

/**
 * Shows the page in its place, taking over what the server has written of it. Who comes back to a page of a tab that
 * was left is led away from it.
 */
export async function show(place: HTMLElement): Promise<void> {
  const [arrival] = performance.getEntriesByType('navigation');
  const belongs = whereLeftBelongs(
    location.pathname,
    (arrival as PerformanceNavigationTiming | undefined)?.type,
  );
  if (belongs) return location.replace(belongs);
  tellWhetherKept();
  const { whole, frame } = place.dataset;
  whenIdle(fetchForLater);
  if (frame !== undefined) {
    takeOver(place, await visitHere());
    return startRouting(pages);
  }
  await startRouting(pages);
  const { visit } = useRouting.getState();
  // The server has not known what this browser knows: the visitor may belong on another page.
  if (visit && whole === location.pathname) {
    if (place.querySelector('form')) (await import('./estimate/typed-early.ts')).keepTyped(place);
    takeOver(place, visit);
  } else createRoot(place).render(<Root first={visit} />);
}

/** In pieces, between which the visitor may scroll and type. */
function takeOver(place: HTMLElement, first: Visit): void {
  startTransition(() => void hydrateRoot(place, <Root first={first} />));
}

/** What says why a page cannot be reached; and what drops an estimate that was kept too long, on whatever page. */
async function fetchForLater(): Promise<void> {
  await import('./page/retry-page.tsx');
  if (mayKnowEstimate()) await import('./estimate/estimate-store.ts');
}
