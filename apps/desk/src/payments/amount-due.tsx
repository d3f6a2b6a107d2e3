import {
  askForExplanation,
  clearAccount,
  type DueAnswer,
  proposePayment,
  readDue,
  rejectTransfer,
} from '@ndp/contract/desk/payments.ts';
import { amountDue } from '@ndp/domain/money/amount-due.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { CheckField } from '@ndp/ui/check-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { ActForm } from '../act-form.tsx';
import { askDesk } from '../ask.ts';
import { Failure } from '../page/failure.tsx';
import { useAct } from '../use-act.ts';
import { useLoaded } from '../use-loaded.ts';
import { boundLabels, stateNames, paymentMessages as texts } from './messages.ts';
import { formatGr, readGr } from './money.ts';
import styles from './payments.module.css';
import { ReasonForm } from './reason-form.tsx';

interface AmountDueProps {
  readonly of: { readonly partner: string; readonly reference: string };
  /** The case as it was read last; what is due is read anew with it. */
  readonly shown?: unknown;
  /** What was done, for the page to say once it is read anew. */
  readonly onDone: (sentence: string) => void;
}

/** What is due in a case, where its payment stands, and what comes next. */
export function AmountDue({ of, shown, onDone }: AmountDueProps) {
  const { say, language } = useLanguage();
  const { answer, failure, again } = useLoaded(
    `due ${of.reference}`,
    () => askDesk(language, readDue, { params: { ...of } }),
    shown,
  );
  const due = answer?.due;
  if (!due) return <Failure failure={failure} onAgain={again} />;
  const { agreed_gr: agreed, ceiling_gr: ceiling } = due;
  const amounts = { agreed: formatGr(agreed, language), ceiling: formatGr(ceiling, language) };
  return (
    <section className={styles.card} aria-labelledby="amount-due">
      <h2 id="amount-due">{say(texts.due_title)}</h2>
      <Failure failure={failure} onAgain={again} />
      <p className={styles.soft}>{say(texts.due_lead, amounts)}</p>
      {due.payment && <Standing payment={due.payment} />}
      {due.account_question && (
        <p>
          <b>{say(due.account_question === 'changed' ? texts.question_changed : texts.question_returned)}</b>
        </p>
      )}
      {due.hearing && <HearingOf hearing={due.hearing} />}
      {due.can_reject && <RejectForm of={of} onDone={onDone} />}
      {due.can_clear && <ClearForm of={of} onDone={onDone} />}
      {due.can_propose && <ProposeForm of={of} due={due} onDone={onDone} />}
      {!due.payment && !due.can_propose && !due.account_question && <p>{say(texts.not_yet)}</p>}
    </section>
  );
}

function Standing({ payment }: { readonly payment: NonNullable<DueAnswer['payment']> }) {
  const { say, language } = useLanguage();
  const { attempt, state, amount_gr, bounds, binding, reason, booked_on } = payment;
  const amount = formatGr(amount_gr, language);
  return (
    <>
      <p role="status">
        <b>{say(texts.stands, { attempt, amount, state: say(stateNames[state]) })}</b>
      </p>
      {booked_on && <p>{say(texts.booked_on, { day: formatDate(booked_on, language) })}</p>}
      {state === 'draft' && <p>{say(texts.draft_help)}</p>}
      {reason && <p>{say(texts.came_back, { reason })}</p>}
      {payment.approval_reasons.map((why) => (
        <p key={why}>{say(texts.approved_because, { reason: why })}</p>
      ))}
      <dl className={styles.answers}>
        {bounds.map(({ name, gr }) => (
          <div key={name}>
            <dt>{say(boundLabels[name])}</dt>
            <dd>{binding.includes(name) ? <b>{formatGr(gr, language)}</b> : formatGr(gr, language)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function HearingOf({ hearing }: { readonly hearing: NonNullable<DueAnswer['hearing']> }) {
  const { say, language } = useLanguage();
  const { amount_gr, reason, answer_by, answer, is_open } = hearing;
  const day = formatDate(answer_by, language);
  return (
    <>
      <p>{say(texts.hearing_told, { amount: formatGr(amount_gr, language), reason })}</p>
      {answer !== null && <p>{say(texts.hearing_answer, { answer })}</p>}
      {answer === null && <p>{say(is_open ? texts.hearing_open : texts.hearing_silent, { day })}</p>}
    </>
  );
}

const fields = ['cost', 'other_public', 'recalculated'] as const;

function ProposeForm({ of, due, onDone }: AmountDueProps & { readonly due: DueAnswer }) {
  const { say, language } = useLanguage();
  const [typed, setTyped] = useState({ cost: '', other_public: '0', recalculated: '' });
  const [isTried, setTried] = useState(false);
  const [isException, setException] = useState(false);
  const isJudged = due.unaccepted.length === 0;
  const acting = useAct();
  const [costGr, otherPublicGr, recalculated] = fields.map((field) => readGr(typed[field]));
  const isRecalculated = typed.recalculated.trim() !== '';
  const isWhole =
    costGr !== undefined && otherPublicGr !== undefined && (!isRecalculated || recalculated !== undefined);
  const recalculatedGr = isRecalculated ? (recalculated ?? null) : null;
  const found = isWhole
    ? amountDue({ agreedGr: due.agreed_gr, ceilingGr: due.ceiling_gr, costGr, otherPublicGr, recalculatedGr })
    : undefined;
  const propose = async () => {
    setTried(true);
    if (costGr === undefined || otherPublicGr === undefined || !isWhole) return;
    if (!isJudged && !isException) return;
    const without = isJudged ? {} : { without_verdicts: true };
    const body = {
      cost_gr: costGr,
      other_public_gr: otherPublicGr,
      recalculated_gr: recalculatedGr,
      ...without,
    };
    await acting.run(async () => {
      const { amount_gr } = await askDesk(language, proposePayment, { params: { ...of }, body });
      onDone(say(texts.proposed, { amount: formatGr(amount_gr, language) }));
    });
  };
  const isWrong = (field: (typeof fields)[number]) =>
    isTried && readGr(typed[field]) === undefined && (field !== 'recalculated' || isRecalculated);
  const [first] = found?.binding ?? [];
  const isHeard = due.hearing !== null && found !== undefined && due.hearing.amount_gr <= found.gr;
  const needsHearing = found !== undefined && found.gr < due.agreed_gr && !isHeard;
  const asking = (
    <ReasonForm
      name="why_less"
      label={say(texts.why_less)}
      help={say(texts.why_less_help)}
      button={say(texts.ask_explanation)}
      act={async (reason) => {
        const body = { amount_gr: found?.gr ?? 0, reason };
        await askDesk(language, askForExplanation, { params: { ...of }, body });
        onDone(say(texts.explanation_asked));
        return true;
      }}
    />
  );
  return (
    <>
      <ActForm className={styles.form} acting={acting} button={say(texts.propose)} onSend={propose}>
        {fields.map((field) => (
          <TextField
            key={field}
            name={`due_${field}`}
            label={say(texts[field])}
            help={field === 'recalculated' ? say(texts.recalculated_help) : undefined}
            value={typed[field]}
            error={isWrong(field) ? say(texts.needs_amount) : undefined}
            onChange={(value) => setTyped({ ...typed, [field]: value })}
          />
        ))}
        {!isJudged && (
          <>
            <p>{say(texts.unaccepted, { kinds: due.unaccepted.join(', ') })}</p>
            <CheckField
              name="due_without_verdicts"
              label={say(texts.without_verdicts)}
              checked={isException}
              error={isTried && !isException ? say(texts.needs_verdicts) : undefined}
              onChange={setException}
            />
          </>
        )}
        <p role="status">
          {found && first && (
            <b>
              {say(texts.would_be, { amount: formatGr(found.gr, language), bound: say(boundLabels[first]) })}
            </b>
          )}
        </p>
      </ActForm>
      {needsHearing && due.can_ask && (
        <>
          <p>{say(texts.hearing_needed)}</p>
          {asking}
        </>
      )}
    </>
  );
}

function ClearForm({ of, onDone }: AmountDueProps) {
  const { say, language } = useLanguage();
  return (
    <ReasonForm
      name="why_cleared"
      label={say(texts.why_cleared)}
      help={say(texts.reason_kept)}
      button={say(texts.clear)}
      variant="secondary"
      act={async (reason) => {
        await askDesk(language, clearAccount, { params: { ...of }, body: { reason } });
        onDone(say(texts.cleared));
        return true;
      }}
    />
  );
}

function RejectForm({ of, onDone }: AmountDueProps) {
  const { say, language } = useLanguage();
  return (
    <details>
      <summary>{say(texts.not_carried_out)}</summary>
      <ReasonForm
        name="why_rejected"
        label={say(texts.why_rejected)}
        help={say(texts.rejected_help)}
        button={say(texts.reject_transfer)}
        variant="secondary"
        act={async (reason) => {
          await askDesk(language, rejectTransfer, { params: { ...of }, body: { reason } });
          onDone(say(texts.transfer_rejected));
          return true;
        }}
      />
    </details>
  );
}
