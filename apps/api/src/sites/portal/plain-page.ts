import { createHash } from 'node:crypto';

const style = `:root { color-scheme: light dark }
body { max-width: 36rem; margin: 0 auto; padding: 2rem 1.25rem; font: 1.125rem/1.55 system-ui, sans-serif }
h1 { font-size: 1.75rem; line-height: 1.25 }
a { display: inline-block; padding: .75rem 0 }`;

/**
 * A page that stands by itself, where the portal's own cannot be shown.
 *
 * @param body  HTML of ours
 */
export function noscriptPage(locale: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
<main>
${body}
</main>
</html>
`;
}

/** The headers of such a page: it is not kept, runs nothing and sends nothing. */
export const noscriptHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'content-type': 'text/html; charset=utf-8',
  'x-robots-tag': 'noindex, nofollow',
};
