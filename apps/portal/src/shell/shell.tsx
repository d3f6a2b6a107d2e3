import { useLanguage } from '@ndp/flows/language.tsx';
import { Outlet, useRouteContext } from '@tanstack/react-router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { shellMessages as texts } from './messages.ts';
import styles from './shell.module.css';

/** What stands around every page. Without an open site (an error page) there is no partner to show. */
export function Shell() {
  const { say } = useLanguage();
  const { site } = useRouteContext({ from: '__root__' });
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {say(texts.skip)}
      </a>
      <Header config={site?.config} />
      <main id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer site={site} />
    </div>
  );
}
