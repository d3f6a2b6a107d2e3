import type { Deadline } from '@ndp/domain/deadlines.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { Button } from '@ndp/ui/button.tsx';
import { saveFile } from '../papers/open-file.ts';
import { writeCalendar } from './calendar-file.ts';
import { deadlineNames, deadlineTexts, calendarMessages as texts } from './messages.ts';

interface AddToCalendarProps {
  readonly deadline: Deadline;
  readonly reference: string;
}

/** How many days before a deadline a calendar reminds. */
const remindDays = 2;

/** Saves a file that puts a deadline into whatever calendar the visitor has. */
export function AddToCalendar({ deadline: { kind, day }, reference }: AddToCalendarProps) {
  const { say, language } = useLanguage();
  const name = say(deadlineNames[kind]);

  function save() {
    const title = say(texts.title, { name, reference });
    const event = { uid: `${reference}-${kind}@ndp`, day, title, text: say(deadlineTexts[kind]), remindDays };
    const file = new Blob([writeCalendar(event, new Date())], { type: 'text/calendar;charset=utf-8' });
    saveFile(file, say(texts.fileName, { reference, kind }));
  }

  return (
    <Button
      variant="link"
      label={say(texts.addLabel, { name, day: formatDate(day, language) })}
      onClick={save}
    >
      {say(texts.add)}
    </Button>
  );
}
