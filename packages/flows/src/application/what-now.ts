import { isDraft } from '@ndp/domain/case/drafts.ts';
import { isSettling } from '@ndp/domain/case/settling.ts';
import { type ApplicationStatus, isOpen } from '@ndp/domain/workflow/statuses.ts';
import { type Language, type Messages, say } from '../message.ts';
import { formatDate } from '../numbers.ts';
import { statusNames } from './status-names.ts';

/** What tells an applicant what comes next, under the wire's names. */
export interface DatedApplication {
  readonly status: string;
  readonly can_be_sent?: boolean | undefined;
  readonly last_days?: { readonly send: string; readonly finish: string } | undefined;
}

interface Now {
  /** The day in Poland, `YYYY-MM-DD`. */
  readonly today: string;
  /** Whether a new application can be made. */
  readonly newEstimate: string;
}

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

/** What comes next for an applicant where the case stands, and on this day of its programme. */
export function sayWhatNow(
  { status, can_be_sent, last_days }: DatedApplication & { readonly status: ApplicationStatus },
  { today, newEstimate }: Now,
  language: Language,
): string {
  const dayOf = (day: string) => formatDate(day, language);
  if (last_days && can_be_sent === false && (isOpen(status) || isDraft(status)))
    return say(whatNowMessages.too_late_to_send, language, { day: dayOf(last_days.send), newEstimate });
  if (last_days && isSettling(status) && today > last_days.finish)
    return say(whatNowMessages.works_over, language, { day: dayOf(last_days.finish) });
  return say(statusNames[status].next, language, { newEstimate });
}
