import type { Messages } from '../message.ts';

export const townMessages = {
  town: { pl: 'Miejscowość', en: 'Town' },
  town_help: {
    pl: 'Wpisz początek nazwy i wybierz z listy. Gmina, powiat i województwo uzupełnią się same.',
    en: 'Type the beginning of its name and pick from the list. The rest fills in by itself.',
  },
  town_help_plain: {
    pl: 'Wpisz nazwę albo jej początek. Jeśli takich miejscowości jest kilka, wybierzesz jedną na następnej stronie.',
    en: 'Type its name or the beginning of it. If there are several such towns, you pick one on the next page.',
  },
  search: { pl: 'Wyszukaj miejscowość', en: 'Search for the town' },
  which_town: { pl: 'Która to miejscowość?', en: 'Which town is it?' },
  more_letters: { pl: 'Lista pojawi się po dwóch literach.', en: 'The list appears after two letters.' },
  no_codes: {
    pl: 'Po kodzie pocztowym nie szukamy. Wpisz nazwę miejscowości.',
    en: 'The list is not searched by zip code. Type the name of the town.',
  },
  code_begun: {
    pl: 'Wpisz cały kod pocztowy, na przykład 11-111, albo nazwę miejscowości.',
    en: 'Type the whole zip code, such as 12-345, or the name of the town.',
  },
  code_unknown: {
    pl: 'Nie znamy tego kodu pocztowego. Wpisz nazwę miejscowości.',
    en: 'This zip code is not on our list. Type the name of the town.',
  },
  codes_from: { pl: 'Kody pocztowe: {source}', en: 'Zip codes: {source}' },
  open_list: { pl: 'Pokaż listę:', en: 'Show the list:' },
  searching: { pl: 'Szukanie miejscowości…', en: 'Looking for the town…' },
  more_towns: {
    pl: '{count, plural, one {i jeszcze # nazwa} few {i jeszcze # nazwy} other {i jeszcze # nazw}}. Wpisz więcej liter.',
    en: '{count, plural, one {and # more name} other {and # more names}}. Type more letters.',
  },
} as const satisfies Messages;
