import type { SigningAnswer } from '@ndp/contract/calls/signing.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { buttonClass } from '@ndp/ui/button.tsx';
import type { ContactWays } from '../page/contact/contact.tsx';
import { LetterPage } from '../page/letter-page.tsx';
import { declinedMessages, signedMessages } from './messages.ts';
import styles from './signing.module.css';

interface DoneProps {
  readonly signing: SigningAnswer;
  readonly contact: ContactWays;
}
export function Signed({ signing: { reference, organiser }, contact }: DoneProps) {
  const { say } = useLanguage();
  const texts = signedMessages;
  return (
    <LetterPage
      className={styles.page}
      title={texts.title}
      lead={say(texts.text, { reference })}
      isDone
      contact={contact}
    >
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
    </LetterPage>
  );
}
export function Declined({ signing: { reference }, contact }: DoneProps) {
  const { say } = useLanguage();
  const texts = declinedMessages;
  return (
    <LetterPage
      className={styles.page}
      title={texts.title}
      lead={say(texts.text, { reference })}
      contact={contact}
    >
      <p>{say(texts.anew)}</p>
      <a href="/application/welcome-page" className={`${buttonClass('secondary')} ${styles.way}`}>
        {say(texts.start)}
      </a>
    </LetterPage>
  );
}
