import { endSession, type SessionAnswer } from '@ndp/contract/desk/session.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { type ReactNode, useRef } from 'react';
import { contentId, goTo, inboxPath, openingPath, pagePath, type Route, togetherPath } from '../address.ts';
import { askDesk } from '../ask.ts';
import { Link } from '../link.tsx';
import { deskMessages as texts } from '../messages.ts';
import { Help } from './help.tsx';
import { Icon } from './icons.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { Mark } from './mark.tsx';
import { Menu } from './menu.tsx';
import { menuPages } from './menu-pages.ts';
import styles from './shell.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

export type DeskPartner = SessionAnswer['partners'][number];

/** The partners whose cases somebody sees in one list; made-up ones stand beside no people's. */
export function togetherPartners({ partners }: SessionAnswer): readonly DeskPartner[] {
  return partners.filter(({ acts, is_training }) => acts.includes('list-cases') && !is_training);
}

interface ShellProps {
  readonly session: SessionAnswer;
  readonly partner: DeskPartner | undefined;
  readonly route: Route;
  readonly onOut: () => void;
  readonly children: ReactNode;
}

/** The page of the menu an address belongs to. */
function pageOf({ page }: Route): Route['page'] {
  if (page === 'bulk' || page === 'paper' || page === 'compare') return 'inbox';
  return page === 'bookings' ? 'payments' : page;
}

/** The bar above every page: where one is, for whom, who one is, and the way out. */
export function Shell(props: ShellProps) {
  const { session, partner, route, children } = props;
  const { say } = useLanguage();
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <>
      <a className={styles.skip} href={`#${contentId}`}>
        {say(texts.skip)}
      </a>
      <header className={styles.bar}>
        <Link to={partner ? inboxPath(partner.id) : '/'} className={styles.brand}>
          NDP<span className={styles.wide}> · {say(texts.title)}</span>
        </Link>
        {session.partners.length > 1 && <PartnerChoice {...props} />}
        <Account {...props} />
        <nav className={styles.nav} aria-label={say(texts.main)}>
          {partner &&
            menuPages.map(
              ({ page, acts }) =>
                acts.some((act) => partner.acts.includes(act)) && (
                  <Link key={page} to={pagePath(partner.id, page)} current={pageOf(route) === page}>
                    {say(texts[page])}
                    <Mark page={page} />
                  </Link>
                ),
            )}
          {session.may_open && (
            <Link to={openingPath} current={route.page === 'opening'}>
              {say(texts.opening)}
            </Link>
          )}
        </nav>
      </header>
      {partner?.is_training && isOfPartner(route) && (
        <aside className={styles.training}>{say(texts.training)}</aside>
      )}
      <main ref={main} className={styles.main} id={contentId} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

/** Whether a page is about one partner. */
function isOfPartner({ page }: Route): boolean {
  return page !== 'together' && page !== 'opening';
}

/** For which partner one works; the cases of all of them stand in one list. */
function PartnerChoice({ session, partner, route }: ShellProps) {
  const { say } = useLanguage();
  const isTogether = route.page === 'together';
  const readers = togetherPartners(session);
  return (
    <label className={styles.partner}>
      <span className="visually-hidden">{say(texts.partner)}</span>
      <select
        value={isTogether ? togetherPath : (partner?.id ?? '')}
        onChange={({ target: { value } }) => goTo(value === togetherPath ? value : inboxPath(value))}
      >
        {!partner && <option value="">–</option>}
        {session.partners.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
        {readers.length > 1 && <option value={togetherPath}>{say(texts.together_short)}</option>}
      </select>
    </label>
  );
}

/** Who one is, help, language, and the way out. */
function Account({ session, partner, route, onOut }: ShellProps) {
  const { say, language } = useLanguage();
  const leave = async (everywhere: boolean) => {
    await askDesk(language, endSession, { params: {}, body: { everywhere } }).catch(() => {});
    if (everywhere) location.assign('/login/leave');
    else onOut();
  };
  return (
    <div className={styles.who}>
      <Help page={route.page} partner={partner} />
      <Menu
        className={styles.account}
        label={
          <>
            <Icon name="person" />
            <span className={styles.name}>{session.name}</span>
          </>
        }
      >
        <button type="button" className={styles.leave} onClick={() => leave(true)}>
          {say(texts.log_out_everywhere)}
        </button>
      </Menu>
      <button type="button" className={styles.plain} onClick={() => leave(false)}>
        {say(texts.log_out)}
      </button>
      <LanguageChoice />
    </div>
  );
}
