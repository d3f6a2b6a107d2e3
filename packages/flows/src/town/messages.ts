import type { Messages } from '../message.ts';

export const townMessages = {
  town: { pl: 'Miejscowość', en: 'Town' },
  town_help: {
    pl: 'Wpisz początek nazwy i wybierz z listy. Gmina, powiat i województwo uzupełnią się same.',
    en: 'Type the beginning of its name and pick from the list. The rest fills in by itself.',
  },
  which_town: { pl: 'Która to miejscowość?', en: 'Which town is it?' },
  more_letters: { pl: 'Lista pojawi się po dwóch literach.', en: 'The list appears after two letters.' },
  no_digits: {
    pl: 'Po kodzie pocztowym nie szukamy. Wpisz nazwę miejscowości.',
    en: 'The list is not searched by zip code. Type the name of the town.',
  },
  searching: { pl: 'Szukanie miejscowości…', en: 'Looking for the town…' },
  more_towns: {
    pl: '{count, plural, one {i jeszcze # nazwa} few {i jeszcze # nazwy} other {i jeszcze # nazw}}. Wpisz więcej liter.',
    en: '{count, plural, one {and # more name} other {and # more names}}. Type more letters.',
  },
} as const satisfies Messages;
