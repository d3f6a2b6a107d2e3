import { useEffect } from 'react';
import { recheckApplication } from '../application/application-store.ts';
import { reopen } from '../routing/router.ts';
import { hidePage } from './forget.ts';
import { whereLeftBelongs } from './left.ts';

/**
 * A browser may keep a whole page and bring it back by Back or Forward. It is kept hidden, and shown again only
 * after a look whether it may be: not once the tab was left, not behind a link that died meanwhile.
 */
export function useReturn(): void {
  useEffect(() => {
    const comeBack = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      hidePage();
      const place = whereLeftBelongs(location.pathname, 'back_forward');
      if (place) return location.replace(place);
      await recheckApplication();
      await reopen();
      document.body.hidden = false;
    };
    const leave = ({ persisted }: PageTransitionEvent) => {
      if (persisted) hidePage();
    };
    const ending = new AbortController();
    window.addEventListener('pageshow', comeBack, { signal: ending.signal });
    window.addEventListener('pagehide', leave, { signal: ending.signal });
    return () => ending.abort();
  }, []);
}
