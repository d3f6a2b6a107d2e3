import { useLanguage } from '@ndp/flows/language.tsx';
import { lazyRouteComponent, Outlet, useLocation, useRouteContext } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useRefusal } from '../site/safe-storage.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { shellMessages as texts } from './messages.ts';
import styles from './shell.module.css';

const SharedComputer = lazyRouteComponent(
  () => import('../shared-computer/shared-computer.tsx'),
  'SharedComputer',
);
const StorageNotice = lazyRouteComponent(
  () => import('../shared-computer/storage-notice.tsx'),
  'StorageNotice',
);

/** Pages from which a shared computer can be left; everywhere else there is nothing to leave behind. */
const endings = /^\/(grant|additional-data)\/|\/(welcome-page|pending-confirm)$/;

/** What stands around every page. Without an open site (an error page) there is no partner to show. */
export function Shell() {
  const { say } = useLanguage();
  const { pathname } = useLocation();
  const { isRefused } = useRefusal();
  const { site } = useRouteContext({ from: '__root__' });
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {say(texts.skip)}
      </a>
      <Header config={site?.config} />
      <main id="content" className={styles.content} tabIndex={-1}>
        <Suspense>{isRefused && pathname.startsWith('/application/') && <StorageNotice />}</Suspense>
        <Outlet />
        <Suspense>{endings.test(pathname) && <SharedComputer pathname={pathname} />}</Suspense>
      </main>
      <Footer site={site} />
    </div>
  );
}
