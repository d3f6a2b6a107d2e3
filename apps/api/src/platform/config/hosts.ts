import { type Config, isLocal } from './config.ts';

/** Labels under the application domain that never are a partner. */
export const ownLabels = ['api', 'mail', 'desk', 'id', 'preview'] as const;

/** Which of the sites behind the one port a request is for. */
export type Site = (typeof ownLabels)[number] | 'portal';

type Placing = Pick<Config, 'environment' | 'applicationDomain' | 'port'>;

/** The site of a `Host` header. Any host that has no label of ours gets the portal, which then checks itself. */
export function siteOf(host: string | undefined, { applicationDomain }: Placing): Site {
  const name = (host ?? '').toLowerCase().replace(/:\d{1,5}$/, '');
  return ownLabels.find((label) => name === `${label}.${applicationDomain}`) ?? 'portal';
}

/** The public origin of a host under the application domain; `@` is the bare domain. */
export function publicOrigin(label: string, { environment, applicationDomain, port }: Placing): string {
  const host = label === '@' ? applicationDomain : `${label}.${applicationDomain}`;
  if (!isLocal(environment)) return `https://${host}`;
  return port === 80 ? `http://${host}` : `http://${host}:${port}`;
}

/**
 * The label of a browser's `Origin`: the first part of `https://partner.<domain>`, `@` for the bare domain.
 * Compared with the one origin it may be, so that nothing but that origin passes. On a developer's machine any
 * port is taken, because a portal under development runs on a port of its own.
 *
 * @returns undefined for every other origin
 */
export function labelOf(origin: string | undefined, placing: Placing): string | undefined {
  // Only then in small letters: a few foreign letters become Latin ones by that.
  if (!origin || !/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/i.test(origin)) return undefined;
  const address = origin.toLowerCase();
  const host = address.match(/^https?:\/\/([^:]+)(?::(\d+))?$/);
  if (!host?.[1]) return undefined;
  const label = labelUnder(host[1], placing.applicationDomain);
  if (label === undefined || ownLabels.some((own) => own === label)) return undefined;
  const port = isLocal(placing.environment) ? Number(host[2] ?? 80) : placing.port;
  return address === publicOrigin(label, { ...placing, port }) ? label : undefined;
}

/** The label of a `Host` header, as `labelOf` has it; undefined when it is not under the application domain. */
export function labelOfHost(host: string | undefined, { applicationDomain }: Placing): string | undefined {
  return labelUnder((host ?? '').toLowerCase().replace(/:\d{1,5}$/, ''), applicationDomain);
}

function labelUnder(host: string, domain: string): string | undefined {
  if (host === domain) return '@';
  if (!host.endsWith(`.${domain}`)) return undefined;
  const label = host.slice(0, -domain.length - 1);
  return /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label) ? label : undefined;
}
