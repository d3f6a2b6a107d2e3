import type { InboxAnswer } from '@ndp/contract/desk/inbox.ts';
import type { Waiting } from '@ndp/contract/desk/waiting.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useAddress } from '../address.ts';
import { Link } from '../link.tsx';
import { upToMost } from '../page/mark.tsx';
import styles from './inbox.module.css';
import { inboxMessages as texts } from './messages.ts';

/** Views everybody has, by what their address says. */
const common = [
  { name: 'day', query: {} },
  { name: 'mine', query: { assigned: 'mine', status: 'open' } },
  { name: 'nobody', query: { assigned: 'nobody', status: 'open' } },
  { name: 'overdue', query: { due: 'overdue', status: 'open' } },
  { name: 'written', query: { flag: 'message_waits', status: 'open' } },
  { name: 'snoozed', query: { snoozed: 'yes' } },
  { name: 'all', query: { assigned: 'all' } },
] as const;

interface TabsProps {
  readonly counts: Waiting['cases'] | undefined;
  readonly own: InboxAnswer | undefined;
}

/** My day, mine, nobody’s, overdue, with a message, all, one’s own and colleagues’: real links, with how many wait there. */
export function Tabs({ counts, own }: TabsProps) {
  const { say } = useLanguage();
  const shared = own?.shared.filter(({ name }) => !own.views.some((view) => view.name === name)) ?? [];
  return (
    <nav aria-label={say(texts.views)} className={styles.tabs}>
      {common.map(({ name, query }) => {
        const count = counts && name in counts ? counts[name as keyof typeof counts] : undefined;
        return (
          <Tab key={name} query={query}>
            {say(texts[name])}
            {count !== undefined && <> ({upToMost(count)})</>}
          </Tab>
        );
      })}
      {own?.views.map(({ name, filter }) => (
        <Tab key={`own ${name}`} query={filter}>
          {name}
        </Tab>
      ))}
      {shared.map(({ name, filter, who }) => (
        <Tab key={`shared ${who} ${name}`} query={filter} title={say(texts.shared_by, { who })}>
          {name}
        </Tab>
      ))}
    </nav>
  );
}

interface TabProps {
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly title?: string;
  readonly children: React.ReactNode;
}

function Tab({ query, title, children }: TabProps) {
  const { pathname, searchParams } = useAddress();
  const address = new URLSearchParams(query as Record<string, string>).toString();
  return (
    <span title={title}>
      <Link
        to={`${pathname}${address ? `?${address}` : ''}`}
        current={isSame(searchParams, query)}
        className={styles.tab}
      >
        {children}
      </Link>
    </span>
  );
}

/** The order of a list makes it no other view. */
function isSame(searchParams: URLSearchParams, query: Readonly<Record<string, string | undefined>>): boolean {
  const given = [...searchParams].filter(([name]) => !['sort', 'order'].includes(name) || query[name]);
  const wanted = Object.entries(query).filter(([, value]) => value);
  return given.length === wanted.length && wanted.every(([name, value]) => searchParams.get(name) === value);
}
