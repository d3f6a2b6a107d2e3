import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { Failure } from '../../attempt/failure.tsx';
import { useAttempt } from '../../attempt/use-attempt.ts';
import { deadlineNames } from '../../calendar/messages.ts';
import type { DutyActs } from './acts.ts';
import styles from './duties.module.css';
import { undoneField } from './fields.ts';
import { dutyMessages as texts } from './messages.ts';

interface DoneDutyProps {
  readonly done: ApplicationAnswer['done_duties'][number];
  /** Absent: somebody else has the duty. */
  readonly acts: DutyActs | undefined;
}

/** That a duty is done and how, with a way to take it back. */
export function DoneDuty({ done: { kind, done_on, note }, acts }: DoneDutyProps) {
  const { say, language } = useLanguage();
  const { attempt, isBusy, lines } = useAttempt(undefined, undoneField);
  const takeBack = () => attempt(async () => acts?.mark(kind, { is_done: false, note: '' }));
  return (
    <div className={styles.done}>
      <p role="status">
        <strong>{say(texts.done, { day: formatDate(done_on, language) })}</strong>
      </p>
      {note !== '' && <blockquote>{note}</blockquote>}
      <Failure title={texts.failed} lines={lines} kept={texts.unchanged} />
      {acts && (
        <FormButton
          variant="link"
          name={undoneField}
          value={kind}
          busy={isBusy}
          onAct={() => void takeBack()}
          aria-label={say(texts.undoLabel, { name: say(deadlineNames[kind]) })}
        >
          {say(texts.undo)}
        </FormButton>
      )}
    </div>
  );
}
