import { getApplication } from '@ndp/contract/calls/application.ts';
import type { Link } from '@ndp/contract/link.ts';
import { useEffect } from 'react';
import { ask } from '../site/site.ts';
import { keepAnswer } from './application-store.ts';

/** How often a page that is being looked at asks how the application stands, ms. */
const everyMs = 30_000;

/** Keeps a page about an application fresh: asked again when the page comes back into sight, and now and then while it is. */
export function useFreshness({ id, token }: Link): void {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState !== 'visible') return;
      // What cannot be fetched now is fetched the next time; the page shows what it knew.
      ask(getApplication, { params: { id, token } }).then(keepAnswer, () => {});
    };
    const timer = setInterval(refresh, everyMs);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [id, token]);
}
