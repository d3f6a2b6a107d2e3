import { useLanguage } from '@ndp/flows/language.tsx';
import { BrokenLinkPicture } from '@ndp/flows/pictures/broken-link.tsx';
import { Contact, type ContactWays } from '../page/contact/contact.tsx';
import { MessagePage } from '../page/message-page.tsx';
import styles from './co-owner.module.css';
import { linkOverMessages as texts } from './messages.ts';

/** Why a co-owner's link opens nothing, and what can be done. */
export function LinkOver({ contact }: { readonly contact: ContactWays }) {
  const { say } = useLanguage();
  return (
    <MessagePage title={texts.title} text={texts.text} picture={<BrokenLinkPicture />}>
      <section className={styles.words}>
        <h2>{say(texts.why)}</h2>
        <ul>
          {[texts.newer, texts.over, texts.cut].map((reason) => (
            <li key={reason.en}>{say(reason)}</li>
          ))}
        </ul>
      </section>
      <section className={styles.words}>
        <h2>{say(texts.next)}</h2>
        <p>{say(texts.ask)}</p>
      </section>
      <Contact {...contact} />
    </MessagePage>
  );
}
