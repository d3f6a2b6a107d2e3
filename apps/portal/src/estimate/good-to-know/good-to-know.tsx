import { lastDaysOf } from '@ndp/domain/programs/last-days.ts';
import { formatDate, formatPln } from '@ndp/flows/figures.ts';
import { Details } from '@ndp/flows/form/details.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useSite } from '../../routing/visit.ts';
import styles from './good-to-know.module.css';
import { goodToKnowMessages as texts } from './messages.ts';
import { SixSteps } from './six-steps.tsx';

/** What to know before the first question: an amount and the last day; unfolded, who can apply and what is needed. */
export function GoodToKnow() {
  const { say, language } = useLanguage();
  const { program } = useSite();
  const { send, finish } = lastDaysOf(program.terms);
  const dayOf = (day: string) => formatDate(day, language);
  return (
    <>
      <section className={styles.know} aria-label={say(texts.untilTitle)}>
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
      </section>
      <SixSteps />
      <section className={styles.folds} aria-label={say(texts.moreTitle)}>
        <Details title={say(texts.whoTitle)}>
          <p>{say(texts.who)}</p>
        </Details>
        <Details title={say(texts.notTitle)}>
          <ul>
            {[texts.notOwner, texts.notBegun, texts.notKept, texts.notCoal].map((text) => (
              <li key={text.en}>{say(text)}</li>
            ))}
          </ul>
        </Details>
        <Details title={say(texts.readyTitle)}>
          <ul>
            <li>{say(texts.readyEstimate)}</li>
            <li>{say(texts.readyApplication)}</li>
          </ul>
        </Details>
      </section>
    </>
  );
}
