import type { Messages } from '@ndp/flows/message.ts';

export const paperMessages = {
  read: { pl: 'Przeczytaj na tej stronie', en: 'Read on this page' },
  readLabel: { pl: 'Przeczytaj na tej stronie: {title}', en: 'Read on this page: {title}' },
  readBinding: { pl: 'Pokaż wersję polską', en: 'Show the Polish version, which is binding' },
  readEnglish: { pl: 'Pokaż tłumaczenie', en: 'Show the English translation' },
  opened: { pl: 'otwarto', en: 'opened' },
  notOpened: { pl: 'jeszcze nie otwarto', en: 'not opened yet' },
  technical: { pl: 'Szczegóły techniczne', en: 'Technical details' },
  open: { pl: 'Otwórz PDF', en: 'Open PDF' },
  openLabel: { pl: 'Otwórz PDF: {title} (nowa karta)', en: 'Open PDF: {title} (new tab)' },
  save: { pl: 'Pobierz PDF', en: 'Download PDF' },
  saveLabel: { pl: 'Pobierz PDF: {title}', en: 'Download PDF: {title}' },
  copy: { pl: 'Tłumaczenie na angielski (PDF)', en: 'English reading copy (PDF)' },
  copyLabel: {
    pl: 'Tłumaczenie na angielski (PDF): {title} (nowa karta)',
    en: 'English reading copy (PDF): {title} (new tab)',
  },
  waiting: { pl: 'Trwa wczytywanie dokumentu…', en: 'The document is loading…' },
  size: { pl: 'PDF, {kilobytes} kB', en: 'PDF, {kilobytes} kB' },
  hash: { pl: 'Skrót SHA-256', en: 'SHA-256' },
  hashUse: {
    pl: 'Skrót SHA-256 to odcisk palca pliku. Dopóki się zgadza, w pliku nie zmieniono ani jednej litery.',
    en: 'The SHA-256 is the fingerprint of a file. As long as it is the same, not one letter of the file has changed.',
  },
} as const satisfies Messages;

export const papersMessages = {
  title: { pl: 'Podpisane dokumenty', en: 'Signed documents' },
  lead: {
    pl: 'Wniosek i umowa o dofinansowanie w sprawie {reference}. Organizator programu: {organiser}',
    en: 'The application and the co-financing agreement of {reference}. Organiser of the programme: {organiser}',
  },
  signedAt: { pl: ', podpisano {date}', en: ', signed on {date}' },
  privateTitle: { pl: 'Tylko dla Ciebie', en: 'For you only' },
  private: {
    pl: 'W dokumentach numer PESEL i numer rachunku są podane w całości. Nie przekazuj nikomu linku do tej strony. Na cudzym komputerze usuń potem pobrane pliki.',
    en: 'The documents show the PESEL and the account number in full. Please do not pass the link to this page on to anybody. On a computer that is not yours, delete the files after reading.',
  },
  keep: {
    pl: 'Zachowaj oba pliki. Podpis i pieczęć elektroniczna są zapisane w samym pliku; wydruk ich nie zawiera.',
    en: 'Please keep the files. The signature and the electronic seal are inside the file itself; a printout does not hold them.',
  },
  goneTitle: { pl: 'Ten link już nie działa', en: 'This link does not work any more' },
  gone: {
    pl: 'Link do podpisanych dokumentów działa {papersDays} dni. Po wysłaniu nowszego przestaje działać od razu. Adres musi być też dokładnie taki jak w wiadomości.',
    en: 'A link to signed documents works for {papersDays} days. Once a newer one has been sent it stops at once. The address must also be exactly as in the message.',
  },
  goneNext: {
    pl: 'Nowy link można zamówić na stronie wniosku: wystarczy otworzyć link do wniosku z wcześniejszej wiadomości. Jeśli jej nie ma, tutaj można poprosić o nową.',
    en: 'A new link can be asked for on the page of the application: simply open the link to it from an earlier message. If there is none, ask for a new one here.',
  },
} as const satisfies Messages;
