import type { SigningAnswer } from '@ndp/contract/calls/signing.ts';
import { withdrawalDay } from '@ndp/domain/deadlines.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { buttonClass } from '@ndp/ui/button.tsx';
import { usePolishToday } from '../estimate/written.ts';
import { LinkPage } from '../page/link-page.tsx';
import { useSite } from '../routing/visit.ts';
import { CaseWay } from './case-way.tsx';
import { declinedMessages, heldMessages, signedMessages } from './messages.ts';
import { secondAfter } from './sign-rules.ts';
import styles from './signing.module.css';

interface DoneProps {
  readonly signing: SigningAnswer;
}
export function Signed({ signing }: DoneProps) {
  const { say } = useLanguage();
  const { reference, organiser } = signing;
  const texts = signedMessages;
  const second = secondAfter(signing);
  if (signing.joint?.is_second) return <SignedSecond signing={signing} />;
  return (
    <LinkPage className={styles.page} title={texts.title} lead={say(texts.text, { reference })} isDone>
      <section className={styles.words}>
        <h2>{say(texts.nextTitle)}</h2>
        <ol>
          {second && <li>{say(texts.secondNow, { second })}</li>}
          <li>{say(texts.seal, { organiser })}</li>
          <li>{say(texts.mail)}</li>
          <li>
            <strong>{say(texts.order)}</strong>
          </li>
          <li>{say(texts.settle)}</li>
        </ol>
      </section>
      <WithdrawalRight signing={signing} />
      <CaseWay reference={reference} />
    </LinkPage>
  );
}

/** The second person has nothing more to do: the case is the applicant's. */
function SignedSecond({ signing: { reference, organiser } }: DoneProps) {
  const { say } = useLanguage();
  const texts = signedMessages;
  return (
    <LinkPage className={styles.page} title={texts.title} lead={say(texts.text, { reference })} isDone>
      <section className={styles.words}>
        <h2>{say(texts.nextTitle)}</h2>
        <ol>
          <li>{say(texts.seal, { organiser })}</li>
          <li>{say(texts.applicantOn)}</li>
        </ol>
      </section>
    </LinkPage>
  );
}

/** Until when and how a consumer may withdraw; the agreement is concluded with the seal, minutes from now. */
function WithdrawalRight({ signing: { withdrawal_days } }: DoneProps) {
  const { say, language } = useLanguage();
  const { email } = useSite().config.contact;
  const today = usePolishToday();
  if (withdrawal_days === null) return null;
  const day = withdrawalDay(today, withdrawal_days);
  return (
    <section className={styles.words}>
      <h2>{say(signedMessages.withdrawTitle)}</h2>
      <p>{say(signedMessages.withdraw, { day: formatDate(day, language), email })}</p>
    </section>
  );
}

/** A person looks at the signature first. */
export function Held({ signing: { reference, joint } }: DoneProps) {
  const { say } = useLanguage();
  const isSecond = joint?.is_second === true;
  const texts = heldMessages;
  return (
    <LinkPage className={styles.page} title={texts.title} lead={say(texts.text, { reference })}>
      <section className={styles.words}>
        <h2>{say(signedMessages.nextTitle)}</h2>
        <ul>
          <li>{say(isSecond ? texts.ofSecond : texts.mail)}</li>
          <li>{say(texts.wait)}</li>
          {!isSecond && (
            <li>
              <strong>{say(texts.order)}</strong>
            </li>
          )}
        </ul>
      </section>
      {!isSecond && <CaseWay reference={reference} />}
    </LinkPage>
  );
}
export function Declined({ signing: { reference, joint } }: DoneProps) {
  const { say } = useLanguage();
  const texts = declinedMessages;
  const frame = { className: styles.page, lead: say(texts.text, { reference }) };
  if (joint?.is_second)
    return (
      <LinkPage {...frame} title={texts.titleSecond}>
        <p>{say(texts.applicantTold)}</p>
      </LinkPage>
    );
  return (
    <LinkPage {...frame} title={texts.title}>
      <p>{say(texts.anew)}</p>
      <a href="/application/welcome-page" className={`${buttonClass('secondary')} ${styles.way}`}>
        {say(texts.start)}
      </a>
    </LinkPage>
  );
}
