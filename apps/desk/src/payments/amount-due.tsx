import { clearAccount, type DueAnswer, readDue, rejectTransfer } from '@ndp/contract/desk/payments.ts';
import { paymentStateNames } from '@ndp/flows/application/payment/state-names.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { askDesk } from '../ask.ts';
import { formatGr } from '../grosze.ts';
import { Done } from '../page/done.tsx';
import { Failure } from '../page/failure.tsx';
import { useLoaded } from '../use-loaded.ts';
import { boundLabels, paymentMessages as texts } from './messages.ts';
import styles from './payments.module.css';
import { ProposeForm } from './propose-form.tsx';
import { ReasonForm } from './reason-form.tsx';

interface AmountDueProps {
  readonly of: { readonly partner: string; readonly reference: string };
  /** The case as it was read last; what is due is read anew with it. */
  readonly shown?: unknown;
  /** What was done here last. */
  readonly outcome?: string;
  /** What was done, for the page to say once it is read anew. */
  readonly onDone: (sentence: string) => void;
}

/** What is due in a case, where its payment stands, and what comes next. */
export function AmountDue({ of, shown, outcome, onDone }: AmountDueProps) {
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
      <Done sentence={outcome} />
      <Failure failure={failure} onAgain={again} />
      <p className={styles.soft}>{say(texts.due_lead, amounts)}</p>
      {due.payment && <Standing payment={due.payment} />}
      <ProofOf proof={due.account_proof} />
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

/** Said only where a transfer came: nobody has to prove an account. */
function ProofOf({ proof: { state, on } }: { readonly proof: DueAnswer['account_proof'] }) {
  const { say, language } = useLanguage();
  if (state === 'waiting' || on === null) return null;
  const text = state === 'proven' ? texts.proof_proven : texts.proof_other;
  return <p>{say(text, { day: formatDate(on, language) })}</p>;
}

function Standing({ payment }: { readonly payment: NonNullable<DueAnswer['payment']> }) {
  const { say, language } = useLanguage();
  const { attempt, state, amount_gr, bounds, binding, reason, booked_on } = payment;
  const amount = formatGr(amount_gr, language);
  return (
    <>
      <p role="status">
        <b>{say(texts.stands, { attempt, amount, state: say(paymentStateNames[state]) })}</b>
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
