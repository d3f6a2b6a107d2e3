import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import type { Link } from '@ndp/contract/link.ts';
import { isOver } from '@ndp/domain/deadlines.ts';
import { isDuty, isPaid } from '@ndp/domain/duties.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { buttonClass } from '@ndp/ui/button.tsx';
import { allDuties, calendarField } from '../../calendar/add-to-calendar.tsx';
import { usePolishToday } from '../../estimate/written.ts';
import { actsOfOwner } from './acts.ts';
import styles from './duties.module.css';
import { DutyList } from './duty-list.tsx';
import { HandoverPart } from './handover.tsx';
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
  const { deadlines, done_duties: done, status, running, actions, duty_handover: handover } = application;
  const acts = actsOfOwner(link);
  const isMine = actions.includes('mark-duty');
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
      <DutyList duties={duties} acts={isMine ? acts : undefined} today={today} />
      <RunningPart running={running} canAnswer={actions.includes('answer-running')} acts={acts} />
      {open.length > 0 && isMine && <MarkForm key={open.join()} kinds={open} acts={acts} />}
      <HandoverPart handover={handover} mayHandOver={actions.includes('hand-over-duties')} link={link} />
      {duties.some(({ day }) => day >= today) && (
        <a href={`?${calendarField}=${allDuties}`} className={`${buttonClass('link')} no-print`}>
          {say(texts.addAll)}
        </a>
      )}
    </section>
  );
}
