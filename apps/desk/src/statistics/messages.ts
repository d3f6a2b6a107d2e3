import type { milestones, spans } from '@ndp/contract/desk/statistics.ts';
import type { Message, Messages } from '@ndp/flows/message.ts';

export const statisticsMessages = {
  title: { pl: 'Statystyki: {partner}', en: 'Statistics: {partner}' },
  from: { pl: 'Sprawy rozpoczęte od', en: 'Cases begun from' },
  to: { pl: 'do', en: 'to' },
  show: { pl: 'Pokaż', en: 'Show' },
  about: {
    pl: 'Liczone są sprawy rozpoczęte w tych dniach i to, dokąd doszły do dziś. Kto nie dokończył, może jeszcze dokończyć.',
    en: 'Counted are the cases begun on these days, and how far they have come by today. Who has not finished may still do so.',
  },
  counted: { pl: 'Policzono {moment}.', en: 'Counted {moment}.' },
  way: { pl: 'Jak daleko dochodzą sprawy', en: 'How far cases come' },
  stage: { pl: 'Etap', en: 'Stage' },
  cases: { pl: 'Sprawy', en: 'Cases' },
  share: { pl: 'Z rozpoczętych', en: 'Of those begun' },
  months: { pl: 'Według miesiąca rozpoczęcia', en: 'By the month they were begun' },
  month: { pl: 'Miesiąc', en: 'Month' },
  times: { pl: 'Ile dni to trwa', en: 'How many days it takes' },
  span: { pl: 'Odcinek', en: 'Part of the way' },
  median: { pl: 'W połowie spraw najwyżej', en: 'In half the cases, at most' },
  most: { pl: 'W 9 na 10 spraw najwyżej', en: 'In 9 of 10 cases, at most' },
  by_source: { pl: 'Pieniądze według nowego źródła ciepła', en: 'Money by new heat source' },
  by_municipality: { pl: 'Pieniądze według gminy', en: 'Money by municipality' },
  source: { pl: 'Źródło ciepła', en: 'Heat source' },
  municipality: { pl: 'Gmina', en: 'Municipality' },
  calculated: { pl: 'Kwota w wysłanych', en: 'Amount in those sent' },
  paid_out: { pl: 'Wypłacono', en: 'Paid out' },
  steps: { pl: 'Gdzie wypełnianie się zatrzymuje', en: 'Where people stop' },
  steps_about: {
    pl: 'To wyświetlenia kroków portalu w tych dniach, nie osoby: nikt nie jest śledzony, a powrót liczy się drugi raz.',
    en: 'These are views of steps of the portal on these days, not people: nobody is followed, and a return counts again.',
  },
  step: { pl: 'Krok', en: 'Step' },
  seen: { pl: 'Pokazano', en: 'Shown' },
  passed: { pl: 'Wypełniono', en: 'Answered' },
  rate: { pl: 'Udział', en: 'Share' },
  nothing: {
    pl: 'W tych dniach nic nie policzono. Wybierz dłuższy okres.',
    en: 'Nothing was counted on these days. Choose a longer time.',
  },
  save_csv: { pl: 'Pobierz CSV: {table}', en: 'Download CSV: {table}' },
} as const satisfies Messages;

export const milestoneNames = {
  begun: { pl: 'Rozpoczęte', en: 'Begun' },
  calculated: { pl: 'Wyliczone', en: 'Calculated' },
  sent: { pl: 'Wysłane', en: 'Sent' },
  signed: { pl: 'Podpisane', en: 'Signed' },
  paid: { pl: 'Wypłacone', en: 'Paid' },
} as const satisfies Record<(typeof milestones)[number], Message>;

export const spanNames = {
  to_send: { pl: 'od rozpoczęcia do wysłania', en: 'from beginning to sending' },
  to_sign: { pl: 'od wysłania do podpisania umowy', en: 'from sending to the signed agreement' },
  to_ask: { pl: 'od umowy do wniosku o wypłatę', en: 'from the agreement to the payment application' },
  to_pay: { pl: 'od wniosku o wypłatę do wypłaty', en: 'from the payment application to the payment' },
} as const satisfies Record<(typeof spans)[number], Message>;
