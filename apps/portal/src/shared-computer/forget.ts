import { sittingHours } from '@ndp/domain/periods.ts';
import { closeApplication } from '../application/application-store.ts';
import { clearEstimate } from '../estimate/estimate-store.ts';
import { saveWhatCanBe } from '../page/unsaved.ts';
import { forgetFiles } from '../papers/open-file.ts';
import { dropPaymentDraft } from '../payment/payment-draft.ts';
import { currentLanguage, forgetLanguage } from '../site/language-choice.ts';
import { local, session } from '../site/safe-storage.ts';
import { addressOfLeft, type Left, markLeft } from './left.ts';

/** How long leaving waits for the server, ms. */
const timeoutMs = 8_000;

/**
 * Ends the visit on a shared computer: nothing of it stays in this browser. Never fails; what the browser does not
 * allow to be cleared it has not kept either.
 */
export async function finishVisit(): Promise<void> {
  hidePage();
  forgetMemory();
  clearEstimate();
  await withTimeout(clearStorage());
  await withTimeout(fetch('/finish', { method: 'POST', credentials: 'same-origin' }));
  leaveAs('finished');
}

/** Locks a page nobody uses: what can be saved is saved, then this tab forgets it. Technical answers stay. */
export async function lockPage(): Promise<void> {
  hidePage();
  await withTimeout(saveWhatCanBe());
  forgetMemory();
  tryTo(() => session().clear());
  leaveAs('locked');
}

/** Nobody reads over a shoulder while the rest is done, and no picture of the page is kept for Back. */
export function hidePage(): void {
  document.body.hidden = true;
}

function forgetMemory(): void {
  closeApplication();
  dropPaymentDraft();
  forgetFiles();
}

/** The page goes from the history of the tab; the one that takes its place knows nothing but the language. */
function leaveAs(left: Left): void {
  markLeft(left);
  tryTo(tellServer);
  const address = new URL(addressOfLeft(left, location.pathname), location.origin);
  address.searchParams.set('language', currentLanguage());
  location.replace(address);
}

/** From now on the server writes no page behind a link whole: whether it may be seen again, this tab decides first. */
function tellServer(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not everywhere
  document.cookie = `ndp-left=1; Path=/; Max-Age=${sittingHours * 60 * 60}; SameSite=Lax`;
}

async function clearStorage(): Promise<void> {
  tryTo(() => local().clear());
  tryTo(() => session().clear());
  tryTo(forgetLanguage);
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  const databases = await indexedDB.databases();
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name);
}

async function withTimeout(work: Promise<unknown>): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([work.catch(() => undefined), timeout]);
}

function tryTo(act: () => void): void {
  try {
    act();
  } catch {
    return;
  }
}
