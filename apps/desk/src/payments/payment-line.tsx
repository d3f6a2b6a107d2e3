import type { DeskPayment } from '@ndp/contract/desk/payments.ts';
import { paymentStateNames } from '@ndp/flows/application/payment/state-names.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { casePath } from '../address.ts';
import { formatGr } from '../grosze.ts';
import table from '../inbox/inbox.module.css';
import { Link } from '../link.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { boundLabels, exceptionNames, obstacleNames, paymentMessages as texts } from './messages.ts';
import styles from './payments.module.css';

interface StandingProps {
  readonly payment: DeskPayment;
  /** The number of the open batch it is in. */
  readonly batch: number | undefined;
}

interface DecisionProps {
  readonly payment: DeskPayment;
  readonly isBusy: boolean;
  readonly onApprove: () => void;
  readonly onDecline: () => void;
}

/** A row of the table: a payment, what to look at, who decided, and what may be decided now. */
export function PaymentLine({
  partner,
  batch,
  ...decision
}: StandingProps & DecisionProps & { readonly partner: DeskPartner }) {
  const { say, language } = useLanguage();
  const { payment } = decision;
  const [bound = 'agreed'] = payment.binding;
  const names = payment.approved_by.join(', ');
  return (
    <tr>
      <th scope="row">
        <Link to={casePath(partner.id, payment.reference)}>{payment.reference}</Link>
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
      <Standing payment={payment} batch={batch} />
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
      {partner.acts.includes('approve-payment') && <Decision {...decision} />}
    </tr>
  );
}

function Standing({ payment, batch }: StandingProps) {
  const { say } = useLanguage();
  const { state, missing, has_changed, is_stuck, hindrances } = payment;
  return (
    <td>
      {say(has_changed ? texts.has_changed : paymentStateNames[state])}
      {!has_changed && missing > 0 && (
        <>
          <br />
          {say(texts.missing, { n: missing })}
        </>
      )}
      {hindrances.map((sentence) => (
        <p key={sentence} className={styles.hindrance}>
          {sentence}
        </p>
      ))}
      {is_stuck && (
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
  );
}

function Decision({ payment, isBusy, onApprove, onDecline }: DecisionProps) {
  const { say } = useLanguage();
  const { reference, state, obstacle, may_approve } = payment;
  return (
    <td>
      {obstacle && <p>{say(obstacleNames[obstacle])}</p>}
      <div className={styles.buttons}>
        {may_approve && (
          <Button busy={isBusy} label={say(texts.approve, { reference })} onClick={onApprove}>
            {say(texts.approve_short)}
          </Button>
        )}
        {(state === 'proposed' || state === 'approved') && (
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
  );
}
