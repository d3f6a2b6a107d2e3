/** What tabs of one portal tell each other: that somebody acts, or that everything is to be forgotten. */
export type Word = { readonly kind: 'active'; readonly at: number } | { readonly kind: 'finished' };

const channelName = 'ndp-tabs';

/** The line to the other tabs of this portal in this browser. */
export interface OtherTabs {
  readonly tell: (word: Word) => void;
  readonly close: () => void;
}

/** Opens the line; a browser without such lines has each tab count alone. */
export function listenToTabs(heard: (word: Word) => void): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    if (isWord(data)) heard(data);
  };
  return { tell: (word) => channel.postMessage(word), close: () => channel.close() };
}

function isWord(data: unknown): data is Word {
  const { kind, at } = Object(data) as { kind?: unknown; at?: unknown };
  return kind === 'finished' || (kind === 'active' && typeof at === 'number');
}
