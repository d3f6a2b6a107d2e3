const channelName = 'ndp-confirmed';

/** Tells the other tabs of this portal that the address of an application has been confirmed; only its id is said. */
export function tellConfirmed(id: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(id);
  channel.close();
}

/** Hears of it until the returned function is called; a browser without such lines is told by the server alone. */
export function listenForConfirmed(id: string, heard: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    if (data === id) heard();
  };
  return () => channel.close();
}
