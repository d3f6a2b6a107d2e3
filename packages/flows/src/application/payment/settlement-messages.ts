import type { findingSources, SettlementRule, settlementDoubts } from '@ndp/domain/settlement/settlement.ts';
import type { Message, Messages } from '../../message.ts';

/** What each rule says where it holds. */
export const ruleNames: Readonly<Record<SettlementRule, Message>> = {
  complete: { pl: 'Dokumenty są kompletne', en: 'The documents are complete' },
  legible: { pl: 'Dokumenty są czytelne', en: 'The documents can be read' },
  whole: { pl: 'Dokumenty są całe, z datą i podpisem', en: 'The documents are whole, signed and dated' },
  finished: {
    pl: 'Dzień zakończenia mieści się w umowie',
    en: 'The day of completion is within the agreement',
  },
  agreed_device: { pl: 'Urządzenie jest takie jak w umowie', en: 'The device is the one agreed on' },
  stands_alone: { pl: 'Jest faktura końcowa', en: 'There is a final invoice' },
  buyer: { pl: 'Nabywcą jest wnioskodawca', en: 'The buyer is the applicant' },
  work: {
    pl: 'Prace i faktura są po podpisaniu umowy',
    en: 'Work and invoice come after the agreement',
  },
  device: { pl: 'Faktura wymienia urządzenie', en: 'The invoice names the device' },
  amount: { pl: 'Faktura opiewa na złotówki', en: 'The invoice is for an amount in PLN' },
  cost: { pl: 'Koszt pokrywa kwotę z umowy', en: 'The cost covers the amount agreed on' },
  payment: { pl: 'Faktura jest zapłacona', en: 'The invoice is paid' },
  print: { pl: 'Wydruk faktury zgadza się z plikiem XML', en: 'Printed invoice and XML belong together' },
};

/** What a person looks at, where nothing is known; undefined: there is nothing to look at. */
export const byEye: Readonly<Partial<Record<SettlementRule, Message>>> = {
  legible: {
    pl: 'Na każdej stronie ma być widać każde słowo i każdą cyfrę.',
    en: 'Every word and every figure of each page should be seen.',
  },
  whole: {
    pl: 'Każdy dokument ma mieć wszystkie strony, datę i potrzebne podpisy.',
    en: 'Each document should have all its pages, a date and the signatures it needs.',
  },
  agreed_device: {
    pl: 'Umowa nie podaje modelu urządzenia: liczy się to, co jest na fakturze i etykiecie.',
    en: 'The agreement names no model: invoice and label count.',
  },
  stands_alone: {
    pl: 'Ma to być faktura końcowa, nie zaliczkowa ani pro forma.',
    en: 'It should be the final invoice, not one for an advance or a pro forma.',
  },
  buyer: { pl: 'Nabywcą ma być {applicant}.', en: 'The buyer should be {applicant}.' },
  work: {
    pl: 'Daty na fakturze mają być nie wcześniejsze niż dzień umowy, {agreed}.',
    en: 'No date of the invoice should be before the day of the agreement, {agreed}.',
  },
  device: {
    pl: 'Jedna z pozycji ma wymieniać urządzenie: {device}.',
    en: 'One of its lines should name the device: {device}.',
  },
  amount: { pl: 'Kwota ma być w złotówkach.', en: 'The amount should be in PLN.' },
  cost: {
    pl: 'Faktury mają razem opiewać na co najmniej {agreedAmount}: wypłata nie może być wyższa niż koszt.',
    en: 'The invoices should come to {agreedAmount} or more: no more is paid than the cost.',
  },
  payment: {
    pl: 'Potwierdzenie ma być na całą kwotę z faktur{invoicedToo}.',
    en: 'The proof should be for the whole amount of the invoices{invoicedToo}.',
  },
};

/** What does not fit; what is asked of whoever issued the invoice, where that helps. */
export const settlementDoubtTexts: Readonly<
  Record<(typeof settlementDoubts)[number], { readonly what: Message; readonly request?: Message }>
> = {
  missing: {
    what: { pl: 'Brakuje dokumentu: {kind}. Dodaj go.', en: 'A document is missing: {kind}. Add it.' },
  },
  repeated: {
    what: {
      pl: 'Plik {name} jest dodany jako dwa różne dokumenty. Dodaj właściwy.',
      en: 'The file {name} stands for two documents. Add the right one.',
    },
  },
  small_picture: {
    what: {
      pl: 'Obraz w pliku {name} jest bardzo mały i może być nieczytelny. Dodaj większy albo skan.',
      en: 'The picture {name} is very small and may not be legible. Add a larger one, or a scan.',
    },
  },
  dark_picture: {
    what: {
      pl: 'Dokument {name} jest bardzo ciemny. Sfotografuj go jeszcze raz w lepszym świetle.',
      en: 'The document {name} is very dark. Photograph it again in better light.',
    },
  },
  blurred_picture: {
    what: {
      pl: 'Dokument {name} wygląda na nieostry. Sfotografuj albo zeskanuj go jeszcze raz.',
      en: 'The document {name} looks blurred. Photograph or scan it again.',
    },
  },
  date_future: {
    what: {
      pl: 'Dzień zakończenia, {completed}, jest późniejszy niż dziś. Popraw go.',
      en: 'The day of completion, {completed}, is later than today. Correct it.',
    },
  },
  before_agreement: {
    what: {
      pl: 'Dzień zakończenia, {completed}, jest wcześniejszy niż dzień umowy, {agreed}. Popraw go, jeśli to pomyłka.',
      en: 'The day of completion, {completed}, is before that of the agreement, {agreed}. Correct it if it is a mistake.',
    },
  },
  after_program: {
    what: {
      pl: 'Dzień zakończenia, {completed}, jest późniejszy niż ostatni dzień z umowy, {latest}. Popraw go, jeśli to pomyłka.',
      en: 'The day of completion, {completed}, is after the last day of the agreement, {latest}. Correct it if it is a mistake.',
    },
  },
  finished_before_supply: {
    what: {
      pl: 'Według faktury prace trwały do {supplied}, a dzień zakończenia to {completed}. Popraw datę zakończenia albo poproś wykonawcę o korektę.',
      en: 'By the invoice the work lasted until {supplied}, but the day of completion is {completed}. Correct that day, or ask the installer for a correction.',
    },
    request: {
      pl: 'Na fakturze data wykonania to {supplied}, a prace zakończyły się {completed}. Jeśli to błąd, potrzebna jest korekta.',
      en: 'The invoice dates the work {supplied}, but it was finished on {completed}. Please correct it if that is wrong.',
    },
  },
  device_changed: {
    what: {
      pl: 'Zamontowano {device}, a w umowie jest {agreedDevice}. Jeśli to pomyłka, popraw nazwę; jeśli inny model, dodaj jego etykietę.',
      en: 'The device installed is {device}; the agreement names {agreedDevice}. Correct the name if it is mistyped; for another model add its label.',
    },
  },
  below_agreed: {
    what: {
      pl: 'Faktury opiewają razem na {invoiced}, mniej niż kwota z umowy, {agreedAmount}: wypłata nie może być wyższa niż koszt. Jeśli jest jeszcze jedna faktura, dodaj ją.',
      en: 'The invoices come to {invoiced}, less than the amount agreed on, {agreedAmount}: no more is paid than the cost. If there is another invoice, add it.',
    },
  },
  no_proof: {
    what: {
      pl: 'Brakuje potwierdzenia zapłaty. Dodaj potwierdzenie przelewu albo pokwitowanie.',
      en: 'The proof of payment is missing. Add a confirmation of the transfer, or a receipt.',
    },
  },
  proof_is_other: {
    what: {
      pl: 'Jako potwierdzenie zapłaty jest dodany ten sam plik co inny dokument: {name}. Dodaj potwierdzenie przelewu albo pokwitowanie.',
      en: 'The proof of payment is the same file as another document: {name}. Add a confirmation of the transfer, or a receipt.',
    },
  },
  paid_less: {
    what: {
      pl: 'Udowodniony koszt to {proven}, a faktury opiewają na {invoiced}. Potrzebne są potwierdzenia pozostałych wpłat.',
      en: 'The cost proven is {proven}, while the invoices come to {invoiced}. Proofs of the other payments are needed.',
    },
  },
  code_of_test: {
    what: {
      pl: 'Kod na fakturze {name} prowadzi do systemu testowego KSeF, w którym faktury nie mają mocy prawnej. Poproś wykonawcę o fakturę z KSeF.',
      en: 'The code on the invoice {name} leads to a test system of KSeF, whose invoices are not valid. Ask the installer for one from KSeF.',
    },
    request: {
      pl: 'Kod na fakturze prowadzi do systemu testowego KSeF. Potrzebna jest faktura wystawiona w KSeF.',
      en: 'Its code leads to a test system of KSeF. Please issue it in KSeF.',
    },
  },
  code_of_other: {
    what: {
      pl: 'Kod na fakturze {name} wygląda jak kod z KSeF, ale prowadzi na inną stronę. Nie otwieraj jej i wyjaśnij to z wykonawcą.',
      en: 'The code on the invoice {name} looks like one of KSeF, but leads to another site. Do not open it, and ask the installer.',
    },
    request: {
      pl: 'Kod na fakturze nie prowadzi do KSeF. Potrzebne jest wyjaśnienie i faktura z KSeF.',
      en: 'Its code does not lead to KSeF. Please explain, and send the invoice from KSeF.',
    },
  },
  print_differs: {
    what: {
      pl: 'Kod na fakturze {name} wskazuje inny plik XML niż ten, który jest wśród dokumentów. Poproś wykonawcę o wydruk i plik XML tej samej faktury.',
      en: 'The code on the invoice {name} names another XML than the one among the documents. Ask the installer for print and XML of the same invoice.',
    },
    request: {
      pl: 'Wydruk i plik XML nie dotyczą tej samej faktury. Potrzebne są oba z jednej faktury.',
      en: 'Print and XML are not of the same invoice. Please send both of one.',
    },
  },
};

/** Where an answer comes from. */
export const sourceNames: Readonly<Record<(typeof findingSources)[number], Message>> = {
  xml: { pl: 'z pliku XML', en: 'from the XML' },
  code: { pl: 'z kodu QR', en: 'from the QR code' },
  typed: { pl: 'z tego, co wpisano', en: 'from what was typed' },
  picture: { pl: 'z pomiaru stron', en: 'by measuring the pages' },
  documents: { pl: 'z listy dokumentów', en: 'from the list of documents' },
  none: { pl: 'tego nikt jeszcze nie sprawdził', en: 'nobody has checked this yet' },
};

/** The rehearsal on the page before sending. */
export const rehearsalMessages = {
  title: { pl: 'Czy to przejdzie?', en: 'Would this pass?' },
  all_well: {
    pl: 'Nic z tego, co umiemy sprawdzić, nie budzi wątpliwości.',
    en: 'Nothing that we can check is in doubt.',
  },
  differs: {
    pl: '{count, plural, one {Jedna rzecz} few {# rzeczy} other {# rzeczy}} do poprawienia albo wyjaśnienia',
    en: '{count, plural, one {One thing} other {# things}} to correct or explain',
  },
  can_be_sent: {
    pl: 'Wniosek możesz złożyć i tak: decyduje osoba, która sprawdza rozliczenie. Poprawiony teraz nie wróci do poprawek.',
    en: 'You can apply all the same: the person who checks the settlement decides. What is corrected now will not come back.',
  },
  agrees: {
    pl: 'Sprawdzone i zgodne: {count}',
    en: 'Checked, and in order: {count}',
  },
  by_eye: { pl: 'Sprawdź własnymi oczami: {count}', en: 'Look at with your own eyes: {count}' },
} as const satisfies Messages;
