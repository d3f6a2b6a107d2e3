import type { Messages } from '@ndp/flows/message.ts';

/** What the papers say where the estimate kept only a key. */
export const paperMessages = {
  by_the_applicant: { pl: 'wnioskodawca (montaż samodzielny)', en: 'the applicant (own installation)' },
  company_not_named: {
    pl: 'firma instalacyjna (jeszcze nie wybrana)',
    en: 'an installation company (not chosen yet)',
  },
} as const satisfies Messages;
