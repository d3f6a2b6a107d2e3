import { EmailField } from '../../email/email-field.tsx';
import type { Typed } from '../../fields.ts';
import { bindText } from '../../form/bind-field.tsx';
import { useLanguage } from '../../language.tsx';
import type { ScreenProps, StepScreen } from '../../screen.tsx';
import type { QuoteAnswer } from '../quote-answer.ts';
import { submitMessages as messages } from './messages.ts';
import type { submit } from './step.ts';
import styles from './submit.module.css';

type SubmitAnswers = Typed<typeof submit.schema> & { quote?: QuoteAnswer | undefined };

function SubmitFields(props: ScreenProps<SubmitAnswers>) {
  const { quote } = props.draft;
  const { say } = useLanguage();
  return (
    <>
      <EmailField {...bindText(props, 'email')} help={messages.email_help} />
      <p className={styles.use}>{say(messages.use, { hasAmount: quote ? 'yes' : 'no' })}</p>
    </>
  );
}

export const submitScreen: StepScreen<SubmitAnswers> = {
  title: messages.title,
  lead: messages.lead,
  next: messages.next,
  Fields: SubmitFields,
};
