import { dayAfter } from '@ndp/domain/day-after.ts';
import { lastDaysOf } from '@ndp/domain/programs/last-days.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { isTight } from '@ndp/domain/programs/tight-time.ts';
import { formatDate } from '../../figures.ts';
import { useLanguage } from '../../language.tsx';
import { datedMessages as messages } from './messages.ts';
import styles from './quote.module.css';

/** The last day of each step to the money for whoever sends today, `YYYY-MM-DD`. */
export function datesFrom(today: string, { terms, signingBegins }: Pick<Program, 'terms' | 'signingBegins'>) {
  const { sign, finish } = lastDaysOf(terms);
  const given = dayAfter(today, terms.days.signing);
  return {
    sign: signingBegins === 'at-once' && given < sign ? given : sign,
    finish,
    paid: dayAfter(finish, 7 * terms.weeks.payment),
  };
}

/** What comes next and by when, if the application is sent today. */
export function DatedSteps({ today, program }: { readonly today: string; readonly program: Program }) {
  const { say, language } = useLanguage();
  const { sign, finish, paid } = datesFrom(today, program);
  const weeks = program.terms.weeks.payment;
  const steps = [
    { by: say(messages.by, { day: formatDate(sign, language) }), what: say(messages.sign) },
    {
      by: say(messages.by, { day: formatDate(finish, language) }),
      what: say(isTight(today, program.terms) ? messages.finish_soon : messages.finish),
    },
    { by: say(messages.by, { day: formatDate(paid, language) }), what: say(messages.paid, { weeks }) },
  ];
  return (
    <section>
      <h2>{say(messages.title)}</h2>
      <ol className={styles.dates}>
        {steps.map(({ by, what }) => (
          <li key={what}>
            <strong>{by}</strong> {what}
          </li>
        ))}
      </ol>
    </section>
  );
}
