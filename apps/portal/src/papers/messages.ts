import type { Messages } from '@ndp/flows/message.ts';

export const paperMessages = {
  open: { pl: 'Otwórz', en: 'Open' },
  openLabel: { pl: 'Otwórz: {title} (nowa karta)', en: 'Open: {title} (new tab)' },
  save: { pl: 'Pobierz', en: 'Download' },
  saveLabel: { pl: 'Pobierz: {title}', en: 'Download: {title}' },
  copy: { pl: 'Tekst po angielsku (English reading copy)', en: 'English reading copy' },
  copyLabel: {
    pl: 'Tekst po angielsku (English reading copy): {title} (nowa karta)',
    en: 'English reading copy: {title} (new tab)',
  },
  waiting: { pl: 'Trwa wczytywanie dokumentu…', en: 'The document is loading…' },
  size: { pl: 'PDF, {kilobytes} kB', en: 'PDF, {kilobytes} kB' },
  hash: { pl: 'Skrót SHA-256', en: 'SHA-256' },
} as const satisfies Messages;

export const papersMessages = {
  title: { pl: 'Podpisane dokumenty', en: 'Signed documents' },
  lead: {
    pl: 'Wniosek i umowa o dofinansowanie w sprawie {reference}. Organizator programu: {organiser}',
    en: 'The application and the co-financing agreement of {reference}. Organiser of the programme: {organiser}',
  },
  signedAt: { pl: ', podpisano {date}', en: ', signed on {date}' },
  privateTitle: { pl: 'Tylko dla Państwa', en: 'For you only' },
  private: {
    pl: 'W dokumentach numer PESEL i numer rachunku są podane w całości. Linku do tej strony nie należy nikomu przekazywać. Na cudzym komputerze warto usunąć pobrane pliki.',
    en: 'The documents show the PESEL and the account number in full. Please do not pass the link to this page on to anybody. On a computer that is not yours, delete the files after reading.',
  },
  hashUse: {
    pl: 'Skrót SHA-256 to odcisk palca pliku: dopóki się zgadza, w podpisanym dokumencie nie zmieniono ani jednej litery.',
    en: 'The SHA-256 is the fingerprint of a file: as long as it is the same, not one letter of the signed document has changed.',
  },
  keep: {
    pl: 'Proszę zachować oba pliki. Podpis i pieczęć elektroniczna są zapisane w samym pliku; wydruk ich nie zawiera.',
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
