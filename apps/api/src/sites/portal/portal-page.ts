import { type Config, isLocal } from '../../platform/config/config.ts';
import { publicOrigin } from '../../platform/config/hosts.ts';

/** What the portal's page is told about where it runs, by the name of its meta element. */
export function portalFacts(config: Config, partnerIds: readonly string[]): Record<string, string> {
  return {
    'ndp-environment': config.environment,
    'ndp-application-domain': config.applicationDomain,
    'ndp-api-origin': publicOrigin('api', config),
    // Whoever opens a wrong address outside production is shown the right ones.
    'ndp-portals':
      config.environment === 'production' ? '' : partnerIds.map((id) => publicOrigin(id, config)).join(' '),
  };
}

/** The page with its facts filled in, `<meta name="ndp-…" content="">`. Pure. */
export function fillPage(html: string, facts: Readonly<Record<string, string>>): string {
  return Object.entries(facts).reduce(
    (page, [name, value]) =>
      page.replace(new RegExp(`(<meta name="${name}" content=")[^"]*"`), `$1${escapeAttribute(value)}"`),
    html,
  );
}

/** The one style sheet react-aria writes into the page, by its digest; a new version of it may bring another. */
const pressableStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** What the pages of the portal may load: their own files, and the API. */
export function portalPolicy(config: Config): string {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // A proof of work is solved beside the page.
    "worker-src 'self'",
    `style-src 'self' ${pressableStyle}`,
    "img-src 'self' data:",
    "font-src 'self'",
    // A document fetched from the API is shown in a frame as a blob.
    'frame-src blob:',
    `connect-src 'self' ${publicOrigin('api', config)}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ];
  return [...policy, ...(isLocal(config.environment) ? [] : ['upgrade-insecure-requests'])].join('; ');
}

function escapeAttribute(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
