import type { Messages } from './message.ts';

/** What to do about a field that was left empty, by its name on the wire; English as the specification has it where it has it. */
export const requiredSentences: Messages = {
  is_other_funding: { pl: 'Wybierz „tak” albo „nie”.', en: 'This is a required field' },
  planned_completion_date: { pl: 'Podaj planowaną datę.', en: 'Give the planned date.' },
  efficiency_before: { pl: 'Wpisz sprawność przed wymianą.', en: 'Enter the efficiency before.' },
  efficiency_after: { pl: 'Wpisz sprawność po wymianie.', en: 'Enter the efficiency after.' },
  email: { pl: 'Wpisz adres e-mail.', en: 'Enter the email address.' },
  first_name: { pl: 'Wpisz imię.', en: 'Enter the first name.' },
  last_name: { pl: 'Wpisz nazwisko.', en: 'Enter the last name.' },
  pesel: { pl: 'Wpisz numer PESEL.', en: 'Enter the PESEL number.' },
  building_name: {
    pl: 'Wpisz nazwę wnioskodawcy lub budynku.',
    en: 'Enter the name of the applicant or of the building.',
  },
  nip: { pl: 'Wpisz numer NIP.', en: 'Enter the NIP number.' },
  regon: { pl: 'Wpisz numer REGON.', en: 'Enter the REGON number.' },
  krs: {
    pl: 'Wpisz numer KRS albo zaznacz, że organizacja nie ma wpisu.',
    en: 'Enter the KRS number, or tick that the organisation has no entry.',
  },
  phone_number: { pl: 'Wpisz numer telefonu.', en: 'Enter the phone number.' },
  province: { pl: 'Wybierz województwo.', en: 'Choose the voivodeship.' },
  county: { pl: 'Wybierz powiat.', en: 'Choose the county.' },
  community: { pl: 'Wybierz gminę.', en: 'Choose the municipality.' },
  city: { pl: 'Wpisz miejscowość.', en: 'Enter the town.' },
  street: { pl: 'Wpisz ulicę.', en: 'Enter the street.' },
  house_number: { pl: 'Wpisz numer domu.', en: 'Enter the house number.' },
  zip_code: { pl: 'Wpisz kod pocztowy.', en: 'Enter the zip code.' },
  land_registry_number: { pl: 'Wpisz numer działki.', en: 'Enter the land registry number.' },
  mortgage_registry_number: {
    pl: 'Wpisz numer księgi wieczystej.',
    en: 'Enter the land and mortgage register number.',
  },
  bank_account_holder_name: {
    pl: 'Wpisz, kto jest posiadaczem rachunku.',
    en: 'Enter who holds the account.',
  },
  iban_number: { pl: 'Wpisz numer rachunku.', en: 'Enter the account number.' },
};
