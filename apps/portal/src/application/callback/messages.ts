import type { Messages } from '@ndp/flows/message.ts';

export const planMessages = {
  title: { pl: 'Z prośby o kontakt powstał wniosek', en: 'Your request has become an application' },
  lead: {
    pl: 'Sprawdź dane energetyczne i napisz, jak przebiegnie wymiana. Potem wypełnisz pięć części wniosku.',
    en: 'Check the energy data and say how the replacement will take place. Then come the five parts of the application.',
  },
  found: { pl: 'Co ustalił organizator programu', en: 'What the organiser of the programme found' },
  wrong: {
    pl: 'Jeśli coś się nie zgadza, nie idź dalej: zadzwoń albo napisz. Organizator poprawi dane, a kwota zostanie obliczona ponownie.',
    en: 'If anything is wrong, please go no further: call or write. The organiser corrects the data, and the amount is calculated again.',
  },
  next: { pl: 'Dane się zgadzają, dalej', en: 'The data are right, go on' },
} as const satisfies Messages;
