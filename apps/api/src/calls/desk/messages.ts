import type { Message, Messages } from '@ndp/flows/message.ts';

/** What was done in a case at the desk, or by command on the server, by the name it is kept under. */
export const actNames = {
  'desk list-cases': { pl: 'lista spraw', en: 'list of cases' },
  'desk export-cases': { pl: 'pobranie listy spraw', en: 'list of cases downloaded' },
  'desk read-case': { pl: 'otwarcie sprawy', en: 'case opened' },
  'desk read-file': { pl: 'otwarcie pliku', en: 'file opened' },
  'desk look-at-flag': { pl: 'sprawdzenie uwagi', en: 'remark looked at' },
  'desk uncover': { pl: 'odsłonięcie danych', en: 'data uncovered' },
  'desk undo': { pl: 'cofnięcie swojego kroku', en: 'own step taken back' },
  'desk assign': { pl: 'przydzielenie', en: 'assigned' },
  'desk correct': { pl: 'prośba o poprawki', en: 'request for correction' },
  'desk write-message': { pl: 'wiadomość do wnioskodawcy', en: 'message to the applicant' },
  'desk judge-document': { pl: 'ocena dokumentu', en: 'document judged' },
  'desk move': { pl: 'zmiana stanu', en: 'moved' },
  'desk refuse': { pl: 'odmowa albo wycofanie', en: 'rejected or withdrawn' },
  'desk decide-appeal': { pl: 'decyzja o odwołaniu', en: 'appeal decided on' },
  'desk write-note': { pl: 'notatka', en: 'note' },
  'desk watch': { pl: 'powiadomienia', en: 'notices' },
  'desk read-payments': { pl: 'podgląd wypłaty', en: 'payment looked at' },
  'desk propose-payment': { pl: 'propozycja wypłaty', en: 'payment proposed' },
  'desk clear-account': { pl: 'sprawdzenie rachunku', en: 'account looked at' },
  'desk approve-payment': { pl: 'decyzja o wypłacie', en: 'payment decided on' },
  'desk bank-files': { pl: 'plik albo wyciąg banku', en: 'bank file or statement' },
  'desk measure': { pl: 'wpisanie pomiaru', en: 'measurement entered' },
  'desk judge-name': { pl: 'decyzja o nazwisku', en: 'name decided on' },
  'desk begin-signing': { pl: 'wysłanie do podpisu', en: 'sent for signature' },
  'desk resend-link': { pl: 'nowy link', en: 'new link' },
  show: { pl: 'otwarcie sprawy, na serwerze', en: 'case opened, on the server' },
  documents: { pl: 'odczyt dokumentów, na serwerze', en: 'documents read, on the server' },
  consents: { pl: 'odczyt oświadczeń, na serwerze', en: 'statements read, on the server' },
  measure: { pl: 'wpisanie pomiaru, na serwerze', en: 'measurement entered, on the server' },
  move: { pl: 'zmiana stanu, na serwerze', en: 'moved, on the server' },
  'begin-signing': { pl: 'wysłanie do podpisu, na serwerze', en: 'sent for signature, on the server' },
  'restart-signing': { pl: 'ponowne podpisywanie, na serwerze', en: 'signing begun anew, on the server' },
  'accept-name': { pl: 'przyjęcie nazwiska, na serwerze', en: 'name accepted, on the server' },
  'refuse-name': { pl: 'odrzucenie nazwiska, na serwerze', en: 'name refused, on the server' },
  'resend-link': { pl: 'nowy link, na serwerze', en: 'new link, on the server' },
  'verify-audit': {
    pl: 'sprawdzenie śladu audytowego, na serwerze',
    en: 'audit trail verified, on the server',
  },
  'desk-role': { pl: 'odebranie roli, na serwerze', en: 'role taken, on the server' },
  erase: { pl: 'usunięcie danych, na serwerze', en: 'data erased, on the server' },
  'pay-propose': { pl: 'propozycja wypłaty, na serwerze', en: 'payment proposed, on the server' },
  'pay-approve': { pl: 'zatwierdzenie wypłaty, na serwerze', en: 'payment approved, on the server' },
  'pay-file': { pl: 'plik dla banku, na serwerze', en: 'file for the bank, on the server' },
} as const satisfies Messages;

export const outcomeNames = {
  done: { pl: 'zrobiono', en: 'done' },
  refused: { pl: 'odmowa', en: 'refused' },
} as const satisfies Messages;

/** Flags that on the command line name a command. */
export const deskFlags = {
  name_held: { pl: 'inne nazwisko w podpisie', en: 'signed under another name' },
  objection_withdrawn: { pl: 'sprzeciw wycofany', en: 'objection withdrawn' },
} as const satisfies Messages;

/** A flag somebody has looked at. */
export const lookedFlag = { pl: '{flag} (sprawdzono)', en: '{flag} (looked at)' } as const satisfies Message;

export const partNames = {
  contact: { pl: 'Kontakt', en: 'Contact' },
  email: { pl: 'E-mail', en: 'Email' },
  phone: { pl: 'Telefon', en: 'Telephone' },
  person: { pl: 'Imię i nazwisko', en: 'Name' },
  co_owners: { pl: 'Współwłaściciele', en: 'Co-owners' },
  consents: { pl: 'Oświadczenia', en: 'Statements' },
  documents: { pl: 'Dokumenty rozliczenia', en: 'Settlement documents' },
  whole: { pl: 'Cała część: {part}', en: 'The whole part: {part}' },
  payment: { pl: 'Wniosek o wypłatę', en: 'Payment application' },
  completion: { pl: 'Zakończono', en: 'Completed on' },
  device: { pl: 'Urządzenie', en: 'Device' },
} as const satisfies Messages;
