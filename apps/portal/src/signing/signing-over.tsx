import { useLanguage } from '@ndp/flows/language.tsx';
import { BrokenLinkPicture } from '@ndp/flows/pictures/broken-link.tsx';
import { Contact, type ContactWays } from '../page/contact/contact.tsx';
import { MessagePage } from '../page/message-page.tsx';
import { NewLink } from '../page/new-link/new-link.tsx';
import { signingOverMessages as texts } from './messages.ts';
import styles from './signing.module.css';

/** Why a signing link opens nothing, and what can be done. */
export function SigningOver({ contact }: { readonly contact: ContactWays }) {
  const { say } = useLanguage();
  return (
    <MessagePage title={texts.title} text={texts.text} picture={<BrokenLinkPicture />}>
      <section className={styles.words}>
        <h2>{say(texts.whyTitle)}</h2>
        <ul>
          {[texts.whySigned, texts.whyNewer, texts.whyTerm, texts.whyCut].map((reason) => (
            <li key={reason.en}>{say(reason)}</li>
          ))}
        </ul>
      </section>
      <section className={styles.words}>
        <h2>{say(texts.nextTitle)}</h2>
        <p>{say(texts.next)}</p>
      </section>
      <NewLink />
      <Contact {...contact} />
    </MessagePage>
  );
}
