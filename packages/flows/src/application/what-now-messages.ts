import type { Messages } from '../message.ts';

export const whatNowMessages = {
  too_late_to_send: {
    pl: 'Tego wniosku nie można już wysłać: w tym programie można to było zrobić najpóźniej {day}. Umowa podpisana później nie zostawiłaby czasu na wymianę źródła ciepła. {newEstimate}',
    en: 'This application can no longer be sent: in this programme that was possible until {day}. An agreement signed later would leave no time to replace the heat source. {newEstimate}',
  },
  works_over: {
    pl: 'Ostatni dzień na zakończenie wymiany, {day}, minął. Jeśli nowe źródło ciepła działało najpóźniej tego dnia, złóż wniosek o wypłatę wraz z dokumentami. Wymiany zakończonej później nie rozliczymy na podstawie tej umowy.',
    en: 'The last day to finish the replacement, {day}, has passed. If the new heat source was running by then, send the payment application with its documents. A replacement finished later cannot be settled under this agreement.',
  },
} as const satisfies Messages;
