import { useLanguage } from '../../language.tsx';
import { formatDate } from '../../numbers.ts';
import { refusalMessages as texts } from './messages.ts';
import { type RefusalReason, refusalReasons } from './reasons.ts';
import styles from './refusal-panel.module.css';
import { ReplyForm } from './reply-form.tsx';

/** A refusal as its applicant reads it; days are `YYYY-MM-DD`. */
interface ToldRefusal {
  readonly reasons: readonly RefusalReason[];
  readonly words: string;
  readonly refused_on: string;
  readonly appeal_until: string;
  readonly appeal: { readonly text: string; readonly on: string; readonly answer_by: string } | null;
  readonly decision: {
    readonly outcome: 'upheld' | 'dismissed';
    readonly words: string;
    readonly on: string;
  } | null;
}

interface PanelProps {
  readonly refusal: ToldRefusal;
  /** Whether it may be appealed against today. */
  readonly canAppeal: boolean;
  /** Resolves to the sentence of what went wrong, or to nothing. */
  readonly send: (text: string) => Promise<string | undefined>;
}

/** What was decided and why, until when and how to appeal, and what became of the appeal. */
export function RefusalPanel({ refusal, canAppeal, send }: PanelProps) {
  const { say, language } = useLanguage();
  const { reasons, words, refused_on, appeal_until, appeal, decision } = refusal;
  const day = (of: string) => ({ day: formatDate(of, language) });
  return (
    <section className={styles.panel} aria-labelledby="refusal">
      <h2 id="refusal">{say(texts.title, day(refused_on))}</h2>
      <p>{say(texts.reasons)}</p>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{say(refusalReasons[reason])}</li>
        ))}
        {words && <li className={styles.words}>{words}</li>}
      </ul>
      {appeal && (
        <>
          <p>{say(texts.yours, day(appeal.on))}</p>
          <blockquote className={styles.words}>{appeal.text}</blockquote>
        </>
      )}
      {appeal && !decision && <p>{say(texts.waits, day(appeal.answer_by))}</p>}
      {decision && (
        <>
          <p>
            <strong>{say(texts[decision.outcome], day(decision.on))}</strong>
          </p>
          <blockquote className={styles.words}>{decision.words}</blockquote>
        </>
      )}
      {!appeal && <p>{say(canAppeal ? texts.how : texts.over, day(appeal_until))}</p>}
      {canAppeal && (
        <ReplyForm
          name="appeal"
          label={say(texts.text)}
          button={say(texts.send)}
          needsText={say(texts.needs_text)}
          send={send}
        />
      )}
    </section>
  );
}
