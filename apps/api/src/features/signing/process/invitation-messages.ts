import type { Messages } from '@ndp/flows/message.ts';

/** What a signing platform writes in its own invitation. */
export const invitation = {
  subject: {
    pl: 'Podpis w sprawie {reference}: wniosek i umowa o dofinansowanie',
    en: 'Signature in case {reference}: application and funding agreement',
  },
  message: {
    pl: 'Dokumenty w sprawie {reference} są gotowe. Przeczytaj je i podpisz. Do podpisania umowy nie zamawiaj urządzenia ani nie zaczynaj prac.',
    en: 'The documents of case {reference} are ready. Please read and sign them. Until the agreement is signed, please order no device and begin no works.',
  },
  second: {
    pl: 'W imieniu wnioskodawcy ({organisation}) podpisują dwie osoby, jedna po drugiej. Imię, nazwisko i adres drugiej podał wnioskodawca; używamy ich tylko do tego podpisu.',
    en: 'Two persons sign for the applicant ({organisation}), one after the other. The applicant gave us name and address of the second; we use them only for this signature.',
  },
} satisfies Messages;
