import type { Messages } from '@ndp/flows/message.ts';

/** Texts of the mails to a new owner. */
export const heldTexts = {
  confirmWithin: { pl: 'Czas na potwierdzenie', en: 'Time to confirm' },
  button: { pl: 'Otwórz stronę obowiązków', en: 'Open the page of the duties' },
  keepSecret: {
    pl: 'Link zastępuje hasło: kto go ma, widzi te obowiązki i może je oznaczać. Nie przekazuj tej wiadomości nikomu.',
    en: 'The link works like a password: whoever has it sees these duties and can mark them. Please do not forward this message.',
  },
} as const satisfies Messages;
