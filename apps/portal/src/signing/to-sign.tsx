import { useLanguage } from '@ndp/flows/language.tsx';
import type { ContactWays } from '../page/contact/contact.tsx';
import { LetterPage } from '../page/letter-page.tsx';
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
  return (
    <LetterPage
      className={styles.page}
      title={texts.title}
      lead={say(texts.lead, { organiser: signing.organiser })}
      contact={contact}
    >
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
    </LetterPage>
  );
}
