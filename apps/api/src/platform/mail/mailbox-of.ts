/** Providers that pass over dots before the `@`, and the name each mailbox there is counted under. */
const dotless: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The mailbox an address leads to, as far as its form tells: in small letters, without what stands behind a `+`, and
 * without dots where the provider passes them over. Only for counting: mail goes to the address as it was given.
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  const provider = dotless[domain];
  return provider ? `${name.replaceAll('.', '')}@${provider}` : `${name || local}@${domain}`;
}
