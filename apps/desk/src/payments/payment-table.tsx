import {
  approvePayment,
  type DeskBatch,
  type DeskPayment,
  declinePayment,
  makeBatch,
} from '@ndp/contract/desk/payments.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { controlId } from '@ndp/ui/field-ids.ts';
import { type ComponentProps, useEffect, useState } from 'react';
import { casePath } from '../address.ts';
import { askDesk } from '../ask.ts';
import table from '../inbox/inbox.module.css';
import { Link } from '../link.tsx';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useAct } from '../use-act.ts';
import { WideTable } from '../wide-table.tsx';
import {
  boundLabels,
  exceptionNames,
  obstacleNames,
  stateNames,
  paymentMessages as texts,
} from './messages.ts';
import { formatGr } from './money.ts';
import styles from './payments.module.css';
import { ReasonForm } from './reason-form.tsx';

interface PaymentTableProps {
  readonly partner: DeskPartner;
  readonly payments: readonly DeskPayment[];
  readonly batches: readonly DeskBatch[];
  readonly onDone: (sentence: string) => void;
}

const sumOf = (payments: readonly DeskPayment[]) =>
  payments.reduce((sum, { amount_gr }) => sum + amount_gr, 0);

/** What waits to be approved or batched; what needs a look stands first. */
export function PaymentTable({ partner, payments, batches, onDone }: PaymentTableProps) {
  const { say, language } = useLanguage();
  const acting = useAct();
  const [chosen, setChosen] = useState<{ readonly id: string; readonly form: 'approve' | 'decline' }>();
  const asked = payments.find(({ id, state }) => id === chosen?.id && state !== 'draft');
  const may = (act: string) => partner.acts.includes(act);
  const params = { partner: partner.id };
  const plain = payments.filter(
    ({ exceptions, may_approve, has_changed }) => may_approve && exceptions.length === 0 && !has_changed,
  );
  const batchOf = new Map(
    batches.flatMap(({ n, state, references }) =>
      state === 'open' ? references.map((reference) => [reference, n] as const) : [],
    ),
  );
  const approved = payments.filter(({ state, reference }) => state === 'approved' && !batchOf.has(reference));
  const ready = approved.filter(({ has_changed }) => !has_changed);
  const changed = approved.length - ready.length;
  const approve = (payment: DeskPayment, reason?: string) =>
    askDesk(language, approvePayment, {
      params: { ...params, payment: payment.id },
      body: { line_hash: payment.line_hash, ...(reason ? { reason } : {}) },
    });
  const tellApproved = async (payment: DeskPayment, reason?: string) => {
    const { missing } = await approve(payment, reason);
    setChosen(undefined);
    const { reference } = payment;
    if (missing === null) onDone(say(texts.approved_changed, { reference }));
    else onDone(say(missing === 0 ? texts.approved_now : texts.approved_more, { reference }));
  };
  const approveOne = (payment: DeskPayment) => {
    if (payment.unaccepted.length > 0) setChosen({ id: payment.id, form: 'approve' });
    else void acting.run(() => tellApproved(payment));
  };
  const approveAll = () =>
    acting.run(async () => {
      const missing: (number | null | undefined)[] = [];
      for (const payment of plain) {
        const answer = await approve(payment).catch(() => undefined);
        missing.push(answer?.missing);
      }
      const n = missing.filter((each) => each === 0).length;
      const back = missing.filter((each) => each === null).length;
      const refused = missing.filter((each) => each === undefined).length;
      onDone(say(texts.approved_all, { n, more: plain.length - n - back - refused, back, refused }));
    });
  const batch = () =>
    acting.run(async () => {
      // Those that have changed go back to be proposed again.
      const body = { payments: approved.map(({ id }) => id) };
      const { n, sent_back } = await askDesk(language, makeBatch, { params, body });
      const made = n === null ? '' : say(texts.batch_made, { n });
      const back = sent_back.length > 0 ? say(texts.sent_back, { references: sent_back.join(', ') }) : '';
      onDone(`${made} ${back}`.trim());
    });
  return (
    <section className={styles.part} aria-labelledby="waiting">
      <h2 id="waiting">{say(texts.waiting)}</h2>
      {payments.length === 0 && <p>{say(texts.waiting_none)}</p>}
      <div className={styles.buttons}>
        {may('approve-payment') && plain.length > 1 && (
          <Button variant="secondary" busy={acting.isBusy} onClick={() => approveAll()}>
            {say(texts.approve_all, { n: plain.length, sum: formatGr(sumOf(plain), language) })}
          </Button>
        )}
        {may('bank-files') && approved.length > 0 && (
          <Button busy={acting.isBusy} onClick={() => batch()}>
            {ready.length > 0
              ? say(texts.make_batch, { n: ready.length, sum: formatGr(sumOf(ready), language) })
              : say(texts.send_changed_back, { n: changed })}
          </Button>
        )}
      </div>
      <Failure failure={acting.failure} />
      {asked && chosen?.form === 'decline' && (
        <AskReason
          key={`decline ${asked.id}`}
          name="why_declined"
          label={say(texts.why_declined, { reference: asked.reference })}
          button={say(texts.send_back)}
          onCancel={() => setChosen(undefined)}
          act={async (reason) => {
            const of = { params: { ...params, payment: asked.id }, body: { reason } };
            await askDesk(language, declinePayment, of);
            setChosen(undefined);
            onDone(say(texts.declined_now, { reference: asked.reference }));
            return true;
          }}
        />
      )}
      {asked && chosen?.form === 'approve' && (
        <AskReason
          key={`approve ${asked.id}`}
          name="why_approved"
          label={say(texts.why_approved, {
            reference: asked.reference,
            kinds: asked.unaccepted.join(', '),
          })}
          button={say(texts.approve_so)}
          onCancel={() => setChosen(undefined)}
          act={async (reason) => {
            await tellApproved(asked, reason);
            return true;
          }}
        />
      )}
      {payments.length > 0 && (
        <WideTable
          name={say(texts.waiting)}
          heads={[
            texts.case,
            texts.payee,
            texts.amount,
            texts.state,
            texts.look_at,
            texts.people,
            may('approve-payment') && texts.acts,
          ]}
          numbers={[texts.amount]}
        >
          <tbody>
            {payments.map((payment) => (
              <PaymentLine
                key={payment.id}
                partner={partner}
                payment={payment}
                batch={batchOf.get(payment.reference)}
                isBusy={acting.isBusy}
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

interface PaymentLineProps {
  readonly partner: DeskPartner;
  readonly payment: DeskPayment;
  /** The number of the open batch it is in. */
  readonly batch: number | undefined;
  readonly isBusy: boolean;
  readonly onApprove: () => void;
  readonly onDecline: () => void;
}

function PaymentLine({ partner, payment, batch, isBusy, onApprove, onDecline }: PaymentLineProps) {
  const { say, language } = useLanguage();
  const { reference, state, missing } = payment;
  const [bound = 'agreed'] = payment.binding;
  const names = payment.approved_by.join(', ');
  return (
    <tr>
      <th scope="row">
        <Link to={casePath(partner.id, reference)}>{reference}</Link>
      </th>
      <td>
        {payment.name}
        <br />
        {payment.address}
        <br />
        <span className={table.day}>{payment.account}</span>
      </td>
      <td className={table.number}>
        {formatGr(payment.amount_gr, language)}
        <br />
        {say(boundLabels[bound])}
      </td>
      <td>
        {say(payment.has_changed ? texts.has_changed : stateNames[state])}
        {!payment.has_changed && missing > 0 && (
          <>
            <br />
            {say(texts.missing, { n: missing })}
          </>
        )}
        {payment.is_stuck && (
          <>
            <br />
            <strong>{say(texts.stuck)}</strong>
          </>
        )}
        {batch !== undefined && (
          <>
            <br />
            {say(texts.in_batch, { n: batch })}
          </>
        )}
      </td>
      <td>{payment.exceptions.map((each) => say(exceptionNames[each])).join('; ') || '–'}</td>
      <td>
        {say(texts.by, { name: payment.proposed_by })}
        {names && !payment.has_changed && (
          <>
            <br />
            {say(texts.agreed_by, { names })}
          </>
        )}
      </td>
      {partner.acts.includes('approve-payment') && (
        <td>
          {payment.obstacle && <p>{say(obstacleNames[payment.obstacle])}</p>}
          <div className={styles.buttons}>
            {payment.may_approve && (
              <Button busy={isBusy} label={say(texts.approve, { reference })} onClick={onApprove}>
                {say(texts.approve_short)}
              </Button>
            )}
            {state !== 'draft' && (
              <Button
                variant="secondary"
                busy={isBusy}
                label={say(texts.decline, { reference })}
                onClick={onDecline}
              >
                {say(texts.decline_short)}
              </Button>
            )}
          </div>
        </td>
      )}
    </tr>
  );
}

/** It stands above the table, out of sight of the row it is about, and so takes the focus. */
function AskReason(props: ComponentProps<typeof ReasonForm>) {
  useEffect(() => document.getElementById(controlId(props.name))?.focus(), [props.name]);
  return <ReasonForm {...props} />;
}
