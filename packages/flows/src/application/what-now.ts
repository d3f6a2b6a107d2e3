import { isDraft } from '@ndp/domain/case/drafts.ts';
import { isSettling } from '@ndp/domain/case/settling.ts';
import { type ApplicationStatus, isOpen } from '@ndp/domain/workflow/statuses.ts';
import { type Language, say } from '../message.ts';
import { formatDate } from '../numbers.ts';
import { statusNames } from './status-names.ts';
import { whatNowMessages } from './what-now-messages.ts';

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
