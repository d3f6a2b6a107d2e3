import { isApplicationStatus, isEnded } from '@ndp/domain/workflow/statuses.ts';
import { TickIcon } from '@ndp/ui/icons.tsx';
import { useLanguage } from '../../language.tsx';
import { promisedSteps } from '../status-names.ts';
import type { StatusEvent } from '../timeline.ts';
import { nowMessages as messages, stageNames } from './messages.ts';
import styles from './stages.module.css';

type StageState = 'done' | 'current' | 'stopped' | 'todo';

/** The promised step a case stands on or ended at, from 1, and whether it ended there without the money. */
function stageOf(status: string, history: readonly StatusEvent[]) {
  const reached = [...history.map((event) => event.status), status]
    .filter(isApplicationStatus)
    .flatMap((one) => promisedSteps[one] ?? []);
  const step = (isApplicationStatus(status) && promisedSteps[status]) || (reached.at(-1) ?? 1);
  return { step, isStopped: isEnded(status) && step < stageNames.length };
}

interface StagesProps {
  readonly status: string;
  readonly history: readonly StatusEvent[];
}

/** The six promised steps in one row, and in words the one where the case stands. */
export function Stages({ status, history }: StagesProps) {
  const { say } = useLanguage();
  const { step, isStopped } = stageOf(status, history);
  const stateOf = (number: number): StageState => {
    if (number !== step) return number < step ? 'done' : 'todo';
    if (isStopped) return 'stopped';
    return isEnded(status) ? 'done' : 'current';
  };
  const count = stageNames.length;
  const stage = stageNames[step - 1];
  const name = stage ? say(stage) : '';
  return (
    <section className={styles.stages} aria-label={say(messages.stages)}>
      <ol>
        {stageNames.map((stage, index) => (
          <li
            key={stage.en}
            data-state={stateOf(index + 1)}
            aria-current={index + 1 === step ? 'step' : undefined}
          >
            <span className={styles.mark}>
              {stateOf(index + 1) === 'done' && <TickIcon className={styles.tick} />}
            </span>
            <span className={styles.name}>{say(stage)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.where}>
        {say(isStopped ? messages.stopped : messages.stage, { step, count, name })}
      </p>
    </section>
  );
}
