import type { Messages } from '@ndp/flows/message.ts';

/** Why the product itself moved an application; stored and shown in the applicant's language. */
export const reasons = {
  from_paper: {
    pl: 'Z formularza na papierze, który wpłynął {day}.',
    en: 'From a form on paper that came on {day}.',
  },
  declined: { pl: 'Podpisanie dokumentów zostało odrzucone.', en: 'Signing the documents was declined.' },
  declined_by_second: {
    pl: 'Druga osoba odmówiła podpisania dokumentów. Jeśli ma podpisać ktoś inny, napisz do nas na stronie sprawy.',
    en: 'The second person declined to sign the documents. If somebody else is to sign, write to us on the page of the case.',
  },
  words_of_second: { pl: 'Powód: {words}', en: 'Reason: {words}' },
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
  too_late_to_send: {
    pl: 'Minął {day}, ostatni dzień na wysłanie wniosku w tym programie. Umowa podpisana później nie zostawiłaby czasu na wymianę źródła ciepła.',
    en: '{day}, the last day to send the application in this programme, has passed. An agreement signed later would leave no time to replace the heat source.',
  },
  too_late_to_sign: {
    pl: 'Minął {day}, ostatni dzień na podpisanie umowy w tym programie. Prac, które zaczynają się po podpisaniu, nie dałoby się już zakończyć w terminie.',
    en: '{day}, the last day to sign the agreement in this programme, has passed. Works that begin after the signature could no longer be finished in time.',
  },
  draft_over: {
    pl: 'Przez {draftDays, plural, one {# dzień} other {# dni}} nic nie zostało zapisane.',
    en: 'Nothing was saved for {draftDays, plural, one {# day} other {# days}}.',
  },
} satisfies Messages;
