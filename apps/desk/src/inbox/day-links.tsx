import { useLanguage } from '@ndp/flows/language.tsx';
import { pagePath } from '../address.ts';
import { Link } from '../link.tsx';
import { waitingPages, waitsOn } from '../page/mark.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useWaiting } from '../page/waiting.tsx';
import styles from './inbox.module.css';
import { useFilter } from './use-cases.ts';

/** What else the day brings beside cases: what waits on other pages for whoever looks. */
export function DayLinks({ partner }: { readonly partner: DeskPartner }) {
  const { say } = useLanguage();
  const { waiting } = useWaiting();
  const { day } = useFilter();
  const links = waitingPages.flatMap((page) => {
    const waits = page === 'inbox' ? undefined : waitsOn(page, waiting);
    return waits ? [{ page, ...waits }] : [];
  });
  if (!day || links.length === 0) return null;
  return (
    <ul className={styles.dayLinks}>
      {links.map(({ page, sentence, count, shown }) => (
        <li key={page}>
          <Link to={pagePath(partner.id, page)}>{say(sentence, { count, shown })}</Link>
        </li>
      ))}
    </ul>
  );
}
