import type { PortalConfig } from '@ndp/contract/calls/portal-config.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Link } from '@tanstack/react-router';
import styles from './header.module.css';
import { LanguageFlags } from './language-flags.tsx';
import { shellMessages as texts } from './messages.ts';

/** The partner's logo and title, and the language flags. */
export function Header({ config }: { readonly config: PortalConfig | undefined }) {
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
        <LanguageFlags />
      </div>
    </header>
  );
}
