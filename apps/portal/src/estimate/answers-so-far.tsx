import { summaryLines } from '@ndp/flows/estimate/summary.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useRefusal } from '../site/safe-storage.ts';
import styles from './answers-so-far.module.css';
import { clearEstimate, useEstimate } from './estimate-store.ts';
import { frameMessages as texts } from './messages.ts';

const route = getRouteApi('/site');

/** The answers accepted so far, each with a link to change it, and a way to forget them all. */
export function AnswersSoFar({ path }: { readonly path: string }) {
  const { say, language } = useLanguage();
  const navigate = useNavigate();
  const { program } = route.useRouteContext().site;
  const lines = summaryLines(
    useEstimate(({ answers }) => answers),
    program,
  );

  const { isRefused } = useRefusal();

  async function clear() {
    clearEstimate();
    await navigate({ to: '/application/welcome-page', replace: true });
  }

  return (
    <aside className={styles.panel} aria-labelledby="answers-so-far">
      <h2 id="answers-so-far" className={styles.title}>
        {say(texts.yourAnswers)}
      </h2>
      {lines.length === 0 ? (
        <p className={styles.empty}>{say(texts.noAnswers)}</p>
      ) : (
        <>
          <dl className={styles.lines}>
            {lines.map((line) => (
              <div key={line.stepId} className={styles.line}>
                <dt>{say(line.label)}</dt>
                <dd>
                  {line.value(say, language)}
                  {line.path !== path && (
                    <Link
                      to="/application/$step"
                      params={{ step: line.path }}
                      className={styles.change}
                      aria-label={`${say(texts.change)}: ${say(line.label)}`}
                    >
                      {say(texts.change)}
                    </Link>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          {!isRefused && <p className={styles.kept}>{say(texts.kept)}</p>}
          <Button variant="link" onClick={clear}>
            {say(texts.clear)}
          </Button>
        </>
      )}
    </aside>
  );
}
