import { local, readJson, session, useRefusal } from '../site/safe-storage.ts';

/** The name an estimate is kept under, on the device and in the tab. */
export const storedName = 'ndp-estimate';

/**
 * Whether anything may be known of an estimate here; otherwise all that reads and judges it need not be fetched.
 * A browser that refuses to keep anything may still know it in memory.
 */
export function mayKnowEstimate(): boolean {
  if (typeof window === 'undefined') return false;
  if (useRefusal.getState().isRefused) return true;
  return [local, session].some((storage) => readJson(storage, storedName) !== undefined);
}
