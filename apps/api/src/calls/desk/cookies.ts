/** The cookie of a session at the desk: sent to this host alone, and never to a script. */
export const sessionCookie = '__Host-ndp-desk';

/** What one log-in under way is remembered by; several may go on in several tabs. */
export function loginCookie(state: string): string {
  return `__Host-ndp-desk-login-${state.slice(0, 16)}`;
}

/** A cookie for so many seconds; none ends with the browser, 0 takes it away. */
export function cookieOf(name: string, value: string, seconds?: number): string {
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  return `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax${age}`;
}

/** What a browser sent of one cookie. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const found = (header ?? '').split('; ').find((each) => each.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
