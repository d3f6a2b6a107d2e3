import type { SavedView } from '@ndp/contract/desk/inbox.ts';
import type { Waiting } from '@ndp/contract/desk/waiting.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useAddress } from '../address.ts';
import { Link } from '../link.tsx';
import { upToMost } from '../page/mark.tsx';
import styles from './inbox.module.css';
import { inboxMessages as texts } from './messages.ts';

/** Views everybody has, by what their address says. */
const standing = [
  { name: 'mine', query: { assigned: 'mine', status: 'open' } },
  { name: 'nobody', query: { assigned: 'nobody', status: 'open' } },
  { name: 'overdue', query: { due: 'overdue', status: 'open' } },
  { name: 'written', query: { flag: 'message_waits', status: 'open' } },
  { name: 'all', query: {} },
] as const;

interface TabsProps {
  readonly counts: Waiting['cases'] | undefined;
  readonly views: readonly SavedView[];
}

/** Mine, nobody's, overdue, with a message, all, and one's own: real links, with how many wait there. */
export function Tabs({ counts, views }: TabsProps) {
  const { say } = useLanguage();
  const { pathname, searchParams } = useAddress();
  return (
    <nav aria-label={say(texts.views)} className={styles.tabs}>
      {standing.map(({ name, query }) => {
        const address = new URLSearchParams(query).toString();
        const count = name === 'all' ? undefined : counts?.[name];
        return (
          <Link
            key={name}
            to={`${pathname}${address ? `?${address}` : ''}`}
            current={isSame(searchParams, query)}
            className={styles.tab}
          >
            {say(texts[name])}
            {count !== undefined && <> ({upToMost(count)})</>}
          </Link>
        );
      })}
      {views.map(({ name, filter }) => (
        <Link
          key={`own ${name}`}
          to={`${pathname}?${new URLSearchParams(filter)}`}
          current={isSame(searchParams, filter)}
          className={styles.tab}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

function isSame(searchParams: URLSearchParams, query: Readonly<Record<string, string | undefined>>): boolean {
  const wanted = Object.entries(query).filter(([, value]) => value);
  return (
    searchParams.size === wanted.length && wanted.every(([name, value]) => searchParams.get(name) === value)
  );
}
