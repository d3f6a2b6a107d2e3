import {
  type OpenedApplication,
  takeLate,
  takeOpened,
  typeSection,
  useApplication,
} from '../application/application-store.ts';
import { flowOf } from '../application/sections.ts';
import type { WrittenLinkPage } from '../estimate/written.ts';
import { takeLoaded } from '../routing/pages.ts';
import { openIn, useLanguageChoice } from '../site/language-choice.ts';
import { languageIn } from './loaded.ts';
import { readSection } from './section-reading.ts';

/** Goes on in the browser with a page behind a link: what the link opens is not asked for again. */
export function takeUpLinkPage({ opened, ...written }: WrittenLinkPage): void {
  if (opened) takeOpened(opened as OpenedApplication);
  if (opened && isReload()) void takeLate();
  if ('loaded' in written) {
    const opensIn = languageIn(written.loaded);
    if (opensIn) openIn(opensIn);
    takeLoaded(written.loaded);
  }
  // The page is taken over in the language it was written in, which is then the first one of the tab, too.
  const { opened: openedIn } = useLanguageChoice.getState();
  Object.assign(useLanguageChoice.getInitialState(), { opened: openedIn });
}

/** Whether this window has just shown another state of the page. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** Keeps what was typed on the page of a section since it was written. */
export function keepTypedOnLinkPage(path: string, typed: FormData): void {
  const { application } = useApplication.getState();
  const step = application && flowOf(application).steps.find((one) => one.path === path);
  if (!step) return;
  const form = new URLSearchParams([...typed].map(([name, said]) => [name, String(said)]));
  typeSection(path, readSection(step, form));
}
