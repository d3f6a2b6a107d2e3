import { type CaseAppeal, decideAppeal, readAppeal } from '@ndp/contract/desk/appeals.ts';
import { refusalReasons } from '@ndp/flows/application/refusal/reasons.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { ActionForm } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import { Done } from '../page/done.tsx';
import { Failure } from '../page/failure.tsx';
import { shortMoment } from '../short-moment.ts';
import { useAction } from '../use-action.ts';
import { useLoaded } from '../use-loaded.ts';
import { useUnsaved } from '../use-unsaved.ts';
import { appealMessages as texts } from './appeal-messages.ts';
import styles from './case.module.css';
import type { CasePartProps } from './case-part.ts';

/** Why the case was refused, what its applicant says against it, and the decision on that by somebody else. */
export function Appeal(props: CasePartProps) {
  const { partner, shown, outcome } = props;
  const { say, language } = useLanguage();
  const params = { partner: partner.id, reference: shown.reference };
  const { answer, failure, again } = useLoaded(
    `appeal ${shown.reference}`,
    () => askDesk(language, readAppeal, { params }),
    shown,
  );
  if (!answer?.refusal) return <Failure failure={failure} onAgain={again} />;
  return (
    <section className={styles.card} aria-labelledby="appeal">
      <h2 id="appeal">{say(texts.title)}</h2>
      <Failure failure={failure} onAgain={again} />
      <RefusalText refusal={answer.refusal} />
      <Done sentence={outcome} />
      {answer.waits === 'for_others' && <p>{say(texts.for_others)}</p>}
      {answer.waits === 'for_me' && <Decision {...props} />}
    </section>
  );
}

function RefusalText({ refusal }: { readonly refusal: NonNullable<CaseAppeal['refusal']> }) {
  const { say, language, locale } = useLanguage();
  const { reasons, words, who, at, appeal_until, appeal, decision } = refusal;
  const by = (person: string | null, moment: string) =>
    `${shortMoment(moment, locale)}, ${person ?? say(texts.server)}`;
  return (
    <ul className={styles.records}>
      <li>
        <b>{say(texts.refused)}</b>
        <div className={styles.soft}>{by(who, at)}</div>
        {[...reasons.map((reason) => say(refusalReasons[reason])), words].filter(Boolean).map((text) => (
          <blockquote key={text} className={styles.reason}>
            {text}
          </blockquote>
        ))}
        <div className={styles.soft}>{say(texts.until, { day: formatDate(appeal_until, language) })}</div>
      </li>
      {appeal && (
        <li>
          <b>{say(texts.appeal)}</b>
          <div className={styles.soft}>{shortMoment(appeal.at, locale)}</div>
          <blockquote className={styles.reason}>{appeal.text}</blockquote>
          {!decision && (
            <div className={styles.soft}>
              {say(texts.answer_by, { day: formatDate(appeal.answer_by, language) })}
            </div>
          )}
        </li>
      )}
      {decision && (
        <li>
          <b>{say(texts[decision.outcome])}</b>
          <div className={styles.soft}>{by(decision.who, decision.at)}</div>
          <blockquote className={styles.reason}>{decision.words}</blockquote>
        </li>
      )}
    </ul>
  );
}

function Decision({ partner, shown, onDone }: CasePartProps) {
  const { say, language } = useLanguage();
  const action = useAction();
  const [outcome, setOutcome] = useState<'upheld' | 'dismissed'>();
  const [reason, setReason] = useState('');
  useUnsaved(reason.trim() !== '');
  const [isTried, setTried] = useState(false);
  const isShort = reason.trim().length < 5;
  const send = async () => {
    setTried(true);
    if (!outcome || isShort) return;
    const params = { partner: partner.id, reference: shown.reference };
    const isDone = await action.run(() =>
      askDesk(language, decideAppeal, { params, body: { outcome, reason } }),
    );
    if (isDone) onDone(say(texts.decided));
  };
  return (
    <ActionForm className={styles.form} action={action} button={say(texts.decide)} onSend={send}>
      <SelectField
        name="outcome"
        label={say(texts.outcome)}
        emptyText={say(texts.choose)}
        value={outcome}
        error={isTried && !outcome ? say(texts.needs_outcome) : undefined}
        options={(['upheld', 'dismissed'] as const).map((value) => ({ value, label: say(texts[value]) }))}
        onChange={setOutcome}
      />
      <TextField
        name="appeal_reason"
        label={say(texts.reason)}
        help={say(texts.reason_read)}
        value={reason}
        multiline
        rows={4}
        maxLength={2000}
        error={isTried && isShort ? say(texts.needs_reason) : undefined}
        onChange={setReason}
      />
    </ActionForm>
  );
}
