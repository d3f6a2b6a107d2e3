import type { SigningAnswer } from '@ndp/contract/calls/signing.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { buttonClass } from '@ndp/ui/button.tsx';
import { SuccessIcon } from '@ndp/ui/icons.tsx';
import { Contact, type ContactWays } from '../page/contact/contact.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { usePageTitle } from '../page/page-title.ts';
import { declinedMessages, signedMessages } from './messages.ts';
import styles from './signing.module.css';

interface DoneProps {
  readonly signing: SigningAnswer;
  readonly contact: ContactWays;
}

/** The signature was taken: what happens now, and when the works may begin. */
export function Signed({ signing: { reference, organiser }, contact }: DoneProps) {
  const { say } = useLanguage();
  const texts = signedMessages;
  usePageTitle(texts.title);
  return (
    <div className={styles.page}>
      <div>
        <SuccessIcon className={styles.done} />
        <PageHeading title={texts.title} />
        <p className={styles.lead}>{say(texts.text, { reference })}</p>
      </div>
      <section className={styles.words}>
        <h2>{say(texts.nextTitle)}</h2>
        <ol>
          <li>{say(texts.seal, { organiser })}</li>
          <li>{say(texts.mail)}</li>
          <li>
            <strong>{say(texts.order)}</strong>
          </li>
        </ol>
        <p>{say(texts.close)}</p>
      </section>
      <Contact {...contact} />
    </div>
  );
}

/** The signature was declined: what that means, and how to begin anew. */
export function Declined({ signing: { reference }, contact }: DoneProps) {
  const { say } = useLanguage();
  const texts = declinedMessages;
  usePageTitle(texts.title);
  return (
    <div className={styles.page}>
      <div>
        <PageHeading title={texts.title} />
        <p className={styles.lead}>{say(texts.text, { reference })}</p>
      </div>
      <p>{say(texts.anew)}</p>
      <a href="/application/welcome-page" className={`${buttonClass('secondary')} ${styles.way}`}>
        {say(texts.start)}
      </a>
      <Contact {...contact} />
    </div>
  );
}
