import type { DocumentKind } from '@ndp/domain/settlement/document-kinds.ts';
import type { Message, Messages } from '../../message.ts';

/**
 * Version of the statement below; stored with every payment application. A changed sentence takes a new version, and the
 * old one goes to `kept-statements.ts`.
 */
export const paymentStatementVersion = '2026-11-27';

/** What the applicant declares when applying for the payment, word for word. It is evidence: no values are filled in. */
export const paymentStatement: Message = {
  pl: 'Oświadczam, że wymiana źródła ciepła zakończyła się w podanym dniu i przebiegła zgodnie z umową o dofinansowanie, dotychczasowe źródło jest trwale wyłączone z użytku, a przesłane dokumenty są prawdziwe i kompletne. Wnoszę o wypłatę dofinansowania na rachunek podany we wniosku.',
  en: 'I declare that the replacement of the heat source was finished on the day given and in line with the funding agreement, that the previous source is out of use for good, and that the documents sent are true and complete. I apply for the payment of the funding to the account given in the application.',
};

/** What each kind of document is called. */
export const documentNames: Readonly<Record<DocumentKind, Message>> = {
  invoice: { pl: 'Faktura za urządzenie i montaż', en: 'Invoice for the device and its installation' },
  proof_of_payment: { pl: 'Potwierdzenie zapłaty', en: 'Proof of payment' },
  acceptance_report: { pl: 'Protokół odbioru', en: 'Acceptance report' },
  removal_proof: {
    pl: 'Dowód likwidacji starego źródła ciepła',
    en: 'Proof of removal of the old heat source',
  },
  energy_label: { pl: 'Etykieta energetyczna', en: 'Energy label' },
  energy_certificate: {
    pl: 'Świadectwo charakterystyki energetycznej',
    en: 'Energy performance certificate',
  },
  substation_report: { pl: 'Protokół odbioru węzła cieplnego', en: 'Acceptance report of the substation' },
  heat_contract: { pl: 'Umowa sprzedaży ciepła', en: 'Heat supply contract' },
  leak_test: {
    pl: 'Protokół próby szczelności instalacji gazowej',
    en: 'Report of the leak test of the gas installation',
  },
  area_proof: { pl: 'Dokument potwierdzający powierzchnię', en: 'Document confirming the area' },
  start_up_report: { pl: 'Protokół uruchomienia', en: 'Start-up report' },
  other: { pl: 'Inne dokumenty', en: 'Other documents' },
};

/** What may serve as each kind. */
export const documentHelp: Readonly<Record<DocumentKind, Message>> = {
  invoice: {
    pl: 'Wystawiona na wnioskodawcę. Fakturę z KSeF najlepiej dodać jako plik XML: od razu zobaczysz, co z niej odczytano. Jeśli faktur jest kilka, dodaj wszystkie.',
    en: 'Made out to the applicant. An invoice from KSeF is best added as its XML file: you see at once what was read from it. If there are several invoices, add all of them.',
  },
  proof_of_payment: {
    pl: 'Potwierdzenie przelewu albo pokwitowanie na całą kwotę z faktury.',
    en: 'A bank transfer confirmation or a receipt for the whole amount of the invoice.',
  },
  acceptance_report: {
    pl: 'Protokół odbioru i uruchomienia podpisany przez wykonawcę.',
    en: 'The report of acceptance and start-up, signed by the installer.',
  },
  removal_proof: {
    pl: 'Zaświadczenie o złomowaniu, karta przekazania odpadu albo zdjęcia sprzed demontażu i po nim.',
    en: 'A scrapping certificate, a disposal receipt, or photographs from before and after the removal.',
  },
  energy_label: {
    pl: 'Etykieta albo karta produktu nowego urządzenia z jego klasą efektywności.',
    en: 'The label or product sheet of the new device, showing its efficiency class.',
  },
  energy_certificate: {
    pl: 'Świadectwo albo obliczenia, z których wynikają wskaźnik i sprawności podane we wniosku.',
    en: 'The certificate, or the calculation behind the index and the efficiencies given in the application.',
  },
  substation_report: {
    pl: 'Protokół podpisany przez przedsiębiorstwo ciepłownicze, które przyłącza budynek.',
    en: 'The report signed by the heat company that connects the building.',
  },
  heat_contract: {
    pl: 'Umowa z przedsiębiorstwem, które dostarcza ciepło do budynku.',
    en: 'The contract with the company that supplies heat to the building.',
  },
  leak_test: {
    pl: 'Protokół podpisany przez osobę z uprawnieniami gazowymi.',
    en: 'The report signed by a licensed gas fitter.',
  },
  area_proof: {
    pl: 'Na przykład wypis z projektu albo świadectwo z powierzchnią o regulowanej temperaturze powietrza.',
    en: 'For example an extract from the design, or a certificate with the area with regulated air temperature.',
  },
  start_up_report: {
    pl: 'Przy montażu samodzielnym: protokół podpisany przez osobę uprawnioną, która uruchomiła urządzenie.',
    en: 'If you installed the device yourself: the report signed by the licensed person who started it up.',
  },
  other: {
    pl: 'Wszystko, co może pomóc w sprawdzeniu rozliczenia.',
    en: 'Anything that may help to check the settlement.',
  },
};

/** What a downloaded document is called, before its reference; letters of ASCII only. */
export const documentFileNames: Readonly<Record<DocumentKind, Message>> = {
  invoice: { pl: 'faktura', en: 'invoice' },
  proof_of_payment: { pl: 'potwierdzenie-zaplaty', en: 'proof-of-payment' },
  acceptance_report: { pl: 'protokol-odbioru', en: 'acceptance-report' },
  removal_proof: { pl: 'likwidacja-starego-zrodla', en: 'removal-proof' },
  energy_label: { pl: 'etykieta-energetyczna', en: 'energy-label' },
  energy_certificate: { pl: 'swiadectwo-energetyczne', en: 'energy-certificate' },
  substation_report: { pl: 'odbior-wezla', en: 'substation-report' },
  heat_contract: { pl: 'umowa-sprzedazy-ciepla', en: 'heat-contract' },
  leak_test: { pl: 'proba-szczelnosci', en: 'leak-test' },
  area_proof: { pl: 'potwierdzenie-powierzchni', en: 'area-proof' },
  start_up_report: { pl: 'protokol-uruchomienia', en: 'start-up-report' },
  other: { pl: 'dokument', en: 'document' },
};

/** Why a file is not taken; the page and the server say the same. */
export const fileProblems = {
  empty: {
    pl: 'Ten plik jest pusty. Sprawdź, czy otwiera się na tym urządzeniu, i wybierz go ponownie.',
    en: 'This file is empty. Check that it opens on this device and choose it again.',
  },
  too_large: {
    pl: 'Ten plik ma więcej niż 10 MB. Zapisz go w mniejszej rozdzielczości albo podziel na części.',
    en: 'This file is larger than 10 MB. Save it at a lower resolution or split it into parts.',
  },
  unknown_kind: {
    pl: 'To nie jest plik PDF, JPEG ani PNG. Zapisz dokument w jednym z tych formatów albo zrób jego zdjęcie.',
    en: 'This is not a PDF, JPEG or PNG file. Save the document in one of these formats, or take a photograph of it.',
  },
  xml_damaged: {
    pl: 'Ten plik XML jest uszkodzony albo niekompletny. Pobierz fakturę jeszcze raz z KSeF albo poproś o nią wykonawcę.',
    en: 'This XML file is damaged or incomplete. Download the invoice from KSeF again, or ask your installer for it.',
  },
  xml_doctype: {
    pl: 'Ten plik XML odwołuje się do innych plików (DOCTYPE), a faktura z KSeF tego nie robi. Poproś wykonawcę o plik XML pobrany z KSeF albo o fakturę w PDF.',
    en: 'This XML file refers to other files (DOCTYPE), which an invoice from KSeF never does. Ask your installer for the XML downloaded from KSeF, or for the invoice as a PDF.',
  },
  xml_too_large: {
    pl: 'Ten plik XML jest większy niż faktura z KSeF może być. Poproś wykonawcę o plik XML pobrany z KSeF albo o fakturę w PDF.',
    en: 'This XML file is larger than an invoice from KSeF can be. Ask your installer for the XML downloaded from KSeF, or for the invoice as a PDF.',
  },
  xml_other: {
    pl: 'Ten plik XML nie jest fakturą z KSeF. Wybierz plik XML faktury albo fakturę w PDF.',
    en: 'This XML file is not an invoice from KSeF. Choose the XML file of the invoice, or the invoice as a PDF.',
  },
  xml_version: {
    pl: 'Ta faktura ma inną strukturę niż FA(3), na przykład starszą FA(2). Poproś wykonawcę o plik XML w strukturze FA(3) albo dodaj fakturę w PDF.',
    en: 'This invoice has another structure than FA(3), such as the older FA(2). Ask your installer for the XML in the structure FA(3), or add the invoice as a PDF.',
  },
  xml_structure: {
    pl: 'W tym pliku XML brakuje czegoś albo coś stoi w nim inaczej, niż wymaga struktura FA(3), więc nie przyjąłby go też KSeF. Poproś wykonawcę o plik XML pobrany z KSeF.',
    en: 'Something in this XML file is missing or not as the structure FA(3) wants it, so KSeF would not take it either. Ask your installer for the XML downloaded from KSeF.',
  },
  xml_correction: {
    pl: 'To faktura korygująca, a nie ma tu jeszcze faktury, którą koryguje. Dodaj najpierw tamtą fakturę, potem korektę.',
    en: 'This is a correcting invoice, and the invoice it corrects is not here yet. Add that invoice first, then the correction.',
  },
  xml_advance: {
    pl: 'To faktura zaliczkowa, a zaliczka nie potwierdza zakończonych prac. Dodaj najpierw fakturę końcową: poproś o nią wykonawcę.',
    en: 'This is an advance invoice, which does not prove finished work. Add the final invoice first: ask your installer for it.',
  },
  xml_place: {
    pl: 'Plik XML przyjmujemy tylko jako fakturę z KSeF, w miejscu na fakturę w rozliczeniu. Ten dokument dodaj jako PDF albo jego zdjęcie.',
    en: 'An XML file is only taken as an invoice from KSeF, in the place for the invoice of the settlement. Add this document as a PDF, or a photograph of it.',
  },
  damaged: {
    pl: 'Ten plik jest uszkodzony albo niekompletny. Zapisz go jeszcze raz i wybierz ponownie.',
    en: 'This file is damaged or incomplete. Save it once more and choose it again.',
  },
  mixed: {
    pl: 'Ten plik zawiera coś więcej niż sam dokument, dlatego nie można go przyjąć. Zapisz go jeszcze raz jako PDF albo zrób jego zdjęcie.',
    en: 'This file contains more than the document itself and cannot be accepted. Save it as a PDF once more, or take a photograph of it.',
  },
  too_many_pixels: {
    pl: 'To zdjęcie ma zbyt dużą rozdzielczość. Zmniejsz je i wybierz ponownie.',
    en: 'The resolution of this picture is too high. Make it smaller and choose it again.',
  },
  locked: {
    pl: 'Ten plik PDF jest chroniony hasłem. Zapisz go bez hasła i wybierz ponownie.',
    en: 'This PDF is protected by a password. Save it without the password and choose it again.',
  },
  active: {
    pl: 'Ten plik PDF zawiera skrypty, formularz wysyłający dane, inne pliki lub odwołania do nich, dlatego nie można go przyjąć. Wydrukuj go do nowego pliku PDF i wybierz ponownie.',
    en: 'This PDF contains scripts, a form that sends data, other files or references to them, and cannot be accepted. Print it to a new PDF file and choose that one.',
  },
  infected: {
    pl: 'Program antywirusowy znalazł w tym pliku szkodliwy kod, dlatego nie można go przyjąć. Sprawdź urządzenie, na którym powstał, i wyślij ten dokument zapisany od nowa albo jego zdjęcie.',
    en: 'The virus scanner found harmful code in this file, so it cannot be accepted. Check the device it comes from, and send the document saved anew or a photograph of it.',
  },
} as const satisfies Messages;
export type FileProblem = keyof typeof fileProblems;

export const paymentMessages = {
  title: { pl: 'Rozliczenie', en: 'Settlement' },
  lead: {
    pl: 'Po zakończeniu wymiany prześlij dokumenty i złóż wniosek o wypłatę. Wypłata nastąpi w ciągu {paymentWeeks, plural, one {# tygodnia} other {# tygodni}} od złożenia kompletnego wniosku.',
    en: 'Once the replacement is finished, send the documents and apply for the payment. The money comes at most {paymentWeeks, plural, one {# week} other {# weeks}} after a complete application.',
  },
  amount: { pl: 'Do wypłaty', en: 'To be paid' },
  account: { pl: 'Na rachunek', en: 'To the account' },
  account_ends: { pl: 'kończący się na {end}', en: 'ending in {end}' },
  late: {
    pl: 'Ostatni dzień na zakończenie wymiany, {latest}, minął. Jeśli wymiana zakończyła się do tego dnia, złóż wniosek o wypłatę: podaj dzień zakończenia i dołącz dokumenty. Wymianę zakończoną później można rozliczyć tylko na zasadach programu z roku jej zakończenia. Zadzwoń wtedy albo napisz do organizatora programu.',
    en: 'The last day to finish the replacement, {latest}, has passed. If it was finished by that day, apply for the payment: give the day it was finished and add the documents. A replacement finished later can only be settled under the rules of the programme of the year it was finished. In that case please call or write to the organiser of the programme.',
  },
  documents: { pl: 'Dokumenty', en: 'Documents' },
  formats: {
    pl: 'PDF, JPEG, PNG lub XML z KSeF do 10 MB. Wystarczy zdjęcie. Zapisujemy od razu.',
    en: 'PDF, JPEG, PNG or KSeF XML up to 10 MB; a clear photo will do. Saved at once.',
  },
  add_missing: { pl: 'Dodaj brakujące dokumenty:', en: 'Add the missing documents:' },
  count: {
    pl: 'Wymagane dokumenty: dodano {done} z {all}',
    en: 'Required documents: {done} of {all} added',
  },
  optional: { pl: 'opcjonalnie', en: 'optional' },
  added: { pl: 'dodano', en: 'added' },
  choose: { pl: 'Dodaj', en: 'Add' },
  choose_label: { pl: '{choose}: {document}', en: '{choose}: {document}' },
  send_file: { pl: 'Wyślij plik', en: 'Send the file' },
  drop: { pl: 'albo upuść go tutaj', en: 'or drop it here' },
  sending: { pl: 'Wysyłanie: {name}…', en: 'Sending: {name}…' },
  sent: { pl: 'Dodano plik {name}.', en: 'The file {name} was added.' },
  already_there: {
    pl: 'Ten plik jest już na liście jako {name}.',
    en: 'This file is on the list already, as {name}.',
  },
  removed: { pl: 'Usunięto plik {name}.', en: 'The file {name} was removed.' },
  open: { pl: 'Pobierz', en: 'Download' },
  open_label: { pl: 'Pobierz: {name}', en: 'Download: {name}' },
  remove: { pl: 'Usuń', en: 'Remove' },
  remove_label: { pl: 'Usuń: {name}', en: 'Remove: {name}' },
  remove_question: {
    pl: 'Usunąć plik {name}? Tego nie można cofnąć.',
    en: 'Remove the file {name}? This cannot be undone.',
  },
  remove_confirm: { pl: 'Tak, usuń', en: 'Yes, remove it' },
  remove_keep: { pl: 'Zostaw', en: 'Keep it' },
  not_sent: { pl: '{name}: {problem}', en: '{name}: {problem}' },
  megabytes: { pl: '{size} MB', en: '{size} MB' },
  kilobytes: { pl: '{size} kB', en: '{size} kB' },
  application: { pl: 'Wniosek o wypłatę', en: 'Payment application' },
  completion_date: { pl: 'Data zakończenia wymiany', en: 'Day the replacement was completed' },
  completion_date_help: {
    pl: 'Dzień odbioru: od podpisania umowy {earliest} do {latest}.',
    en: 'The day of acceptance: from the signature on {earliest} to {latest}.',
  },
  model: { pl: 'Nazwa i model urządzenia', en: 'Name and model of the device' },
  model_help: {
    pl: 'Jak na fakturze, także gdy w umowie jest inne.',
    en: 'As on the invoice, even if the agreement names another.',
  },
  serial: { pl: 'Numer seryjny urządzenia', en: 'Serial number of the device' },
  serial_fold: { pl: 'Numer seryjny (opcjonalnie)', en: 'Serial number (optional)' },
  serial_help: {
    pl: 'Jest na tabliczce znamionowej. Organizator sprawdza, czy to samo urządzenie nie jest rozliczane w dwóch sprawach.',
    en: 'It stands on the nameplate. The organiser checks that one device is not settled in two cases.',
  },
  statement: { pl: 'Oświadczenie', en: 'Statement' },
  next: { pl: 'Sprawdź wniosek o wypłatę', en: 'Check the payment application' },
  leave_title: { pl: 'Przerwać wysyłanie?', en: 'Stop sending?' },
  leave_what: {
    pl: 'Plik jest jeszcze wysyłany. Jeśli opuścisz tę stronę, dodaj go potem ponownie.',
    en: 'A file is still being sent. If you leave this page, you have to add it again.',
  },
  leave_yes: { pl: 'Opuść stronę', en: 'Leave the page' },
  leave_no: { pl: 'Poczekaj na plik', en: 'Wait for the file' },
  back: { pl: 'Wróć do sprawy', en: 'Back to the case' },
  failure: { pl: 'Nie udało się złożyć wniosku o wypłatę', en: 'The payment application could not be sent' },
  kept: {
    pl: 'Dokumenty i wpisane dane są nadal na tej stronie. Spróbuj ponownie.',
    en: 'The documents and what you typed are still on this page. Please try again.',
  },
} as const satisfies Messages;

/** The page state between the form and the sending. */
export const reviewMessages = {
  title: { pl: 'Sprawdź wniosek o wypłatę', en: 'Check the payment application' },
  lead: {
    pl: 'Wniosek nie jest jeszcze złożony. Po złożeniu nic w nim nie zmienisz, chyba że organizator poprosi o poprawki.',
    en: 'It is not sent yet. Once sent you cannot change it, unless the organiser asks for corrections.',
  },
  account_whole: {
    pl: 'kończący się na {end}, cały numer jest w podpisanej umowie',
    en: 'ending in {end}; the whole number is in the signed agreement',
  },
  documents: { pl: 'Dołączone dokumenty', en: 'Documents added' },
  send: { pl: 'Złóż wniosek o wypłatę', en: 'Apply for the payment' },
  back: { pl: 'Wróć i popraw', en: 'Go back and correct' },
} as const satisfies Messages;
