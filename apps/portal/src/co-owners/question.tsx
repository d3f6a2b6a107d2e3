import { formatMoment } from '@ndp/flows/application/moment.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { Contact, type ContactWays } from '../page/contact/contact.tsx';
import { LetterPage } from '../page/letter-page.tsx';
import { AnswerForm, type AnswerFormProps } from './answer-form.tsx';
import styles from './co-owner.module.css';
import { closedMessages, requestMessages as texts } from './messages.ts';
import { RequestFacts } from './request-facts.tsx';
export function Question({ contact, ...props }: AnswerFormProps & { readonly contact: ContactWays }) {
  const { say, language } = useLanguage();
  const { summary, closed, expires_at } = props.request;
  return (
    <LetterPage
      className={styles.page}
      title={texts.title}
      lead={
        say(texts.lead, { applicant: summary.applicant }) + (closed === null ? ` ${say(texts.needed)}` : '')
      }
    >
      <section aria-labelledby="summary">
        <h2 id="summary">{say(texts.summary)}</h2>
        <RequestFacts request={props.request} />
        <p className={styles.small}>{say(texts.costs_nothing)}</p>
      </section>
      {closed ? <Notice>{say(closedMessages[closed])}</Notice> : <AnswerForm {...props} />}
      <div>
        <Contact {...contact} />
        <p className={styles.small}>{say(texts.expires, { date: formatMoment(expires_at, language) })}</p>
      </div>
    </LetterPage>
  );
}
