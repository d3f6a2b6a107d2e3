import { useBlocker } from '@tanstack/react-router';
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

/** Has it asked before the page is left while files are being sent: by the browser, and by us for our own links. */
export function useLeaveQuestion(isSending: boolean) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isSending,
    enableBeforeUnload: isSending,
    disabled: !isSending,
    withResolver: true,
  });
  useEffect(() => {
    // Everything has arrived meanwhile: there is nothing left to ask.
    if (!isSending && status === 'blocked') proceed();
  }, [isSending, status, proceed]);
  return { isAsked: status === 'blocked', onStay: () => reset?.(), onLeave: () => proceed?.() };
}
