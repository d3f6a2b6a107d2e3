import type { Link } from '@ndp/contract/link.ts';

let opened: Link | undefined;

/** The link of the application that is open in this tab; it is stored nowhere. */
export function openedLink(): Link | undefined {
  return opened;
}

/** Says which application is open in this tab from now on; undefined: none. */
export function noteOpened(link: Link | undefined): void {
  opened = link;
}
