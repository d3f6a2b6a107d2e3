import { useEffect } from 'react';
import { currentEntry } from './history.ts';
import type { Visit } from './visit.ts';

/**
 * Shows a page from its top, or from where a link within it points; one come back to from where it was left. The
 * first stays where its visitor has scrolled it before the script came.
 */
export function useScrolling({ turn, pathname, search, hash }: Visit): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins where it begins
  useEffect(() => {
    const { scrolled } = currentEntry();
    const pointed = scrolled === undefined && document.getElementById(hash.slice(1));
    if (pointed) pointed.scrollIntoView();
    else if (turn > 1 || scrolled) scrollTo(0, scrolled ?? 0);
  }, [pathname, search, hash]);
}
