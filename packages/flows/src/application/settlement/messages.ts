import type { Messages } from '../../message.ts';

export const settlementMessages = {
  lead: {
    pl: 'Pieniądze trafią na rachunek w polskim banku najpóźniej {paymentWeeks, plural, one {# tydzień} few {# tygodnie} other {# tygodni}} po złożeniu kompletnego wniosku o wypłatę.',
    en: 'The money goes to an account in a Polish bank at most {paymentWeeks, plural, one {# week} other {# weeks}} after a complete payment application.',
  },
  holder: { pl: 'Posiadacz rachunku', en: 'Account holder' },
  holder_person_help: {
    pl: 'Imię i nazwisko, tak jak w umowie z bankiem.',
    en: 'First and last name, as in the agreement with the bank.',
  },
  holder_organisation_help: {
    pl: 'Pełna nazwa, tak jak w umowie z bankiem.',
    en: 'The full name, as in the agreement with the bank.',
  },
  iban: { pl: 'Numer rachunku bankowego (IBAN)', en: 'Bank account number (IBAN)' },
  iban_help: {
    pl: '26 cyfr. Litery „PL” i spacje nie są potrzebne.',
    en: '26 digits; “PL” in front and spaces are not needed.',
  },
  bank: { pl: 'Bank: {bank}', en: 'Bank: {bank}' },
  sort_code: {
    pl: 'Numer ma poprawne cyfry kontrolne, ale nie udało się rozpoznać banku. Porównaj go z umową z bankiem.',
    en: 'The check digits are right, but the bank could not be recognised. Please compare the number with your agreement with the bank.',
  },
} as const satisfies Messages;
