import { type Language, type Message, say } from './message.ts';
import { requiredSentences } from './required-sentences.ts';

/** Every sentence a field may answer with, in one place: the screen and the 422 answer say the same. */
export const problems = {
  required: { pl: 'Uzupełnij to pole.', en: 'This is a required field' },
  wrong_type: { pl: 'Wartość ma niewłaściwy rodzaj.', en: 'The value is of the wrong kind.' },
  unreadable: {
    pl: 'Nie udało się odczytać przesłanych danych: to nie jest poprawny JSON.',
    en: 'The data sent could not be read: this is not valid JSON.',
  },
  too_deep: {
    pl: 'Przesłane dane są zagnieżdżone zbyt głęboko.',
    en: 'The data sent are nested too deeply.',
  },
  unknown_field: { pl: 'Nieznane pole.', en: 'Unknown field.' },
  not_offered: { pl: 'Wybierz jedną z dostępnych odpowiedzi.', en: 'Choose one of the answers offered.' },
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
  choose_building: { pl: 'Wybierz rodzaj budynku.', en: 'Choose the type of building.' },
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
  choose_drive: { pl: 'Wybierz, co będzie napędzać pompę.', en: 'Choose what drives the pump.' },
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
  choose_existing: { pl: 'Wybierz istniejące źródło ciepła.', en: 'Choose the existing heat source.' },
  choose_yes_no: { pl: 'Wybierz „tak” albo „nie”.', en: 'Choose “yes” or “no”.' },
  efficiency_before: {
    pl: 'Wpisz sprawność od 0,01 do 1, najwyżej z dwoma miejscami po przecinku.',
    en: 'Enter an efficiency from 0.01 to 1, with two decimals at most.',
  },
  efficiency_after: {
    pl: 'Wpisz sprawność do 5,00, najwyżej z dwoma miejscami po przecinku.',
    en: 'Enter an efficiency up to 5.00, with two decimals at most.',
  },
  efficiency_order: {
    pl: 'Wpisz prawidłową sprawność: po modernizacji musi być większa niż przed nią.',
    en: 'Enter a valid efficiency, after must be greater than before.',
  },
  email: { pl: 'Nieprawidłowy adres e-mail.', en: 'Invalid email address.' },
  phone: {
    pl: 'Wpisz prawidłowy numer telefonu, na przykład 600 700 800.',
    en: 'Enter a valid phone number, for example 600 700 800.',
  },
  date: { pl: 'Podaj prawidłową datę.', en: 'Give a valid date.' },
  date_late: {
    pl: 'Wybierz datę nie późniejszą niż {max, date, long}: do tego dnia trwa program.',
    en: 'Choose a date no later than {max, date, long}, the last day of the programme.',
  },
  date_past: { pl: 'Wybierz dzisiejszą lub późniejszą datę.', en: 'Choose today’s date or a later one.' },
  date_future: { pl: 'Podaj dzisiejszą lub wcześniejszą datę.', en: 'Give today’s date or an earlier one.' },
  add_document: { pl: 'Dodaj ten dokument.', en: 'Add this document.' },
  before_agreement: {
    pl: 'Podaj datę nie wcześniejszą niż dzień podpisania umowy.',
    en: 'Give a date no earlier than the day the agreement was signed.',
  },
  eliminate: {
    pl: 'Zgodnie z wymaganiami programu istniejące źródło ciepła powinno zostać zlikwidowane.',
    en: 'According to the program requirements, the existing heat source should be removed.',
  },
  consent: {
    pl: 'Zaznacz to pole: bez zapoznania się z informacją o danych nie można wysłać zgłoszenia.',
    en: 'Tick this box: without knowing how data are processed nothing can be sent.',
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
  choose_client_type: {
    pl: 'Wybierz, czy wnioskodawca jest właścicielem, czy współwłaścicielem.',
    en: 'Choose whether the applicant is the owner or a co-owner.',
  },
  other_name: {
    pl: 'To nie jest imię i nazwisko z wniosku. Wpisz je tak jak we wniosku albo potwierdź, że podpisujesz innym nazwiskiem.',
    en: 'This is not the name in the application. Type it as it stands there, or confirm that you sign under another name.',
  },
  no_person: {
    pl: 'Wpisz imię i nazwisko osoby, która podpisuje w imieniu tej organizacji.',
    en: 'Type the first and last name of the person who signs for this organisation.',
  },
  name_length: { pl: 'Wpisz od 2 do 30 znaków.', en: 'Enter 2 to 30 characters.' },
  name_characters: {
    pl: 'Wpisz tylko litery, spacje, łączniki i apostrofy.',
    en: 'Use only letters, spaces, hyphens and apostrophes.',
  },
  digits_only: { pl: 'Wpisz same cyfry.', en: 'Enter digits only.' },
  all_zeros: { pl: 'Numer nie może składać się z samych zer.', en: 'The number cannot be all zeros.' },
  pesel_length: { pl: 'Numer PESEL ma 11 cyfr.', en: 'A PESEL number has 11 digits.' },
  pesel_checksum: {
    pl: 'W numerze PESEL jest pomyłka: cyfra kontrolna się nie zgadza.',
    en: 'There is a mistake in the PESEL number: its check digit does not match.',
  },
  pesel_date: {
    pl: 'W numerze PESEL jest pomyłka: taka data urodzenia nie istnieje.',
    en: 'There is a mistake in the PESEL number: there is no such date of birth.',
  },
  nip_length: { pl: 'Numer NIP ma 10 cyfr.', en: 'A NIP number has 10 digits.' },
  nip_checksum: {
    pl: 'W numerze NIP jest pomyłka: cyfra kontrolna się nie zgadza.',
    en: 'There is a mistake in the NIP number: its check digit does not match.',
  },
  nip_country: {
    pl: 'Podaj polski numer NIP, bez oznaczenia innego kraju.',
    en: 'Give a Polish NIP number, without another country’s prefix.',
  },
  regon_length: { pl: 'Numer REGON ma 9 albo 14 cyfr.', en: 'A REGON number has 9 or 14 digits.' },
  regon_checksum: {
    pl: 'W numerze REGON jest pomyłka: cyfra kontrolna się nie zgadza.',
    en: 'There is a mistake in the REGON number: its check digit does not match.',
  },
  krs_length: {
    pl: 'Numer KRS ma 10 cyfr, razem z zerami na początku.',
    en: 'A KRS number has 10 digits, leading zeros included.',
  },
  zip_code: {
    pl: 'Wpisz kod pocztowy w formacie 11-111.',
    en: 'Enter a zip code such as 12345, 12 345 or 12-345.',
  },
  plot_length: {
    pl: 'Skróć listę numerów działek do 400 znaków.',
    en: 'Shorten the list of plot numbers to 400 characters.',
  },
  plot_characters: {
    pl: 'W numerze działki są niedozwolone znaki.',
    en: 'The plot number contains characters that are not allowed.',
  },
  plot_format: {
    pl: 'Wpisz numer działki, na przykład 123/4. Kilka numerów oddziel przecinkami.',
    en: 'Enter a plot number such as 123/4. Separate several with commas.',
  },
  register_paper: {
    pl: 'To wygląda na numer starej, papierowej księgi. Wpisz numer elektroniczny, na przykład WA4M/00123456/4.',
    en: 'This looks like the number of an old paper register. Enter the electronic one, such as WA4M/00123456/4.',
  },
  register_format: {
    pl: 'Wpisz numer księgi wieczystej w formacie WA4M/00123456/4.',
    en: 'Enter a land and mortgage register number such as WA4M/00123456/4.',
  },
  register_zeros: {
    pl: 'Numer księgi wieczystej nie może składać się z samych zer.',
    en: 'A land and mortgage register number cannot be all zeros.',
  },
  register_checksum: {
    pl: 'W numerze księgi wieczystej jest pomyłka: cyfra kontrolna się nie zgadza.',
    en: 'There is a mistake in the register number: its check digit does not match.',
  },
  iban_characters: {
    pl: 'Numer rachunku może zawierać tylko cyfry, na początku także litery „PL”.',
    en: 'An account number holds digits only, with “PL” in front at most.',
  },
  iban_length: {
    pl: 'Polski numer rachunku ma 26 cyfr, z literami „PL” na początku albo bez nich.',
    en: 'A Polish account number has 26 digits, with or without “PL” in front.',
  },
  iban_checksum: {
    pl: 'W numerze rachunku jest pomyłka: cyfry kontrolne się nie zgadzają.',
    en: 'There is a mistake in the account number: its check digits do not match.',
  },
  iban_country: {
    pl: 'Podaj polski numer rachunku: litery „PL” i 26 cyfr.',
    en: 'Give a Polish account number: “PL” and 26 digits.',
  },
  full_name_length: { pl: 'Wpisz od 2 do 60 znaków.', en: 'Enter 2 to 60 characters.' },
  email_twice: {
    pl: 'Ten adres e-mail jest już na liście. Każda osoba potrzebuje własnego adresu.',
    en: 'This email address is already on the list. Each person needs an address of their own.',
  },
  email_own: {
    pl: 'To adres podany we wniosku. Wpisz adres współwłaściciela.',
    en: 'This is the address given in the application. Enter the co-owner’s address.',
  },
  too_many_co_owners: {
    pl: 'Można podać najwyżej {max} współwłaścicieli.',
    en: 'No more than {max} co-owners can be named.',
  },
  name_co_owner: {
    pl: 'Dodaj co najmniej jedną osobę albo zaznacz, że zgoda pozostałych współwłaścicieli jest na piśmie.',
    en: 'Add at least one person, or tick that the consent of the other co-owners is on paper.',
  },
  co_owner_not_added: {
    pl: 'Tej osoby nie ma jeszcze na liście. Dodaj ją przyciskiem pod polami albo wyczyść oba pola.',
    en: 'This person is not on the list yet. Add them with the button below the fields, or clear both fields.',
  },
  choose_answer: { pl: 'Wybierz jedną z odpowiedzi.', en: 'Choose one of the answers.' },
  must_tick: { pl: 'Zaznacz to oświadczenie, aby wysłać wniosek.', en: 'This is required to check' },
} as const satisfies Record<string, Message>;

export type Problem = keyof typeof problems;

/** What a schema found wrong, as zod tells it. */
export interface Issue {
  readonly code?: string | undefined;
  readonly message: string;
  readonly maximum?: unknown;
  readonly minimum?: unknown;
  /** Where it was found; its end is the field. */
  readonly path?: readonly PropertyKey[];
}

/** Sentences that do not say which field they mean. */
const unnamed: ReadonlySet<Problem> = new Set<Problem>([
  'required',
  'must_tick',
  'wrong_type',
  'not_offered',
  'not_a_number',
  'not_positive',
  'too_large',
  'too_long',
  'too_short',
  'unprintable',
  'choose_answer',
  'choose_yes_no',
  'date',
  'date_past',
  'date_future',
  'name_length',
  'name_characters',
  'full_name_length',
  'digits_only',
  'all_zeros',
]);

const problemByCode: Readonly<Record<string, Problem>> = {
  unrecognized_keys: 'unknown_field',
  invalid_value: 'not_offered',
  invalid_union: 'not_offered',
};

/** The problem an issue stands for: named by the schema, otherwise told by zod's code. */
export function problemOf(issue: Issue): Problem {
  if (issue.message in problems) return issue.message as Problem;
  return problemByCode[issue.code ?? ''] ?? 'wrong_type';
}

/** Whether the sentence for an issue says by itself which field it means. */
export function isNamed(issue: Issue): boolean {
  return !unnamed.has(problemOf(issue)) || requiredSentence(issue) !== undefined;
}

function requiredSentence(issue: Issue): Message | undefined {
  const field = String(issue.path?.at(-1));
  if (problemOf(issue) !== 'required' || !Object.hasOwn(requiredSentences, field)) return undefined;
  return requiredSentences[field];
}

/** The sentence for an issue, with the limit it speaks of. */
export function explain(issue: Issue, language: Language): string {
  return say(requiredSentence(issue) ?? problems[problemOf(issue)], language, {
    max: Number(issue.maximum ?? 0),
    min: Number(issue.minimum ?? 0),
  });
}
