import type { DeskBatch, DeskPayment, PaymentStage } from '@ndp/contract/desk/payments.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { controlId } from '@ndp/ui/field-ids.ts';
import { type ComponentProps, useEffect, useState } from 'react';
import { formatGr } from '../grosze.ts';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { type Action, useAction } from '../use-action.ts';
import { WideTable } from '../wide-table.tsx';
import { stageTitles, paymentMessages as texts } from './messages.ts';
import { PaymentLine } from './payment-line.tsx';
import styles from './payments.module.css';
import { ReasonForm } from './reason-form.tsx';
import { usePaymentActs } from './use-payment-acts.ts';

interface PaymentTableProps {
  readonly partner: DeskPartner;
  /** Which of the payments they are; undefined: all that wait. */
  readonly stage: PaymentStage | undefined;
  readonly payments: readonly DeskPayment[];
  readonly batches: readonly DeskBatch[];
  readonly onDone: (sentence: string) => void;
}

type PaymentActs = ReturnType<typeof usePaymentActs>;

interface Chosen {
  readonly id: string;
  readonly form: 'approve' | 'decline';
}

const sumOf = (payments: readonly DeskPayment[]) =>
  payments.reduce((sum, { amount_gr }) => sum + amount_gr, 0);

/** The number of the open batch a payment is in, by its case. */
const openBatches = (batches: readonly DeskBatch[]) =>
  new Map(
    batches.flatMap(({ n, state, references }) =>
      state === 'open' ? references.map((reference) => [reference, n] as const) : [],
    ),
  );

/** What waits to be approved or batched; what needs a look stands first. */
export function PaymentTable({ partner, stage, payments, batches, onDone }: PaymentTableProps) {
  const { say } = useLanguage();
  const title = say(stage ? stageTitles[stage] : texts.waiting);
  const action = useAction();
  const acts = usePaymentActs(partner.id, onDone);
  const [chosen, setChosen] = useState<Chosen>();
  const opened = payments.find(({ id, state }) => id === chosen?.id && state !== 'draft');
  const batchOf = openBatches(batches);
  const unbatched = payments.filter(({ reference }) => !batchOf.has(reference));
  const approveOne = (payment: DeskPayment) => {
    if (payment.unaccepted.length > 0) setChosen({ id: payment.id, form: 'approve' });
    else void action.run(() => acts.approve(payment)).then((isDone) => isDone && setChosen(undefined));
  };
  const { case: reference, payee, amount, state, look_at, people } = texts;
  const may = partner.acts.includes('approve-payment') && texts.acts;
  return (
    <section className={styles.part} aria-labelledby="waiting">
      <h2 id="waiting">{title}</h2>
      {payments.length === 0 && <p>{say(stage ? texts.stage_none : texts.waiting_none)}</p>}
      <ActsOnMany {...{ partner, payments, unbatched, acts, action }} />
      <Failure failure={action.failure} />
      {opened && chosen && (
        <AskedReason payment={opened} form={chosen.form} acts={acts} onEnd={() => setChosen(undefined)} />
      )}
      {payments.length > 0 && (
        <WideTable
          name={title}
          heads={[reference, payee, amount, state, look_at, people, may]}
          numbers={[amount]}
        >
          <tbody>
            {payments.map((payment) => (
              <PaymentLine
                key={payment.id}
                {...{ partner, payment, isBusy: action.isBusy }}
                batch={batchOf.get(payment.reference)}
                onApprove={() => approveOne(payment)}
                onDecline={() => setChosen({ id: payment.id, form: 'decline' })}
              />
            ))}
          </tbody>
        </WideTable>
      )}
    </section>
  );
}

interface ActsOnManyProps extends Pick<PaymentTableProps, 'partner' | 'payments'> {
  /** Those in no open batch. */
  readonly unbatched: readonly DeskPayment[];
  readonly acts: PaymentActs;
  readonly action: Action;
}

/** Approves all that need no look, and puts what is approved into a batch. */
function ActsOnMany({ partner, payments, unbatched, acts, action }: ActsOnManyProps) {
  const { say, language } = useLanguage();
  const plain = payments.filter(
    ({ exceptions, may_approve, has_changed }) => may_approve && exceptions.length === 0 && !has_changed,
  );
  const approved = unbatched.filter(({ state }) => state === 'approved');
  const ready = approved.filter(({ has_changed }) => !has_changed);
  // Those that have changed go along, to be proposed again.
  const batch = () => action.run(() => acts.batch(approved));
  return (
    <div className={styles.buttons}>
      {partner.acts.includes('approve-payment') && plain.length > 1 && (
        <Button
          variant="secondary"
          busy={action.isBusy}
          onClick={() => action.run(() => acts.approveAll(plain))}
        >
          {say(texts.approve_all, { n: plain.length, sum: formatGr(sumOf(plain), language) })}
        </Button>
      )}
      {partner.acts.includes('bank-files') && approved.length > 0 && (
        <Button busy={action.isBusy} onClick={batch}>
          {ready.length > 0
            ? say(texts.make_batch, { n: ready.length, sum: formatGr(sumOf(ready), language) })
            : say(texts.send_changed_back, { n: approved.length })}
        </Button>
      )}
    </div>
  );
}

interface AskedReasonProps {
  readonly payment: DeskPayment;
  readonly form: Chosen['form'];
  readonly acts: PaymentActs;
  readonly onEnd: () => void;
}

/** Why one payment goes back, or is approved with documents that were not accepted. */
function AskedReason({ payment, form, acts, onEnd }: AskedReasonProps) {
  const { say } = useLanguage();
  const { reference } = payment;
  const kinds = payment.unaccepted.join(', ');
  const asks = {
    decline: {
      name: 'why_declined',
      label: say(texts.why_declined, { reference }),
      button: say(texts.send_back),
    },
    approve: {
      name: 'why_approved',
      label: say(texts.why_approved, { reference, kinds }),
      button: say(texts.approve_so),
    },
  } as const;
  return (
    <FocusedReason
      key={`${form} ${payment.id}`}
      {...asks[form]}
      onCancel={onEnd}
      act={async (reason) => {
        await acts[form](payment, reason);
        onEnd();
        return true;
      }}
    />
  );
}

/** It stands above the table, out of sight of the row it is about, and so takes the focus. */
function FocusedReason(props: ComponentProps<typeof ReasonForm>) {
  useEffect(() => document.getElementById(controlId(props.name))?.focus(), [props.name]);
  return <ReasonForm {...props} />;
}
