import type { Messages } from '@ndp/flows/message.ts';

/** Why the product itself moved an application; stored and shown in the applicant's language. */
export const reasons = {
  declined: { pl: 'Podpisanie dokumentów zostało odrzucone.', en: 'Signing the documents was declined.' },
  not_signed_in_time: {
    pl: 'Dokumenty nie zostały podpisane w terminie.',
    en: 'The documents were not signed in time.',
  },
  signing_cancelled: {
    pl: 'Podpisywanie zostało przerwane na platformie podpisu elektronicznego.',
    en: 'The signing was stopped on the e-signature platform.',
  },
  taken_back: {
    pl: 'Ten ostatni krok cofnięto.',
    en: 'This last step was taken back.',
  },
  draft_over: {
    pl: 'Przez {draftDays, plural, one {# dzień} other {# dni}} nic nie zostało zapisane.',
    en: 'Nothing was saved for {draftDays, plural, one {# day} other {# days}}.',
  },
} satisfies Messages;
