import { useLanguage } from '@ndp/flows/language.tsx';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../routing/lazy-part.tsx';
import { useVisit } from '../routing/visit.ts';
import { useRefusal } from '../site/safe-storage.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { shellMessages as texts } from './messages.ts';
import styles from './shell.module.css';

const SharedComputer = lazyPart(() => import('../shared-computer/shared-computer.tsx'), 'SharedComputer');
const StorageNotice = lazyPart(() => import('../shared-computer/storage-notice.tsx'), 'StorageNotice');

/** Pages from which a shared computer can be left; everywhere else there is nothing to leave behind. */
const endings = /^\/(grant|additional-data)\/|\/(welcome-page|pending-confirm)$/;

/** What stands around every page. Without an open site (an error page) there is no partner to show. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { say } = useLanguage();
  const { isRefused } = useRefusal();
  const { pathname, site } = useVisit();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {say(texts.skip)}
      </a>
      <Header config={site?.config}>
        <Suspense>{endings.test(pathname) && <SharedComputer pathname={pathname} />}</Suspense>
      </Header>
      <main id="content" className={styles.content} tabIndex={-1}>
        <Suspense>{isRefused && pathname.startsWith('/application/') && <StorageNotice />}</Suspense>
        {children}
      </main>
      <Footer site={site} />
    </div>
  );
}
