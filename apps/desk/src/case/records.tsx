import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { Button } from '@ndp/ui/button.tsx';
import { useState } from 'react';
import { shortMoment } from '../short-moment.ts';
import styles from './case.module.css';
import { caseMessages as texts } from './messages.ts';

interface RecordsProps {
  readonly shown: CaseAnswer;
}

/** What has happened: signatures, the way of the case, and who looked. */
export function Records({ shown }: RecordsProps) {
  return (
    <div className={styles.columns}>
      <div>
        <Timeline shown={shown} />
        {shown.signing.length > 0 && <Signing shown={shown} />}
      </div>
      <Trail shown={shown} />
    </div>
  );
}

function Signing({ shown }: RecordsProps) {
  const { say, language, locale } = useLanguage();
  return (
    <section className={styles.card} aria-labelledby="signing">
      <h2 id="signing">{say(texts.signing)}</h2>
      <ul className={styles.records}>
        {shown.signing.map(({ paper, state, at, until }) => (
          <li key={paper}>
            <b>{paper}</b>: {state}, {shortMoment(at, locale)} (
            {say(texts.until, { day: formatDate(until, language) })})
          </li>
        ))}
      </ul>
    </section>
  );
}

function Timeline({ shown }: RecordsProps) {
  const { say, locale } = useLanguage();
  return (
    <section className={styles.card} aria-labelledby="history">
      <h2 id="history">{say(texts.history)}</h2>
      <ol className={styles.records}>
        {shown.history.map(({ at, status, actor, reason }) => (
          <li key={`${at} ${status}`}>
            <b>{status}</b>{' '}
            <span className={styles.soft}>
              {shortMoment(at, locale)}, {actor}
            </span>
            {reason && <blockquote className={styles.reason}>{reason}</blockquote>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** So many are seen at once. */
const few = 20;

function Trail({ shown }: RecordsProps) {
  const { say, locale } = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const acts = isWhole ? shown.acts : shown.acts.slice(0, few);
  return (
    <section className={styles.card} aria-labelledby="acts">
      <h2 id="acts">{say(texts.acts)}</h2>
      <p className={styles.soft}>{say(texts.acts_own)}</p>
      <ul className={styles.records}>
        {acts.map(({ at, who, what, outcome, times }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two actions may be alike to the moment
          <li key={`${at} ${i}`}>
            {shortMoment(at, locale)}: {what} ({outcome}), {who}
            {times > 1 && `, ${say(texts.times, { times })}`}
          </li>
        ))}
      </ul>
      {acts.length < shown.acts.length && (
        <Button variant="link" onClick={() => setWhole(true)}>
          {say(texts.more_acts, { count: shown.acts.length - acts.length })}
        </Button>
      )}
    </section>
  );
}
