import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Icon } from '../page/icons.tsx';
import styles from './case.module.css';
import { correctionMessages } from './correction/messages.ts';
import { caseMessages as texts } from './messages.ts';

interface AnswersProps extends Pick<CaseAnswer, 'parts'> {
  /** Whose correction can be asked for now. */
  readonly askable: ReadonlySet<string>;
  readonly onCorrect: (place: string) => void;
}

/** What the application says, with the way to have an answer corrected beside it. */
export function Answers({ parts, askable, onCorrect }: AnswersProps) {
  const { say } = useLanguage();
  return (
    <section className={styles.card} aria-labelledby="answers">
      <h2 id="answers">{say(texts.answers)}</h2>
      {parts.map(({ title, rows }) => (
        <div key={title} className={styles.part}>
          <h3>{title}</h3>
          <dl className={styles.answers}>
            {rows.map(({ label, value, place }) => (
              <div key={`${label} ${value}`}>
                <dt>{label}</dt>
                <dd>
                  {value}
                  {place !== undefined && askable.has(place) && (
                    <CorrectButton
                      label={say(correctionMessages.correct, { label })}
                      onPress={() => onCorrect(place)}
                    />
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

interface CorrectButtonProps {
  readonly label: string;
  readonly onPress: () => void;
}

function CorrectButton({ label, onPress }: CorrectButtonProps) {
  return (
    <button type="button" className={styles.correct} title={label} aria-label={label} onClick={onPress}>
      <Icon name="pen" />
    </button>
  );
}
