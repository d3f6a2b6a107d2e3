import '../fonts/fonts.css';
import '@ndp/ui/tokens.css';
import './portal.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startEstimate } from './estimate/estimate-store.ts';
import { keepTyped } from './estimate/typed-early.ts';
import type { Written } from './estimate/written.ts';
import { pages } from './pages.tsx';
import { Root } from './root.tsx';
import { startRouting, useRouting, visitHere } from './routing/router.ts';
import { whereLeftBelongs } from './shared-computer/left.ts';

const place = document.getElementById('portal');
if (!place) throw new Error('the page has no place for the portal');

const [arrival] = performance.getEntriesByType('navigation');
const belongs = whereLeftBelongs(
  location.pathname,
  (arrival as PerformanceNavigationTiming | undefined)?.type,
);
if (belongs) location.replace(belongs);
else void show(place);

/** Shows the page, taking over what the server has written of it. */
async function show(place: HTMLElement): Promise<void> {
  startEstimate();
  const { whole, frame } = place.dataset;
  const own = await takeOver();
  if (frame !== undefined) {
    hydrateRoot(place, <Root first={await visitHere()} />);
    return startRouting(pages);
  }
  await startRouting(pages);
  const { visit } = useRouting.getState();
  // The server has not known what this browser knows: the visitor may belong on another page.
  if (visit && whole === location.pathname) {
    if (own) await (await takeUp()).keepTyped(own.today);
    else keepTyped(place);
    hydrateRoot(place, <Root first={visit} own={own} />);
  } else createRoot(place).render(<Root first={visit} />);
}

/** What goes on from where a visitor has come without script. */
function takeUp() {
  return import('./plain/take-up.ts');
}

/** Goes on from what forms have told without script: what the page was written with, where that is the visitor's own. */
async function takeOver(): Promise<Written | undefined> {
  const told = document.getElementById('ndp-own')?.textContent;
  if (!told) return undefined;
  const own = JSON.parse(told) as Written;
  (await takeUp()).takeUp(own);
  return own;
}
