import type { Message } from '@ndp/flows/message.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** One key of a page: what it does, in words, and by doing it. */
export interface Key {
  readonly key: string;
  readonly says: Message;
  readonly press: () => void;
}

interface Keys {
  readonly current: readonly Key[];
}

const pages: Keys[] = [];
const listeners = new Set<() => void>();
const stored = 'ndp-desk-keys';
let isOn = localStorage.getItem(stored) !== 'off';

/** Letters that are typed belong to the field they are typed into. */
function isTyped({ target, metaKey, ctrlKey, altKey }: KeyboardEvent): boolean {
  if (metaKey || ctrlKey || altKey) return true;
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, dialog') !== null
  );
}

addEventListener('keydown', (event) => {
  if (!isOn || event.defaultPrevented || isTyped(event)) return;
  const found = allKeys().find(({ key }) => key === event.key);
  if (!found) return;
  event.preventDefault();
  found.press();
});

/** The keys that can be pressed now; those of the innermost part come first. */
export function allKeys(): readonly Key[] {
  return pages.toReversed().flatMap(({ current }) => current);
}

/** Listens for keys while a part of a page is there. */
export function useKeys(keys: readonly Key[]): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    pages.push(latest);
    return () => void pages.splice(pages.indexOf(latest), 1);
  }, []);
}

/** Whether single keys do anything; somebody who speaks to their machine switches them off. */
export function useKeysSwitch(): readonly [boolean, (isOn: boolean) => void] {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOn,
  );
  return [
    shown,
    (next) => {
      isOn = next;
      localStorage.setItem(stored, next ? 'on' : 'off');
      for (const listener of listeners) listener();
    },
  ];
}
