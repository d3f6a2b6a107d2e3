import { useEffect } from 'react';
import { currentEntry } from './history.ts';
import type { Visit } from './visit.ts';

/** Shows a page from its top, or from where a link within it points; one come back to from where it was left. */
export function useScrolling({ pathname, search, hash }: Visit): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins where it begins
  useEffect(() => {
    const { scrolled } = currentEntry();
    const pointed = hash && document.getElementById(hash.slice(1));
    if (pointed && scrolled === undefined) pointed.scrollIntoView();
    else window.scrollTo(0, scrolled ?? 0);
  }, [pathname, search, hash]);
}
