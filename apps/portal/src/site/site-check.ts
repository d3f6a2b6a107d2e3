/** Why a site does not open. The codes are those of the specification. */
export type SiteError =
  | 'LOCALHOST_NOT_ALLOWED'
  | 'APP_DOMAIN_NOT_MATCH'
  | 'BACKEND_API_ERROR'
  | 'NETWORK_ERROR';
/** `NEW_LINK` is no error: somebody asks for a link, and the page of a dead one has the form. */
export type ErrorCode = SiteError | 'INVALID_TOKEN' | 'NEW_LINK';

export type HostValidation = { readonly error: SiteError } | { readonly label: string };

const addressLike = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/;

/**
 * Validates the host a visitor came to, before any call: the label in front of the application's domain (empty for
 * the bare domain), or why the site cannot open. Pure.
 *
 * @param hostname as `location.hostname` gives it
 * @param applicationDomain the domain all portals stand under, such as `ndp.example`
 */
export function validateHost(hostname: string, applicationDomain: string): HostValidation {
  const host = hostname.toLowerCase();
  if (host === 'localhost' || addressLike.test(host)) return { error: 'LOCALHOST_NOT_ALLOWED' };
  if (host === applicationDomain) return { label: '' };
  if (!host.endsWith(`.${applicationDomain}`)) return { error: 'APP_DOMAIN_NOT_MATCH' };
  return { label: host.slice(0, -applicationDomain.length - 1) };
}

/** The host this visitor belongs on: another one when the label is an alias or the bare domain. Pure. */
export function hostOfPartner(subdomain: string, applicationDomain: string): string {
  return `${subdomain}.${applicationDomain}`;
}
