import type { ApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import type { Messages } from '@ndp/flows/message.ts';
import type { StatusLetter } from '../status-letter.ts';

/** Statuses the applicant enters while looking at the screen, or that have a letter of their own. */
export type UntoldStatus = 'submitted' | 'verified' | 'in_completion' | 'completed';

export const statusLetters: Readonly<Record<Exclude<ApplicationStatus, UntoldStatus>, StatusLetter>> = {
  under_review: {
    heading: { pl: 'Trwa sprawdzanie wniosku', en: 'The application is being checked' },
    happened: {
      pl: 'Wniosek {reference} jest teraz sprawdzany.',
      en: 'Application {reference} is now being checked.',
    },
    next: {
      pl: 'Nic nie trzeba robić. O wyniku powiadomi kolejna wiadomość.',
      en: 'There is nothing to do. Another message will tell the result.',
    },
  },
  correction_requested: {
    heading: { pl: 'Wniosek wymaga poprawki', en: 'The application needs a correction' },
    happened: {
      pl: 'Wniosek {reference} trzeba poprawić albo uzupełnić.',
      en: 'Application {reference} has to be corrected or completed.',
    },
    next: {
      pl: 'W podsumowaniu wniosku przy każdej części jest link „Popraw”. Po poprawkach trzeba ponownie zaznaczyć zgody i wysłać wniosek.',
      en: 'In the overview every part has a link “Correct”. After the corrections the consents have to be ticked again and the application sent.',
    },
  },
  contract_sent: {
    heading: { pl: 'Dokumenty czekają na podpis', en: 'The documents wait for a signature' },
    happened: {
      pl: 'Wniosek i umowa w sprawie {reference} zostały wysłane do podpisu elektronicznego.',
      en: 'The application and the agreement of case {reference} have been sent for electronic signature.',
    },
    next: {
      pl: 'Prośba o podpis przyjdzie w osobnej wiadomości z platformy podpisu elektronicznego. Warto sprawdzić także folder ze spamem.',
      en: 'The request to sign comes in a message of its own from the e-signature platform. Please look into the spam folder too.',
    },
  },
  contract_signed: {
    heading: { pl: 'Umowa jest podpisana', en: 'The agreement is signed' },
    happened: {
      pl: 'Wniosek i umowa w sprawie {reference} są podpisane i opatrzone pieczęcią elektroniczną organizatora.',
      en: 'The application and the agreement of case {reference} are signed and bear the organiser’s electronic seal.',
    },
    next: {
      pl: 'Teraz można zamówić urządzenie i wymienić źródło ciepła. Faktury, potwierdzenia zapłaty i protokoły trzeba zachować: będą potrzebne do wypłaty. Link do podpisanych dokumentów przyjdzie w osobnej wiadomości.',
      en: 'The device may now be ordered and the heat source replaced. Please keep invoices, proofs of payment and reports: the payment needs them. A link to the signed documents comes in a message of its own.',
    },
  },
  in_realisation: {
    heading: { pl: 'Rozliczenie wymaga uzupełnienia', en: 'The settlement has to be completed' },
    happened: {
      pl: 'Wniosek o wypłatę w sprawie {reference} wrócił do uzupełnienia.',
      en: 'The payment application of case {reference} has come back to be completed.',
    },
    next: {
      pl: 'Po dołączeniu brakujących dokumentów trzeba ponownie złożyć wniosek o wypłatę. Termin {paymentWeeks} tygodni liczy się od kompletnego wniosku.',
      en: 'Once the missing documents are added, the payment application has to be sent again. The {paymentWeeks} weeks count from the complete one.',
    },
  },
  payment_requested: {
    heading: { pl: 'Wniosek o wypłatę został złożony', en: 'The payment application has been received' },
    happened: {
      pl: 'Wniosek o wypłatę w sprawie {reference} jest przyjęty wraz z dokumentami.',
      en: 'The payment application of case {reference} has been received with its documents.',
    },
    next: {
      pl: 'Dokumenty zostaną sprawdzone. Jeżeli są kompletne, pieniądze trafią na rachunek najpóźniej w podanym dniu.',
      en: 'The documents will be checked. If they are complete, the money reaches the account by the day given.',
    },
  },
  settlement_review: {
    heading: { pl: 'Trwa sprawdzanie dokumentów', en: 'The documents are being checked' },
    happened: {
      pl: 'Dokumenty rozliczenia w sprawie {reference} są teraz sprawdzane.',
      en: 'The settlement documents of case {reference} are now being checked.',
    },
    next: {
      pl: 'Nic nie trzeba robić. O wypłacie powiadomi kolejna wiadomość.',
      en: 'There is nothing to do. Another message will tell of the payment.',
    },
  },
  paid: {
    heading: { pl: 'Pieniądze zostały wypłacone', en: 'The money has been paid' },
    happened: {
      pl: 'Dofinansowanie w sprawie {reference} zostało przelane na rachunek podany we wniosku.',
      en: 'The funding of case {reference} has been transferred to the account named in the application.',
    },
    next: {
      pl: 'Przelew może być widoczny na rachunku następnego dnia roboczego. Nowe źródło ciepła należy zachować przez czas podany w umowie.',
      en: 'The transfer may show on the account on the next working day. The new heat source has to be kept for the time named in the agreement.',
    },
  },
  rejected: {
    heading: { pl: 'Wniosek został odrzucony', en: 'The application has been rejected' },
    happened: {
      pl: 'Wniosek {reference} został odrzucony.',
      en: 'Application {reference} has been rejected.',
    },
    next: {
      pl: 'W razie pytań prosimy o kontakt. Jeżeli przeszkoda zniknie, można złożyć nowy wniosek.',
      en: 'Please get in touch with any questions. If the obstacle goes away, a new application can be made.',
    },
  },
  withdrawn: {
    heading: { pl: 'Wniosek został wycofany', en: 'The application has been withdrawn' },
    happened: {
      pl: 'Wniosek {reference} został wycofany. Umowa nie zostanie zawarta.',
      en: 'Application {reference} has been withdrawn. No agreement will be made.',
    },
    next: {
      pl: 'W każdej chwili można złożyć nowy wniosek na stronie programu.',
      en: 'A new application can be made at any time on the page of the programme.',
    },
  },
  expired: {
    heading: { pl: 'Termin minął, wniosek wygasł', en: 'The time has passed, the application has expired' },
    happened: {
      pl: 'Wniosek {reference} wygasł, bo minął termin na jego dokończenie albo podpisanie.',
      en: 'Application {reference} has expired: the time to finish or sign it has passed.',
    },
    next: {
      pl: 'W każdej chwili można złożyć nowy wniosek na stronie programu.',
      en: 'A new application can be made at any time on the page of the programme.',
    },
  },
  reported: {
    heading: { pl: 'Sprawa jest zakończona', en: 'The case is closed' },
    happened: {
      pl: 'Przedsięwzięcie ze sprawy {reference} zostało zgłoszone Prezesowi Urzędu Regulacji Energetyki.',
      en: 'The project of case {reference} has been reported to the President of the Energy Regulatory Office.',
    },
    next: {
      pl: 'W portalu nie trzeba już nic robić. Obowiązki z umowy, w tym przechowywanie dokumentów, trwają nadal.',
      en: 'Nothing more needs to be done in the portal. The duties of the agreement go on, keeping the papers among them.',
    },
  },
};

/** Letters for changes that mean something else than their status usually does: by where they lead from and to. */
export const changeLetters: Readonly<Record<string, StatusLetter>> = {
  'contract_signed in_realisation': {
    heading: { pl: 'Wymiana źródła ciepła jest w toku', en: 'The replacement is under way' },
    happened: {
      pl: 'W sprawie {reference} odnotowano, że prace są w toku.',
      en: 'It has been noted in case {reference} that the works are under way.',
    },
    next: {
      pl: 'Po zakończeniu prac trzeba dołączyć faktury i protokoły oraz złożyć wniosek o wypłatę.',
      en: 'When the works are finished, please add the invoices and reports and send the payment application.',
    },
  },
  'contract_signed withdrawn': agreementOver(),
  'in_realisation withdrawn': agreementOver(),
  'in_realisation expired': {
    heading: { pl: 'Termin zakończenia prac minął', en: 'The time to finish the works has passed' },
    happened: {
      pl: 'W sprawie {reference} minął termin zakończenia prac.',
      en: 'The time to finish the works of case {reference} has passed.',
    },
    next: {
      pl: 'Dofinansowanie z tej umowy nie zostanie wypłacone. Wymianę zakończoną później można rozliczyć tylko na zasadach programu z roku jej zakończenia. W razie pytań prosimy o kontakt.',
      en: 'The funding of this agreement will not be paid. A replacement finished later can only be settled under the rules of the programme of the year it was finished. Please get in touch with any questions.',
    },
  },
  'settlement_review rejected': {
    heading: { pl: 'Wniosek o wypłatę został odrzucony', en: 'The payment application has been rejected' },
    happened: {
      pl: 'Wniosek o wypłatę w sprawie {reference} został odrzucony.',
      en: 'The payment application of case {reference} has been rejected.',
    },
    next: {
      pl: 'Dofinansowanie nie zostanie wypłacone. W razie pytań prosimy o kontakt.',
      en: 'The funding will not be paid. Please get in touch with any questions.',
    },
  },
};

function agreementOver(): StatusLetter {
  return {
    heading: { pl: 'Umowa przestała obowiązywać', en: 'The agreement is no longer in force' },
    happened: {
      pl: 'Umowa o dofinansowanie w sprawie {reference} przestała obowiązywać.',
      en: 'The co-financing agreement of case {reference} is no longer in force.',
    },
    next: {
      pl: 'Dofinansowanie nie zostanie wypłacone. W razie pytań prosimy o kontakt.',
      en: 'The funding will not be paid. Please get in touch with any questions.',
    },
  };
}

/** What every letter about a status shares. */
export const statusShared = {
  subject: { pl: 'Sprawa {reference}: {heading}', en: 'Case {reference}: {heading}' },
  reason: { pl: 'Informacja do tej zmiany: {reason}', en: 'About this change: {reason}' },
  due: { pl: 'Wypłata najpóźniej', en: 'Payment at the latest' },
  button: { pl: 'Zobacz, na jakim etapie jest sprawa', en: 'See how the case is progressing' },
} satisfies Messages;

/** The letter about a draft that will expire. */
export const draftLetter = {
  subject: {
    pl: 'Wniosek {reference} nie został jeszcze wysłany',
    en: 'Application {reference} has not been sent yet',
  },
  preheader: { pl: 'Zapisane dane czekają do {day}.', en: 'The saved data wait until {day}.' },
  heading: { pl: 'Wniosek czeka na dokończenie', en: 'The application waits to be finished' },
  happened: {
    pl: 'Wniosek {reference} jest zapisany, ale nie został jeszcze wysłany.',
    en: 'Application {reference} is saved but has not been sent yet.',
  },
  next: {
    pl: 'Jeżeli nic nie zostanie w nim zapisane, wygaśnie {day}. Zapisanie dowolnej części przedłuża ten termin.',
    en: 'Unless something is saved in it, it expires on {day}. Saving any part extends this term.',
  },
  expires: { pl: 'Wniosek wygaśnie', en: 'The application expires' },
  button: { pl: 'Dokończ wniosek', en: 'Finish the application' },
} satisfies Messages;
