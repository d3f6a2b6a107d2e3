import type { Messages } from '../../message.ts';

export const surfaceAreaMessages = {
  title: { pl: 'Jaką powierzchnię ma budynek?', en: 'What is the area of the building?' },
  lead: {
    pl: 'Liczy się powierzchnia całego budynku, na której reguluje się temperaturę powietrza, czyli ogrzewana lub chłodzona.',
    en: 'What counts is the area of the whole building with adjustable air temperature: heated or cooled.',
  },
  area: {
    pl: 'Powierzchnia o regulowanej temperaturze powietrza',
    en: 'Area with adjustable air temperature',
  },
  area_help: {
    pl: 'W metrach kwadratowych, najwyżej dwa miejsca po przecinku.',
    en: 'In square metres, with two decimals at most.',
  },
  where_title: { pl: 'Gdzie znaleźć tę liczbę?', en: 'Where to find this number' },
  where_certificate: {
    pl: 'W świadectwie charakterystyki energetycznej, na pierwszej stronie: „powierzchnia pomieszczeń o regulowanej temperaturze powietrza”.',
    en: 'In the energy performance certificate, on its first page: “area of rooms with regulated air temperature” (“powierzchnia pomieszczeń o regulowanej temperaturze powietrza”).',
  },
  where_project: {
    pl: 'W projekcie budowlanym, w zestawieniu powierzchni ogrzewanych.',
    en: 'In the building design, in the list of heated areas.',
  },
  where_manager: {
    pl: 'U zarządcy budynku lub w rozliczeniu kosztów ogrzewania.',
    en: 'From the building manager, or on the heating cost statement.',
  },
  where_not: {
    pl: 'Nie wlicza się nieogrzewanych piwnic, strychów, garaży i balkonów.',
    en: 'Unheated cellars, lofts, garages and balconies do not count.',
  },
} as const satisfies Messages;
