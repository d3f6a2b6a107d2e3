import { EmailField } from '../../email/email-field.tsx';
import type { Typed } from '../../fields.ts';
import { formatPln } from '../../figures.ts';
import { bindText } from '../../form/bind-field.tsx';
import { useLanguage } from '../../language.tsx';
import type { ScreenProps, StepScreen } from '../../screen.tsx';
import type { QuoteAnswer } from '../quote-answer.ts';
import { submitMessages as messages } from './messages.ts';
import type { submit } from './step.ts';
import styles from './submit.module.css';

type Answers = Typed<typeof submit.schema> & { quote?: QuoteAnswer | undefined };

function SubmitFields(props: ScreenProps<Answers>) {
  const { quote } = props.draft;
  const { say, language } = useLanguage();
  return (
    <>
      <EmailField {...bindText(props, 'email')} help={messages.email_help} />
      <div className={styles.facts}>
        <section>
          <h2>{say(messages.sent_title)}</h2>
          <ul>
            <li>{say(messages.sent_answers)}</li>
            {quote && <li>{say(messages.sent_amount, { amount: formatPln(quote.quote, language) })}</li>}
            <li>{say(messages.sent_email)}</li>
          </ul>
        </section>
        <section>
          <h2>{say(messages.use_title)}</h2>
          <p>{say(messages.use)}</p>
        </section>
      </div>
    </>
  );
}

export const submitScreen: StepScreen<Answers> = {
  title: messages.title,
  lead: messages.lead,
  next: messages.next,
  Fields: SubmitFields,
};
