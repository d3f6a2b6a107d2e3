import { useLanguage } from '@ndp/flows/language.tsx';
import { languageOf } from '@ndp/flows/message.ts';
import { SuccessIcon } from '@ndp/ui/icons.tsx';
import { useEffect } from 'react';
import { NewLink } from '../page/new-link/new-link.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { useSearch, useVisit } from '../routing/visit.ts';
import { openIn } from '../site/language-choice.ts';
import { type Left, markLeft } from './left.ts';
import styles from './left-page.module.css';
import { finishedMessages, leftMessages, lockedMessages } from './locking/messages.ts';

/** Another tab that finishes has the browser clear what this one remembers: it is remembered again as the page goes. */
function rememberUntilGone(left: Left): () => void {
  const remember = () => markLeft(left);
  remember();
  window.addEventListener('pagehide', remember);
  return () => window.removeEventListener('pagehide', remember);
}

const headings = { finished: finishedMessages, locked: lockedMessages } as const;
const advice = [leftMessages.mail, leftMessages.history, leftMessages.downloads, leftMessages.windows];

/** The page a tab is left on: it knows nothing of anybody, and says what is left to do. */
export function LeftPage() {
  const { say } = useLanguage();
  const left: Left = useVisit().pathname === '/locked' ? 'locked' : 'finished';
  const { language, application } = useSearch();
  const hasApplication = application !== 'none';
  const texts = headings[left];
  useEffect(() => rememberUntilGone(left), [left]);
  useEffect(() => {
    if (language) openIn(languageOf(language));
  }, [language]);
  return (
    <div className={styles.page}>
      {left === 'finished' && <SuccessIcon className={styles.picture} />}
      <PageHeading title={texts.title} />
      <p className={styles.text}>{say(texts.text)}</p>
      {left === 'locked' && hasApplication && <NewLink />}
      <section className={styles.advice} aria-labelledby="still-to-do">
        <h2 id="still-to-do">{say(leftMessages.title)}</h2>
        <ul>
          {advice.map((each) => (
            <li key={each.en}>{say(each)}</li>
          ))}
        </ul>
      </section>
      <p>
        <a href="/">{say(leftMessages.home)}</a>
      </p>
    </div>
  );
}
