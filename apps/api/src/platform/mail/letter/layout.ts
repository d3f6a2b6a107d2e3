import { groundColour, readableOn } from './colours.ts';
import { Html, html } from './html.ts';
import type { Fact, Letter, Sender } from './letter.ts';

const font = new Html("font-family:'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif");
const paragraph = html`margin:0 0 16px;${font};font-size:16px;line-height:1.55`;

// Mail programs that know the dark scheme keep the partner's colour and darken only the sheet around it.
const sheet = new Html(`<style>
  @media (prefers-color-scheme: dark) {
    .page { background: #16181d !important }
    .sheet { background: #22252c !important }
    .text { color: #f1f3f5 !important }
    .quiet { color: #bcc3cc !important }
    .facts { background: #2c3038 !important }
  }
  @media (max-width: 480px) {
    .inner { padding-left: 20px !important; padding-right: 20px !important }
    .wide { width: 100% !important }
    .button { display: block !important; text-align: center !important }
    .label { padding-left: 14px !important; padding-right: 8px !important }
    .value { padding-left: 0 !important; padding-right: 14px !important }
  }
</style>`);

/**
 * The HTML part: tables, because mail programs know nothing newer; no pictures, nothing fetched from elsewhere.
 * At most 600 px wide, and text on the partner's colour always reads.
 */
export function writeHtml(letter: Letter, sender: Sender): string {
  const ground = groundColour(sender.primaryColor);
  const colours = { ground, text: readableOn(ground) };
  return html`<!doctype html>
<html lang="${letter.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${letter.subject}</title>
${sheet}
</head>
<body class="page" style="margin:0;padding:0;background:#eef0f3">
${hiddenPreheader(letter.preheader)}
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#eef0f3">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:12px;overflow:hidden">
${header(sender.title, colours)}
${body(letter, colours)}
${footer([letter.contact, ...(sender.companies ?? [])])}
</table>
</td></tr>
</table>
</body>
</html>
`.text;
}

interface Colours {
  readonly ground: string;
  readonly text: string;
}

function hiddenPreheader(text: string): Html {
  return html`<div style="display:none;max-height:0;overflow:hidden;opacity:0">${text}</div>`;
}

function header(title: string, { ground, text }: Colours): Html {
  return html`<tr><td class="inner" bgcolor="${ground}" style="background:${ground};padding:24px 40px;${font};font-size:20px;line-height:1.3;font-weight:700;color:${text}">${title}</td></tr>`;
}

function body(letter: Letter, colours: Colours): Html {
  return html`<tr><td class="inner" style="padding:36px 40px 12px">
<h1 class="text" style="margin:0 0 20px;${font};font-size:26px;line-height:1.25;font-weight:700;color:#1d2129">${letter.heading}</h1>
${letter.beforeLink.map((text) => html`<p class="text" style="${paragraph};color:#1d2129">${unbroken(text)}</p>\n`)}
${letter.code ? codeBox(letter.code) : ''}
${letter.facts.length > 0 ? factTable(letter.facts) : ''}
${letter.link ? button(letter.link, colours) : ''}
${letter.afterLink.map((text) => html`<p class="quiet" style="${paragraph};font-size:15px;color:#4a525e">${unbroken(text)}</p>\n`)}
${letter.quietLink ? quietLink(letter.quietLink) : ''}
</td></tr>`;
}

function factTable(facts: readonly Fact[]): Html {
  const rows = facts.map(
    ({ label, value }) => html`<tr>
<td class="label quiet" style="padding:6px 12px 6px 20px;${font};font-size:15px;color:#4a525e">${label}</td>
<td class="value text" align="right" style="white-space:nowrap;padding:6px 20px 6px 12px;${font};font-size:16px;font-weight:700;color:#1d2129">${value}</td>
</tr>\n`,
  );
  return html`<table role="presentation" class="facts" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 28px;background:#f4f6f8;border-radius:8px">
<tr><td colspan="2" style="height:8px;line-height:8px;font-size:1px">&nbsp;</td></tr>
${rows}<tr><td colspan="2" style="height:8px;line-height:8px;font-size:1px">&nbsp;</td></tr>
</table>`;
}

function codeBox(code: string): Html {
  return html`<p class="text" style="margin:0 0 24px;${font};font-size:34px;line-height:1.3;font-weight:700;letter-spacing:6px;color:#1d2129">${code}</p>`;
}

function button(link: NonNullable<Letter['link']>, { ground, text }: Colours): Html {
  return html`<table role="presentation" class="wide" cellpadding="0" cellspacing="0" style="margin:0 0 28px">
<tr><td bgcolor="${ground}" style="background:${ground};border-radius:8px"><a class="button" href="${link.url}" style="display:inline-block;padding:15px 28px;${font};font-size:17px;line-height:1.3;font-weight:700;color:${text};text-decoration:none">${link.label}</a></td></tr>
</table>`;
}

function quietLink({ label, url }: NonNullable<Letter['quietLink']>): Html {
  return html`<p class="quiet" style="${paragraph};font-size:15px;color:#4a525e"><a class="quiet" href="${url}" style="color:#4a525e;text-decoration:underline">${label}</a></p>`;
}

function footer([contact = '', ...companies]: readonly string[]): Html {
  return html`<tr><td class="inner" style="padding:0 40px 32px">
<p class="quiet" style="margin:0;padding-top:20px;border-top:1px solid #d5dae0;${font};font-size:14px;line-height:1.55;color:#4a525e">${unbroken(contact)}</p>
${companies.map((company) => html`<p class="quiet" style="margin:12px 0 0;${font};font-size:13px;line-height:1.5;color:#4a525e">${unbroken(company)}</p>\n`)}</td></tr>`;
}

/** A paragraph in which a reference, a zip code and a phone number stay on one line. */
function unbroken(text: string): Html {
  const parts = text.split(/([A-Z]+-\d{4}-\w+|(?<!\d)\d{2}-\d{3}(?!\d)|\+?\d[\d ]*\d)/);
  const pieces = parts.map((part, i) =>
    i % 2 === 0 ? html`${part}` : html`<span style="white-space:nowrap">${part}</span>`,
  );
  return html`${pieces}`;
}
