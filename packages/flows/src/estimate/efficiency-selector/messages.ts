import type { Messages } from '../../message.ts';

export const efficiencySelectorMessages = {
  title: {
    pl: 'Czy znasz dane o efektywności energetycznej budynku?',
    en: 'Do you know the project efficiency data?',
  },
  lead: {
    pl: 'Potrzebne są trzy liczby: zapotrzebowanie budynku na energię oraz sprawność ogrzewania przed wymianą i po niej.',
    en: 'Three numbers are needed: the building’s energy demand, and the efficiency of its heating before and after the replacement.',
  },
  yes: { pl: 'Tak', en: 'Yes' },
  yes_description: { pl: 'Mam te liczby pod ręką.', en: 'I have the numbers at hand.' },
  no: { pl: 'Nie', en: 'No' },
  no_description: { pl: 'Potrzebuję pomocy doradcy.', en: 'I need an adviser’s help.' },
  demand: {
    pl: 'Wskaźnik rocznego zapotrzebowania na energię użytkową (EU)',
    en: 'Yearly useful energy demand (EU)',
  },
  demand_help: {
    pl: 'W świadectwie charakterystyki energetycznej na pierwszej stronie, w wierszu „EU”. Dla większości budynków od 50 do 250.',
    en: 'On the first page of the energy performance certificate, in the line “EU”. For most buildings 50 to 250.',
  },
  demand_unit: { pl: 'kWh/(m²·rok)', en: 'kWh/(m²·year)' },
  before: { pl: 'Sprawność ogrzewania przed wymianą', en: 'Heating efficiency before the replacement' },
  before_help: {
    pl: 'Od 0,01 do 1, na przykład 0,65. W świadectwie: „sprawność całkowita systemu ogrzewania”.',
    en: 'From 0.01 to 1, for example 0.65. In the certificate: overall efficiency of the heating system (“sprawność całkowita systemu ogrzewania”).',
  },
  after: { pl: 'Sprawność ogrzewania po wymianie', en: 'Heating efficiency after the replacement' },
  after_help: {
    pl: 'Większa niż przed wymianą, do 5. Pompa ciepła oddaje kilka razy więcej energii, niż pobiera prądu, dlatego ma sprawność większą niż 1.',
    en: 'Greater than before the replacement, up to 5. A heat pump gives several times the energy it takes from the grid, so its efficiency exceeds 1.',
  },
  typical_title: { pl: 'Typowe sprawności źródeł ciepła', en: 'Typical efficiencies of heat sources' },
  typical_source: { pl: 'Źródło ciepła', en: 'Heat source' },
  typical_efficiency: { pl: 'Sprawność', en: 'Efficiency' },
  typical_note: {
    pl: 'Sprawność całego ogrzewania jest zwykle mniejsza: obejmuje też regulację, przesył i magazynowanie ciepła.',
    en: 'The efficiency of the whole heating is usually lower: it also covers control, distribution and storage of heat.',
  },
  adviser_title: { pl: 'Pomoże doradca', en: 'An adviser will help' },
  adviser: {
    pl: 'Zamiast kwoty zapytamy o dane kontaktowe. Doradca zadzwoni lub napisze, pomoże ustalić brakujące liczby i przygotuje wycenę. Nic to nie kosztuje i do niczego nie zobowiązuje.',
    en: 'Instead of an amount, the next page asks for your contact details. An adviser will call or write, help to find the missing numbers and prepare the estimate. It is free and without obligation.',
  },
  find: {
    pl: 'Wolisz od razu zobaczyć kwotę? Zapotrzebowanie i obecna sprawność są w świadectwie charakterystyki energetycznej budynku, sprawność po wymianie w audycie albo na etykiecie lub w karcie nowego urządzenia. Odpowiedzi zostają na tym urządzeniu przez {browserHours, plural, one {# godzinę} few {# godziny} other {# godzin}}: wróć i wybierz „Tak”.',
    en: 'Would you rather see the amount at once? The demand and the present efficiency are in the building’s energy performance certificate, the efficiency afterwards in an audit or on the label or product sheet of the new device. Your answers stay on this device for {browserHours, plural, one {# hour} other {# hours}}: come back and choose “Yes”.',
  },
} as const satisfies Messages;
