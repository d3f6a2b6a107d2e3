import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { shortMoment } from '../short-moment.ts';
import styles from './case.module.css';
import { caseMessages as texts } from './messages.ts';

/** What has happened: signatures, the way of the case, and who looked. */
export function Records({ shown }: { readonly shown: CaseAnswer }) {
  const { say, language, locale } = useLanguage();
  const time = (moment: string) => shortMoment(moment, locale);
  return (
    <>
      {shown.signing.length > 0 && (
        <section className={styles.card} aria-labelledby="signing">
          <h2 id="signing">{say(texts.signing)}</h2>
          <ul className={styles.records}>
            {shown.signing.map(({ paper, state, at, until }) => (
              <li key={paper}>
                <b>{paper}</b>: {state}, {time(at)} ({say(texts.until, { day: formatDate(until, language) })})
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.card} aria-labelledby="history">
        <h2 id="history">{say(texts.history)}</h2>
        <ol className={styles.records}>
          {shown.history.map(({ at, status, actor, reason }) => (
            <li key={`${at} ${status}`}>
              <b>{status}</b>
              <div className={styles.soft}>
                {time(at)}, {actor}
              </div>
              {reason && <blockquote className={styles.reason}>{reason}</blockquote>}
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.card} aria-labelledby="acts">
        <h2 id="acts">{say(texts.acts)}</h2>
        <p className={styles.soft}>{say(texts.acts_own)}</p>
        <ul className={styles.records}>
          {shown.acts.map(({ at, who, what, outcome, times }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two acts may be alike to the moment
            <li key={`${at} ${i}`}>
              {time(at)}: {what} ({outcome}), {who}
              {times > 1 && `, ${say(texts.times, { times })}`}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
