import type { Messages } from '@ndp/flows/message.ts';

/** What the record of signatures says. */
export const evidenceMessages = {
  title: { pl: 'Karta podpisów', en: 'Signature record' },
  subtitle: { pl: 'do dokumentu: {title}', en: 'to the document: {title}' },
  opening: {
    pl: 'Ta karta powstała po złożeniu ostatniego podpisu. Mówi, kto podpisał dokument, kiedy i jak to potwierdzono. Złożono zwykłe podpisy elektroniczne (art. 3 pkt 10 rozporządzenia eIDAS).',
    en: 'This record was made after the last signature. It says who signed the document, when, and how this was confirmed. The signatures are simple electronic signatures (art. 3(10) of the eIDAS Regulation).',
  },
  opening_own: {
    pl: 'Ta karta powstała po przyjęciu ostatniego podpisu. Mówi, kto podpisał dokument, kiedy i co w podpisie sprawdzono. Podpis złożono poza portalem: jest w samym pliku dokumentu.',
    en: 'This record was made after the last signature was taken. It says who signed the document, when, and what of the signature was checked. The signature was made outside the portal: it is in the file of the document itself.',
  },
  opening_joint: {
    pl: 'Ta karta powstała po przyjęciu ostatniego podpisu. Mówi, kto podpisał dokument, kiedy i jak. Podpis złożony poza portalem jest w samym pliku dokumentu, a karta mówi, co w nim sprawdzono. Podpis kodem z wiadomości e-mail jest zwykłym podpisem elektronicznym (art. 3 pkt 10 rozporządzenia eIDAS) i potwierdza go ta karta.',
    en: 'This record was made after the last signature was taken. It says who signed the document, when and how. A signature made outside the portal is in the file of the document itself, and the record says what of it was checked. A signature by a code from an email is a simple electronic signature (art. 3(10) of the eIDAS Regulation), and this record confirms it.',
  },
  sealed_apart: {
    pl: 'Dokument z podpisem i ta karta są osobnymi plikami; oba opatrzono pieczęcią elektroniczną organizatora.',
    en: 'The signed document and this record are two files; both bear the electronic seal of the organiser.',
  },
  is_sealed: {
    pl: 'Dokument wraz z kartą opatrzono pieczęcią elektroniczną: każda późniejsza zmiana pliku ją naruszy.',
    en: 'The document and this record bear an electronic seal: any later change of the file breaks it.',
  },
  sealed_by: {
    pl: 'Dokument wraz z kartą opatrzono pieczęcią elektroniczną: {organiser}; każda późniejsza zmiana pliku ją naruszy.',
    en: 'The document and this record bear the electronic seal of: {organiser}; any later change of the file breaks it.',
  },

  section_document: { pl: 'Podpisany dokument', en: 'The document signed' },
  document: { pl: 'Dokument', en: 'Document' },
  document_hash: { pl: 'Skrót SHA-256 dokumentu', en: 'SHA-256 of the document' },
  record: { pl: 'Oznaczenie zapisu', en: 'Identifier of the record' },

  section_signatures: { pl: 'Kto podpisał', en: 'Who signed' },
  signer: { pl: 'Podpisujący', en: 'Signer' },
  email: { pl: 'Adres e-mail', en: 'Email address' },
  typed_name: { pl: 'Podpis (wpisane imię i nazwisko)', en: 'Signature (name as typed)' },
  signed_at: { pl: 'Czas podpisu', en: 'Time of signature' },
  both_times: { pl: '{local} (czas polski)\n{utc} UTC', en: '{local} (Polish time)\n{utc} UTC' },
  signed_as: { pl: 'Podpisano jako', en: 'Signed as' },
  representative: {
    pl: 'osoba reprezentująca: {name}',
    en: 'representative of: {name}',
  },
  proof: { pl: 'Potwierdzenie', en: 'Confirmation' },
  taken_at: { pl: 'Czas przyjęcia podpisu', en: 'Time at which the signature was taken' },
  proof_by_file: {
    pl: 'podpis złożono poza portalem i odesłano w pliku przez link z wiadomości e-mail',
    en: 'signed outside the portal and sent back as a file through the link in the email',
  },
  proof_by_code: {
    pl: 'przepisano jednorazowy kod, który wysłano na podany wyżej adres e-mail',
    en: 'by a one-time code, sent to the email address above and typed in',
  },
  statement: { pl: 'Przyjęte oświadczenie', en: 'Statement agreed to' },
  declarations: { pl: 'Złożone oświadczenia (każde osobno)', en: 'Declarations made (each on its own)' },
  delivered: { pl: 'dostarczono w całości: {time}', en: 'delivered whole: {time}' },
  ip: { pl: 'Adres sieciowy (IP)', en: 'Network address (IP)' },
  user_agent: { pl: 'Przeglądarka', en: 'Browser' },
  not_told: { pl: 'nie podano', en: 'not told' },

  section_events: { pl: 'Przebieg podpisywania', en: 'How it was signed' },
  number: { pl: 'Nr', en: 'No.' },
  event: { pl: 'Zdarzenie', en: 'Event' },
  local_time: { pl: 'Czas polski', en: 'Polish time' },
  utc_time: { pl: 'Czas UTC', en: 'UTC' },
  event_hash: { pl: 'Skrót wpisu', en: 'Hash of the entry' },

  section_check: { pl: 'Jak to sprawdzić', en: 'How to check' },
  last_hash: { pl: 'Skrót ostatniego wpisu', en: 'Hash of the last entry' },
  check: {
    pl: 'Początek tego pliku, aż do karty i pieczęci, jest bajt po bajcie podpisanym dokumentem: jego skrót SHA-256 musi być taki jak na karcie. Skrót każdego wpisu obejmuje skrót poprzedniego, więc zmiana lub usunięcie wpisu zmienia skrót ostatniego. Pieczęć sprawdza każdy program, który weryfikuje podpisy PAdES.',
    en: 'The beginning of this file, up to the record and the seal, is byte for byte the document that was signed: its SHA-256 must be the one on this record. The hash of each entry covers the hash before it, so that changing or removing an entry changes the last one. Any program that verifies PAdES signatures checks the seal.',
  },
  check_bytes: {
    pl: 'Podpisany dokument to pierwsze {bytes} bajtów tego pliku: ich skrót SHA-256 musi być taki jak na karcie. Skrót każdego wpisu obejmuje skrót poprzedniego, więc zmiana lub usunięcie wpisu zmienia skrót ostatniego. Pieczęć sprawdza każdy program, który weryfikuje podpisy PAdES.',
    en: 'The document signed is the first {bytes} bytes of this file: their SHA-256 must be the one on this record. The hash of each entry covers the hash before it, so that changing or removing an entry changes the last one. Any program that verifies PAdES signatures checks the seal.',
  },

  check_bytes_own: {
    pl: 'Wysłany do podpisu dokument to pierwsze {bytes} bajtów podpisanego pliku: ich skrót SHA-256 musi być taki jak na karcie. Za nimi stoi każdy podpis złożony poza portalem, a na końcu pieczęć organizatora. Skrót każdego wpisu obejmuje skrót poprzedniego, więc zmiana lub usunięcie wpisu zmienia skrót ostatniego. Podpisy i pieczęć sprawdza każdy program, który weryfikuje podpisy PAdES.',
    en: 'The document sent to be signed is the first {bytes} bytes of the signed file: their SHA-256 must be the one on this record. Behind them stands each signature made outside the portal, and at the end the organiser’s seal. The hash of each entry covers the hash before it, so that changing or removing an entry changes the last one. Any program that verifies PAdES signatures checks signatures and seal.',
  },

  page_of: { pl: 'karta podpisów, strona {page} z {pages}', en: 'signature record, page {page} of {pages}' },
  foot_hash: { pl: 'SHA-256 dokumentu: {hash}', en: 'SHA-256 of the document: {hash}' },
} as const satisfies Messages;

/** In which form a document was opened. */
export const openedForms = {
  page: { pl: 'na stronie portalu', en: 'on the page of the portal' },
  pdf: { pl: 'jako plik PDF', en: 'as a PDF file' },
} as const satisfies Messages;

/** What happened, for each kind of entry. */
export const evidenceEvents = {
  created: { pl: 'Przygotowano dokument do podpisu', en: 'Document prepared for signature' },
  invited: { pl: 'Wysłano link do podpisania', en: 'Link to sign sent' },
  reminded: { pl: 'Ponownie wysłano link do podpisania', en: 'Link to sign sent again' },
  opened: { pl: 'Otwarto dokument', en: 'Document opened' },
  'name-held': {
    pl: 'Podpisano innym imieniem i nazwiskiem niż we wniosku: podpis wstrzymano do sprawdzenia',
    en: 'Signed under another name than the application’s: held until checked',
  },
  'name-accepted': { pl: 'Po sprawdzeniu przyjęto imię i nazwisko', en: 'Name accepted after a check' },
  'name-refused': {
    pl: 'Po sprawdzeniu nie przyjęto imienia i nazwiska',
    en: 'Name not accepted after a check',
  },
  'own-received': {
    pl: 'Otrzymano plik podpisany poza portalem',
    en: 'File signed outside the portal received',
  },
  'own-held': {
    pl: 'Podpis złożony poza portalem wstrzymano do sprawdzenia',
    en: 'Signature made outside the portal held until checked',
  },
  'own-accepted': {
    pl: 'Po sprawdzeniu przyjęto podpis złożony poza portalem',
    en: 'Signature made outside the portal accepted after a check',
  },
  'own-refused': {
    pl: 'Po sprawdzeniu nie przyjęto podpisu złożonego poza portalem',
    en: 'Signature made outside the portal not accepted after a check',
  },
  'code-sent': { pl: 'Wysłano jednorazowy kod', en: 'One-time code sent' },
  'code-refused': { pl: 'Wpisano błędny kod', en: 'Wrong code typed in' },
  signed: { pl: 'Złożono podpis', en: 'Signed' },
  declined: { pl: 'Odmówiono podpisania', en: 'Signature declined' },
  cancelled: { pl: 'Przerwano podpisywanie', en: 'Signing stopped' },
  sealed: { pl: 'Złożono pieczęć elektroniczną', en: 'Electronic seal applied' },
} as const satisfies Messages;
