import { formatGrosze } from '../../figures.ts';
import { useLanguage } from '../../language.tsx';
import { formatDate } from '../../numbers.ts';
import styles from '../refusal/refusal-panel.module.css';
import { ReplyForm } from '../refusal/reply-form.tsx';
import { hearingMessages as texts } from './messages.ts';

/** What is said before less is paid than agreed; amounts in grosze, days are `YYYY-MM-DD`. */
interface ToldHearing {
  readonly amount_gr: number;
  readonly agreed_gr: number;
  readonly reason: string;
  readonly answer_by: string;
  readonly answer: { readonly text: string; readonly on: string } | null;
}

interface HearingPanelProps {
  readonly hearing: ToldHearing;
  /** Whether it can be explained today. */
  readonly canAnswer: boolean;
  /** Resolves to the sentence of what went wrong, or to nothing. */
  readonly send: (text: string) => Promise<string | undefined>;
}

/** How much less is to be paid and why, until when and how to explain, and what was explained. */
export function HearingPanel({ hearing, canAnswer, send }: HearingPanelProps) {
  const { say, language } = useLanguage();
  const { amount_gr, agreed_gr, reason, answer_by, answer } = hearing;
  const pln = (gr: number) => formatGrosze(gr, language);
  const day = (of: string) => ({ day: formatDate(of, language) });
  return (
    <section className={styles.panel} aria-label={say(texts.title)}>
      {!canAnswer && <h2>{say(texts.title)}</h2>}
      <p>{say(texts.amounts, { agreed: pln(agreed_gr), amount: pln(amount_gr) })}</p>
      <blockquote className={styles.words}>{reason}</blockquote>
      {answer && (
        <>
          <p>{say(texts.yours, day(answer.on))}</p>
          <blockquote className={styles.words}>{answer.text}</blockquote>
          <p>{say(texts.waits)}</p>
        </>
      )}
      {!answer && <p>{say(canAnswer ? texts.how : texts.over, day(answer_by))}</p>}
      {canAnswer && (
        <ReplyForm
          name="explanation"
          label={say(texts.text)}
          button={say(texts.send)}
          needsText={say(texts.needs_text)}
          send={send}
        />
      )}
    </section>
  );
}
