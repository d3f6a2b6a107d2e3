import { useEffect, useLayoutEffect, useRef } from 'react';

/** What a page holds that would be lost if it were left now. */
export interface Unsaved {
  /** Whether something is typed that the server does not have yet. */
  readonly isTyped: boolean;
  /** Saves it where nobody has to be asked; false when it was not taken. */
  readonly save?: (() => Promise<boolean>) | undefined;
  /** Something is on its way to the server and takes its time. */
  readonly isSending?: boolean;
}

const places = new Set<() => Unsaved>();

/** Tells what the page would lose, for as long as it is shown. */
export function useUnsaved(unsaved: Unsaved): void {
  const latest = useRef(unsaved);
  useLayoutEffect(() => {
    latest.current = unsaved;
  });
  useEffect(() => {
    const place = () => latest.current;
    places.add(place);
    return () => void places.delete(place);
  }, []);
}

const present = () => [...places].map((place) => place());
export function isAnythingTyped(): boolean {
  return present().some(({ isTyped }) => isTyped);
}
export function isAnythingSending(): boolean {
  return present().some(({ isSending }) => isSending);
}

/** Saves what can be saved without asking. Afterwards `isAnythingTyped` tells whether anything is left. */
export async function saveWhatCanBe(): Promise<void> {
  await Promise.all(present().map(({ isTyped, save }) => (isTyped ? save?.().catch(() => false) : false)));
}
