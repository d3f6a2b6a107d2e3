import { useEffect } from 'react';

/** Keeps the browser from leaving the page for a file that was dropped beside its target. */
export function useStrayDrops(): void {
  useEffect(() => {
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);
}

/** Has the browser ask before the page is left while files are being sent. */
export function useLeaveQuestion(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
}
