import { Notice } from '@ndp/ui/notice.tsx';
import type { QuoteAnswer } from '../../estimate/quote-answer.ts';
import { formatPln, formatShare } from '../../figures.ts';
import { useLanguage } from '../../language.tsx';
import { formatNumber } from '../../numbers.ts';
import type { ChangedRow } from '../check/check-rows.ts';
import styles from './difference.module.css';
import { projectMessages as messages } from './messages.ts';

interface DifferenceProps {
  readonly before: QuoteAnswer;
  readonly after: QuoteAnswer;
  readonly changes: readonly ChangedRow[];
  /** Whether the application was sent, so that accepting opens it again. */
  readonly isSent: boolean;
}

/** What a corrected project would be paid instead of what was promised, which answers make the difference, and why. */
export function Difference({ before, after, changes, isSent }: DifferenceProps) {
  const { say, language } = useLanguage();
  const none = say(messages.none);
  return (
    <>
      <Verdict before={before} after={after} />
      <Compared
        caption={say(messages.what)}
        rows={changes.map(({ label, was, becomes }) => [say(label), was ?? none, becomes ?? none])}
      />
      <Compared
        caption={say(messages.why)}
        rows={[
          [
            say(messages.saved),
            ...[before, after].map(
              ({ explanation }) => `${formatNumber(explanation.saved_kwh, language)}\u00a0kWh`,
            ),
          ],
          [
            say(messages.ceiling),
            ...[before, after].map((quote) => formatPln(quote.explanation.ceiling_pln, language, 2)),
          ],
          [
            say(messages.share),
            ...[before, after].map(({ explanation }) => formatShare(explanation.payout_share, language)),
          ],
          [say(messages.amount), formatPln(before.quote, language), formatPln(after.quote, language)],
        ]}
      />
      {after.quote > 0 && <p>{say(isSent ? messages.reopens : messages.stored)}</p>}
    </>
  );
}

/** In one sentence: lower, higher, the same, or nothing and why. */
function Verdict({ before, after }: Pick<DifferenceProps, 'before' | 'after'>) {
  const { say, language } = useLanguage();
  const change = after.quote - before.quote;
  const difference = formatPln(Math.abs(change), language);
  if (after.quote === 0) {
    const { reason } = after.explanation;
    return (
      <Notice tone="warning" title={say(messages.zero)}>
        {reason && <p>{say(messages[reason])}</p>}
      </Notice>
    );
  }
  return (
    <div className={styles.verdict}>
      <p className={styles.amounts}>
        <del>{formatPln(before.quote, language)}</del> <ins>{formatPln(after.quote, language)}</ins>
      </p>
      <p>
        {change === 0
          ? say(messages.same)
          : say(change < 0 ? messages.lower : messages.higher, { difference })}
      </p>
    </div>
  );
}

interface ComparedProps {
  readonly caption: string;
  /** What it is, before, after. */
  readonly rows: readonly (readonly string[])[];
}

function Compared({ caption, rows }: ComparedProps) {
  const { say } = useLanguage();
  return (
    <section>
      <h2 className={styles.caption}>{caption}</h2>
      <dl className={styles.rows}>
        {rows.map(([what, was, becomes]) => (
          <div key={what} className={styles.row}>
            <dt>{what}</dt>
            <dd>
              <span className={styles.when}>{say(messages.before)}</span> {was}
            </dd>
            <dd>
              <span className={styles.when}>{say(messages.after)}</span> <strong>{becomes}</strong>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
