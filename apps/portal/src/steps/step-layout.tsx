import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message } from '@ndp/flows/message.ts';
import type { StepperEntry } from '@ndp/flows/stepper.ts';
import { ProgressBar } from '@ndp/ui/progress-bar.tsx';
import { Stepper } from '@ndp/ui/stepper.tsx';
import type { ReactNode } from 'react';
import { stepMessages as texts } from './messages.ts';
import styles from './step-layout.module.css';

interface StepLayoutProps {
  /** Name of the stepper for screen readers. */
  readonly label: Message;
  readonly entries: readonly StepperEntry[];
  /** Whether steps may follow that are not listed yet: their number is then not told. */
  readonly isOpenEnded?: boolean;
  readonly labels: Readonly<Record<string, Message>>;
  /** The router's link to a finished step. */
  readonly link: (path: string, children: ReactNode) => ReactNode;
  readonly children: ReactNode;
  /** What stands on the right of a wide screen, beneath the question elsewhere. */
  readonly aside: ReactNode;
}

/** How many steps are likely to follow where it is not known: the bar then shows a beginning. */
const likelyMore = 6;

/**
 * The question on the left, beneath the header's own edge; stepper and aside on the right, or a progress bar where there
 * is no room for them.
 */
export function StepLayout({ label, entries, labels, link, children, ...props }: StepLayoutProps) {
  const { say } = useLanguage();
  const named = entries.map((entry) => {
    const name = labels[entry.id];
    return { ...entry, label: name ? say(name) : entry.id };
  });
  const number = named.findIndex((entry) => entry.state === 'current') + 1;
  const current = named[number - 1]?.label ?? '';
  const { isOpenEnded = false, aside } = props;
  const count = named.length;
  const position = isOpenEnded ? texts.positionSoFar : texts.position;
  return (
    <div className={styles.layout}>
      <div className={styles.progress}>
        <ProgressBar
          value={number}
          max={isOpenEnded ? count + likelyMore : count}
          label={say(texts.progress)}
          text={say(position, { number, count, label: current })}
        />
      </div>
      <div className={styles.question}>{children}</div>
      <div className={styles.side}>
        <div className={styles.steps}>
          <Stepper
            label={say(label)}
            entries={named}
            doneText={say(texts.done)}
            link={(entry, text) => link(entry.path, text)}
          />
          {isOpenEnded && <p className={styles.more}>{say(texts.moreSteps)}</p>}
        </div>
        {aside}
      </div>
    </div>
  );
}
