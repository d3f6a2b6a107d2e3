import { summaryLines } from '@ndp/flows/estimate/summary.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useLive } from '@ndp/ui/use-live.ts';
import { Link } from '../routing/link.tsx';
import { useSite } from '../routing/visit.ts';
import { useRefusal } from '../site/safe-storage.ts';
import { lineMessages as texts } from './answer-lines-messages.ts';
import styles from './answers-so-far.module.css';
import { useEstimate } from './estimate-store.ts';

/** The answers accepted so far, a line each with a link to change it; none to the page they stand on. */
export function AnswerLines({ path }: { readonly path: string }) {
  const { say, language } = useLanguage();
  const { program } = useSite();
  const isLive = useLive();
  const { isRefused } = useRefusal();
  const lines = summaryLines(
    useEstimate(({ answers }) => answers),
    program,
  );
  return (
    <>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <div key={line.stepId} className={styles.line}>
            <dt>{say(line.label)}</dt>
            <dd className={line.stepId === 'quote' ? styles.amount : undefined}>
              {line.value(language)}
              {line.path !== path && (
                <Link
                  to="/application/$step"
                  params={{ step: line.path }}
                  className={styles.change}
                  aria-label={`${say(wayTo(line.stepId))}: ${say(line.label)}`}
                >
                  {say(wayTo(line.stepId))}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {!isRefused && <p className={styles.kept}>{say(isLive ? texts.kept : texts.keptPlainly)}</p>}
    </>
  );
}

/** An amount is made of the other answers: it can be looked at, not changed. */
function wayTo(stepId: string) {
  return stepId === 'quote' ? texts.howMade : texts.change;
}
