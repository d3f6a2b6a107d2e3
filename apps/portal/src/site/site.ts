import { clientFor } from '@ndp/contract/ask.ts';
import type { PortalConfig } from '@ndp/contract/calls/portal-config.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { rewordBy, wordingOf } from '@ndp/flows/wording.ts';
import { currentLanguage } from './language-choice.ts';
import { hostOfPartner, type SiteError, validateHost } from './site-check.ts';
export interface Site {
  readonly config: PortalConfig;
  readonly program: Program;
}

export type ProgramSource = Pick<PortalConfig, 'program_content'>;

/** A version of a programme as the server tells it. */
export function programIn({ program_content }: ProgramSource): Program {
  return program_content as unknown as Program;
}

/** The site cannot open; `code` says which error page tells why. */
export class SiteRefused extends Error {
  readonly code: SiteError;

  constructor(code: SiteError) {
    super(code);
    this.code = code;
  }
}

export const settings = readSettings();

/** Asks the API in the visitor's language, fetches files from it and sends them. */
export const { ask, fetchFile, sendFile } = clientFor(
  settings.apiOrigin,
  currentLanguage,
  (...request) => fetch(...request),
  async (...demand) => (await import('./proof/prove.ts')).prove(...demand),
);

let opened: Promise<Site> | undefined;

/**
 * The site check: host, then partner configuration, then the two against each other. Made once; a failure may
 * be tried again.
 *
 * @throws {SiteRefused} the site cannot open under this address, or its configuration cannot be loaded
 */
export function openSite(): Promise<Site> {
  opened ??= checkSite().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function checkSite(): Promise<Site> {
  const host = validateHost(location.hostname, settings.applicationDomain);
  if ('error' in host) throw new SiteRefused(host.error);
  const config = writtenConfig() ?? (await fetchConfig());
  if (config.subdomain !== host.label) return leaveFor(config.subdomain);
  const wording = wordingOf(config.wording);
  rewordBy(() => wording);
  return { config, program: programIn(config) };
}

/** What a page the server has written tells of its partner; it wears the colours already. */
function writtenConfig(): PortalConfig | undefined {
  const written = document.getElementById('ndp-site')?.textContent;
  return written ? (JSON.parse(written) as PortalConfig) : undefined;
}

async function fetchConfig(): Promise<PortalConfig> {
  try {
    const [{ getPortalConfig }, { applyTheme }] = await Promise.all([
      import('@ndp/contract/calls/portal-config.ts'),
      import('@ndp/ui/theme.ts'),
    ]);
    const config = await ask(getPortalConfig);
    applyTheme(config.theme_variables);
    return config;
  } catch {
    throw new SiteRefused(navigator.onLine ? 'BACKEND_API_ERROR' : 'NETWORK_ERROR');
  }
}

/** Sends the visitor to the partner's own host, same page; the promise stays open while the browser leaves. */
function leaveFor(subdomain: string): Promise<Site> {
  const address = new URL(location.href);
  address.hostname = hostOfPartner(subdomain, settings.applicationDomain);
  location.replace(address);
  return new Promise(() => {});
}

/** What the server writes into the page's head: where the portal stands and where its API answers. */
interface Settings {
  readonly environment: string;
  readonly applicationDomain: string;
  readonly apiOrigin: string;
  /** Addresses of the partners' portals, told on the wrong-address page; empty in production. */
  readonly portals: readonly string[];
}
function readSettings(): Settings {
  // On the server there is no page yet, and nothing is asked.
  const page = typeof document === 'undefined' ? undefined : document;
  const content = (name: string) =>
    page?.querySelector<HTMLMetaElement>(`meta[name="ndp-${name}"]`)?.content.trim() ?? '';
  return {
    environment: content('environment'),
    applicationDomain: content('application-domain'),
    apiOrigin: content('api-origin'),
    portals: content('portals').split(/\s+/).filter(Boolean),
  };
}
