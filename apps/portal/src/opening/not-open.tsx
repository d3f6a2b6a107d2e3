import { lastDaysOf } from '@ndp/domain/programs/last-days.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { useSite } from '../routing/visit.ts';
import { reasonSentences, stateSentences, stateTitles, notOpenMessages as texts } from './messages.ts';
import styles from './opening.module.css';
import { WaitForm } from './wait-form.tsx';

/** In place of the start: why no estimates are taken, from when on they are, and a form for who wants to be told. */
export function NotOpen() {
  const { say, language } = useLanguage();
  const { config, program } = useSite();
  const { state, since, reason, opens_on } = config.program_standing;
  if (state === 'open') return null;
  const { send } = lastDaysOf(program.terms);
  const dayOf = (day: string) => formatDate(day, language);
  const opens = state === 'announced' ? texts.begins : texts.opens;
  const isEnded = state === 'closed' && !opens_on;
  const sentences = [
    say(stateSentences[state], { since: since ? dayOf(since) : '' }),
    ...(reason ? [say(reasonSentences[reason])] : []),
    ...(opens_on ? [say(opens, { day: dayOf(opens_on) })] : []),
    ...(opens_on || isEnded ? [] : [say(texts.noDay)]),
  ];
  return (
    <div className={styles.parts}>
      <section className={styles.notice} aria-labelledby="not-open">
        <h2 id="not-open">{say(stateTitles[state])}</h2>
        <p>{sentences.join(' ')}</p>
        {state !== 'announced' && (
          <p>{say(reason === 'time_over' ? texts.timeOver : texts.running, { send: dayOf(send) })}</p>
        )}
      </section>
      <WaitForm />
    </div>
  );
}
