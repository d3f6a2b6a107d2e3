import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import styles from './case.module.css';
import { caseMessages as texts } from './messages.ts';

/** What the application says. */
export function Answers({ parts }: Pick<CaseAnswer, 'parts'>) {
  const { say } = useLanguage();
  return (
    <section className={styles.card} aria-labelledby="answers">
      <h2 id="answers">{say(texts.answers)}</h2>
      {parts.map(({ title, rows }) => (
        <div key={title} className={styles.part}>
          <h3>{title}</h3>
          <dl className={styles.answers}>
            {rows.map(({ label, value }) => (
              <div key={`${label} ${value}`}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
