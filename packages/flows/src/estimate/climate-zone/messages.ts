import type { Messages } from '../../message.ts';

export const climateZoneMessages = {
  title: { pl: 'W której strefie klimatycznej stoi budynek?', en: 'Which climate zone is the building in?' },
  lead: {
    pl: 'Polska dzieli się na pięć stref. Im wyższy numer, tym mroźniejsze zimy.',
    en: 'Poland has five zones. The higher the number, the colder the winters.',
  },
  town: { pl: 'Znajdź strefę według miejscowości', en: 'Find the zone by town' },
  town_help: {
    pl: 'Wystarczy wpisać początek nazwy i wybrać z listy.',
    en: 'Type the beginning of its name and pick from the list.',
  },
  more_letters: { pl: 'Lista pojawi się po dwóch literach.', en: 'The list appears after two letters.' },
  searching: { pl: 'Szukanie miejscowości…', en: 'Looking for the town…' },
  more_towns: {
    pl: '{count, plural, one {i jeszcze # nazwa} few {i jeszcze # nazwy} other {i jeszcze # nazw}}. Wpisz więcej liter.',
    en: '{count, plural, one {and # more name} other {and # more names}}. Type more letters.',
  },
  town_unknown: {
    pl: 'Nie ma takiej miejscowości na liście. Można wpisać większą w pobliżu albo wybrać strefę samodzielnie.',
    en: 'No such town is listed. Type a larger one nearby, or choose the zone yourself.',
  },
  register_down: {
    pl: 'Lista miejscowości jest teraz niedostępna. Strefę można wybrać samodzielnie.',
    en: 'The list of towns cannot be reached just now. You can choose the zone yourself.',
  },
  suggested: {
    pl: 'Sugerowana strefa: {numeral} ({town}). Można wybrać inną.',
    en: 'Suggested zone: {numeral} ({town}). You can choose another.',
  },
  suggested_other: {
    pl: 'Sugerowana strefa: {numeral} ({town}). Wybrana pozostaje strefa {chosen}.',
    en: 'Suggested zone: {numeral} ({town}). Zone {chosen} stays selected.',
  },
  take_suggestion: { pl: 'Wybierz strefę {numeral}', en: 'Select zone {numeral}' },
  zone_unknown: {
    pl: 'Położenie tej miejscowości ({town}) nie jest znane. Strefę można wybrać samodzielnie.',
    en: 'Where this town ({town}) lies is not known. You can choose the zone yourself.',
  },
  zone: { pl: 'Strefa klimatyczna', en: 'Climate zone' },
  temperature: { pl: 'zimą przyjmuje się {temperature} °C', en: 'taken as {temperature} °C in winter' },
  map: {
    pl: 'Mapa Polski z pięcioma strefami klimatycznymi',
    en: 'Map of Poland with its five climate zones',
  },
  changes_amount: {
    pl: 'Od strefy zależy kwota dofinansowania: im zimniej, tym większa oszczędność energii.',
    en: 'The zone changes the amount of funding: the colder it is, the more energy is saved.',
  },
  changes_nothing: {
    pl: 'Strefa trafia do wniosku, ale nie zmienia kwoty. Zależy od niej tylko kwota dla budynków niemieszkalnych.',
    en: 'The zone is part of the application but does not change the amount. It does so only for non-residential buildings.',
  },
} as const satisfies Messages;
