import type { Messages } from '@ndp/flows/message.ts';

export const appealMessages = {
  title: { pl: 'Odmowa i odwołanie', en: 'Refusal and appeal' },
  refused: { pl: 'Odmowa', en: 'Refused' },
  server: { pl: 'wiersz poleceń', en: 'command line' },
  until: { pl: 'Odwołać się można do {day}.', en: 'It can be appealed against until {day}.' },
  appeal: { pl: 'Odwołanie wnioskodawcy', en: 'The applicant’s appeal' },
  answer_by: { pl: 'Decyzja najpóźniej {day}.', en: 'To be decided by {day}.' },
  upheld: { pl: 'Uwzględnione: sprawa toczy się dalej', en: 'Upheld: the case goes on' },
  dismissed: { pl: 'Oddalone: odmowa zostaje', en: 'Dismissed: the refusal stands' },
  for_others: {
    pl: 'O odwołaniu decyduje inna osoba niż ta, która odmówiła.',
    en: 'Somebody other than the person who refused decides on the appeal.',
  },
  outcome: { pl: 'Decyzja o odwołaniu', en: 'Decision on the appeal' },
  choose: { pl: 'wybierz', en: 'choose' },
  reason: { pl: 'Uzasadnienie decyzji', en: 'Reasons of the decision' },
  reason_read: {
    pl: 'Wnioskodawca przeczyta je słowo w słowo. Nie wpisuj danych innych osób.',
    en: 'The applicant reads them word for word. Name no third person.',
  },
  decide: { pl: 'Rozpatrz odwołanie', en: 'Decide on the appeal' },
  decided: {
    pl: 'Odwołanie jest rozpatrzone, wnioskodawca dostanie wiadomość.',
    en: 'The appeal is decided on; the applicant is told.',
  },
  needs_outcome: { pl: 'Wybierz decyzję.', en: 'Choose a decision.' },
  needs_reason: {
    pl: 'Wpisz uzasadnienie, co najmniej 5 znaków.',
    en: 'Type reasons of at least 5 characters.',
  },
} as const satisfies Messages;
