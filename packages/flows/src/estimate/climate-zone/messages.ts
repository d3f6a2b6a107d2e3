import type { Messages } from '../../message.ts';

export const climateZoneMessages = {
  title: { pl: 'Gdzie stoi budynek?', en: 'Where is the building?' },
  lead: {
    pl: 'Z miejscowości wynika strefa klimatyczna. Trafi też do adresu we wniosku.',
    en: 'The town gives the climate zone, and begins the address in your application.',
  },
  town_unknown: {
    pl: 'Nie ma takiej miejscowości na liście. Wpisz większą w pobliżu albo wskaż strefę: adres podasz później.',
    en: 'No such town is listed. Type a larger one nearby, or choose the zone: the address is asked for later.',
  },
  register_down: {
    pl: 'Lista miejscowości jest teraz niedostępna. Wskaż strefę klimatyczną.',
    en: 'The list of towns cannot be reached just now. Choose the climate zone.',
  },
  suggested: {
    pl: 'Strefa klimatyczna tej miejscowości ({town}): {numeral}.',
    en: 'The climate zone of this town ({town}) is {numeral}.',
  },
  suggested_other: {
    pl: 'Strefa klimatyczna tej miejscowości ({town}): {numeral}. Wybrana pozostaje strefa {chosen}.',
    en: 'The climate zone of this town ({town}) is {numeral}. Zone {chosen} stays selected.',
  },
  take_suggestion: { pl: 'Wybierz strefę {numeral}', en: 'Select zone {numeral}' },
  zone_unknown: {
    pl: 'Położenia tej miejscowości ({town}) nie znamy. Wskaż strefę klimatyczną.',
    en: 'We do not know where this town ({town}) lies. Choose the climate zone.',
  },
  zone: { pl: 'Strefa klimatyczna', en: 'Climate zone' },
  other_zone: { pl: 'Zmień strefę', en: 'Change the zone' },
  zone_by_hand: {
    pl: 'Nie ma mojej miejscowości: wskażę strefę',
    en: 'My town is not listed: I choose the zone',
  },
  temperature: { pl: 'temperatura obliczeniowa {temperature} °C', en: 'design temperature {temperature} °C' },
  map: {
    pl: 'Mapa Polski z pięcioma strefami klimatycznymi',
    en: 'Map of Poland with its five climate zones',
  },
  map_click: {
    pl: 'Kliknij strefę na mapie albo wybierz ją poniżej. Im wyższy numer, tym mroźniejsze zimy.',
    en: 'Click a zone on the map or choose it below. The higher the number, the colder the winters.',
  },
  map_look: {
    pl: 'Znajdź strefę na mapie i wybierz ją poniżej. Im wyższy numer, tym mroźniejsze zimy.',
    en: 'Find the zone on the map and choose it below. The higher the number, the colder the winters.',
  },
  changes_amount: {
    pl: 'Od strefy zależy kwota dofinansowania: im zimniej, tym większa oszczędność energii.',
    en: 'The zone changes the amount of funding: the colder it is, the more energy is saved.',
  },
  changes_nothing: {
    pl: 'Kwota dla tego budynku nie zależy od strefy.',
    en: 'The amount for this building does not depend on the zone.',
  },
} as const satisfies Messages;
