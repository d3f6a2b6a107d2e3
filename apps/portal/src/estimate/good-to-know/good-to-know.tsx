import { lastDaysOf } from '@ndp/domain/programs/last-days.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { useSite } from '../../routing/visit.ts';
import styles from './good-to-know.module.css';
import { goodToKnowMessages as texts } from './messages.ts';
import { SixSteps } from './six-steps.tsx';

/** What to know before the first question: an amount, the last day, who can apply and who cannot, what is needed. */
export function GoodToKnow() {
  const { say, language } = useLanguage();
  const { program } = useSite();
  const { send, finish } = lastDaysOf(program.terms);
  const dayOf = (day: string) => formatDate(day, language);
  return (
    <>
      <section className={styles.know} aria-label={say(texts.readyTitle)}>
        {program.homeExample > 0 && (
          <div>
            <h2>{say(texts.exampleTitle)}</h2>
            <p>{say(texts.example, { amount: formatPln(program.homeExample, language) })}</p>
          </div>
        )}
        <div>
          <h2>{say(texts.untilTitle)}</h2>
          <p>{say(texts.until, { send: dayOf(send), lastDay: dayOf(finish) })}</p>
        </div>
        <div>
          <h2>{say(texts.whoTitle)}</h2>
          <p>{say(texts.who)}</p>
        </div>
        <div>
          <h2>{say(texts.notTitle)}</h2>
          <ul>
            {[texts.notOwner, texts.notBegun, texts.notKept, texts.notCoal].map((text) => (
              <li key={text.en}>{say(text)}</li>
            ))}
          </ul>
        </div>
        <div className={styles.ready}>
          <h2>{say(texts.readyTitle)}</h2>
          <ul>
            <li>{say(texts.readyEstimate)}</li>
            <li>{say(texts.readyApplication)}</li>
          </ul>
        </div>
      </section>
      <SixSteps />
    </>
  );
}
