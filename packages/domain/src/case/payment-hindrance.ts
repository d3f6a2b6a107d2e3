import { isLive, type PaymentState } from '../money/payment-states.ts';
import type { CaseActionName } from './actions.ts';
import type { CaseFacts } from './case-facts.ts';
import { type ActionRefusal, whyNot } from './may.ts';

/** The action that carries a payment on from a state; the bank alone carries others on. */
const nextActions: Partial<Readonly<Record<PaymentState, CaseActionName>>> = {
  draft: 'propose-payment',
  proposed: 'approve-payment',
  approved: 'take-bank-file',
};

/** Why the payment of a case cannot go on, whoever asks; undefined: it can, or the bank has it. */
export function paymentHindrance(facts: CaseFacts): ActionRefusal | undefined {
  const { payment } = facts;
  const action = payment && isLive(payment.state) ? nextActions[payment.state] : 'propose-payment';
  return action && whyNot(action, facts);
}
