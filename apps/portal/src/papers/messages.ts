import type { Messages } from '@ndp/flows/message.ts';

export const paperMessages = {
  read: { pl: 'Przeczytaj na tej stronie', en: 'Read on this page' },
  readLabel: { pl: 'Przeczytaj na tej stronie: {title}', en: 'Read on this page: {title}' },
  readBinding: { pl: 'Pokaż wersję polską', en: 'Show the Polish version, which is binding' },
  readEnglish: { pl: 'Pokaż tłumaczenie', en: 'Show the English translation' },
  fold: { pl: 'Zwiń dokument', en: 'Fold the document' },
  foldLabel: { pl: 'Zwiń dokument: {title}', en: 'Fold the document: {title}' },
  opened: { pl: 'otwarto', en: 'opened' },
  notOpened: { pl: 'jeszcze nie otwarto', en: 'not opened yet' },
  technical: { pl: 'Szczegóły techniczne', en: 'Technical details' },
  open: { pl: 'Otwórz PDF', en: 'Open PDF' },
  openLabel: { pl: 'Otwórz PDF: {title} (nowa karta)', en: 'Open PDF: {title} (new tab)' },
  save: { pl: 'Pobierz PDF', en: 'Download PDF' },
  saveLabel: { pl: 'Pobierz PDF: {title}', en: 'Download PDF: {title}' },
  copy: { pl: 'Po angielsku (PDF)', en: 'In English (PDF)' },
  copyLabel: {
    pl: 'Po angielsku (PDF), tłumaczenie: {title} (nowa karta)',
    en: 'In English (PDF), a translation: {title} (new tab)',
  },
  waiting: { pl: 'Trwa wczytywanie dokumentu…', en: 'The document is loading…' },
  size: { pl: 'PDF, {kilobytes} kB', en: 'PDF, {kilobytes} kB' },
  hash: { pl: 'Odcisk pliku (SHA-256)', en: 'File fingerprint (SHA-256)' },
  hashUse: {
    pl: 'Dopóki odcisk się zgadza, w pliku nie zmieniono ani jednej litery.',
    en: 'As long as the fingerprint is the same, not one letter of the file has changed.',
  },
} as const satisfies Messages;

export const papersMessages = {
  title: { pl: 'Podpisane dokumenty', en: 'Signed documents' },
  lead: {
    pl: 'Wniosek i umowa o dofinansowanie. Numer sprawy: {reference}. Organizator programu: {organiser}',
    en: 'The application and the funding agreement. Reference number: {reference}. Organiser of the programme: {organiser}',
  },
  signedAt: { pl: ', podpisano {date}', en: ', signed on {date}' },
  privateTitle: { pl: 'Tylko dla Ciebie', en: 'For you only' },
  private: {
    pl: 'W dokumentach numer PESEL i numer rachunku są podane w całości. Nie przekazuj nikomu linku do tej strony. Na cudzym komputerze usuń potem pobrane pliki.',
    en: 'The documents show the PESEL number and the account number in full. Please do not share the link to this page with anybody. On a computer that is not yours, delete the files after reading.',
  },
  keep: {
    pl: 'Zachowaj oba pliki. Podpis i pieczęć elektroniczna są zapisane w samym pliku; wydruk ich nie zawiera.',
    en: 'Please keep both files. The signature and the electronic seal are inside the file itself; a printout does not contain them.',
  },
  goneTitle: { pl: 'Ten link już nie działa', en: 'This link no longer works' },
  gone: {
    pl: 'Link do podpisanych dokumentów działa {papersDays, plural, one {# dzień} other {# dni}}. Po wysłaniu nowszego przestaje działać od razu. Adres musi być też dokładnie taki jak w wiadomości.',
    en: 'A link to signed documents works for {papersDays, plural, one {# day} other {# days}}. Once a newer one has been sent, it stops working at once. The address must also be exactly as in the message.',
  },
  goneNext: {
    pl: 'Nowy link zamówisz na stronie sprawy: otwórz link do wniosku z wcześniejszej wiadomości. Jeśli jej nie masz, poproś tutaj o nową.',
    en: 'You can ask for a new link on the page of the case: open the link to it in an earlier message. If you have none, ask for a new one here.',
  },
} as const satisfies Messages;
