import type { Messages } from '@ndp/flows/message.ts';

/** What the contents page of a case file says. */
export const caseFileMessages = {
  title: { pl: 'Akta sprawy', en: 'Case file' },
  subtitle: { pl: 'spis i streszczenie sprawy {reference}', en: 'contents and summary of case {reference}' },
  opening: {
    pl: 'Akta sporządzono {time} (czas polski), sporządza: {who}. Plik manifest.json wymienia każdy plik z jego rozmiarem i skrótem SHA-256; pieczęć organizatora stoi w pliku manifest.json.p7s.',
    en: 'This case file was made on {time} (Polish time) by {who}. The file manifest.json lists every file with its size and SHA-256; the organiser’s seal stands in manifest.json.p7s.',
  },
  with_notes: {
    pl: 'Akta zawierają wewnętrzne notatki. Nie są one przeznaczone dla wnioskodawcy.',
    en: 'This case file holds internal notes. They are not for the applicant.',
  },
  without_notes: {
    pl: 'Wewnętrznych notatek do akt nie włączono.',
    en: 'Internal notes were left out.',
  },
  section_case: { pl: 'Sprawa', en: 'The case' },
  section_files: { pl: 'Spis plików', en: 'Files' },
  section_missing: { pl: 'Czego nie udało się odczytać', en: 'What could not be read' },
  missing: {
    pl: 'Sprawa wymienia te dokumenty, lecz w magazynie plików nie ma już ich nienaruszonej treści.',
    en: 'The case names these documents, but their content is no longer in the file storage unharmed.',
  },
  section_history: { pl: 'Przebieg i rozstrzygnięcia', en: 'Course and decisions' },
  section_corrections: { pl: 'Poprawki', en: 'Corrections' },
  section_payments: { pl: 'Wypłaty', en: 'Payments' },
  section_messages: { pl: 'Wiadomości', en: 'Messages' },
  section_notes: { pl: 'Notatki wewnętrzne', en: 'Internal notes' },
  section_check: { pl: 'Jak to sprawdzić', en: 'How to check' },
  check: {
    pl: 'Skrót SHA-256 i rozmiar każdego pliku muszą być takie jak w manifest.json, a żadnego pliku nie może być za dużo ani za mało. Pieczęć (CMS, RFC 5652) obejmuje manifest.json bajt po bajcie; odcisk jej certyfikatu porównaj z odciskiem, który organizator podaje innym kanałem. Skrót każdego wpisu w dziennik/lancuch.json obejmuje skrót poprzedniego. Podpisane dokumenty mają własne pieczęcie PAdES.',
    en: 'The SHA-256 and the size of each file must be those in manifest.json, and there may be no file more or less. The seal (CMS, RFC 5652) covers manifest.json byte for byte; compare the fingerprint of its certificate with the one the organiser tells in another way. The hash of each entry in dziennik/lancuch.json covers the hash before it. Signed documents have PAdES seals of their own.',
  },
  last_hash: { pl: 'Skrót ostatniego wpisu', en: 'Hash of the last entry' },
  file: { pl: 'Plik', en: 'File' },
  bytes: { pl: 'Bajty', en: 'Bytes' },
  hash: { pl: 'Skrót SHA-256', en: 'SHA-256' },
  document: { pl: 'Dokument', en: 'Document' },
  when: { pl: 'Kiedy (czas polski)', en: 'When (Polish time)' },
  who: { pl: 'Kto', en: 'Who' },
  what: { pl: 'Co', en: 'What' },
  transfer: { pl: 'Przelew', en: 'Transfer' },
  amount: { pl: 'Kwota', en: 'Amount' },
  state: { pl: 'Stan', en: 'State' },
  page_of: { pl: 'akta sprawy, strona {page} z {pages}', en: 'case file, page {page} of {pages}' },
} as const satisfies Messages;
