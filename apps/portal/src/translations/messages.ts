import type { Messages } from '@ndp/flows/message.ts';

export const translationsMessages = {
  title: { pl: 'Teksty portalu', en: 'Texts of the portal' },
  lead: {
    pl: 'Wszystkie teksty portalu do pobrania, w jednym pliku dla każdego języka.',
    en: 'All texts of the portal for download, one file for each language.',
  },
  download: { pl: 'Pobierz: {language} ({count} tekstów)', en: 'Download: {language} ({count} texts)' },
} as const satisfies Messages;
