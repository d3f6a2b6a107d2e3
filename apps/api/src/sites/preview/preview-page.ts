import { createHash } from 'node:crypto';
import type { Program } from '@ndp/domain/programs/program.ts';
import { sayConsent } from '@ndp/flows/application/consent/consent-text.ts';
import { consents } from '@ndp/flows/application/consent/step.ts';
import { formatDate, formatPln } from '@ndp/flows/figures.ts';
import { type Language, type Messages, say } from '@ndp/flows/message.ts';
import { html } from '../../platform/mail/letter/html.ts';

const texts = {
  name: { pl: 'Podgląd', en: 'Preview' },
  what: {
    pl: 'Podgląd wersji {n} (projekt), jak w dniu {day}; tylko dla osób z panelu. Nic się nie zapisuje i nic nie wychodzi.',
    en: 'Preview of version {n} (draft), as on {day}; only for people of the desk. Nothing is stored and nothing is sent.',
  },
  amounts: {
    pl: 'Kwota w projekcie: {after}. W wersji, która obowiązuje: {before}. Różnica: {difference}.',
    en: 'Amount in the draft: {after}. In the version that counts now: {before}. Difference: {difference}.',
  },
  statements: {
    pl: 'Oświadczenia, które zaznaczy wnioskodawca',
    en: 'Statements the applicant will tick',
  },
  end: { pl: 'Zakończ podgląd', en: 'End the preview' },
} as const satisfies Messages;

/** What the bar above a page of a preview tells: the statements too, for they are ticked behind a mailed link. */
export interface Bar {
  readonly language: Language;
  readonly draft: Program;
  readonly day: string;
  /** Of the project that is asked about, whole PLN: now, and by the draft. */
  readonly amounts?: { readonly before: number; readonly after: number } | undefined;
}

/** A button that needs script would do nothing here. */
const style =
  '.preview{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;padding:.75rem 1.25rem;background:#fff1c2;color:#332800;border-bottom:2px solid #8a6d00}.preview p{margin:0;flex:1 1 20rem}.preview a{color:#332800}.preview details{flex-basis:100%}.preview ol{margin:.5rem 0}main button[type="button"]{display:none}';

/** For the policy of the page. */
export const barStyleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** A page of the portal with the bar in its header, and without its script: it is stored nowhere, and calls nobody. Pure. */
export function asPreview(page: string, bar: Bar): string {
  return page
    .replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replace('<title>', (title) => `${title}${say(texts.name, bar.language)}: `)
    .replace('</head>', (end) => `<style>${style}</style>${end}`)
    .replace(/<header[^>]*>/, (header) => header + barOf(bar));
}

function barOf({ language, draft, day, amounts }: Bar): string {
  const what = say(texts.what, language, { n: String(draft.version), day: formatDate(day, language) });
  const notice = amounts ? html`<p>${say(texts.amounts, language, amountsOf(amounts, language))}</p>` : '';
  const sentences = consents.map(({ id }) => html`<li>${sayConsent(draft, id, language)}</li>`);
  return html`<section class="preview" aria-label="${say(texts.name, language)}"><p>${what}</p>${notice}<details><summary>${say(texts.statements, language)}</summary><ol>${sentences}</ol></details><a href="/end">${say(texts.end, language)}</a></section>`
    .text;
}

function amountsOf({ before, after }: { before: number; after: number }, language: Language) {
  const sign = after > before ? '+' : after < before ? '−' : '';
  return {
    before: formatPln(before, language),
    after: formatPln(after, language),
    difference: `${sign}${formatPln(Math.abs(after - before), language)}`,
  };
}
