import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import type { DutyKind } from '@ndp/domain/duties.ts';
import { timeLeft } from '@ndp/domain/time-left.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { Breakable } from '@ndp/ui/breakable.tsx';
import { aheadTexts, deadlineNames, deadlineTexts, pastTexts } from '../../calendar/messages.ts';
import type { DutyActs } from './acts.ts';
import { DoneDuty } from './done-duty.tsx';

interface ToldDuty {
  readonly kind: DutyKind;
  readonly day: string;
  readonly done: ApplicationAnswer['done_duties'][number] | undefined;
}

interface DutyListProps {
  readonly duties: readonly ToldDuty[];
  /** Absent: somebody else has them. */
  readonly acts: DutyActs | undefined;
  readonly today: string;
}

/** Duties, each with its day, how far that is, and whether it is done. */
export function DutyList({ duties, ...rest }: DutyListProps) {
  return (
    <ul>
      {duties.map((duty) => (
        <Duty key={duty.kind} duty={duty} {...rest} />
      ))}
    </ul>
  );
}

function Duty({ duty, acts, today }: Omit<DutyListProps, 'duties'> & { readonly duty: ToldDuty }) {
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
      <p>
        <Breakable text={say(deadlineTexts[kind])} />
      </p>
      {done && <DoneDuty done={done} acts={acts} />}
    </li>
  );
}
