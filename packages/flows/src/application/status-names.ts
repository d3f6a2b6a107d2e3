import type { ApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import type { Message } from '../message.ts';

/** A status as the applicant reads it: its name, and what comes next. */
export interface NamedStatus {
  readonly name: Message;
  readonly next: Message;
}

export const statusNames: Readonly<Record<ApplicationStatus, NamedStatus>> = {
  submitted: {
    name: { pl: 'Wycena wysłana', en: 'Estimate sent' },
    next: {
      pl: 'Wniosek czeka na potwierdzenie adresu e-mail i uzupełnienie danych.',
      en: 'The application is waiting for the email address to be confirmed and the data to be completed.',
    },
  },
  verified: {
    name: { pl: 'E-mail potwierdzony', en: 'Email confirmed' },
    next: {
      pl: 'Pozostało uzupełnić dane: wnioskodawcę, budynek, rachunek bankowy i oświadczenia.',
      en: 'What is left: the applicant, the building, the bank account and the statements.',
    },
  },
  in_completion: {
    name: { pl: 'Uzupełnianie danych', en: 'Data being completed' },
    next: {
      pl: 'Wniosek zostanie wysłany po wypełnieniu wszystkich części i zaznaczeniu oświadczeń.',
      en: 'The application is sent once every part is filled in and the statements are ticked.',
    },
  },
  completed: {
    name: { pl: 'Wniosek kompletny', en: 'Application complete' },
    next: {
      pl: 'Wniosek i umowa są przygotowywane do podpisu. Link do ich podpisania przyjdzie e-mailem. Do podpisania umowy nie zamawiaj urządzenia ani nie zaczynaj prac.',
      en: 'The application and the agreement are being prepared. A link to sign them arrives by email. Until the agreement is signed, please order no device and begin no works.',
    },
  },
  under_review: {
    name: { pl: 'Weryfikacja formalna', en: 'Formal review' },
    next: {
      pl: 'Trwa sprawdzanie wniosku. Jeżeli coś będzie do poprawienia, przyjdzie e-mail.',
      en: 'The application is being checked. An email will come if anything needs correcting.',
    },
  },
  correction_requested: {
    name: { pl: 'Do uzupełnienia', en: 'Correction requested' },
    next: {
      pl: 'Popraw to, o co prosi organizator programu. Przy każdej części poniżej jest link „Popraw”.',
      en: 'Please correct what the organiser of the programme asks for. Each part below has a “Correct” link.',
    },
  },
  contract_sent: {
    name: { pl: 'Umowa wysłana do podpisu', en: 'Agreement sent for signature' },
    next: {
      pl: 'Wniosek i umowa czekają na podpis. Podpisanie obu jest bezpłatne i trwa kilka minut. Do tego czasu nie zamawiaj urządzenia ani nie zaczynaj prac.',
      en: 'The application and the agreement are ready to be signed. Signing both is free and takes a few minutes. Until then, please order no device and begin no works.',
    },
  },
  contract_signed: {
    name: { pl: 'Umowa podpisana', en: 'Agreement signed' },
    next: {
      pl: 'Możesz zamówić urządzenie i wymienić źródło ciepła. Faktury i protokoły będą potrzebne do wypłaty.',
      en: 'You may order the device and replace the heat source. Invoices and reports will be needed for the payment.',
    },
  },
  in_realisation: {
    name: { pl: 'W realizacji', en: 'Works under way' },
    next: {
      pl: 'Po wymianie źródła ciepła złóż wniosek o wypłatę wraz z fakturami, protokołem odbioru i potwierdzeniem likwidacji starego źródła.',
      en: 'After the replacement comes the payment application, with the invoices, the acceptance report and the proof that the old source was removed.',
    },
  },
  payment_requested: {
    name: { pl: 'Złożono wniosek o wypłatę', en: 'Payment requested' },
    next: {
      pl: 'Dokumenty czekają na sprawdzenie. Wypłata nastąpi najpóźniej {paymentWeeks, plural, one {# tydzień} few {# tygodnie} other {# tygodni}} po złożeniu kompletnego wniosku.',
      en: 'The documents are waiting to be checked. The payment follows at most {paymentWeeks, plural, one {# week} other {# weeks}} after a complete payment application.',
    },
  },
  settlement_review: {
    name: { pl: 'Weryfikacja rozliczenia', en: 'Settlement under review' },
    next: {
      pl: 'Trwa sprawdzanie dokumentów. Wypłata nastąpi najpóźniej {paymentWeeks, plural, one {# tydzień} few {# tygodnie} other {# tygodni}} po złożeniu kompletnego wniosku o wypłatę.',
      en: 'The documents are being checked. The payment follows at most {paymentWeeks, plural, one {# week} other {# weeks}} after a complete payment application.',
    },
  },
  paid: {
    name: { pl: 'Wypłacono', en: 'Paid' },
    next: {
      pl: 'Pieniądze zostały przelane na wskazany rachunek. Zachowaj nowe źródło ciepła przez czas podany w umowie.',
      en: 'The money has been transferred to the account given. Keep the new heat source for the time stated in the agreement.',
    },
  },
  rejected: {
    name: { pl: 'Odrzucony', en: 'Rejected' },
    next: {
      pl: 'Powód jest na tej stronie. W razie pytań zadzwoń albo napisz.',
      en: 'The reason is on this page. Please get in touch with any questions.',
    },
  },
  appealed: {
    name: { pl: 'Złożono odwołanie', en: 'Appeal received' },
    next: {
      pl: 'Odwołanie rozpatrzy inna osoba niż ta, która odmówiła. O decyzji przyjdzie e-mail.',
      en: 'The appeal is decided by somebody other than the person who refused. An email tells you of the decision.',
    },
  },
  withdrawn: {
    name: { pl: 'Wycofany', en: 'Withdrawn' },
    next: {
      pl: 'Wniosek został wycofany. {newEstimate}',
      en: 'The application was withdrawn. {newEstimate}',
    },
  },
  expired: {
    name: { pl: 'Wygasł', en: 'Expired' },
    next: {
      pl: 'Termin na wysłanie albo podpisanie wniosku minął. Powód jest w przebiegu sprawy. {newEstimate}',
      en: 'The time to send or sign the application has passed. The reason is in the progress of the case. {newEstimate}',
    },
  },
  reported: {
    name: { pl: 'Zgłoszony do Prezesa URE', en: 'Reported to the Energy Regulatory Office' },
    next: {
      pl: 'W portalu nie musisz już nic robić. Obowiązki z umowy, w tym przechowywanie dokumentów, trwają nadal.',
      en: 'There is nothing more to do in the portal. The duties under the agreement go on, including keeping the documents.',
    },
  },
};

/** Which of the six steps the welcome page promises a case stands on; none once it has left the way. */
export const promisedSteps: Readonly<Partial<Record<ApplicationStatus, number>>> = {
  submitted: 2,
  verified: 2,
  in_completion: 2,
  correction_requested: 2,
  completed: 3,
  under_review: 3,
  contract_sent: 3,
  contract_signed: 4,
  in_realisation: 4,
  payment_requested: 5,
  settlement_review: 5,
  paid: 6,
};

/** What a line of the timeline is called. An application that began as a request to be called back has two of its own. */
export const timelineNames: Readonly<Record<ApplicationStatus | 'called_back' | 'measured', Message>> = {
  ...(Object.fromEntries(Object.entries(statusNames).map(([status, { name }]) => [status, name])) as Record<
    ApplicationStatus,
    Message
  >),
  called_back: { pl: 'Prośba o kontakt wysłana', en: 'Request to be called back sent' },
  measured: { pl: 'Dane energetyczne wpisane', en: 'Energy data entered' },
};
