import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { type RunningAnswer, runningAnswers } from '@ndp/domain/running.ts';
import { runningNames } from '@ndp/flows/application/duties/running-names.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { Failure } from '../../attempt/failure.tsx';
import { useAttempt } from '../../attempt/use-attempt.ts';
import type { DutyActs } from './acts.ts';
import styles from './duties.module.css';
import { runningField, runningYearField } from './fields.ts';
import { runningButtons, dutyMessages as texts } from './messages.ts';

type Running = ApplicationAnswer['running'][number];

interface RunningProps {
  readonly running: readonly Running[];
  /** Whether the newest question can be answered. */
  readonly canAnswer: boolean;
  readonly acts: DutyActs;
}

/** Whether the new source runs: the question of this year, and the answers of those before. */
export function RunningPart({ running, canAnswer, acts }: RunningProps) {
  const { say } = useLanguage();
  const newest = running.at(-1);
  if (!newest) return null;
  const isOpen = canAnswer && newest.answer === null;
  const told = isOpen ? running.slice(0, -1) : running;
  return (
    <div className={styles.running}>
      {told.map((each) => (
        <Told key={each.year} running={each} />
      ))}
      {newest.answer !== null && newest.answer !== 'yes' && <p>{say(texts.asksNext)}</p>}
      {isOpen && (
        <>
          <p>
            <strong>{say(texts.question, { year: String(newest.year) })}</strong>
          </p>
          <AnswerButtons year={newest.year} acts={acts} />
        </>
      )}
      {canAnswer && !isOpen && (
        <details className={styles.mark}>
          <summary>{say(texts.change)}</summary>
          <AnswerButtons year={newest.year} acts={acts} />
        </details>
      )}
    </div>
  );
}

function Told({ running: { year, answer, answered_on } }: { readonly running: Running }) {
  const { say, language } = useLanguage();
  if (answer === null || answered_on === null) return <p>{say(texts.unanswered, { year: String(year) })}</p>;
  const day = formatDate(answered_on, language);
  return <p>{say(texts.answered, { year: String(year), answer: say(runningNames[answer]), day })}</p>;
}

function AnswerButtons({ year, acts }: { readonly year: number; readonly acts: DutyActs }) {
  const { say } = useLanguage();
  const { attempt, isBusy, lines } = useAttempt(undefined, runningField);
  const answer = (given: RunningAnswer) => attempt(() => acts.answer({ year, answer: given }));
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name={runningYearField} value={year} />
      <Failure title={texts.failed} lines={lines} />
      <div className={styles.answers}>
        {runningAnswers.map((each) => (
          <FormButton
            key={each}
            isWithin
            variant="secondary"
            name={runningField}
            value={each}
            busy={isBusy}
            onAct={() => void answer(each)}
          >
            {say(runningButtons[each])}
          </FormButton>
        ))}
      </div>
    </form>
  );
}
