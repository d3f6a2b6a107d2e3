import type { Messages } from '../../message.ts';

export const buildingAddressMessages = {
  lead: {
    pl: 'Adres budynku, w którym zostanie wymienione źródło ciepła.',
    en: 'The address of the building whose heat source will be replaced.',
  },
  province: { pl: 'Województwo', en: 'Voivodeship' },
  county: { pl: 'Powiat', en: 'County' },
  community: { pl: 'Gmina', en: 'Municipality (gmina)' },
  city: { pl: 'Miejscowość', en: 'Town' },
  city_help: {
    pl: 'Wpisz kilka liter i wybierz z listy.',
    en: 'Type a few letters and pick from the list.',
  },
  street: { pl: 'Ulica', en: 'Street' },
  house_number: { pl: 'Numer domu', en: 'House number' },
  apartment_number: { pl: 'Numer lokalu', en: 'Flat number' },
  zip_code: { pl: 'Kod pocztowy', en: 'Zip code' },
  zip_code_help: {
    pl: 'Na przykład 11-111; wystarczą same cyfry.',
    en: 'Such as 12-345; digits alone will do.',
  },
  optional: { pl: 'opcjonalnie', en: 'optional' },
  choose: { pl: 'Wybierz z listy', en: 'Choose from the list' },
  open_list: { pl: 'Pokaż listę:', en: 'Show the list:' },
  loading: { pl: 'Wczytywanie listy…', en: 'Loading the list…' },
  first_province: { pl: 'Najpierw wybierz województwo', en: 'Choose the voivodeship first' },
  first_county: { pl: 'Najpierw wybierz powiat', en: 'Choose the county first' },
  with_kind: { pl: '{name} ({kind})', en: '{name} ({kind})' },
  not_listed: {
    pl: 'Tej nazwy nie ma na liście. Zapiszemy ją tak, jak ją wpiszesz.',
    en: 'This name is not on the list. It will be saved as you type it.',
  },
  more: {
    pl: '{count, plural, one {i jeszcze # nazwa} few {i jeszcze # nazwy} other {i jeszcze # nazw}}. Wpisz więcej liter.',
    en: '{count, plural, one {and # more name} other {and # more names}}. Type more letters.',
  },
  change_town: { pl: 'Zmień miejscowość', en: 'Change the town' },
  keep_town: { pl: 'Zostaw: {town}', en: 'Keep {town}' },
  by_lists: {
    pl: 'Nie ma mojej miejscowości: wybiorę województwo, powiat i gminę',
    en: 'My town is not listed: choose voivodeship, county and municipality',
  },
  search: { pl: 'Wyszukaj miejscowość po nazwie', en: 'Search for the town by its name' },
  town_unknown: {
    pl: 'Nie ma takiej miejscowości na liście. Możesz podać ją niżej razem z województwem, powiatem i gminą.',
    en: 'No such town is listed. You can give it below, with its voivodeship, county and municipality.',
  },
  zip_elsewhere: {
    pl: 'Kod {zip} należy zwykle do innego województwa ({usual}) niż miejscowość ({province}). Sprawdź, czy jest dobry; jeśli tak, idź dalej.',
    en: 'The zip code {zip} usually belongs to another voivodeship ({usual}) than the town ({province}). Check it; if it is right, go on.',
  },
  no_streets: { pl: 'W tej miejscowości nie ma nazw ulic', en: 'This place has no street names' },
  no_streets_help: {
    pl: 'Zamiast ulicy zostanie zapisana nazwa miejscowości.',
    en: 'The name of the place is saved in place of the street.',
  },
  back_to_list: { pl: 'Wybierz z listy', en: 'Choose from the list' },
  failed_title: { pl: 'Nie udało się wczytać listy nazw', en: 'The list of names could not be loaded' },
  failed: {
    pl: 'Wpisz adres ręcznie albo spróbuj ponownie. Wpisane dane zostaną zachowane.',
    en: 'Type the address in, or try again. Nothing you have typed is lost.',
  },
  retry: { pl: 'Spróbuj ponownie', en: 'Try again' },
} as const satisfies Messages;
