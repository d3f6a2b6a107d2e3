import { Details } from '@ndp/flows/form/details.tsx';
import { useFormMessage } from '@ndp/flows/form/form-message.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { lazyPart } from '../routing/lazy-part.tsx';
import { underWayMessages as texts } from './messages.ts';
import styles from './under-way.module.css';

const NewLink = lazyPart(() => import('../page/new-link/new-link.tsx'), 'NewLink');

/** That another application may be under way, and how to go on with that one. It refuses nothing and names nobody. */
export function UnderWayWords({ isSent = false }: { readonly isSent?: boolean }) {
  const { say } = useLanguage();
  return (
    <>
      <p>{say(isSent ? texts.sentText : texts.text)}</p>
      <details className={styles.other} open={useFormMessage('new_link') !== undefined}>
        <summary>{say(texts.ask)}</summary>
        <NewLink />
      </details>
    </>
  );
}

interface UnderWayProps {
  readonly application: { readonly may_be_under_way: boolean };
  /** Whether it was shown before: then it is folded away. */
  readonly isKnown: boolean;
}

/** The same on the way through the sections: once in full, then folded. */
export function UnderWay({ application, isKnown }: UnderWayProps) {
  const { say } = useLanguage();
  if (!application.may_be_under_way) return null;
  if (isKnown)
    return (
      <Details title={say(texts.title)}>
        <UnderWayWords />
      </Details>
    );
  return (
    <div className={styles.notice}>
      <Notice title={say(texts.title)}>
        <UnderWayWords />
      </Notice>
    </div>
  );
}
