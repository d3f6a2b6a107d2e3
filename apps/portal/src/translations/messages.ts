import type { Messages } from '@ndp/flows/message.ts';

export const translationsMessages = {
  title: { pl: 'Teksty portalu', en: 'Portal texts' },
  lead: {
    pl: 'Wszystkie teksty portalu do pobrania, w jednym pliku dla każdego języka.',
    en: 'All texts of this portal for download, one file for each language.',
  },
  download: {
    pl: 'Pobierz: {language} ({count, plural, one {# tekst} few {# teksty} other {# tekstów}})',
    en: 'Download: {language} ({count, plural, one {# text} other {# texts}})',
  },
} as const satisfies Messages;
