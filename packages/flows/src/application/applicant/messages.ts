import type { Messages } from '../../message.ts';

export const applicantMessages = {
  lead: {
    pl: 'Wnioskodawcą jest odbiorca energii lub paliwa, zwykle osoba lub organizacja wskazana na fakturze za prąd, gaz albo ciepło.',
    en: 'The applicant is the final recipient of energy or fuel, usually the one named on the invoice for electricity, gas or heat.',
  },
  client_type: { pl: 'Wnioskodawca jest', en: 'The applicant is' },
  owner: { pl: 'Właścicielem', en: 'The owner' },
  owner_description: {
    pl: 'Cały budynek należy do wnioskodawcy.',
    en: 'The whole building belongs to the applicant.',
  },
  co_owner: { pl: 'Współwłaścicielem', en: 'A co-owner' },
  co_owner_description: {
    pl: 'Budynek należy także do innych osób.',
    en: 'The building belongs to others as well.',
  },
  co_owner_note: {
    pl: 'Wniosek składa jedna osoba, ale na wymianę źródła ciepła muszą się zgodzić wszyscy właściciele. Jeżeli organizator programu będzie mieć wątpliwości, poprosi o dokument z tą zgodą.',
    en: 'One person applies, but all owners must agree to the replacement. If the organiser of the programme has doubts, it will ask for that consent in writing.',
  },
  first_name: { pl: 'Imię', en: 'First name' },
  last_name: { pl: 'Nazwisko', en: 'Last name' },
  pesel: { pl: 'Numer PESEL', en: 'PESEL number' },
  pesel_help: {
    pl: '11 cyfr. Potrzebny, bo umowa musi wskazywać, kto ją zawiera.',
    en: '11 digits. Needed because the agreement must say whom it is made with.',
  },
  building_name: { pl: 'Nazwa wnioskodawcy lub budynku', en: 'Name of the applicant or of the building' },
  building_name_help: {
    pl: 'Od 2 do 30 znaków, na przykład „Wspólnota Lipowa 12” lub „Szkoła Podstawowa nr 3”.',
    en: '2 to 30 characters, for example “Lipowa 12 Community” or “Primary School No. 3”.',
  },
  nip: { pl: 'NIP', en: 'NIP (tax number)' },
  nip_help: { pl: '10 cyfr, z kreskami albo bez.', en: '10 digits, with or without dashes.' },
  regon: { pl: 'REGON', en: 'REGON (statistical number)' },
  regon_help: { pl: '9 cyfr, a dla jednostki lokalnej 14.', en: '9 digits, or 14 for a local unit.' },
  krs: { pl: 'Numer KRS', en: 'KRS number (court register)' },
  krs_help: { pl: '10 cyfr, razem z zerami na początku.', en: '10 digits, leading zeros included.' },
  krs_zeros: { pl: 'Brakuje tylko zer na początku?', en: 'Are only the leading zeros missing?' },
  krs_fill: { pl: 'Wpisz {krs}', en: 'Enter {krs}' },
  no_krs: { pl: 'Organizacja nie ma wpisu w KRS', en: 'Our organisation has no KRS entry' },
  no_krs_help: {
    pl: 'Tak jest zwykle w przypadku wspólnot mieszkaniowych, gmin i jednoosobowych firm.',
    en: 'This is usual for housing communities, municipalities and sole traders.',
  },
  signers: { pl: 'Kto podpisuje dokumenty?', en: 'Who signs the documents?' },
  signers_help: {
    pl: 'Sprawdź, kto reprezentuje organizację: w KRS, w statucie albo w uchwale. Portal nie sprawdza tego za Ciebie.',
    en: 'Check who represents the organisation: in the court register, its statute or a resolution. The portal does not look this up for you.',
  },
  one_signer: { pl: 'Jedna osoba', en: 'One person' },
  one_signer_description: {
    pl: 'Link do podpisu dostanie na adres z wniosku.',
    en: 'The link to sign goes to the address of the application.',
  },
  two_signers: { pl: 'Dwie osoby łącznie', en: 'Two persons together' },
  two_signers_description: {
    pl: 'Pierwsza podpisze na adres z wniosku, potem druga na własny.',
    en: 'The first signs from the address of the application, then the second from their own.',
  },
  second_first_name: { pl: 'Imię drugiej osoby', en: 'First name of the second person' },
  second_last_name: { pl: 'Nazwisko drugiej osoby', en: 'Last name of the second person' },
  second_email: { pl: 'E-mail drugiej osoby', en: 'Email of the second person' },
  second_email_help: {
    pl: 'Inny niż pozostałe adresy we wniosku, bo każda osoba podpisuje z własnej skrzynki. Powiedz tej osobie, że podajesz jej dane.',
    en: 'It must differ from the other addresses in the application: each person signs from their own mailbox. Please tell this person that you give us their details.',
  },
  phone_number: { pl: 'Telefon', en: 'Phone number' },
  phone_number_help: {
    pl: 'Numer z zagranicy zacznij od +.',
    en: 'Start a number from abroad with +.',
  },
  contact_email_title: {
    pl: 'Powiadamiać jeszcze kogoś?',
    en: 'Should anybody else be told?',
  },
  contact_email: { pl: 'Dodatkowy adres e-mail', en: 'Additional email address' },
  contact_email_help: {
    pl: 'Wpisz go, jeśli o zmianach ma wiedzieć jeszcze ktoś, na przykład zarządca budynku. Najpierw zapytamy tę osobę o zgodę.',
    en: 'For someone else who should hear of changes in the case, such as the building manager. We will ask that person first.',
  },
  optional: { pl: 'opcjonalnie', en: 'optional' },
} as const satisfies Messages;

/** What became of the additional address. */
export const secondAddressStates = {
  asked: { pl: 'czeka na potwierdzenie', en: 'waiting to be confirmed' },
  confirmed: { pl: 'potwierdzony, dostaje powiadomienia', en: 'confirmed, gets messages' },
  stopped: { pl: 'powiadomienia zatrzymał odbiorca', en: 'messages stopped by the recipient' },
} as const satisfies Messages;
