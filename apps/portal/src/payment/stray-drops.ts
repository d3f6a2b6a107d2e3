import { useEffect } from 'react';

/** Keeps the browser from leaving the page for a file that was dropped beside its target. */
export function useStrayDrops(): void {
  useEffect(() => {
    const stay = (event: Event) => event.preventDefault();
    const leaving = new AbortController();
    for (const name of ['dragover', 'drop']) window.addEventListener(name, stay, { signal: leaving.signal });
    return () => leaving.abort();
  }, []);
}
