import { useLanguage } from '@ndp/flows/language.tsx';
import { SuccessIcon } from '@ndp/ui/icons.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { usePageTitle } from '../page/page-title.ts';
import { erasedMessages as texts } from './messages.ts';
import styles from './privacy.module.css';

/** Nothing is kept any more. */
export function Erased() {
  const { say } = useLanguage();
  usePageTitle(texts.title);
  return (
    <div className={styles.page}>
      <div>
        <SuccessIcon className={styles.done} />
        <PageHeading title={texts.title} />
        <p className={styles.lead}>{say(texts.text)}</p>
      </div>
      <p>
        <a href="/">{say(texts.home)}</a>
      </p>
    </div>
  );
}
