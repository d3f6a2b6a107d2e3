import type { Messages } from '../../message.ts';

export const planningMessages = {
  title: { pl: 'Jak przebiegnie wymiana?', en: 'How will the replacement take place?' },
  lead: {
    pl: 'Te dane trafią do wniosku. Plany mogą się zmienić, wystarczy to, co wiesz dzisiaj.',
    en: 'This information becomes part of the application. Plans may change; what you know today is enough.',
  },
  group_works: { pl: 'Urządzenie i montaż', en: 'The device and its installation' },
  group_money: { pl: 'Inne pieniądze', en: 'Other money' },
  group_statements: { pl: 'Warunki programu', en: 'Conditions of the programme' },
  add_note: { pl: 'Dodaj uwagi (opcjonalnie)', en: 'Add comments (optional)' },
  model_unknown: { pl: 'Model nie jest jeszcze wybrany', en: 'The model is not chosen yet' },
  model_unknown_text: { pl: 'jeszcze nie wybrano', en: 'not chosen yet' },
  other_funding: {
    pl: 'Czy wymiana korzysta z innego dofinansowania?',
    en: 'Does the replacement receive any other funding?',
  },
  other_funding_help: {
    pl: 'Na przykład z programu „Czyste Powietrze” lub od gminy. Odpowiedź nie zmienia obliczonej kwoty.',
    en: 'For example from the “Czyste Powietrze” programme or the municipality. The answer does not change the amount calculated.',
  },
  yes: { pl: 'Tak', en: 'Yes' },
  no: { pl: 'Nie', en: 'No' },
  eliminated: {
    pl: 'Istniejące źródło ciepła zostanie zlikwidowane.',
    en: 'The existing heat source will be removed.',
  },
  eliminated_help: {
    pl: 'Wymaga tego program: stare urządzenie zostaje trwale wyłączone i oddane do utylizacji.',
    en: 'The programme requires it: the old device is put out of use for good and disposed of.',
  },
  completion_date: { pl: 'Planowana data zakończenia wymiany', en: 'Planned completion date' },
  completion_date_help: {
    pl: 'Dzień, w którym nowe źródło ciepła będzie już działać. Program trwa do {lastDay}; jeśli planujesz wcześniej, zmień datę.',
    en: 'The day on which the new heat source will be running. The programme ends on {lastDay}; change the date if you plan an earlier one.',
  },
  model: { pl: 'Nazwa i model nowego źródła ciepła', en: 'Name and model of the new heat source' },
  model_help: {
    pl: 'Jak w ofercie wykonawcy.',
    en: 'As in the installer’s offer.',
  },
  installer: { pl: 'Kto wykona instalację?', en: 'Who will carry out the installation?' },
  installer_listed_help: {
    pl: 'Wykonawcy z listy współpracują z programem. Możesz też wybrać kogoś innego.',
    en: 'The installers listed work with the programme. You can choose somebody else as well.',
  },
  company: { pl: 'Firma instalacyjna', en: 'An installation company' },
  not_listed: { pl: 'Wykonawca spoza listy', en: 'An installer not listed here' },
  by_customer: { pl: 'Montaż samodzielny', en: 'Installed by the applicant' },
  company_name: { pl: 'Nazwa wykonawcy', en: 'Name of the installer' },
  company_name_help: { pl: 'Nazwa firmy i miejscowość.', en: 'The company’s name and town.' },
  note: { pl: 'Uwagi', en: 'Comments' },
  note_help: {
    pl: 'Wszystko, co warto wiedzieć o budynku lub wymianie. Najwyżej 1000 znaków.',
    en: 'Anything worth knowing about the building or the replacement. 1000 characters at most.',
  },
} as const satisfies Messages;
