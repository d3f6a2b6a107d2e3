import { useEffect, useRef } from 'react';

/**
 * Gives the focus to a heading of the page when what held it is gone with a change, so that nobody begins at the top
 * anew. What still has the focus keeps it.
 *
 * @param change  what the page shows; compared with what it showed before
 * @param heading  of what came, where that is not the page
 */
export function useHeldFocus(change: unknown, heading = 'h1'): void {
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(heading)?.focus({ preventScroll: true });
  }, [change, heading]);
}
