import type { Messages } from '@ndp/flows/message.ts';

export const sheetMessages = {
  title: { pl: 'Karta wyceny', en: 'Estimate sheet' },
  lead: {
    pl: 'Do wydruku, zapisania jako PDF albo wysłania: rodzinie, wspólnocie, wykonawcy.',
    en: 'To print, to save as PDF or to send: to your family, the housing community, an installer.',
  },
  by_menu: {
    pl: 'Wydrukujesz ją albo zapiszesz jako PDF z menu przeglądarki, poleceniem „Drukuj”.',
    en: 'Print it or save it as PDF from the menu of the browser, by “Print”.',
  },
  number: { pl: 'Numer wyceny', en: 'Estimate number' },
  day: { pl: 'Data', en: 'Date' },
  holds: { pl: 'Aktualna do', en: 'Valid until' },
  program: { pl: 'Program', en: 'Programme' },
  amount: { pl: 'Szacowane dofinansowanie', en: 'Estimated funding' },
  answers: { pl: 'Odpowiedzi', en: 'Answers' },
  sum: { pl: 'Obliczenie', en: 'Calculation' },
  sum_value: {
    pl: '{toe} toe oszczędności rocznie × {fee} za 1 toe (jednostkowa opłata zastępcza {year}) = {ceiling}, najwyższa kwota według ustawy. Program wypłaca {share}, w dół do pełnych złotych: {amount}.',
    en: '{toe} toe saved a year × {fee} per toe (unit substitute fee of {year}) = {ceiling}, the highest amount under the Act. The programme pays {share}, rounded down to whole złoty: {amount}.',
  },
  important: { pl: 'Ważne', en: 'Important' },
  contact: { pl: 'Kontakt', en: 'Contact' },
  organiser: { pl: 'Organizator programu: {name}', en: 'Organiser of the programme: {name}' },
  questions: { pl: 'Pytania: {email}, {phone}', en: 'Questions: {email}, {phone}' },
  number_help: {
    pl: 'Numer to data i kod kontrolny z odpowiedzi i wersji programu. Te same odpowiedzi tego samego dnia dają ten sam numer, inna odpowiedź daje inny. Nigdzie nie jest zapisany i nie jest numerem sprawy.',
    en: 'The number is the date and a check code of the answers and the version of the programme. The same answers on the same day give the same number, another answer gives another. It is stored nowhere and is not the reference number of a case.',
  },
  link: { pl: 'Link do tej wyceny', en: 'Link to this estimate' },
  link_help: {
    pl: 'Otwiera tę wycenę na innym urządzeniu. Odpowiedzi są w samym linku, bez danych osobowych; portal ich nie zapisuje.',
    en: 'Opens this estimate on another device. The answers are in the link itself, without personal data; the portal stores none of them.',
  },
  send: { pl: 'Wyślij lub zachowaj', en: 'Send or keep' },
  print: { pl: 'Drukuj lub zapisz jako PDF', en: 'Print or save as PDF' },
  copy: { pl: 'Kopiuj link', en: 'Copy the link' },
  copied: { pl: 'Link skopiowany.', en: 'Link copied.' },
  not_copied: {
    pl: 'Przeglądarka nie pozwala kopiować. Link jest zaznaczony: skopiuj go z klawiatury lub z menu.',
    en: 'The browser does not allow copying. The link is selected: copy it by keyboard or menu.',
  },
  share: { pl: 'Udostępnij', en: 'Share' },
  mail: { pl: 'Wyślij e-mailem', en: 'Send by email' },
  mail_subject: { pl: 'Wycena dofinansowania: {amount}', en: 'Estimate of funding: {amount}' },
  mail_text: {
    pl: 'Szacowane dofinansowanie na wymianę źródła ciepła: {amount}. Numer wyceny {number}, aktualna do {lastDay}. Link otwiera wycenę na innym urządzeniu:',
    en: 'Estimated funding to replace the heat source: {amount}. Estimate number {number}, valid until {lastDay}. The link opens the estimate on another device:',
  },
  back: { pl: 'Wróć do kwoty', en: 'Back to the amount' },
} as const satisfies Messages;
