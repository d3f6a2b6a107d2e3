/** What an entry of the tab's history remembers beside its address. */
export interface HistoryEntry {
  /** Its place among the entries of this portal, counted from the one the tab began with. */
  readonly index: number;
  /** How far the page was scrolled when it was left. */
  readonly scrolled?: number;
  /** The page that could not be opened, its secret among it: here it stood before. */
  readonly cameFrom?: string;
}

/** The entry that is shown. */
export function currentEntry(): HistoryEntry {
  const { index = 0, ...entry } = Object(window.history.state) as Partial<HistoryEntry>;
  return { ...entry, index };
}

/** Puts a page behind the one that is shown, or in its place. */
export function writeEntry(href: string, isReplaced: boolean, cameFrom?: string): void {
  const { index } = currentEntry();
  const entry: HistoryEntry = { index: isReplaced ? index : index + 1, ...(cameFrom && { cameFrom }) };
  if (isReplaced) window.history.replaceState(entry, '', href);
  else {
    noteScrolled();
    window.history.pushState(entry, '', href);
  }
}

/** Remembers how far the shown page is scrolled. */
export function noteScrolled(): void {
  window.history.replaceState({ ...currentEntry(), scrolled: window.scrollY }, '');
}
