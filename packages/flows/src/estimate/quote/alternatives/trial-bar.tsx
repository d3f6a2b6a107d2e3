import { Button } from '@ndp/ui/button.tsx';
import { useRef } from 'react';
import { formatPln } from '../../../figures.ts';
import { useLanguage } from '../../../language.tsx';
import type { Answers } from '../../answers.ts';
import { tellDifference } from '../difference.ts';
import { MovingAmount } from '../moving-amount.tsx';
import styles from './alternatives.module.css';
import { alternativeMessages as messages } from './messages.ts';
import type { Trial } from './use-trial.tsx';

interface TrialBarProps {
  readonly mine: Answers;
  readonly trial: Trial;
}

/** While another source is tried: what it gives, and the two ways to end it. Stays in sight wherever one reads. */
export function TrialBar({ mine, trial }: TrialBarProps) {
  const { say, language } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const own = mine.quote?.quote ?? 0;
  const amount = trial.answer?.quote ?? 0;

  /** The buttons go; the focus returns to the choice that is in force now. */
  function end(act: () => void) {
    act();
    const form = place.current?.closest('form');
    requestAnimationFrame(() =>
      form?.querySelector<HTMLElement>('input[name="tried_source"]:checked')?.focus({ preventScroll: true }),
    );
  }

  return (
    <div ref={place} className={styles.place} data-trying={trial.tried !== undefined || undefined}>
      <p className="visually-hidden" role="status">
        {trial.said}
      </p>
      {trial.tried !== undefined && (
        <div className={styles.trial}>
          <p className={styles.trialText}>
            {say(messages.bar_title, { source: trial.tried })}
            <span className={styles.trialAmount}>
              <strong>
                <MovingAmount pln={amount} />
              </strong>{' '}
              {own > 0 && tellDifference(own, amount, language)}
            </span>
          </p>
          <div className={styles.trialActs}>
            <Button onClick={() => end(trial.keep)}>{say(messages.keep)}</Button>
            <Button variant="secondary" onClick={() => end(trial.back)}>
              {own > 0 ? `${say(messages.back)} (${formatPln(own, language)})` : say(messages.back_none)}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
