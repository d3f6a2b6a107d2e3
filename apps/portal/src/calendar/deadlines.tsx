import { type Deadline, isOver } from '@ndp/domain/deadlines.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { usePolishToday } from '../estimate/written.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import styles from './deadlines.module.css';
import { deadlineNames, calendarMessages as texts } from './messages.ts';

interface DeadlinesProps {
  readonly deadlines: readonly Deadline[];
}

/** The days that count, each ready for the calendar. */
export function Deadlines({ deadlines: known }: DeadlinesProps) {
  const { say, language } = useLanguage();
  const today = usePolishToday();
  const deadlines = known.filter((deadline) => !isOver(deadline, today));
  if (deadlines.length === 0) return null;
  return (
    <section className={styles.deadlines} aria-label={say(texts.list)}>
      <ul>
        {deadlines.map((deadline) => (
          <li key={deadline.kind}>
            <span>
              {say(deadlineNames[deadline.kind])}:{' '}
              <strong>
                <time dateTime={deadline.day}>{formatDate(deadline.day, language)}</time>
              </strong>
              {deadline.day < today && ` ${say(texts.passed)}`}
            </span>
            <AddToCalendar deadline={deadline} />
          </li>
        ))}
      </ul>
    </section>
  );
}
