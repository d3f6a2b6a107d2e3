import type { PortalConfig } from '@ndp/contract/calls/portal-config.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { Language } from '@ndp/flows/message.ts';
import type { ReactNode } from 'react';
import { Link } from '../routing/link.tsx';
import { languageForm, questionForm } from '../site/form-fields.ts';
import { useLanguageChoice } from '../site/language-choice.ts';
import styles from './header.module.css';
import flagStyles from './language-flags.module.css';
import { shellMessages as texts } from './messages.ts';

interface HeaderProps {
  readonly config: PortalConfig | undefined;
  /** Beside the languages. */
  readonly children: ReactNode;
}
export function Header({ config, children }: HeaderProps) {
  const { say } = useLanguage();
  const logo = config?.logo ?? '/logos/ndp.svg';
  const title = config?.title ?? 'NDP';
  return (
    <header className={styles.header} data-inverse={config?.is_logo_inverse || undefined}>
      <div className={styles.inner}>
        <Link to="/" className={styles.brand} aria-label={say(texts.home, { title })}>
          <img src={logo} alt="" className={styles.logo} height={40} />
          {config?.brand_title && <span className={styles.title}>{config.brand_title}</span>}
        </Link>
        <div className={styles.tools}>
          <LanguageFlags />
          {children}
        </div>
      </div>
    </header>
  );
}

const flags: Readonly<Record<Language, { readonly short: string; readonly picture: React.ReactNode }>> = {
  pl: {
    short: 'PL',
    picture: (
      <>
        <rect width="24" height="16" fill="#fff" />
        <rect y="8" width="24" height="8" fill="#d4213d" />
      </>
    ),
  },
  en: {
    short: 'EN',
    picture: (
      <>
        <rect width="24" height="16" fill="#1f3a7d" />
        <path d="M0 0 24 16M24 0 0 16" stroke="#fff" strokeWidth="3.2" />
        <path d="M0 0 24 16M24 0 0 16" stroke="#c8202f" strokeWidth="1.2" />
        <path d="M12 0V16M0 8H24" stroke="#fff" strokeWidth="5.2" />
        <path d="M12 0V16M0 8H24" stroke="#c8202f" strokeWidth="3" />
      </>
    ),
  },
};

/** Two flags; the language changes in place, nothing typed is lost, and the choice is kept. */
function LanguageFlags() {
  const { say, language } = useLanguage();
  const choose = useLanguageChoice((choice) => choice.choose);
  const names = { pl: texts.polish, en: texts.english };
  return (
    <fieldset className={flagStyles.flags}>
      <legend className="visually-hidden">{say(texts.language)}</legend>
      {/* The first button of a form is pressed by Enter in any of its fields: this one, which leads on. */}
      <button type="submit" form={questionForm} hidden />
      <form method="post" id={languageForm} />
      {(Object.keys(flags) as Language[]).map((code) => (
        <button
          key={code}
          type="submit"
          name="language"
          value={code}
          // Without script it sends what is typed on the page along, which is then not lost.
          form={questionForm}
          className={flagStyles.flag}
          aria-pressed={code === language}
          aria-label={`${flags[code].short}, ${say(names[code])}`}
          onClick={(event) => {
            event.preventDefault();
            choose(code);
          }}
        >
          <svg viewBox="0 0 24 16" className={flagStyles.picture} aria-hidden="true">
            {flags[code].picture}
          </svg>
          <span aria-hidden="true">{flags[code].short}</span>
        </button>
      ))}
    </fieldset>
  );
}
