import type { PortalConfig } from '@ndp/contract/calls/portal-config.ts';
import type { WrittenPage } from '@ndp/contract/written-page.ts';
import { type Config, isLocal } from '../../platform/config/config.ts';
import { publicOrigin } from '../../platform/config/hosts.ts';
import type { PageStyle } from './page-styles.ts';
import { trainingBanner, trainingStyle } from './training-banner.ts';

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

/** What of the build's files a page needs. */
interface Needed {
  readonly style: PageStyle;
  /** Addresses of the scripts to be fetched at once. */
  readonly scripts: readonly string[];
}

/**
 * Puts a written page into the built one, with its style and with what the portal is told of its partner. Pure.
 *
 * @returns the style too, for its digest
 */
export function composePage(
  built: string,
  written: WrittenPage,
  config: Pick<PortalConfig, 'is_training'>,
  { style: { text, files }, scripts }: Needed,
): { readonly page: string; readonly style: string } {
  const { html, rules } = withoutStyles(written.html);
  const style = text + written.colours + rules + (config.is_training ? trainingStyle : '');
  const position =
    written.whole === undefined ? 'data-frame=""' : `data-whole="${escapeAttribute(written.whole)}"`;
  const own = written.own ? dataBlock('ndp-own', written.own) : '';
  const fonts = [...style.matchAll(/url\(([^)]+\.woff2)\)/g)].map(
    ([, font]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
  );
  // Named, so that script does not fetch them again, but not fetched: they stand in the page.
  const known = files.map((file) => `<link rel="stylesheet" disabled href="${file}">`);
  const ahead = scripts
    .filter((script) => !built.includes(script))
    .map((script) => `<link rel="modulepreload" crossorigin href="${script}">`);
  const links = [...ahead, ...known].join('');
  const page = built
    .replace(/<html lang="[^"]*"/, () => `<html lang="${written.locale}"`)
    .replace('<title>NDP</title>', (title) =>
      written.title ? `<title>${escapeAttribute(written.title)} | NDP</title>` : title,
    )
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace('</head>', () => `${links}<style>${style}</style></head>`)
    // Named in the head they would hold the first picture up.
    .replace('<body>', (body) => body + fonts.join(''))
    .replace(
      '<div id="portal"></div>',
      () => `${config.is_training ? trainingBanner : ''}<div id="portal" ${position}>${html}</div>`,
    )
    .replace(written.whole === undefined ? '' : noscript, '')
    .replace('</body>', () => `${dataBlock('ndp-site', config)}${own}</body>`);
  return { page, style };
}

/** What the built page says where no script runs; a page that is written whole needs none. */
const noscript = /\s*<noscript>.*?<\/noscript>/s;

/**
 * Takes the style off single elements, which the policy refuses in a page that is loaded, and gives it as a sheet. Only
 * plain values are taken.
 */
function withoutStyles(written: string): { readonly html: string; readonly rules: string } {
  const values: string[] = [];
  const html = written.replace(/ style="([^"]*)"/g, (_, value: string) => {
    if (!/^[\w\s:;.%-]*$/.test(value)) return '';
    if (!values.includes(value)) values.push(value);
    return ` data-style="${values.indexOf(value)}"`;
  });
  return { html, rules: values.map((value, n) => `[data-style="${n}"]{${value}}`).join('') };
}

/** Data within a page: nothing of it runs. */
function dataBlock(id: string, data: object): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;
}

/** The one style sheet react-aria writes into the page, by its digest; a new version of it may bring another. */
const pressableStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** What the pages of the portal may load: their own files, the API, and the style that stands in them. */
export function portalPolicy(config: Config, styleHash = ''): string {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // A proof of work is solved beside the page: the one thing a page may begin from an address it is given; as
    // markup nothing may be written but text.
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default ndp-solver',
    `style-src 'self' ${pressableStyle} ${styleHash}`.trimEnd(),
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
