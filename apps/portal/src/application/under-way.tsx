import { useLanguage } from '@ndp/flows/language.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { lazyPart } from '../routing/lazy-part.tsx';
import { underWayMessages as texts } from './messages.ts';
import styles from './under-way.module.css';

const NewLink = lazyPart(() => import('../page/new-link/new-link.tsx'), 'NewLink');

interface UnderWayProps {
  readonly application: { readonly may_be_under_way: boolean };
  /** Sent, it is compared by applicant and account too: the other one need not be about this building. */
  readonly isSent?: boolean;
}

/** That another application may be under way, and how to go on with that one. It refuses nothing and names nobody. */
export function UnderWay({ application, isSent = false }: UnderWayProps) {
  const { say } = useLanguage();
  if (!application.may_be_under_way) return null;
  return (
    <div className={styles.notice}>
      <Notice>
        <p>
          <strong>{say(isSent ? texts.sentTitle : texts.title)}.</strong>{' '}
          {say(isSent ? texts.sentText : texts.text)}
        </p>
        <details className={styles.other}>
          <summary>{say(texts.ask)}</summary>
          <NewLink />
        </details>
      </Notice>
    </div>
  );
}
