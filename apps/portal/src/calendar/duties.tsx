import { type Deadline, isOver } from '@ndp/domain/deadlines.ts';
import { isDuty } from '@ndp/domain/duties.ts';
import { timeLeft } from '@ndp/domain/time-left.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { buttonClass } from '@ndp/ui/button.tsx';
import { usePolishToday } from '../estimate/written.ts';
import { allDuties, calendarField } from './add-to-calendar.tsx';
import styles from './duties.module.css';
import {
  aheadTexts,
  deadlineNames,
  deadlineTexts,
  pastTexts,
  calendarMessages as texts,
} from './messages.ts';

interface DutiesProps {
  readonly deadlines: readonly Deadline[];
}

/** What the agreement still asks after the payment, each with its day and how far that is. */
export function Duties({ deadlines }: DutiesProps) {
  const { say } = useLanguage();
  const today = usePolishToday();
  const duties = deadlines.filter((deadline) => isDuty(deadline.kind) && !isOver(deadline, today));
  if (duties.length === 0) return null;
  return (
    <section className={styles.duties} aria-labelledby="duties">
      <h2 id="duties">{say(texts.duties)}</h2>
      <ul>
        {duties.map((duty) => (
          <Duty key={duty.kind} duty={duty} today={today} />
        ))}
      </ul>
      {duties.some(({ day }) => day >= today) && (
        <a href={`?${calendarField}=${allDuties}`} className={`${buttonClass('link')} no-print`}>
          {say(texts.addAll)}
        </a>
      )}
    </section>
  );
}

function Duty({ duty: { kind, day }, today }: { readonly duty: Deadline; readonly today: string }) {
  const { say, language } = useLanguage();
  const { unit, count, isPast } = timeLeft(today, day);
  return (
    <li>
      {say(deadlineNames[kind])}:{' '}
      <strong>
        <time dateTime={day}>{formatDate(day, language)}</time>
      </strong>{' '}
      ({say((isPast ? pastTexts : aheadTexts)[unit], { count })})<p>{say(deadlineTexts[kind])}</p>
    </li>
  );
}
