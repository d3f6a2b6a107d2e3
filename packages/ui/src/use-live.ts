import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether script runs on the page: not while the server writes it, nor until the browser has taken it over. */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
