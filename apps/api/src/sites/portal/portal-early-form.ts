import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { answerUnknown } from '../../platform/http/site.ts';

/** What a browser sends by itself of a form whose script has not arrived. */
const formType = 'application/x-www-form-urlencoded';

const style = `:root { color-scheme: light dark }
body { max-width: 36rem; margin: 0 auto; padding: 2rem 1.25rem; font: 1.125rem/1.55 system-ui, sans-serif }
h1 { font-size: 1.75rem; line-height: 1.25 }
a { display: inline-block; padding: .75rem 0 }`;

const page = `<!doctype html>
<html lang="pl-PL">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nic nie zostało wysłane | NDP</title>
<style>${style}</style>
<main>
<h1>Nic nie zostało wysłane</h1>
<p>Strona nie była jeszcze gotowa, gdy formularz miał być wysłany: wróć do niej, poczekaj chwilę i wyślij go ponownie.</p>
<p><a href="">Wróć do formularza</a></p>
<div lang="en-GB">
<h2>Nothing was sent</h2>
<p>The page was not ready yet when the form was to be sent: go back to it, wait a moment and send it again.</p>
<p><a href="">Back to the form</a></p>
</div>
</main>
</html>
`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Answers a form that was sent before the script of its page came. Its fields are in the body, not in the address; they
 * are not read, and the visitor is told that nothing was sent and led back to the same address.
 */
export function mountEarlyForm(site: FastifyInstance): void {
  site.register(async (forms) => {
    forms.addContentTypeParser(formType, { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    forms.post('/*', (request, reply) => {
      if (!request.headers['content-type']?.startsWith(formType)) return answerUnknown(request, reply);
      return reply
        .status(405)
        .headers({
          allow: 'GET, HEAD',
          'cache-control': 'no-store',
          'content-security-policy': policy,
          'content-type': 'text/html; charset=utf-8',
          'x-robots-tag': 'noindex, nofollow',
        })
        .send(page);
    });
  });
}
