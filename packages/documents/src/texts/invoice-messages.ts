import type { InvoiceType } from '@ndp/domain/settlement/invoice.ts';
import type { Message, Messages } from '@ndp/flows/message.ts';

/** What the drawn page of an invoice says beside what stands in its file. */
export const invoiceMessages = {
  title: { pl: 'Faktura {number}', en: 'Invoice {number}' },
  subtitle: { pl: 'obraz faktury z pliku XML', en: 'a picture of the invoice in the XML file' },
  opening: {
    pl: 'Stronę narysowano z pliku XML w strukturze FA(3), w jakiej faktury wystawia się w KSeF. Fakturą jest plik XML. Strona nie potwierdza, że faktura jest zapisana w KSeF.',
    en: 'This page was drawn from an XML file of the structure FA(3), the one invoices are issued in at KSeF. The invoice is the XML file. The page does not confirm that the invoice is registered in KSeF.',
  },
  section_parties: { pl: 'Sprzedawca i nabywca', en: 'Seller and buyer' },
  seller: { pl: 'Sprzedawca', en: 'Seller' },
  buyer: { pl: 'Nabywca', en: 'Buyer' },
  nip: { pl: 'NIP {nip}', en: 'NIP {nip}' },
  no_nip: { pl: 'bez NIP', en: 'without a NIP' },
  section_invoice: { pl: 'Faktura', en: 'Invoice' },
  type: { pl: 'Rodzaj', en: 'Kind' },
  issued: { pl: 'Data wystawienia', en: 'Date of issue' },
  supplied: { pl: 'Data dostawy lub wykonania usługi', en: 'Date of the delivery or service' },
  gross: { pl: 'Kwota należności ogółem', en: 'Total amount due' },
  paid: { pl: 'Zapłata', en: 'Payment' },
  paid_on: { pl: 'zapłacono w całości {day}', en: 'paid in full on {day}' },
  not_paid: { pl: 'faktura nie mówi, że zapłacono', en: 'the invoice does not say that it was paid' },
  corrects: { pl: 'Koryguje faktury', en: 'Corrects the invoices' },
  ksef_number: { pl: 'Numer KSeF z nazwy pliku', en: 'KSeF number from the name of the file' },
  hash: { pl: 'Skrót SHA-256 pliku', en: 'SHA-256 of the file' },
  section_lines: { pl: 'Pozycje', en: 'Lines' },
  line: { pl: 'Nazwa', en: 'Name' },
  quantity: { pl: 'Ilość', en: 'Quantity' },
  net: { pl: 'Netto', en: 'Net' },
  more_lines: {
    pl: 'Pokazano {shown} z {all} pozycji; wszystkie są w pliku XML.',
    en: '{shown} of {all} lines are shown; all of them are in the XML file.',
  },
  page_of: { pl: 'strona {page} z {pages}', en: 'page {page} of {pages}' },
} as const satisfies Messages;

export const invoiceTypeNames: Readonly<Record<InvoiceType, Message>> = {
  VAT: { pl: 'faktura', en: 'invoice' },
  KOR: { pl: 'faktura korygująca', en: 'correcting invoice' },
  ZAL: { pl: 'faktura zaliczkowa', en: 'advance invoice' },
  ROZ: { pl: 'faktura rozliczająca zaliczki', en: 'invoice settling advances' },
  UPR: { pl: 'faktura uproszczona', en: 'simplified invoice' },
  KOR_ZAL: { pl: 'korekta faktury zaliczkowej', en: 'correction of an advance invoice' },
  KOR_ROZ: { pl: 'korekta faktury rozliczającej zaliczki', en: 'correction of an invoice settling advances' },
};
