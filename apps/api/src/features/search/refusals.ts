import { refusal } from '../../platform/refusals.ts';

/** What was typed into the search is none of the things that are found by it. */
export class NotFindable extends refusal(409, {
  pl: 'Po tym nie da się szukać. Wpisz numer sprawy, nazwisko albo ulicę (co najmniej trzy litery), adres e-mail, telefon, PESEL, NIP albo rachunek; numery w całości.',
  en: 'Nothing can be found by this. Type a reference number, a surname or street (three letters at least), an email address, telephone, PESEL, NIP or account number; numbers in full.',
}) {}
