import type { HelpingAnswer } from '@ndp/contract/calls/helping.ts';
import { type HelperStep, preparationOf } from '@ndp/flows/application/helping/preparation.ts';
import { applicationLabels } from '@ndp/flows/application/labels.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useApplication } from '../application/application-store.ts';
import styles from '../page/page-list.module.css';
import { Link } from '../routing/link.tsx';
import { helpMessages as texts } from './messages.ts';
import { answersOn, stepsOf } from './open-helping.ts';

interface HelpPagesProps {
  readonly helping: HelpingAnswer;
  readonly token: string;
}

/** The pages a helper may fill in, and how far each has come. */
export function HelpPages({ helping, token }: HelpPagesProps) {
  const { say } = useLanguage();
  const drafts = useApplication((opened) => opened.drafts);
  const stateOf = (step: HelperStep) => {
    if (!drafts[step.path] && helping.saved.includes(step.section)) return 'saved';
    return preparationOf(step, answersOn(helping, step, drafts));
  };
  return (
    <section className={styles.pages} aria-labelledby="pages">
      <h2 id="pages">{say(texts.pages)}</h2>
      <ul>
        {stepsOf(helping).map((step) => (
          <li key={step.id} data-state={stateOf(step)}>
            <Link to="/grant/help/$token/$step" params={{ token, step: step.path }}>
              {say(applicationLabels[step.id])}
            </Link>
            <span>{say(texts[stateOf(step)])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
