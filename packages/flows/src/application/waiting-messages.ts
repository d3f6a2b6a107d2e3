import type { Messages } from '../message.ts';

/** What an applicant is told whose case does not fit into the budget of the programme; nothing of it is a promise. */
export const waitingMessages = {
  place: {
    pl: 'Budżet programu jest teraz w całości rozdzielony, dlatego sprawa czeka w kolejce. Miejsce w kolejce: {place}.',
    en: 'All of the programme’s budget is taken at the moment, so the case is on a waiting list. Place on the list: {place}.',
  },
  next: {
    pl: 'Gdy zwolnią się środki albo budżet wzrośnie, kolejka przesunie się sama, po kolei, a Ty dostaniesz e-mail. Nie wiadomo, czy i kiedy to nastąpi. Do tego czasu nie będzie umowy do podpisania.',
    en: 'When money becomes free or the budget is raised, the list moves by itself, in its order, and you get an email. Whether and when that happens is not known. Until then there will be no agreement to sign.',
  },
  goOn: {
    pl: 'Wniosek możesz wypełnić i wysłać już teraz: nie zmieni to miejsca w kolejce.',
    en: 'You can complete and send the application now: your place on the list stays the same.',
  },
} as const satisfies Messages;
