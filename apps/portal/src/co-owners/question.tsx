import { answerCoOwnerRequest, type CoOwnerRequestAnswer } from '@ndp/contract/calls/co-owners.ts';
import { coOwnerStatement, coOwnerStatementVersion } from '@ndp/flows/application/co-owners/messages.ts';
import { type CoOwnerAnswer, coOwnerAnswer } from '@ndp/flows/application/co-owners/rules.ts';
import { formatMoment } from '@ndp/flows/application/moment.ts';
import { useFormMessage } from '@ndp/flows/form/form-message.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { fullExplainer } from '@ndp/flows/problems.ts';
import { Button } from '@ndp/ui/button.tsx';
import { ChoiceCards } from '@ndp/ui/choice-cards.tsx';
import { ErrorSummary } from '@ndp/ui/error-summary.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { QuotedStatement } from '@ndp/ui/quoted-statement.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useLive } from '@ndp/ui/use-live.ts';
import { type FormEvent, useState } from 'react';
import { Failure } from '../attempt/failure.tsx';
import { useAttempt } from '../attempt/use-attempt.ts';
import { useWrittenHere } from '../estimate/written-here.ts';
import { Contact } from '../page/contact/contact.tsx';
import { LinkPage } from '../page/link-page.tsx';
import { useUnsaved } from '../page/unsaved.ts';
import { questionForm } from '../site/form-fields.ts';
import { ask } from '../site/site.ts';
import { stepMessages } from '../steps/messages.ts';
import { useValidation } from '../steps/use-validation.ts';
import { useFailedTitle } from '../title/page-title.ts';
import styles from './co-owner.module.css';
import { closedMessages, requestMessages as texts } from './messages.ts';
import { RequestFacts } from './request-facts.tsx';

export function Question(props: AnswerFormProps) {
  const { say, language } = useLanguage();
  const { summary, closed, expires_at } = props.request;
  return (
    <LinkPage
      className={styles.page}
      hasNoContact
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
        <Contact />
        <p className={styles.small}>{say(texts.expires, { date: formatMoment(expires_at, language) })}</p>
      </div>
    </LinkPage>
  );
}

const labels = { typed_name: texts.name, reason: texts.reason };

interface AnswerFormProps {
  readonly token: string;
  readonly request: CoOwnerRequestAnswer;
  readonly onAnswered: (request: CoOwnerRequestAnswer) => void;
  readonly onGone: () => void;
}
function AnswerForm({ token, request, onAnswered, onGone }: AnswerFormProps) {
  const { say } = useLanguage();
  const told = useFormMessage('answer_request');
  const failed = useWrittenHere()?.failed?.fields;
  const [typed, setTyped] = useState<Partial<CoOwnerAnswer>>({
    typed_name: '',
    ...(told?.typed as Partial<CoOwnerAnswer> | undefined),
  });
  const isLive = useLive();
  const { is_signed: isSigned } = request;
  const change = (patch: Partial<CoOwnerAnswer>) => setTyped((before) => ({ ...before, ...patch }));
  useUnsaved({ isTyped: typed.typed_name !== '' || typed.answer !== undefined });
  const { attempt, isBusy, lines } = useAttempt(onGone, 'answer_request');
  const { errors, problem, validate, ...validation } = useValidation(coOwnerAnswer, typed, () => typed, {
    explainer: fullExplainer,
    labels,
    failed,
  });
  useFailedTitle(errors.length > 0);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!validate()) return;
    const { summary_hash } = request;
    const said = coOwnerAnswer.parse(typed);
    const body = { ...said, statement: coOwnerStatementVersion, summary_hash };
    await attempt(async () => onAnswered(await ask(answerCoOwnerRequest, { params: { token }, body })));
  }

  return (
    <form method="post" id={questionForm} onSubmit={send} noValidate aria-labelledby="answer">
      <input type="hidden" name="answer_request" />
      <input type="hidden" name="summary_hash" value={request.summary_hash} />
      <h2 id="answer">{say(texts.question)}</h2>
      {isSigned && <Notice>{say(texts.is_signed)}</Notice>}
      <ErrorSummary
        title={say(validation.areMissing ? stepMessages.toFillIn : stepMessages.toCorrect, {
          count: errors.length,
        })}
        attempt={validation.attempt}
        items={errors}
      />
      <div className={styles.statement}>
        <QuotedStatement caption={say(texts.statement)}>{say(coOwnerStatement)}</QuotedStatement>
      </div>
      <ChoiceCards
        name="answer"
        legend={say(texts.choice)}
        columns={2}
        options={[
          { value: 'agree', label: say(texts.agree), description: say(texts.agree_what) },
          {
            value: 'object',
            label: say(texts.object),
            description: say(isSigned ? texts.object_signed : texts.object_what),
          },
        ]}
        value={typed.answer}
        onChange={(answer) => change({ answer })}
        error={problem('answer')}
      />
      {(typed.answer === 'object' || !isLive) && (
        <TextField
          name="reason"
          label={say(texts.reason)}
          optionalText={say(texts.optional)}
          help={say(texts.reason_help)}
          value={typed.reason ?? ''}
          onChange={(reason) => change({ reason })}
          error={problem('reason')}
          maxLength={500}
          multiline
        />
      )}
      <TextField
        name="typed_name"
        label={say(texts.name)}
        help={say(texts.name_help)}
        value={typed.typed_name ?? ''}
        onChange={(typed_name) => change({ typed_name })}
        error={problem('typed_name')}
        autoComplete="name"
        maxLength={60}
        required
      />
      <p className={styles.small}>{say(texts.privacy)}</p>
      <Failure title={texts.failed} lines={lines} kept={texts.kept} />
      <div>
        <Button type="submit" busy={isBusy}>
          {say(texts.send)}
        </Button>
      </div>
    </form>
  );
}
