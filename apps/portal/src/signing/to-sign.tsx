import type { SigningAnswer } from '@ndp/contract/calls/signing.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { usePageTitle } from '../page-title.ts';
import { Contact, type ContactWays } from '../papers/contact.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { Declining } from './declining.tsx';
import { signingMessages as texts } from './messages.ts';
import { PapersToSign } from './papers-to-sign.tsx';
import { SignForm } from './sign-form.tsx';
import styles from './signing.module.css';
import type { Outcome } from './signing.tsx';
import type { SigningDesk } from './signing-desk.ts';
import { SigningFacts } from './signing-facts.tsx';

/** What the parts of the page are given. */
export interface ToSignProps {
  readonly desk: SigningDesk;
  readonly signing: SigningAnswer;
  readonly onOutcome: (outcome: Outcome) => void;
}

/** The documents, the signature under them, and the way not to sign. */
export function ToSign({ contact, ...props }: ToSignProps & { readonly contact: ContactWays }) {
  const { say } = useLanguage();
  const { signing } = props;
  usePageTitle(texts.title);
  return (
    <div className={styles.page}>
      <div>
        <PageHeading title={texts.title} />
        <p className={styles.lead}>{say(texts.lead, { organiser: signing.organiser })}</p>
      </div>
      <SigningFacts signing={signing} />
      <section className={styles.part} aria-labelledby="read">
        <h2 id="read">{say(texts.readTitle)}</h2>
        <PapersToSign {...props} />
      </section>
      <section className={styles.part} aria-labelledby="sign">
        <h2 id="sign">{say(texts.signTitle)}</h2>
        <SignForm {...props} />
      </section>
      <Declining {...props} />
      <Contact {...contact} />
    </div>
  );
}
