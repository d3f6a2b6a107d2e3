import type { HelpingAnswer } from '@ndp/contract/calls/helping.ts';
import { type HelperStep, preparationOf } from '@ndp/flows/application/helping/preparation.ts';
import { applicationLabels } from '@ndp/flows/application/labels.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { ReactNode } from 'react';
import { useApplication } from '../application/application-store.ts';
import styles from '../application/section-layout.module.css';
import { Link } from '../routing/link.tsx';
import { StepLayout } from '../steps/step-layout.tsx';
import { helpStepMessages as texts } from './messages.ts';
import { answersOn, stepsOf } from './open-helping.ts';

interface HelpLayoutProps {
  readonly helping: HelpingAnswer;
  readonly step: HelperStep;
  readonly token: string;
  readonly children: ReactNode;
}

/** The page of a helper's step: the pages there are, and beside them which application this is. */
export function HelpLayout({ helping, step: current, token, children }: HelpLayoutProps) {
  const { say } = useLanguage();
  const drafts = useApplication((opened) => opened.drafts);
  const stateOf = (step: HelperStep) => {
    if (step.path === current.path) return 'current';
    return preparationOf(step, answersOn(helping, step, drafts)) === 'whole' ? 'done' : 'todo';
  };
  return (
    <StepLayout
      label={texts.steps}
      entries={stepsOf(helping).map((step) => ({ id: step.id, path: step.path, state: stateOf(step) }))}
      labels={applicationLabels}
      link={(step, text) => (
        <Link to="/grant/help/$token/$step" params={{ token, step }}>
          {text}
        </Link>
      )}
      aside={
        <aside className={styles.panel} aria-labelledby="reference">
          <h2 id="reference" className={styles.title}>
            {say(texts.reference, { reference: helping.reference })}
          </h2>
          <p>{say(texts.helping)}</p>
          <p>
            <Link to="/grant/help/$token" params={{ token }}>
              {say(texts.all)}
            </Link>
          </p>
        </aside>
      }
    >
      {children}
    </StepLayout>
  );
}
