import { useLanguage } from '@ndp/flows/language.tsx';
import { buttonClass } from '@ndp/ui/button.tsx';
import { useApplication } from '../application/application-store.ts';
import { NewLink } from '../page/new-link/new-link.tsx';
import { Link } from '../routing/link.tsx';
import { caseMessages as texts } from './messages.ts';
import styles from './signing.module.css';

/**
 * The way to the case. A link to sign does not open it: only where this tab has opened the case already is there a
 * button, otherwise the mails lead there, and a new link can be asked for.
 */
export function CaseWay({ reference }: { readonly reference: string }) {
  const { say } = useLanguage();
  const { link, application } = useApplication();
  const isOpen = link !== undefined && application?.reference === reference;
  return (
    <section className={styles.words}>
      <h2>{say(texts.title)}</h2>
      <p>{say(texts.byMail)}</p>
      {isOpen ? (
        <Link to="/additional-data/overview/$id/$token" params={link} className={buttonClass('primary')}>
          {say(texts.here)}
        </Link>
      ) : (
        <details>
          <summary className={styles.summary}>{say(texts.lost)}</summary>
          <NewLink />
        </details>
      )}
    </section>
  );
}
