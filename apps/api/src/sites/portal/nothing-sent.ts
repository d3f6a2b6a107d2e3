import { createHash } from 'node:crypto';

const style = `:root { color-scheme: light dark }
body { max-width: 36rem; margin: 0 auto; padding: 2rem 1.25rem; font: 1.125rem/1.55 system-ui, sans-serif }
h1 { font-size: 1.75rem; line-height: 1.25 }
a { display: inline-block; padding: .75rem 0 }`;

/** Said of a form that could not be taken: nothing was sent, and the way back to it. */
export const nothingSentPage = `<!doctype html>
<html lang="pl-PL">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nic nie zostało wysłane | NDP</title>
<style>${style}</style>
<main>
<h1>Nic nie zostało wysłane</h1>
<p>Strona nie była jeszcze gotowa, gdy formularz miał być wysłany: wróć do niej, poczekaj chwilę i wyślij go ponownie. Ta strona potrzebuje JavaScript: bez niego formularza nie da się tu wysłać.</p>
<p><a href="">Wróć do formularza</a></p>
<div lang="en-GB">
<h2>Nothing was sent</h2>
<p>The page was not ready yet when the form was to be sent: go back to it, wait a moment and send it again. This page needs JavaScript: without it the form cannot be sent here.</p>
<p><a href="">Back to the form</a></p>
</div>
</main>
</html>
`;

/** It runs nothing and sends nothing. */
export const nothingSentPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
