import { useLanguage } from '@ndp/flows/language.tsx';
import { Contact, type ContactWays } from '../page/contact/contact.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { usePageTitle } from '../page/page-title.ts';
import { Declining } from './declining.tsx';
import { signingMessages as texts } from './messages.ts';
import { PapersToSign } from './papers-to-sign.tsx';
import { SignForm } from './sign-form.tsx';
import styles from './signing.module.css';
import type { ToSignProps } from './signing-client.ts';
import { SigningFacts } from './signing-facts.tsx';

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
