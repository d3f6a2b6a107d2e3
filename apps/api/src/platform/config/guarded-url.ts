/** Hosts a connection does not leave the machine for. */
const ownHosts = ['', 'localhost', '127.0.0.1', '[::1]'];
const guardedModes = ['require', 'verify-ca', 'verify-full'];

/** Whether nobody on the way can read what is said to a database. */
export function isGuarded({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? hostname;
  if (ownHosts.includes(host) || host.startsWith('/')) return true;
  return guardedModes.includes(searchParams.get('sslmode') ?? '');
}

/** Whether nobody on the way can read what is said to a store of files. */
export function isGuardedStore({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || ownHosts.includes(hostname);
}
