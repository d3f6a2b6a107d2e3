import type { PartnerRule } from '@ndp/domain/partners/look.ts';
import type { Message, Messages } from '@ndp/flows/message.ts';

export const partnerMessages = {
  title: { pl: 'Partner: {title}', en: 'Partner: {title}' },
  lead: {
    pl: 'Tak portal przedstawia się wnioskodawcom pod adresem {address}. To, co zapiszesz, portal pokazuje w ciągu minuty, bez instalowania i ponownego uruchamiania.',
    en: 'This is how the portal presents itself to applicants at {address}. What you save, the portal shows within a minute; nothing is installed or restarted.',
  },
  problems: { pl: 'Popraw dane partnera', en: 'Correct the partner' },
  look: { pl: 'Wygląd', en: 'Look' },
  field_title: { pl: 'Nazwa partnera', en: 'Name of the partner' },
  title_help: {
    pl: 'W nagłówkach stron i wiadomości, do 60 znaków.',
    en: 'In the heads of pages and mails, up to 60 characters.',
  },
  brand_title: { pl: 'Napis obok logo', en: 'Words beside the logo' },
  brand_help: {
    pl: 'Puste, jeśli logo mówi wszystko.',
    en: 'Empty where the logo says it all.',
  },
  primary_color: { pl: 'Kolor główny', en: 'First colour' },
  secondary_color: { pl: 'Kolor drugi', en: 'Second colour' },
  colour_help: {
    pl: 'Zapis #rrggbb; puste: kolor platformy ({usual}).',
    en: 'As #rrggbb; empty: the platform’s colour ({usual}).',
  },
  pick: { pl: '{colour}: wybierz z palety', en: '{colour}: choose from the palette' },
  contrast: {
    pl: 'Kontrast z bielą: {ratio} : 1, potrzeba co najmniej {least} : 1.',
    en: 'Contrast with white: {ratio} : 1; at least {least} : 1 is needed.',
  },
  logo: { pl: 'Logo', en: 'Logo' },
  logo_help: {
    pl: 'Obraz PNG albo JPEG do 1 MB. Pokazujemy go na wysokość 36 punktów, więc najlepszy ma 160 pikseli wysokości i przezroczyste tło. Obraz SVG zapisz wcześniej jako PNG.',
    en: 'A PNG or JPEG picture of at most 1 MB. It is shown 36 points high, so 160 pixels and a transparent ground are best. Save an SVG as PNG first.',
  },
  logo_large: {
    pl: 'Ten plik ma więcej niż 1 MB albo nie jest obrazem PNG ani JPEG. Wybierz inny.',
    en: 'This file has more than 1 MB, or is neither PNG nor JPEG. Choose another one.',
  },
  logo_shipped: {
    pl: 'Teraz portal pokazuje logo, które przyszło z wydaniem. Wybrane tutaj je zastąpi.',
    en: 'The portal now shows the logo that came with the release. One chosen here replaces it.',
  },
  logo_plain: {
    pl: 'Bez logo portal pokaże znak NDP. Wybierz obraz powyżej, aby zobaczyć go tutaj.',
    en: 'Without a logo the portal will show the mark of NDP. Choose a picture above to see it here.',
  },
  preview: { pl: 'Tak wygląda nagłówek portalu', en: 'How the head of the portal looks' },
  button: { pl: 'Przycisk', en: 'Button' },
  is_logo_inverse: {
    pl: 'Logo jest jasne: pokaż je na kolorze głównym',
    en: 'The logo is a light one: show it on the first colour',
  },
  is_training: { pl: 'Partner szkoleniowy', en: 'Training partner' },
  training_help: {
    pl: 'Do ćwiczeń na zmyślonych sprawach: program jest od razu otwarty, żadna wiadomość do wnioskodawcy nie wychodzi, plik dla banku ani wykaz URE nie powstaje. Potem nie da się tego zmienić.',
    en: 'To practise on made-up cases: the programme is open at once, no message to an applicant leaves, and no file for a bank or report for the regulator is made. This cannot be changed later.',
  },
  numbers: { pl: 'Liczby dla wszystkich', en: 'Numbers for everybody' },
  numbers_help: {
    pl: 'Strona portalu z liczbą spraw, umów i wypłat do końca ostatniego pełnego miesiąca. Mniej niż 5 spraw pokazuje jako „< 5”, resztę zaokrągla w dół. Link do niej jest w stopce.',
    en: 'A page of the portal with the number of cases, agreements and payments by the end of the last whole month. Fewer than 5 cases are shown as “< 5”, all else is rounded down. The footer links to it.',
  },
  is_counted_openly: { pl: 'Pokazuj te liczby w portalu', en: 'Show these numbers in the portal' },
  hosts: { pl: 'Adresy', en: 'Hosts' },
  aliases: { pl: 'Dodatkowe adresy', en: 'Further hosts' },
  aliases_help: {
    pl: 'Sam początek adresu przed .{domain}, w każdym wierszu jeden. Każdy prowadzi do tego portalu; @ to sama domena i nadaje ją administrator serwera.',
    en: 'Only what stands before .{domain}, one a line. Each leads to this portal; @ is the bare domain, and the server’s administrator gives it.',
  },
  contact: { pl: 'Kontakt i poczta', en: 'Contact and mail' },
  contact_email: { pl: 'E-mail dla wnioskodawców', en: 'Email for applicants' },
  contact_phone: { pl: 'Telefon dla wnioskodawców', en: 'Telephone for applicants' },
  sender_name: { pl: 'Nadawca wiadomości', en: 'Sender of mails' },
  sender_help: {
    pl: 'Nazwa przed adresem nadawcy; puste: nazwa partnera. Sam adres jest wspólny dla platformy, bo tylko za niego ręczy jej domena.',
    en: 'The name before the sender’s address; empty: the partner’s. The address itself is the platform’s, for its domain vouches for no other.',
  },
  reply_email: { pl: 'Adres do odpowiedzi', en: 'Address for replies' },
  reply_help: {
    pl: 'Tu trafiają odpowiedzi na wiadomości; puste: e-mail dla wnioskodawców.',
    en: 'Replies to mails arrive here; empty: the email for applicants.',
  },
  told: { pl: 'Kogo powiadamiać', en: 'Who is told' },
  told_help: {
    pl: 'Zaznaczone osoby dostają to, o czym dowiaduje się partner, na przykład podpisane dokumenty. Jeśli nikogo nie zaznaczysz, dostaje to e-mail dla wnioskodawców.',
    en: 'The people ticked are sent what the partner is told, such as signed documents. With nobody ticked, the email for applicants gets it.',
  },
  no_email: { pl: '{name} (dostawca logowania nie podał adresu)', en: '{name} (the issuer gave no address)' },
  save: { pl: 'Zapisz partnera', en: 'Save the partner' },
  saved: {
    pl: 'Zapisano. Portal pokaże to w ciągu minuty.',
    en: 'Saved. The portal shows it within a minute.',
  },
  unsaved: { pl: 'Są niezapisane zmiany.', en: 'There are changes that are not saved.' },
  save_file: { pl: 'Zapisz do pliku', en: 'Save to a file' },
  read_file: { pl: 'Wczytaj z pliku', en: 'Read from a file' },
  file_unfit: {
    pl: 'Ten plik nie zawiera partnera (miejsce: {place}). Niczego nie zmieniono.',
    en: 'This file holds no partner (place: {place}). Nothing was changed.',
  },
  open_title: { pl: 'Nowy partner', en: 'A new partner' },
  open_lead: {
    pl: 'Portal odpowiada pod nowym adresem w ciągu minuty. Program jest zapowiedziany i nie przyjmuje wniosków, dopóki w panelu partnera nie zostanie opublikowana wersja, która otwiera nabór.',
    en: 'The portal answers at its new address within a minute. Its programme is announced and takes no applications until the partner’s desk publishes a version that opens the call.',
  },
  id: { pl: 'Adres portalu', en: 'Address of the portal' },
  id_help: {
    pl: 'Sam początek przed .{domain}: małe litery, cyfry i myślniki. Potem się nie zmienia.',
    en: 'Only what stands before .{domain}: small letters, digits, dashes. It does not change later.',
  },
  program: { pl: 'Program wzorcowy', en: 'Programme to begin with' },
  program_help: {
    pl: 'Z niego pochodzą zasady i teksty pierwszej wersji. Organizatora, lata i kwoty zmienia się potem w projekcie wersji.',
    en: 'Rules and texts of the first version come from it. Organiser, years and amounts are changed in a draft afterwards.',
  },
  choose: { pl: 'Wybierz', en: 'Choose' },
  organiser_name: {
    pl: 'Organizator programu, z formą prawną',
    en: 'Organiser of the programme, with its legal form',
  },
  organiser_address: { pl: 'Adres organizatora', en: 'Address of the organiser' },
  obliged_entity_id: { pl: 'Numer podmiotu zobowiązanego', en: 'Number of the obliged entity' },
  administrator: { pl: 'E-mail pierwszego administratora', en: 'Email of the first administrator' },
  administrator_help: {
    pl: 'Przyjdzie tam zaproszenie z linkiem do panelu. Dalsze role nadaje już ta osoba.',
    en: 'An invitation goes there, with a link to the desk. They give all further roles.',
  },
  krs: { pl: 'KRS organizatora', en: 'KRS of the organiser' },
  nip: { pl: 'NIP organizatora', en: 'NIP of the organiser' },
  regon: { pl: 'REGON organizatora', en: 'REGON of the organiser' },
  number_help: {
    pl: 'Stoi w umowie i wniosku; puste, jeśli go nie ma.',
    en: 'It stands in agreement and application; empty where there is none.',
  },
  wrong_number: {
    pl: 'Sprawdź ten numer: nie zgadza się liczba cyfr albo cyfra kontrolna.',
    en: 'Check this number: its length or its check digit is wrong.',
  },
  beginning: { pl: 'Początek', en: 'Beginning' },
  open: { pl: 'Otwórz partnera', en: 'Open the partner' },
  opened: { pl: 'Partner jest otwarty', en: 'The partner is open' },
  opened_at: {
    pl: 'Za najdalej minutę portal odpowie pod adresem',
    en: 'In a minute at most its portal answers at',
  },
  all: { pl: 'Partnerzy', en: 'Partners' },
  needed: { pl: 'To pole jest potrzebne.', en: 'This field is needed.' },
  whole_number: { pl: 'Podaj liczbę całkowitą większą od zera.', en: 'Give a whole number above zero.' },
} as const satisfies Messages;

export const ruleMessages: Readonly<Record<PartnerRule, Message>> = {
  words: {
    pl: 'podaj od 1 do 60 znaków, bez nawiasów ostrych i znaków, których nie widać; w nazwie nadawcy także bez @',
    en: 'give 1 to 60 characters, without angle brackets and signs nobody sees; in a sender’s name without @, too',
  },
  colour: {
    pl: 'podaj kolor jako # i sześć znaków, na przykład #0b5c8a',
    en: 'give a colour as # and six digits, such as #0b5c8a',
  },
  contrast: {
    pl: 'wybierz ciemniejszy kolor, bo ten za mało odcina się od bieli',
    en: 'choose a darker colour: this one is too close to white',
  },
  host: {
    pl: 'podaj małe litery, cyfry i myślniki, każdy adres raz',
    en: 'give small letters, digits and dashes, each host once',
  },
  email: {
    pl: 'podaj adres e-mail, na przykład biuro@example.pl',
    en: 'give an email address, such as office@example.pl',
  },
  phone: {
    pl: 'podaj numer telefonu, na przykład +48 22 100 00 01',
    en: 'give a telephone number, such as +48 22 100 00 01',
  },
};
