import type { CoOwnerRequestAnswer } from '@ndp/contract/calls/co-owners.ts';
import { formatMoment } from '@ndp/flows/application/moment.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { LinkPage } from '../page/link-page.tsx';
import styles from './co-owner.module.css';
import { closedMessages, requestMessages, givenMessages as texts } from './messages.ts';
import { RequestFacts } from './request-facts.tsx';

interface GivenAnswerProps {
  readonly request: CoOwnerRequestAnswer;
  readonly given: NonNullable<CoOwnerRequestAnswer['given']>;
  readonly onChange: () => void;
}

/** The answer that was given, when, and how long it may be changed. */
export function GivenAnswer({ request, given, onChange }: GivenAnswerProps) {
  const { say, language } = useLanguage();
  const isAgreed = given.answer === 'agree';
  const [title, text] = isAgreed ? [texts.agreed, texts.agreed_text] : [texts.objected, texts.objected_text];
  const date = formatMoment(given.answered_at, language);
  return (
    <LinkPage className={styles.page} title={title} lead={say(text, { date })} isDone={isAgreed}>
      <section>
        <p>{say(request.closed ? closedMessages[request.closed] : texts.change_text)}</p>
        {!request.closed && (
          <FormButton variant="secondary" name="change" onAct={onChange}>
            {say(texts.change)}
          </FormButton>
        )}
      </section>
      <section aria-labelledby="summary">
        <h2 id="summary">{say(requestMessages.summary)}</h2>
        <RequestFacts request={request} />
      </section>
    </LinkPage>
  );
}
