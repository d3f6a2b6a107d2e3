import { type Language, localeOf, type Message } from '@ndp/flows/message.ts';

/** Above every page of a training partner. */
const text: Message = {
  pl: 'Szkolenie – sprawy są zmyślone. Nie wpisuj prawdziwych danych; żadna wiadomość stąd nie wychodzi.',
  en: 'Training – cases are made up. Do not type real data; no message leaves from here.',
};

const lines = (Object.keys(text) as Language[]).map(
  (language) => `<p lang="${localeOf[language]}">${text[language]}</p>`,
);

/** In both languages, of which the page shows its own: the language changes without the server, or without script. */
export const trainingBanner = `<aside class="training">${lines.join('')}</aside>`;

/** The style of the banner. */
export const trainingStyle =
  '.training{padding:.5rem 1rem;border-block-end:1px solid var(--warning);background:var(--warning-tint);' +
  'color:var(--warning);font-size:var(--text-small);font-weight:700;text-align:center}.training p{margin:0}' +
  ':lang(pl)>body>.training>:lang(en),:lang(en)>body>.training>:lang(pl){display:none}';
