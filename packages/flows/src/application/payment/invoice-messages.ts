import type { InvoiceDoubt } from '@ndp/domain/settlement/invoice-rules.ts';
import type { Message, Messages } from '../../message.ts';

/** What was read out of an invoice, and whether it fits. */
export const invoiceReadingMessages = {
  read: {
    pl: 'Odczytano: {number} z dnia {day}, {amount}; sprzedawca: {seller}; nabywca: {buyer}',
    en: 'Read: {number} of {day}, {amount}; seller: {seller}; buyer: {buyer}',
  },
  unnamed: { pl: 'nie podano', en: 'not given' },
  fits: { pl: 'Faktura zgadza się z umową.', en: 'The invoice fits the agreement.' },
  doubts: { pl: 'Co się nie zgadza', en: 'What does not fit' },
  can_be_sent: {
    pl: 'Wniosek o wypłatę możesz złożyć i tak: decyduje osoba, która sprawdza rozliczenie.',
    en: 'You can apply for the payment all the same: the person who checks the settlement decides.',
  },
  for_installer: { pl: 'Wiadomość do wykonawcy', en: 'Message to the installer, in Polish' },
  for_installer_help: {
    pl: 'Skopiuj ją i wyślij temu, kto wystawił fakturę.',
    en: 'Copy it and send it to whoever issued the invoice.',
  },
  letter: {
    pl: 'Dzień dobry, dotyczy faktury {number} z dnia {day}. {requests} Potrzebuję jej do rozliczenia dofinansowania nowego źródła ciepła. Wystarczy plik XML z KSeF.',
    en: 'Good morning, this is about the invoice {number} of {day}. {requests} I need it to settle the funding of a new heat source. Please send me its XML file from KSeF.',
  },
  letter_unread: {
    pl: 'Dzień dobry, dotyczy faktury za nowe źródło ciepła. {requests} Potrzebuję jej do rozliczenia dofinansowania. Wystarczy plik XML z KSeF.',
    en: 'Good morning, this is about the invoice for the new heat source. {requests} I need it to settle the funding. Please send me its XML file from KSeF.',
  },
  letter_subject: { pl: 'Faktura za nowe źródło ciepła', en: 'Invoice for the new heat source' },
  mail: { pl: 'Wyślij e-mailem', en: 'Send by email' },
  copy: { pl: 'Kopiuj wiadomość', en: 'Copy the message' },
  copied: { pl: 'Skopiowano.', en: 'Copied.' },
  not_copied: { pl: 'Zaznaczono treść: skopiuj ją ręcznie.', en: 'The text is selected: copy it by hand.' },
} as const satisfies Messages;

/** What does not fit, and what is asked of whoever issued the invoice. */
export const invoiceDoubtTexts: Readonly<
  Record<InvoiceDoubt, { readonly what: Message; readonly request: Message }>
> = {
  correction_alone: {
    what: {
      pl: 'To korekta, a nie ma faktury, którą koryguje: dodaj ją.',
      en: 'It is a correction, and the invoice it corrects is missing: add it.',
    },
    request: {
      pl: 'Potrzebna jest też faktura, którą ona koryguje.',
      en: 'Please send me the invoice it corrects.',
    },
  },
  advance_alone: {
    what: {
      pl: 'To faktura zaliczkowa, a zaliczka nie potwierdza zakończonych prac: poproś wykonawcę o fakturę końcową.',
      en: 'It is an advance invoice, which does not prove finished work: ask the installer for the final one.',
    },
    request: { pl: 'Potrzebna jest faktura końcowa.', en: 'Please issue the final invoice.' },
  },
  other_buyer: {
    what: {
      pl: 'Nabywcą jest {buyer}, a nie wnioskodawca, {applicant}: poproś wykonawcę o korektę.',
      en: 'The buyer is {buyer}, not the applicant, {applicant}: ask the installer for a correction.',
    },
    request: {
      pl: 'Nabywcą powinien być wnioskodawca: {applicant}. Potrzebna jest korekta.',
      en: 'The buyer should be the applicant: {applicant}. Please issue a correction.',
    },
  },
  issued_before: {
    what: {
      pl: 'Fakturę wystawiono przed dniem podpisania umowy, {agreed}. Takie prace nie są objęte dofinansowaniem; jeśli data jest błędna, poproś wykonawcę o korektę.',
      en: 'It was issued before the agreement was signed on {agreed}. Such work is not funded; if the date is wrong, ask the installer for a correction.',
    },
    request: {
      pl: 'Data wystawienia jest wcześniejsza niż dzień umowy o dofinansowanie, {agreed}. Jeśli to błąd, potrzebna jest korekta.',
      en: 'It is dated before the funding agreement of {agreed}. Please check the dates and correct them if they are wrong.',
    },
  },
  supplied_before: {
    what: {
      pl: 'Według faktury prace wykonano {supplied}, przed dniem podpisania umowy, {agreed}. Takie prace nie są objęte dofinansowaniem; jeśli data jest błędna, poproś wykonawcę o korektę.',
      en: 'By the invoice the work was done on {supplied}, before the agreement was signed on {agreed}. Such work is not funded; if the date is wrong, ask the installer for a correction.',
    },
    request: {
      pl: 'Data wykonania jest wcześniejsza niż dzień umowy o dofinansowanie, {agreed}. Jeśli to błąd, potrzebna jest korekta.',
      en: 'The work is dated before the funding agreement of {agreed}. Please check the dates and correct them if they are wrong.',
    },
  },
  supplied_after: {
    what: {
      pl: 'Według faktury prace wykonano {supplied}, po ostatnim dniu z umowy, {latest}. Jeśli data jest błędna, poproś wykonawcę o korektę.',
      en: 'By the invoice the work was done on {supplied}, after the last day of the agreement, {latest}. If the date is wrong, ask the installer for a correction.',
    },
    request: {
      pl: 'Data wykonania jest późniejsza niż {latest}. Jeśli to błąd, potrzebna jest korekta.',
      en: 'The work is dated after {latest}. Please check the dates and correct them if they are wrong.',
    },
  },
  issued_late: {
    what: {
      pl: 'Fakturę wystawiono później niż 15. dnia miesiąca po zakończeniu prac: upewnij się u wykonawcy, że dotyczy tej wymiany.',
      en: 'It was issued later than the 15th of the month after the work ended: ask the installer whether it is for this replacement.',
    },
    request: {
      pl: 'Potrzebne jest potwierdzenie, że dotyczy tej wymiany źródła ciepła, i data wykonania na fakturze.',
      en: 'Please confirm that it is for this replacement of the heat source, and put the day of the work on it.',
    },
  },
  issued_future: {
    what: {
      pl: 'Faktura ma datę późniejszą niż dziś. Poproś wykonawcę o korektę.',
      en: 'The invoice is dated later than today. Ask the installer for a correction.',
    },
    request: {
      pl: 'Data wystawienia jest późniejsza niż dziś. Jeśli to błąd, potrzebna jest korekta.',
      en: 'It is dated later than today. Please correct it if that is wrong.',
    },
  },
  no_device: {
    what: {
      pl: 'Żadna pozycja nie wymienia urządzenia {device}. Jeśli zamontowano inne, wpisz je we wniosku o wypłatę; jeśli nie, poproś wykonawcę o korektę.',
      en: 'No line names the device {device}. If another one was installed, enter it in the payment application; otherwise ask the installer for a correction.',
    },
    request: {
      pl: 'Potrzebna jest pozycja faktury, która wymienia zamontowane urządzenie z modelem: {device}.',
      en: 'Please let a line of it name the device that was installed, with its model: {device}.',
    },
  },
  currency: {
    what: {
      pl: 'Kwota nie jest w złotówkach: organizator przeliczy ją albo poprosi o wyjaśnienie.',
      en: 'Its amount is not in PLN: the organiser will convert it, or ask about it.',
    },
    request: { pl: 'Potrzebna jest faktura w PLN.', en: 'Please issue it in PLN.' },
  },
  nothing_due: {
    what: {
      pl: 'Faktura nie opiewa na żadną kwotę: poproś wykonawcę o fakturę na całość prac.',
      en: 'The invoice comes to nothing: ask the installer for one for the whole work.',
    },
    request: {
      pl: 'Potrzebna jest faktura na całość prac.',
      en: 'Please issue an invoice for the whole work.',
    },
  },
};
