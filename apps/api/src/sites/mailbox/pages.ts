import { type Html, html } from '../../platform/mail/letter/html.ts';
import type { Message } from './messages.ts';

export function listPage(messages: readonly Message[], to: string): string {
  return page(
    'Skrzynka nadawcza',
    html`<h1>Skrzynka nadawcza</h1>
<p class="note" lang="en">Outgoing mail. No mail server is set, so every message stays here.</p>
<form action="/" method="get" role="search">
<label for="to">Adres albo numer odbiorcy <span lang="en">(recipient)</span></label>
<div class="row"><input id="to" name="to" type="text" value="${to}" autocomplete="off"><button>Pokaż</button></div>
</form>
${messages.length === 0 ? emptyList(to) : html`<ul class="list">${messages.map(listEntry)}</ul>`}`,
  );
}

/** One message: its headers, the plain text with a link to click, and the HTML part in a frame of its own. */
export function messagePage(message: Message): string {
  return page(
    message.subject,
    html`<p class="back"><a href="/">← Wszystkie wiadomości</a></p>
<h1>${message.subject}</h1>
<dl>
<div><dt>Do</dt><dd>${message.to}</dd></div>
<div><dt>Od</dt><dd>${message.from}</dd></div>
<div><dt>Wysłano</dt><dd>${moment(message.sentAt)}</dd></div>
</dl>
<section aria-labelledby="text"><h2 id="text">Treść tekstowa <span lang="en">Plain text</span></h2>
<div class="text">${linked(message.text)}</div></section>
${message.html === '' ? '' : htmlPart(message)}`,
  );
}

/** A text message has none. */
function htmlPart({ id }: Message): Html {
  return html`<section aria-labelledby="html"><h2 id="html">Treść HTML <span lang="en">HTML part</span></h2>
<iframe title="Treść HTML wiadomości" src="/messages/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></section>`;
}

export function sentencePage(title: string, sentence: string): string {
  return page(title, html`<h1>${title}</h1><p>${sentence}</p>`);
}

/** The HTML part as it was sent; its link opens beside the mailbox. */
export function framedPart(part: string): string {
  return part.replace('<head>', '<head><base target="_blank">');
}

function page(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | NDP</title>
<link rel="stylesheet" href="/mailbox.css">
</head>
<body>
<header><a href="/">NDP <span>skrzynka</span></a></header>
<main>${content}</main>
</body>
</html>
`.text;
}

function emptyList(to: string): Html {
  return to
    ? html`<p class="empty">Nie ma wiadomości na adres ${to}. <a href="/">Pokaż wszystkie</a></p>`
    : html`<p class="empty">Nie ma jeszcze żadnej wiadomości. Pojawi się tu po wysłaniu wyceny w portalu.</p>`;
}

function listEntry(message: Message): Html {
  return html`<li><a href="/messages/${message.id}">${message.subject}</a>
<p><span>${message.to}</span> <time datetime="${message.sentAt.toISOString()}">${moment(message.sentAt)}</time></p></li>`;
}

function linked(text: string): Html {
  const context = text.split(/(https?:\/\/\S+)/);
  return html`${context.map((part, i) => (i % 2 === 0 ? html`${part}` : html`<a href="${part}" rel="noreferrer">${part}</a>`))}`;
}

function moment(at: Date): string {
  const format = { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Warsaw' } as const;
  return new Intl.DateTimeFormat('pl-PL', format).format(at);
}
