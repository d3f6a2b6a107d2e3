import { type SessionAnswer, sessionEndPath } from '@ndp/contract/desk/session.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { type ReactNode, useRef } from 'react';
import { contentId, goTo, inboxPath, openingPath, type Place, pagePath } from '../address.ts';
import { askServer } from '../ask.ts';
import { Link } from '../link.tsx';
import { deskMessages as texts } from '../messages.ts';
import { LanguageChoice } from './language-choice.tsx';
import { Mark } from './mark.tsx';
import styles from './shell.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

export type DeskPartner = SessionAnswer['partners'][number];

interface ShellProps {
  readonly session: SessionAnswer;
  readonly partner: DeskPartner | undefined;
  readonly place: Place;
  readonly onOut: () => void;
  readonly children: ReactNode;
}

/** The pages of a partner's desk, and which acts lead there. */
const pages = [
  { page: 'inbox', acts: ['list-cases'] },
  { page: 'payments', acts: ['read-payments', 'read-payment-settings'] },
  { page: 'budget', acts: ['read-budget'] },
  { page: 'program', acts: ['read-program'] },
  { page: 'statistics', acts: ['read-statistics'] },
  { page: 'partner', acts: ['read-partner'] },
  { page: 'wording', acts: ['read-wording'] },
  { page: 'notices', acts: ['read-notices'] },
  { page: 'people', acts: ['read-people'] },
] as const;

/** The bar above every page: where one is, for whom, who one is, and the way out. */
export function Shell({ session, partner, place, onOut, children }: ShellProps) {
  const { say, language } = useLanguage();
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  const leave = async (everywhere: boolean) => {
    await askServer({ path: sessionEndPath, method: 'POST', body: { everywhere }, language }).catch(() => {});
    if (everywhere) location.assign('/login/leave');
    else onOut();
  };
  return (
    <>
      <a className={styles.skip} href={`#${contentId}`}>
        {say(texts.skip)}
      </a>
      <header className={styles.bar}>
        <Link to={partner ? inboxPath(partner.id) : '/'} className={styles.brand}>
          NDP · {say(texts.title)}
        </Link>
        <div className={styles.who}>
          {session.partners.length > 1 && (
            <label className={styles.partner}>
              <span className="visually-hidden">{say(texts.partner)}</span>
              <select value={partner?.id ?? ''} onChange={(event) => goTo(inboxPath(event.target.value))}>
                {!partner && <option value="">–</option>}
                {session.partners.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
          )}
          <span>{session.name}</span>
          <button type="button" className={styles.plain} onClick={() => leave(false)}>
            {say(texts.log_out)}
          </button>
          <button type="button" className={styles.plain} onClick={() => leave(true)}>
            {say(texts.log_out_everywhere)}
          </button>
          <LanguageChoice />
        </div>
        <nav className={styles.nav} aria-label={say(texts.main)}>
          {partner &&
            pages.map(
              ({ page, acts }) =>
                acts.some((act) => partner.acts.includes(act)) && (
                  <Link key={page} to={pagePath(partner.id, page)} current={place.page === page}>
                    {say(texts[page])}
                    <Mark page={page} />
                  </Link>
                ),
            )}
          {session.may_open && (
            <Link to={openingPath} current={place.page === 'opening'}>
              {say(texts.opening)}
            </Link>
          )}
        </nav>
      </header>
      <main ref={main} className={styles.main} id={contentId} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
