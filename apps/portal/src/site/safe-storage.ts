import { create } from 'zustand';

/** Reads JSON; anything blocked, missing or broken counts as not there. */
export function readJson(storage: () => Storage, name: string): unknown {
  try {
    return JSON.parse(storage().getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether this browser refused to keep something: the portal then goes on in memory, and says so. */
export const useRefusal = create(() => ({ isRefused: false }));

/** Writes JSON. What is refused leaves nothing older behind. */
export function writeJson(storage: () => Storage, name: string, value: unknown): void {
  try {
    storage().setItem(name, JSON.stringify(value));
  } catch {
    useRefusal.setState({ isRefused: true });
    removeJson(storage, name);
  }
}

/** Removes a value; blocked storage holds none. */
export function removeJson(storage: () => Storage, name: string): void {
  try {
    storage().removeItem(name);
  } catch {
    return;
  }
}

/** Tells at once whether this browser keeps anything at all. */
export function tellWhetherKept(): void {
  for (const storage of [local, session]) writeJson(storage, 'ndp-probe', 1);
  for (const storage of [local, session]) removeJson(storage, 'ndp-probe');
}

export const local = () => window.localStorage;
export const session = () => window.sessionStorage;
