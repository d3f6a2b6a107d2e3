import type { Deadline } from '@ndp/domain/deadlines.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { buttonClass } from '@ndp/ui/button.tsx';
import { deadlineNames, calendarMessages as texts } from './messages.ts';

/** What the address of a page behind a link says after its path, to be answered by a deadline as a file. */
export const calendarField = 'calendar';

/** What it says for a file of all duties to come. */
export const allDuties = 'duties';

/** Puts a deadline of the page it stands on into whatever calendar the visitor has: the server answers the file. */
export function AddToCalendar({ deadline: { kind, day } }: { readonly deadline: Deadline }) {
  const { say, language } = useLanguage();
  return (
    <a
      href={`?${calendarField}=${kind}`}
      className={`${buttonClass('link')} no-print`}
      aria-label={say(texts.addLabel, { name: say(deadlineNames[kind]), day: formatDate(day, language) })}
    >
      {say(texts.add)}
    </a>
  );
}
