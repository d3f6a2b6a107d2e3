import { firstProblems } from './first-problems.ts';
import type { Message, Messages } from './message.ts';

/** What a field of the estimate may answer with; the sections have more. */
export const estimateProblems = {
  ...firstProblems,
  not_a_number: { pl: 'Wpisz liczbę.', en: 'Enter a number.' },
  not_positive: { pl: 'Wpisz liczbę większą od zera.', en: 'Enter a number greater than zero.' },
  too_large: {
    pl: 'Wpisz liczbę nie większą niż {max, number}.',
    en: 'Enter a number no greater than {max, number}.',
  },
  too_long: {
    pl: 'Skróć tekst do {max, plural, one {# znaku} other {# znaków}}.',
    en: 'Shorten the text to {max, plural, one {# character} other {# characters}}.',
  },
  too_short: {
    pl: 'Wpisz co najmniej {min, plural, one {# znak} few {# znaki} other {# znaków}}.',
    en: 'Enter at least {min, plural, one {# character} other {# characters}}.',
  },
  unprintable: {
    pl: 'Tekst zawiera niedozwolone znaki. Wpisz go ponownie.',
    en: 'The text contains characters that are not allowed. Please type it again.',
  },
  give_area: {
    pl: 'Wpisz powierzchnię budynku w metrach kwadratowych.',
    en: 'Enter the area of the building in square metres.',
  },
  enter_area: { pl: 'Wpisz powierzchnię większą od zera.', en: 'Enter an area greater than zero.' },
  choose_source: { pl: 'Wybierz nowe źródło ciepła.', en: 'Choose the new heat source.' },
  choose_sub_type: { pl: 'Wybierz rodzaj tego źródła ciepła.', en: 'Choose the type of this heat source.' },
  choose_heat_from: {
    pl: 'Wybierz, skąd pompa będzie brać ciepło.',
    en: 'Choose where the pump takes its heat from.',
  },
  choose_gas_process: { pl: 'Wybierz, jak działa pompa na gaz.', en: 'Choose how the gas pump works.' },
  enter_town: {
    pl: 'Wpisz miejscowość i wybierz ją z listy.',
    en: 'Type the town and pick it from the list.',
  },
  choose_town_or_zone: {
    pl: 'Wpisz miejscowość i wybierz ją z listy albo wskaż strefę klimatyczną.',
    en: 'Type the town and pick it from the list, or choose the climate zone.',
  },
  choose_zone: { pl: 'Wybierz strefę klimatyczną.', en: 'Choose the climate zone.' },
  choose_year: { pl: 'Wybierz okres budowy.', en: 'Choose the period of construction.' },
  choose_existing: { pl: 'Wybierz stare źródło ciepła.', en: 'Choose the old heat source.' },
  choose_yes_no: { pl: 'Wybierz „tak” albo „nie”.', en: 'Choose “yes” or “no”.' },
  efficiency_before: {
    pl: 'Wpisz sprawność przed wymianą od 0,01 do 1, najwyżej z dwoma miejscami po przecinku.',
    en: 'Enter the efficiency before, from 0.01 to 1, with two decimals at most.',
  },
  efficiency_after: {
    pl: 'Wpisz sprawność po wymianie do 5,00, najwyżej z dwoma miejscami po przecinku.',
    en: 'Enter the efficiency after, up to 5.00, with two decimals at most.',
  },
  efficiency_order: {
    pl: 'Wpisz sprawność po wymianie większą niż przed wymianą.',
    en: 'Enter a valid efficiency, after must be greater than before.',
  },
  email: { pl: 'Wpisz prawidłowy adres e-mail, na przykład jan@example.pl.', en: 'Invalid email address.' },
  phone: {
    pl: 'Wpisz prawidłowy numer telefonu, na przykład 600 700 800.',
    en: 'Enter a valid phone number, for example 600 700 800.',
  },
  date: { pl: 'Podaj prawidłową datę.', en: 'Enter a valid date.' },
  date_late: {
    pl: 'Wybierz datę nie późniejszą niż {max, date, long}: do tego dnia trwa program.',
    en: 'Choose a date no later than {max, date, long}, the last day of the programme.',
  },
  date_past: { pl: 'Wybierz dzisiejszą lub późniejszą datę.', en: 'Choose today’s date or a later one.' },
  eliminate: {
    pl: 'Zaznacz, że stare źródło ciepła zostanie zlikwidowane: wymaga tego program.',
    en: 'According to the program requirements, the existing heat source should be removed.',
  },
  consent: {
    pl: 'Zaznacz, że znasz informację o przetwarzaniu danych: bez tego nie można nic wysłać.',
    en: 'Tick that you know how your data are processed: nothing can be sent without it.',
  },
  choose_installer: {
    pl: 'Wybierz, kto wykona instalację.',
    en: 'Choose who will carry out the installation.',
  },
  enter_model: {
    pl: 'Wpisz nazwę i model nowego źródła ciepła.',
    en: 'Enter the name and model of the new heat source.',
  },
  name_installer: { pl: 'Wpisz nazwę wykonawcy.', en: 'Enter the name of the installer.' },
  quote_needed: {
    pl: 'Wniosek można wysłać, gdy kwota dofinansowania jest większa od zera.',
    en: 'An application can be sent once the amount of funding is greater than zero.',
  },
} as const satisfies Record<string, Message>;

/** What to do about a field of the estimate that was left empty; English as the specification has it where it has it. */
export const estimateRequired = {
  is_other_funding: { pl: 'Wybierz „tak” albo „nie”.', en: 'This is a required field' },
  planned_completion_date: { pl: 'Podaj planowaną datę.', en: 'Enter the planned date.' },
  efficiency_before: { pl: 'Wpisz sprawność przed wymianą.', en: 'Enter the efficiency before.' },
  efficiency_after: { pl: 'Wpisz sprawność po wymianie.', en: 'Enter the efficiency after.' },
  email: { pl: 'Wpisz adres e-mail.', en: 'Enter the email address.' },
  first_name: { pl: 'Wpisz imię.', en: 'Enter the first name.' },
  last_name: { pl: 'Wpisz nazwisko.', en: 'Enter the last name.' },
  building_name: { pl: 'Wpisz nazwę budynku.', en: 'Enter the building name.' },
  phone_number: { pl: 'Wpisz numer telefonu.', en: 'Enter the phone number.' },
} as const satisfies Messages;
