import type { Message, Messages } from './message.ts';

/** What only later pages and the API answer with, beyond the sentences of the estimate. */
export const sectionProblems = {
  unreadable: {
    pl: 'Nie udało się odczytać przesłanych danych: to nie jest poprawny JSON.',
    en: 'The data sent could not be read: this is not valid JSON.',
  },
  too_deep: {
    pl: 'Przesłane dane są zagnieżdżone zbyt głęboko.',
    en: 'The data sent are nested too deeply.',
  },
  days_reversed: {
    pl: 'Wybierz ostatni dzień nie wcześniejszy niż pierwszy.',
    en: 'Choose a last day no earlier than the first.',
  },
  date_future: { pl: 'Podaj dzisiejszą lub wcześniejszą datę.', en: 'Enter today’s date or an earlier one.' },
  add_document: { pl: 'Dodaj ten dokument.', en: 'Add this document.' },
  before_agreement: {
    pl: 'Podaj datę nie wcześniejszą niż dzień podpisania umowy.',
    en: 'Enter a date no earlier than the day the agreement was signed.',
  },
  after_program: {
    pl: 'Umowa pozwala zakończyć wymianę najpóźniej {max, date, long}. Wymianę zakończoną później można rozliczyć tylko na zasadach programu z roku jej zakończenia: zadzwoń albo napisz do organizatora.',
    en: 'The agreement lets the replacement end on {max, date, long} at the latest. One finished later can only be settled under the rules of the programme of the year it was finished: call or write to the organiser.',
  },
  choose_client_type: {
    pl: 'Wybierz, czy wnioskodawca jest właścicielem, czy współwłaścicielem.',
    en: 'Choose whether the applicant is the owner or a co-owner.',
  },
  other_amount: {
    pl: 'To nie jest kwota tego wniosku. Przepisz ją z tej strony, co do grosza.',
    en: 'This is not the amount of this application. Copy it from this page, to the grosz.',
  },
  other_name: {
    pl: 'To nie jest imię i nazwisko z wniosku. Wpisz je tak jak we wniosku albo potwierdź, że podpisujesz innym nazwiskiem.',
    en: 'This is not the name in the application. Type it as it stands there, or confirm that you sign under another name.',
  },
  name_of_second: {
    pl: 'To imię i nazwisko drugiej osoby, która podpisze po Tobie. Wpisz własne.',
    en: 'This is the name of the second person, who signs after you. Type your own.',
  },
  no_person: {
    pl: 'Wpisz imię i nazwisko osoby, która podpisuje w imieniu tej organizacji.',
    en: 'Type the first and last name of the person who signs for this organisation.',
  },
  declare: {
    pl: 'Zaznacz to oświadczenie: bez niego nie można podpisać.',
    en: 'Tick this statement: without it nothing can be signed.',
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
    en: 'Enter a Polish NIP number, without another country’s prefix.',
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
    en: 'This looks like the number of an old paper register. Enter the electronic land and mortgage register number, such as WA4M/00123456/4.',
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
    en: 'An account number has digits only; “PL” may stand in front.',
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
    en: 'Enter a Polish account number: “PL” and 26 digits.',
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
  email_of_new_owner: {
    pl: 'To adres z tej sprawy. Podaj adres nowego właściciela.',
    en: 'This is the address of this case. Give the address of the new owner.',
  },
  email_of_helper: {
    pl: 'To Twój adres z wniosku. Wpisz adres osoby, która ma Ci pomóc.',
    en: 'This is your own address in the application. Enter the address of the person who is to help you.',
  },
  email_of_second: {
    pl: 'Ten adres jest już we wniosku. Wpisz inny: każda osoba podpisuje z własnej skrzynki.',
    en: 'This address already stands in the application. Enter another: each person signs from a mailbox of their own.',
  },
  too_many_co_owners: {
    pl: 'Możesz podać najwyżej {max, plural, one {# współwłaściciela} other {# współwłaścicieli}}.',
    en: 'You can name no more than {max, plural, one {# co-owner} other {# co-owners}}.',
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
  must_tick_offer: { pl: 'Zaznacz to oświadczenie, aby wysłać ofertę.', en: 'Tick this to send the offer.' },
} as const satisfies Record<string, Message>;

/** What to do about a field of the later pages that was left empty. */
export const sectionRequired = {
  name: { pl: 'Wpisz, jak nazywa się ta osoba.', en: 'Enter the name of this person.' },
  typed_name: { pl: 'Wpisz imię i nazwisko.', en: 'Enter the first and last name.' },
  signed_as: { pl: 'Wpisz, jak się podpisać.', en: 'Enter how to sign the message.' },
  building_name: {
    pl: 'Wpisz nazwę wnioskodawcy lub budynku.',
    en: 'Enter the name of the applicant or of the building.',
  },
  pesel: { pl: 'Wpisz numer PESEL.', en: 'Enter the PESEL number.' },
  nip: { pl: 'Wpisz NIP.', en: 'Enter the NIP.' },
  regon: { pl: 'Wpisz REGON.', en: 'Enter the REGON.' },
  krs: {
    pl: 'Wpisz numer KRS albo zaznacz, że organizacja nie ma wpisu.',
    en: 'Enter the KRS number, or tick that the organisation has no entry.',
  },
  second_first_name: {
    pl: 'Wpisz imię drugiej osoby.',
    en: 'Enter the first name of the second person.',
  },
  second_last_name: {
    pl: 'Wpisz nazwisko drugiej osoby.',
    en: 'Enter the last name of the second person.',
  },
  second_email: { pl: 'Wpisz e-mail drugiej osoby.', en: 'Enter the email of the second person.' },
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
  completion_date: {
    pl: 'Podaj dzień zakończenia wymiany.',
    en: 'Enter the day the replacement was finished.',
  },
} as const satisfies Messages;
