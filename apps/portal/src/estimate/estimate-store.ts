import { type Answers, changeAnswers } from '@ndp/flows/estimate/answers.ts';
import { create } from 'zustand';
import { local, readJson, removeJson, session, useRefusal, writeJson } from '../site/safe-storage.ts';
import { storedName } from './kept.ts';
import {
  acceptStored,
  acceptTab,
  personalPart,
  type Submitted,
  storedStamp,
  technicalPart,
} from './stored-answers.ts';

/** One submission under way: the same body is sent under the same key until an answer has come. */
interface Sending {
  readonly key: string;
  readonly body: string;
}

/** Where the confirmation went, known until the page is loaded anew, and the secret to correct the address with. */
export interface Confirmation {
  readonly email?: string | undefined;
  readonly secret: string;
}

export interface Estimate {
  readonly answers: Answers;
  readonly drafts: Readonly<Record<string, Answers>>;
  readonly sending?: Sending | undefined;
  readonly submitted?: Submitted | undefined;
  readonly confirmation?: Confirmation | undefined;
}

/** What was kept and may be believed; what may not is removed, in the tab too. */
function load(): Estimate {
  const kept = acceptStored(readJson(local, storedName), Date.now());
  const memory = kept && acceptTab(readJson(session, storedName));
  if (!kept) removeJson(local, storedName);
  if (!memory) removeJson(session, storedName);
  return {
    answers: { ...kept?.answers, ...memory?.answers },
    drafts: memory?.drafts ?? {},
    sending: memory?.sending,
    submitted: kept?.submitted,
    confirmation: memory?.confirmation,
  };
}

function keep({ answers, drafts, sending, submitted, confirmation }: Estimate): void {
  writeJson(local, storedName, {
    stamp: storedStamp,
    usedAt: Date.now(),
    answers: technicalPart(answers),
    submitted,
  });
  writeJson(session, storedName, {
    answers: personalPart(answers),
    drafts,
    sending,
    confirmation: confirmation && { secret: confirmation.secret },
  });
}

/** The estimate of this visitor; none until the browser is asked what it keeps. */
export const useEstimate = create<Estimate>()(() => ({ answers: {}, drafts: {} }));

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
  const { answers, drafts, submitted } = useEstimate.getState();
  return Boolean(submitted) || [answers, drafts].some((known) => Object.keys(known).length > 0);
}

/** Remembers what is being typed on a step; nothing is accepted yet. */
export function type(path: string, patch: Answers): void {
  useEstimate.setState(({ drafts }) => ({ drafts: { ...drafts, [path]: { ...drafts[path], ...patch } } }));
}
export function accept(path: string, change: Answers): void {
  useEstimate.setState(({ answers, drafts }) => {
    const after = changeAnswers(answers, change);
    const { [path]: _, ...others } = drafts;
    const isNewProject = after.project_variant !== answers.project_variant;
    return { answers: after, drafts: isNewProject ? {} : others };
  });
}

/** The key to send this body under: the same for the same body, so that sending twice stores once. */
export function sendingKey(body: string): string {
  const { sending } = useEstimate.getState();
  if (sending?.body === body) return sending.key;
  const key = randomKey();
  useEstimate.setState({ sending: { key, body } });
  return key;
}

/** A fresh secret of 32 random bytes in hexadecimal. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Notes that the estimate was stored by the server: the answers are gone from this device. */
export function finish(submitted: Submitted, confirmation: Confirmation): void {
  useEstimate.setState({ answers: {}, drafts: {}, sending: undefined, submitted, confirmation });
}

/** Begins with these answers: whatever was answered, typed or sent before is forgotten on this device. */
export function beginWith(answers: Answers): void {
  clearEstimate();
  useEstimate.setState({ answers });
}

/** Forgets everything on this device and in this tab. */
export function clearEstimate(): void {
  useEstimate.setState(
    { answers: {}, drafts: {}, sending: undefined, submitted: undefined, confirmation: undefined },
    true,
  );
  removeJson(local, storedName);
  removeJson(session, storedName);
}

// Fetched with the first page that needs it. On the server there is nothing to go on with.
if (typeof window !== 'undefined') startEstimate();
