import { useLanguage } from '@ndp/flows/language.tsx';
import { Contact } from '../page/contact/contact.tsx';
import { MessagePage } from '../page/message-page.tsx';
import styles from './help.module.css';
import { helpMessages as texts } from './messages.ts';

/** A helper's link that opens nothing: which of the reasons it is, nobody who merely holds it is told. */
export function HelpOver() {
  const { say } = useLanguage();
  return (
    <MessagePage title={texts.over} text={texts.overText}>
      <section className={styles.words}>
        <h2>{say(texts.why)}</h2>
        <ul>
          {[texts.whySent, texts.whyBack, texts.whyOld, texts.whyCut].map((reason) => (
            <li key={reason.en}>{say(reason)}</li>
          ))}
        </ul>
      </section>
      <Contact />
    </MessagePage>
  );
}
