import type { ApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import type { Messages } from '@ndp/flows/message.ts';
import type { StatusEmail } from '../status-letter.ts';

/** Statuses the applicant enters while looking at the screen, or that have an e-mail of their own. */
export type UntoldStatus = 'submitted' | 'verified' | 'in_completion' | 'completed';

export const statusLetters: Readonly<Record<Exclude<ApplicationStatus, UntoldStatus>, StatusEmail>> = {
  under_review: {
    heading: { pl: 'Trwa sprawdzanie wniosku', en: 'The application is being checked' },
    happened: {
      pl: 'Wniosek jest teraz sprawdzany.',
      en: 'The application is now being checked.',
    },
    next: {
      pl: 'Nie musisz nic robić. O wyniku napiszemy w kolejnej wiadomości.',
      en: 'There is nothing you have to do. Another message will tell you the result.',
    },
  },
  correction_requested: {
    heading: { pl: 'Wniosek wymaga poprawki', en: 'The application needs a correction' },
    happened: {
      pl: 'Wniosek wymaga poprawienia albo uzupełnienia.',
      en: 'The application needs to be corrected or completed.',
    },
    next: {
      pl: 'Strona sprawy mówi, co poprawić, i prowadzi do tych miejsc. Po poprawkach ponownie zaznacz oświadczenia i wyślij wniosek.',
      en: 'The page of the case says what to correct and leads there. After the corrections, tick the statements again and send the application.',
    },
    button: { pl: 'Popraw wniosek', en: 'Correct the application' },
  },
  contract_sent: {
    heading: { pl: 'Dokumenty czekają na podpis', en: 'The documents are ready to be signed' },
    happened: {
      pl: 'Wniosek i umowa zostały wysłane do podpisu elektronicznego.',
      en: 'The application and the agreement have been sent for electronic signature.',
    },
    next: {
      pl: 'Prośba o podpis przyjdzie w osobnej wiadomości z platformy podpisu elektronicznego. Sprawdź także folder ze spamem.',
      en: 'The request to sign comes in a separate message from the e-signature platform. Please check the spam folder too.',
    },
  },
  contract_signed: {
    heading: { pl: 'Umowa jest podpisana', en: 'The agreement is signed' },
    happened: {
      pl: 'Wniosek i umowa są podpisane i opatrzone pieczęcią elektroniczną organizatora.',
      en: 'The application and the agreement are signed and bear the organiser’s electronic seal.',
    },
    next: {
      pl: 'Teraz możesz zamówić urządzenie i wymienić źródło ciepła. Zachowaj faktury, potwierdzenia zapłaty i protokoły: będą potrzebne do wypłaty. Link do podpisanych dokumentów przyjdzie w osobnej wiadomości.',
      en: 'You may now order the device and replace the heat source. Please keep invoices, proofs of payment and reports: they are needed for the payment. A link to the signed documents comes in a separate message.',
    },
    button: { pl: 'Zobacz, co teraz zrobić', en: 'See what to do now' },
  },
  in_realisation: {
    heading: { pl: 'Rozliczenie wymaga uzupełnienia', en: 'The settlement has to be completed' },
    happened: {
      pl: 'Wniosek o wypłatę wrócił do uzupełnienia.',
      en: 'The payment application has come back to be completed.',
    },
    next: {
      pl: 'Dołącz brakujące dokumenty i ponownie złóż wniosek o wypłatę. Termin {paymentWeeks, plural, one {# tygodnia} other {# tygodni}} liczy się od kompletnego wniosku.',
      en: 'Add the missing documents and send the payment application again. The {paymentWeeks, plural, one {# week counts} other {# weeks count}} from the complete one.',
    },
    button: { pl: 'Uzupełnij rozliczenie', en: 'Complete the settlement' },
  },
  payment_requested: {
    heading: { pl: 'Wniosek o wypłatę został złożony', en: 'The payment application has been sent' },
    happened: {
      pl: 'Wniosek o wypłatę dotarł wraz z dokumentami.',
      en: 'The payment application has arrived with its documents.',
    },
    next: {
      pl: 'Dokumenty zostaną sprawdzone. Jeżeli są kompletne, pieniądze trafią na rachunek najpóźniej w podanym dniu.',
      en: 'The documents will be checked. If they are complete, the money reaches the account by the day given.',
    },
  },
  settlement_review: {
    heading: { pl: 'Trwa sprawdzanie dokumentów', en: 'The documents are being checked' },
    happened: {
      pl: 'Dokumenty rozliczenia są teraz sprawdzane.',
      en: 'The settlement documents are now being checked.',
    },
    next: {
      pl: 'Nie musisz nic robić. O wypłacie napiszemy w kolejnej wiadomości.',
      en: 'There is nothing you have to do. Another message will tell you about the payment.',
    },
  },
  paid: {
    heading: { pl: 'Pieniądze zostały wypłacone', en: 'The money has been paid' },
    exactHeading: { pl: 'Wypłaciliśmy {amount}', en: 'We have paid {amount}' },
    happened: {
      pl: 'Dofinansowanie zostało przelane na rachunek podany we wniosku.',
      en: 'The funding has been transferred to the account given in the application.',
    },
    next: {
      pl: 'Przelew może być widoczny na rachunku następnego dnia roboczego. Nowe źródło ciepła ma pozostać w budynku co najmniej {durabilityYears, plural, one {# rok} few {# lata} many {# lat} other {# roku}}.',
      en: 'The transfer may show in the account on the next working day. The new heat source has to stay in the building for at least {durabilityYears, plural, one {# year} other {# years}}.',
    },
    button: { pl: 'Zobacz wypłatę', en: 'See the payment' },
  },
  rejected: decisionWaits({
    pl: 'Zapadła decyzja. Ze względu na Twoje dane nie ma jej w tym e-mailu.',
    en: 'There is a decision. To protect your data it is not in this email.',
  }),
  appealed: {
    heading: { pl: 'Odwołanie jest przyjęte', en: 'The appeal is received' },
    happened: {
      pl: 'Odwołanie jest u organizatora programu.',
      en: 'The appeal has reached the organiser of the programme.',
    },
    next: {
      pl: 'Rozpatrzy je inna osoba niż ta, która odmówiła. Na stronie sprawy jest dzień, do którego to zrobi; o decyzji napiszemy.',
      en: 'Somebody other than the person who refused decides on it. The page of the case says by when; another message will tell you of the decision.',
    },
  },
  withdrawn: {
    heading: { pl: 'Wniosek został wycofany', en: 'The application has been withdrawn' },
    happened: {
      pl: 'Wniosek został wycofany. Umowa nie zostanie zawarta.',
      en: 'The application has been withdrawn. There will be no agreement.',
    },
    next: {
      pl: '{newEstimate}',
      en: '{newEstimate}',
    },
  },
  expired: {
    heading: { pl: 'Termin minął, wniosek wygasł', en: 'The time has passed, the application has expired' },
    happened: {
      pl: 'Wniosek wygasł, bo minął termin na jego wysłanie albo podpisanie. Umowa nie zostanie zawarta.',
      en: 'The application has expired: the time to send or sign it has passed. There will be no agreement.',
    },
    next: {
      pl: '{newEstimate}',
      en: '{newEstimate}',
    },
  },
  reported: {
    heading: { pl: 'Sprawa jest zakończona', en: 'The case is closed' },
    happened: {
      pl: 'Przedsięwzięcie zostało zgłoszone Prezesowi Urzędu Regulacji Energetyki.',
      en: 'The project has been reported to the President of the Energy Regulatory Office.',
    },
    next: {
      pl: 'W portalu nie musisz już nic robić. Obowiązki z umowy, w tym przechowywanie dokumentów, trwają nadal.',
      en: 'There is nothing more to do in the portal. The duties under the agreement go on, including keeping the documents.',
    },
  },
};

/** Letters for changes that mean something else than their status usually does: by where they lead from and to. */
export const changeLetters: Readonly<Record<string, StatusEmail>> = {
  'contract_signed in_realisation': {
    heading: { pl: 'Wymiana źródła ciepła jest w toku', en: 'The replacement is under way' },
    happened: {
      pl: 'Odnotowano, że prace są w toku.',
      en: 'It has been noted that the works are under way.',
    },
    next: {
      pl: 'Po zakończeniu prac dołącz faktury i protokoły i złóż wniosek o wypłatę.',
      en: 'When the works are finished, please add the invoices and reports and send the payment application.',
    },
    button: { pl: 'Dołącz dokumenty', en: 'Add the documents' },
  },
  'contract_signed withdrawn': agreementOver(),
  'in_realisation withdrawn': agreementOver(),
  'in_realisation expired': {
    heading: { pl: 'Termin zakończenia prac minął', en: 'The time to finish the works has passed' },
    happened: {
      pl: 'Minął termin zakończenia prac zapisany w umowie.',
      en: 'The time the agreement gives to finish the works has passed.',
    },
    next: {
      pl: 'Dofinansowanie z tej umowy nie zostanie wypłacone. Wymianę zakończoną później można rozliczyć tylko na zasadach programu z roku jej zakończenia. W razie pytań zadzwoń albo napisz.',
      en: 'The funding of this agreement will not be paid. A replacement finished later can only be settled under the rules of the programme of the year it was finished. Please get in touch with any questions.',
    },
  },
  'paid settlement_review': {
    heading: { pl: 'Bank zwrócił przelew', en: 'The bank returned the transfer' },
    happened: {
      pl: 'Przelew dofinansowania wrócił do organizatora programu.',
      en: 'The transfer of the funding has come back to the firm that runs the programme.',
    },
    next: {
      pl: 'Wyjaśniamy to z bankiem i przelejemy pieniądze jeszcze raz. Sprawdź, czy rachunek podany we wniosku nadal działa; jeśli nie, zadzwoń albo napisz.',
      en: 'We are clearing this up with the bank and will transfer the money again. Check whether the account given in the application still works; if not, please get in touch.',
    },
    button: { pl: 'Sprawdź rachunek', en: 'Check the account' },
  },
  'appealed verified': appealDecided(),
  'appealed under_review': appealDecided(),
  'appealed settlement_review': appealDecided(),
  'appealed rejected': appealDecided(),
};

/** A letter that tells that there is a decision; not which. */
function decisionWaits(happened: StatusEmail['happened']): StatusEmail {
  return {
    heading: { pl: 'W sprawie jest decyzja', en: 'There is a decision in the case' },
    happened,
    next: {
      pl: 'Na stronie sprawy przeczytasz, co postanowiono, dlaczego i co możesz z tym zrobić.',
      en: 'The page of the case says what was decided, why, and what you can do about it.',
    },
    button: { pl: 'Przeczytaj decyzję', en: 'Read the decision' },
  };
}

function appealDecided(): StatusEmail {
  return decisionWaits({
    pl: 'Odwołanie zostało rozpatrzone. Ze względu na Twoje dane decyzji nie ma w tym e-mailu.',
    en: 'The appeal has been decided on. To protect your data the decision is not in this email.',
  });
}

function agreementOver(): StatusEmail {
  return {
    heading: { pl: 'Umowa przestała obowiązywać', en: 'The agreement is no longer in force' },
    happened: {
      pl: 'Umowa o dofinansowanie przestała obowiązywać.',
      en: 'The funding agreement is no longer in force.',
    },
    next: {
      pl: 'Dofinansowanie nie zostanie wypłacone. W razie pytań zadzwoń albo napisz.',
      en: 'The funding will not be paid. Please get in touch with any questions.',
    },
  };
}

/** What every letter about a status shares. */
export const statusShared = {
  subject: { pl: 'Sprawa {reference}: {heading}', en: 'Case {reference}: {heading}' },
  reason: { pl: 'Informacja do tej zmiany: {reason}', en: 'About this change: {reason}' },
  due: { pl: 'Wypłata najpóźniej', en: 'Payment at the latest' },
  button: { pl: 'Zobacz sprawę', en: 'See the case' },
  amount: { pl: 'Wypłacona kwota', en: 'Amount paid' },
  account: { pl: 'Na rachunek', en: 'To the account' },
  accountEnd: { pl: 'kończący się na {digits}', en: 'ending in {digits}' },
  bookedOn: { pl: 'Zaksięgowano', en: 'Booked on' },
} satisfies Messages;

/** The e-mail about a draft that will expire. */
export const draftLetter = {
  subject: {
    pl: 'Sprawa {reference}: wniosek nie został jeszcze wysłany',
    en: 'Case {reference}: the application has not been sent yet',
  },
  preheader: { pl: 'Zapisane dane czekają do {day}.', en: 'The saved data are kept until {day}.' },
  heading: { pl: 'Wniosek czeka na dokończenie', en: 'The application is waiting to be finished' },
  happened: {
    pl: 'Wniosek jest zapisany, ale nie został jeszcze wysłany.',
    en: 'The application is saved but has not been sent yet.',
  },
  next: {
    pl: 'Jeżeli nic w nim nie zapiszesz, wygaśnie {day}. Zapisanie dowolnej części przedłuża ten termin.',
    en: 'Unless you save something in it, it expires on {day}. Saving any part extends this time.',
  },
  last: {
    pl: 'Wniosek można wysłać najpóźniej {day}. Potem nie zdążysz już podpisać umowy i zakończyć prac w terminie programu, więc wniosek wygaśnie, nawet jeśli coś w nim zapiszesz.',
    en: 'The application can be sent by {day} at the latest. After that day there is no time left to sign the agreement and finish the works within the programme, so it expires even if something is saved in it.',
  },
  goOn: {
    pl: 'Link otwiera wniosek w miejscu, w którym został zapisany. Dokończenie zajmuje kilka minut; przydadzą się numer działki, numer księgi wieczystej i numer rachunku. Zapisane dane czekają do {day}.',
    en: 'The link opens the application where it was saved. Finishing it takes a few minutes; the numbers of plot, land and mortgage register and account will be needed. The saved data are kept until {day}.',
  },
  expires: { pl: 'Wniosek wygaśnie', en: 'The application expires' },
  button: { pl: 'Dokończ wniosek', en: 'Finish the application' },
} satisfies Messages;
