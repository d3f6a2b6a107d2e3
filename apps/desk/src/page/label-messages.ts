import type { LabelColor } from '@ndp/contract/desk/labels.ts';
import type { Messages } from '@ndp/flows/message.ts';

export const labelMessages = {
  title: { pl: 'Etykiety', en: 'Labels' },
  label: { pl: 'Etykieta', en: 'Label' },
  on: { pl: 'Sprawa ma etykietę „{name}”.', en: 'The case has the label “{name}”.' },
  off: { pl: 'Etykieta „{name}” jest zdjęta.', en: 'The label “{name}” is taken off.' },
  key: { pl: 'etykiety sprawy', en: 'labels of the case' },
  open_cases: { pl: 'Nadaj etykietę', en: 'Put a label on' },
  send_cases: {
    pl: 'Nadaj {count, plural, one {# sprawie} other {# sprawom}}',
    en: 'Put it on {count, plural, one {# case} other {# cases}}',
  },
  needs_label: { pl: 'Wybierz etykietę.', en: 'Choose a label.' },
  lead: {
    pl: 'Etykiety widzi tylko panel: na liście spraw, w filtrach i w pobranej tabeli. Nie wpisuj tu danych osób.',
    en: 'Only the desk sees labels: in the list of cases, in filters and in the downloaded table. Type no data of persons here.',
  },
  none: { pl: 'Nie ma jeszcze żadnej.', en: 'There is none yet.' },
  cases: {
    pl: '{cases, plural, one {# sprawa} few {# sprawy} many {# spraw} other {# sprawy}}',
    en: '{cases, plural, one {# case} other {# cases}}',
  },
  retired: { pl: 'wycofana', en: 'retired' },
  retire: { pl: 'Wycofaj', en: 'Retire' },
  bring_back: { pl: 'Przywróć', en: 'Bring back' },
  of_label: { pl: '{act}: {name}', en: '{act}: {name}' },
  name: { pl: 'Nazwa', en: 'Name' },
  name_help: {
    pl: 'Do 30 znaków. Nazwa, która już jest, dostanie ten kolor.',
    en: 'Up to 30 characters. A name that is there already gets this colour.',
  },
  needs_name: { pl: 'Wpisz nazwę etykiety.', en: 'Type the name of the label.' },
  color: { pl: 'Kolor', en: 'Colour' },
  save: { pl: 'Zapisz etykietę', en: 'Save the label' },
  saved: { pl: 'Etykieta „{name}” jest zapisana.', en: 'The label “{name}” is saved.' },
  gone: {
    pl: 'Etykieta „{name}” jest wycofana. Zostaje na sprawach, które ją mają.',
    en: 'The label “{name}” is retired. It stays on the cases that have it.',
  },
} as const satisfies Messages;

export const labelColorNames = {
  grey: { pl: 'szary', en: 'grey' },
  blue: { pl: 'niebieski', en: 'blue' },
  green: { pl: 'zielony', en: 'green' },
  amber: { pl: 'bursztynowy', en: 'amber' },
  violet: { pl: 'fioletowy', en: 'violet' },
  red: { pl: 'czerwony', en: 'red' },
} as const satisfies Record<LabelColor, Messages[string]>;
