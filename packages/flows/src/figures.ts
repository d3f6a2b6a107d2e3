import type { Language } from './message.ts';

const months = {
  pl: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  en: 'January February March April May June July August September October November December',
} as const;

/**
 * A number as a document prints it: 4791.27 is “4 791,27” or “4,791.27”. Written here and not left to the
 * platform's tables, so that a new Node version does not change a signed document.
 *
 * @param decimals  fixed count of decimals; left out: as many as the number has
 */
export function formatNumber(value: number, language: Language, decimals?: number): string {
  const text = decimals === undefined ? String(value) : value.toFixed(decimals);
  const [whole = '', fraction] = text.split('.');
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, language === 'pl' ? '\u00a0' : ',');
  if (!fraction) return groups;
  return `${groups}${language === 'pl' ? ',' : '.'}${fraction}`;
}

/** “3 833 zł” or “PLN 3,833”. */
export function formatPln(amount: number, language: Language, decimals = 0): string {
  const figures = formatNumber(amount, language, decimals);
  return language === 'pl' ? `${figures}\u00a0zł` : `PLN\u00a0${figures}`;
}

/** An amount in grosze as it is written: “3 833 zł”, and “3 833,50 zł” where there are any. */
export function formatGrosze(grosze: number, language: Language): string {
  return formatPln(grosze / 100, language, grosze % 100 === 0 ? 0 : 2);
}

/** 0.8 is “80%”. */
export function formatShare(share: number, language: Language): string {
  return `${formatNumber(Number((share * 100).toFixed(4)), language)}%`;
}

/** '2026-11-20' is “20 listopada 2026 r.” or “20 November 2026”. */
export function formatDate(date: string, language: Language): string {
  const [year, month, day] = date.split('-').map(Number);
  const name = months[language].split(' ')[(month ?? 1) - 1];
  return language === 'pl' ? `${day}\u00a0${name} ${year}\u00a0r.` : `${day}\u00a0${name} ${year}`;
}

const warsaw = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** An instant as “21.11.2026, 00:30:00”, by the clock in Warsaw. */
export function formatInstant(instant: string): string {
  return warsaw.format(new Date(instant)).replaceAll('/', '.');
}
