import { unbindWords } from '@ndp/flows/typography.ts';

/** Addresses given out so far; each holds a whole document in memory. */
const given = new Set<string>();

/** An address under which this browser, and nobody else, shows a file. */
function addressOf(file: Blob): string {
  const address = URL.createObjectURL(file);
  given.add(address);
  return address;
}

/** Lets go of every file handed out; called when the page that asked for them is left. */
export function forgetFiles(): void {
  for (const address of given) URL.revokeObjectURL(address);
  given.clear();
}

/**
 * Shows a file in a new tab. The tab is opened at once, while the browser still sees the press of a button: one
 * that opened only after the file has come would be stopped as a pop-up (Safari always does). Where even that tab
 * is refused the file is saved instead.
 *
 * @param fetched  the file on its way, asked for after the tab was opened
 * @param waiting  what the tab says until the file is there
 * @throws what `fetched` fails with; the tab is closed before
 */
export async function openFile(fetched: () => Promise<Blob>, name: string, waiting: string): Promise<void> {
  const tab = openTab(waiting);
  try {
    const file = await fetched();
    if (tab && !tab.closed) tab.location.replace(addressOf(file));
    else if (!tab) saveFile(file, name);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = addressOf(file);
  link.download = unbindWords(name);
  document.body.append(link);
  link.click();
  link.remove();
}

/** A new tab that knows nothing of this page. `noopener` would open it too, but out of reach for the file. */
function openTab(waiting: string): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  tab.document.title = waiting;
  tab.document.body.textContent = waiting;
  return tab;
}
