import type { Messages } from '../../message.ts';

export const planningMessages = {
  title: { pl: 'Jak przebiegnie wymiana?', en: 'How will the replacement take place?' },
  lead: {
    pl: 'Wystarczy to, co wiesz dzisiaj.',
    en: 'What you know today is enough.',
  },
  add_note: { pl: 'Dodaj uwagi (opcjonalnie)', en: 'Add comments (optional)' },
  model_unknown_text: { pl: 'jeszcze nie wybrano', en: 'not chosen yet' },
  other_funding: {
    pl: 'Czy wymiana korzysta z innego dofinansowania?',
    en: 'Does the replacement receive any other funding?',
  },
  other_funding_help: {
    pl: 'Na przykład z programu „Czyste Powietrze” lub od gminy.',
    en: 'For example from the “Czyste Powietrze” programme or the municipality.',
  },
  yes: { pl: 'Tak', en: 'Yes' },
  no: { pl: 'Nie', en: 'No' },
  eliminated: {
    pl: 'Stare źródło ciepła zostanie zlikwidowane.',
    en: 'The old heat source will be removed.',
  },
  eliminated_help: {
    pl: 'Wymaga tego program.',
    en: 'The programme requires it.',
  },
  completion_date: { pl: 'Planowana data zakończenia wymiany', en: 'Planned completion date' },
  completion_date_help: {
    pl: 'Najpóźniej {lastDay}.',
    en: '{lastDay} at the latest.',
  },
  completion_soon: {
    pl: 'Najpóźniej {lastDay}. To niedługo: już teraz poszukaj wykonawcy, który zdąży, a zamówienie złóż po podpisaniu umowy.',
    en: '{lastDay} at the latest. That is soon: look now for an installer who can make it, and order once the agreement is signed.',
  },
  model: { pl: 'Nazwa i model nowego źródła ciepła', en: 'Name and model of the new heat source' },
  model_help: {
    pl: 'Jak w ofercie, jeśli już ją masz.',
    en: 'As in the offer, if you have one.',
  },
  installer: { pl: 'Kto wykona instalację?', en: 'Who will carry out the installation?' },
  installer_listed_help: {
    pl: 'Wykonawcy z listy współpracują z programem.',
    en: 'The installers listed work with the programme.',
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
