import type { Answers } from '@ndp/flows/estimate/answers.ts';
import { useContext, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { local, readJson, removeJson, session, useRefusal, writeJson } from '../site/safe-storage.ts';
import { storedName } from './kept.ts';
import { fromKept, knowsAnything, noEstimate, type StoredEstimate, toKept } from './stored-answers.ts';
import { acceptedInto } from './transitions.ts';
import { WrittenContext } from './written.ts';

/** What was kept and may be believed; what may not is removed, in the tab too. */
function load(): StoredEstimate {
  const stored = { device: readJson(local, storedName), sitting: readJson(session, storedName) };
  const { estimate, isDeviceKept, isSittingKept } = fromKept(stored, Date.now());
  if (!isDeviceKept) removeJson(local, storedName);
  if (!isSittingKept) removeJson(session, storedName);
  return estimate;
}

function keep(estimate: StoredEstimate): void {
  const { confirmation } = estimate;
  const secret = confirmation && { secret: confirmation.secret };
  const { device, sitting } = toKept({ ...estimate, confirmation: secret }, Date.now());
  writeJson(local, storedName, device);
  writeJson(session, storedName, sitting);
}

/** The estimate of this visitor; none until the browser is asked what it keeps. */
const store = createStore<StoredEstimate>()(() => noEstimate);

/** The same for a component; on a page the server has written, first as it was written. */
function useKnown(): StoredEstimate;
function useKnown<Part>(part: (estimate: StoredEstimate) => Part): Part;
function useKnown(part: (estimate: StoredEstimate) => unknown = (estimate) => estimate) {
  const { estimate: written = store.getInitialState() } = useContext(WrittenContext) ?? {};
  return useSyncExternalStore(
    hear,
    () => part(store.getState()),
    () => part(written),
  );
}
export const useEstimate = Object.assign(useKnown, store);

let isLeaving = false;

function hear(changed: () => void): () => void {
  return store.subscribe(() => isLeaving || changed());
}

/** Goes on with what the browser keeps. From now on every change is written to it at once. */
function startEstimate(): void {
  reloadEstimate();
  useEstimate.subscribe(keep);
  addEventListener('storage', forgetWithOtherTabs);
  addEventListener('pageshow', knowNoMore);
}

/** What was cleared in another tab is forgotten here too. */
function forgetWithOtherTabs({ key, newValue }: StorageEvent): void {
  if ((key === null || (key === storedName && newValue === null)) && hasEstimate()) clearEstimate();
}

/** A page that comes back whole by Back or Forward knows no more than is kept by now. */
function knowNoMore({ persisted }: PageTransitionEvent): void {
  if (persisted && !useRefusal.getState().isRefused) reloadEstimate();
}
export function reloadEstimate(): void {
  useEstimate.setState(load(), true);
}
export function hasEstimate(): boolean {
  return knowsAnything(useEstimate.getState());
}

/** Remembers what is being typed on a step; nothing is accepted yet. */
export function type(path: string, patch: Answers): void {
  useEstimate.setState(({ drafts }) => ({ drafts: { ...drafts, [path]: { ...drafts[path], ...patch } } }));
}
export function accept(path: string, change: Answers): void {
  useEstimate.setState((estimate) => acceptedInto(estimate, path, change), true);
}

/** Accepts the answers of a page that is being left: it is not drawn once more before the next one comes. */
export function acceptLeaving(path: string, change: Answers): void {
  isLeaving = true;
  accept(path, change);
  isLeaving = false;
}

/** Begins with these answers: whatever was answered, typed or sent before is forgotten on this device. */
export function beginWith(answers: Answers): void {
  clearEstimate();
  useEstimate.setState({ answers });
}

/** Forgets everything on this device and in this tab. */
export function clearEstimate(): void {
  useEstimate.setState(noEstimate, true);
  removeJson(local, storedName);
  removeJson(session, storedName);
}

// Fetched with the first page that needs it. On the server there is nothing to go on with.
if (typeof window !== 'undefined') startEstimate();
