import type { Messages } from '../../message.ts';

export const buildingInfoMessages = {
  lead: {
    pl: 'Dwa numery z rejestrów publicznych potwierdzają, o który budynek chodzi i do kogo należy.',
    en: 'Two numbers from public registers confirm which building it is and whom it belongs to.',
  },
  land: { pl: 'Numer działki ewidencyjnej', en: 'Land registry number' },
  land_help: {
    pl: 'Na przykład 123/4 albo pełny identyfikator 141201_1.0001.123/4. Kilka działek oddziel przecinkami.',
    en: 'For example 123/4, or the full identifier 141201_1.0001.123/4. Separate several plots with commas.',
  },
  land_where: { pl: 'Gdzie znaleźć numer działki?', en: 'Where can I find the plot number?' },
  land_where_notice: {
    pl: 'w wypisie z rejestru gruntów i w akcie notarialnym,',
    en: 'in the extract from the land register and in the notarial deed,',
  },
  land_where_tax: { pl: 'na decyzji o podatku od nieruchomości,', en: 'on the decision on property tax,' },
  land_where_map: {
    pl: 'na mapie w Geoportalu, po wskazaniu budynku.',
    en: 'on the map of Geoportal, by pointing at the building.',
  },
  mortgage: { pl: 'Numer księgi wieczystej', en: 'Land and mortgage register number' },
  mortgage_help: {
    pl: 'Numer elektroniczny, na przykład WA4M/00123456/4. Brakujące zera w środku zostaną uzupełnione.',
    en: 'The electronic number, such as WA4M/00123456/4. Missing zeros in the middle are filled in.',
  },
  mortgage_where: { pl: 'Gdzie znaleźć numer księgi?', en: 'Where can I find the register number?' },
  mortgage_where_deed: {
    pl: 'w akcie notarialnym albo w umowie kredytu hipotecznego,',
    en: 'in the notarial deed or in the mortgage agreement,',
  },
  mortgage_where_court: {
    pl: 'w zawiadomieniu o wpisie z wydziału ksiąg wieczystych,',
    en: 'in the notice of entry from the court that keeps the register,',
  },
  mortgage_where_office: {
    pl: 'w starostwie lub urzędzie miasta, które prowadzi ewidencję gruntów.',
    en: 'at the county or city office that keeps the land records.',
  },
  court_unknown: {
    pl: 'Kodu sądu „{court}” nie ma na liście. Jeżeli w dokumencie jest taki sam, idź dalej.',
    en: 'The court code “{court}” is not on the list. If the document says the same, go on.',
  },
} as const satisfies Messages;
