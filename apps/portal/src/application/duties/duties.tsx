import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import type { Link } from '@ndp/contract/link.ts';
import { isOver } from '@ndp/domain/deadlines.ts';
import { type DutyKind, isDuty, isPaid } from '@ndp/domain/duties.ts';
import { timeLeft } from '@ndp/domain/time-left.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { buttonClass } from '@ndp/ui/button.tsx';
import { allDuties, calendarField } from '../../calendar/add-to-calendar.tsx';
import { aheadTexts, deadlineNames, deadlineTexts, pastTexts } from '../../calendar/messages.ts';
import { usePolishToday } from '../../estimate/written.ts';
import { DoneDuty } from './done-duty.tsx';
import styles from './duties.module.css';
import { MarkForm } from './mark-form.tsx';
import { dutyMessages as texts } from './messages.ts';
import { RunningPart } from './running.tsx';

interface DutiesProps {
  readonly application: ApplicationAnswer;
  readonly link: Link;
}

/** What the agreement still asks after the replacement, each with its day, how far that is, and room to call it done. */
export function Duties({ application, link }: DutiesProps) {
  const { say } = useLanguage();
  const today = usePolishToday();
  const { deadlines, done_duties: done, status, running, actions } = application;
  const duties = deadlines.flatMap((deadline) => {
    const { kind, day } = deadline;
    if (!isDuty(kind) || isOver(deadline, today)) return [];
    return [{ kind, day, done: done.find((each) => each.kind === kind) }];
  });
  if (duties.length === 0) return null;
  const open = duties.filter((duty) => !duty.done).map(({ kind }) => kind);
  return (
    <section className={styles.duties} aria-labelledby="duties">
      <h2 id="duties" tabIndex={-1}>
        {say(isPaid(status) ? texts.afterPayment : texts.afterReplacement)}
      </h2>
      <ul>
        {duties.map((duty) => (
          <Duty key={duty.kind} duty={duty} link={link} today={today} />
        ))}
      </ul>
      <RunningPart running={running} canAnswer={actions.includes('answer-running')} link={link} />
      {open.length > 0 && actions.includes('mark-duty') && (
        <MarkForm key={open.join()} kinds={open} link={link} />
      )}
      {duties.some(({ day }) => day >= today) && (
        <a href={`?${calendarField}=${allDuties}`} className={`${buttonClass('link')} no-print`}>
          {say(texts.addAll)}
        </a>
      )}
    </section>
  );
}

interface ToldDuty {
  readonly kind: DutyKind;
  readonly day: string;
  readonly done: ApplicationAnswer['done_duties'][number] | undefined;
}

interface DutyProps {
  readonly duty: ToldDuty;
  readonly link: Link;
  readonly today: string;
}

function Duty({ duty, link, today }: DutyProps) {
  const { say, language } = useLanguage();
  const { kind, day, done } = duty;
  const { unit, count, isPast } = timeLeft(today, day);
  const left = say((isPast ? pastTexts : aheadTexts)[unit], { count });
  return (
    <li>
      {say(deadlineNames[kind])}:{' '}
      <strong>
        <time dateTime={day}>{formatDate(day, language)}</time>
      </strong>{' '}
      {!done && `(${left})`}
      <p>{say(deadlineTexts[kind])}</p>
      {done && <DoneDuty done={done} link={link} />}
    </li>
  );
}
