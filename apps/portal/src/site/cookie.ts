/** Half a year, in seconds: whoever comes back after a winter finds the portal as it was. */
const life = 15_552_000;

/** What is kept on this device for every page of this host, and sent to it; undefined when nothing is. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1);
}

/** Keeps a word that says nothing about a person. */
export function writeCookie(name: string, word: string, seconds = life): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in every browser that opens the portal
  document.cookie = `${name}=${word}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}
export function removeCookie(name: string): void {
  writeCookie(name, '', 0);
}
