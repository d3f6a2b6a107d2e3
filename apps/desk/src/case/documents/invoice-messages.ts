import type { Messages } from '@ndp/flows/message.ts';

/** What was checked without anybody, and what was read out of an invoice that came as XML. */
export const invoiceMessages = {
  findings: { pl: 'Sprawdzone automatycznie', en: 'Checked automatically' },
  nothing_differs: { pl: 'nic nie budzi wątpliwości', en: 'nothing is in doubt' },
  by_eye: { pl: 'Tylko wzrokiem: {count}', en: 'To be seen by eye: {count}' },
  agreed: { pl: 'Zgodne: {count}', en: 'In order: {count}' },
  title: { pl: 'Odczytano z pliku XML', en: 'Read from the XML' },
  fits: { pl: 'zgadza się ze sprawą', en: 'fits the case' },
  differs: { pl: 'do sprawdzenia', en: 'to be looked at' },
  number: { pl: 'Numer', en: 'Number' },
  amount: { pl: 'Kwota brutto', en: 'Gross amount' },
  issued: { pl: 'Wystawiona', en: 'Issued' },
  supplied: { pl: 'Wykonanie', en: 'Work done' },
  seller: { pl: 'Sprzedawca', en: 'Seller' },
  buyer: { pl: 'Nabywca', en: 'Buyer' },
  paid: { pl: 'Zapłata', en: 'Paid' },
  not_paid: { pl: 'faktura o niej nie mówi', en: 'the invoice does not say' },
  lines: { pl: 'Pozycji', en: 'Lines' },
  ksef_number: { pl: 'Numer KSeF', en: 'KSeF number' },
  consistent: { pl: 'zgodne', en: 'consistent' },
  consistent_print: {
    pl: 'Kod na wydruku faktury wśród dokumentów wskazuje ten plik.',
    en: 'The code on a printed invoice among the documents names this file.',
  },
  consistent_file: {
    pl: 'Kod wskazuje plik XML faktury, który jest wśród dokumentów.',
    en: 'The code names the XML of an invoice among the documents.',
  },
  no_file: {
    pl: 'Pliku XML tej faktury nie ma wśród dokumentów, więc nie ma z czym jej porównać.',
    en: 'The XML of this invoice is not among the documents, so there is nothing to compare it with.',
  },
  code: { pl: 'Odczytano z kodu QR', en: 'Read from the QR code' },
  code_says: { pl: 'Sprzedawca: NIP {nip}, wystawiona {day}', en: 'Seller: NIP {nip}, issued on {day}' },
  code_of_test: {
    pl: 'Kod prowadzi do systemu testowego KSeF, w którym faktury nie mają mocy prawnej.',
    en: 'The code leads to a test system of KSeF, whose invoices are not valid.',
  },
  code_of_other: {
    pl: 'Kod wygląda jak kod z KSeF, ale prowadzi na inną stronę. Nie otwieraj jej.',
    en: 'The code looks like one of KSeF, but leads to another site. Do not open it.',
  },
  at_ksef: { pl: 'Sprawdź na stronie KSeF', en: 'Look it up at KSeF' },
  at_ksef_help: {
    pl: 'Otwiera stronę Ministerstwa Finansów; tylko ona mówi, czy faktura jest zapisana w KSeF.',
    en: 'Opens the page of the Ministry of Finance; it alone tells whether the invoice is registered in KSeF.',
  },
} as const satisfies Messages;
