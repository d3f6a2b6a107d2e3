import type { Messages } from '@ndp/flows/message.ts';

/** What a signing platform writes in its own invitation. */
export const invitation = {
  subject: {
    pl: 'Podpis w sprawie {reference}: wniosek i umowa o dofinansowanie',
    en: 'Signature in case {reference}: application and co-financing agreement',
  },
  message: {
    pl: 'Dokumenty w sprawie {reference} są gotowe. Prosimy je przeczytać i podpisać. Do podpisania umowy nie należy zamawiać urządzenia ani zaczynać prac.',
    en: 'The documents of case {reference} are ready. Please read and sign them. Until the agreement is signed, no device should be ordered and no works begun.',
  },
} satisfies Messages;
