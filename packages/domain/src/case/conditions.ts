import { isAtBank, isLive } from '../money/payment-states.ts';
import { isAppealable } from '../workflow/appeal.ts';
import type { CaseFacts, PaymentFacts, SettledKind } from './case-facts.ts';

/** Whoever asks: the id of a person at the desk; null: the applicant, the bank or the clock. */
export type Asker = string | null;

/** Who had a part in the newest payment. */
interface PaymentBy<Part extends keyof PaymentFacts> {
  readonly payment: Pick<PaymentFacts, Part> | null;
}

const isAccepted = ({ verdicts }: SettledKind) => verdicts.includes('accepted');
const isPaymentIn = (...states: readonly string[]) => {
  return ({ payment }: CaseFacts) => payment !== null && states.includes(payment.state);
};

/** Whether the applicant may still explain before less is paid. */
function isHearingOpen({ hearing, today }: CaseFacts): boolean {
  return hearing !== null && !hearing.isAnswered && today <= hearing.answerBy;
}

/** What an action may need beside a status. Each is true where it holds. */
export const conditions = {
  is_estimate: ({ isCallback }) => !isCallback,
  is_callback: ({ isCallback }) => isCallback,
  unacknowledged: ({ isUnacknowledged }) => isUnacknowledged,
  acknowledged: ({ isUnacknowledged }) => !isUnacknowledged,
  terms_unconfirmed: ({ isTermsUnconfirmed }) => isTermsUnconfirmed,
  terms_confirmed: ({ isTermsUnconfirmed }) => !isTermsUnconfirmed,
  duties_kept: ({ areDutiesTaken }) => !areDutiesTaken,
  was_measured: ({ wasMeasured }) => wasMeasured,
  /** The works can still be done in the programme after it is sent, and signed. */
  can_be_sent_in_time: ({ today, lastSendDay }) => today <= lastSendDay,
  can_be_signed_in_time: ({ today, lastSignDay }: Pick<CaseFacts, 'today' | 'lastSignDay'>) =>
    today <= lastSignDay,
  programme_over: ({ today, lastSignDay }) => today > lastSignDay,
  signs_at_once: ({ signsAtOnce }) => signsAtOnce,
  nobody_signed: ({ hasSigned }) => !hasSigned,
  name_held: ({ isNameHeld }) => isNameHeld,
  no_name_held: ({ isNameHeld }) => !isNameHeld,
  has_budget: ({ waitsForBudget }) => !waitsForBudget,
  waits_for_budget: ({ waitsForBudget }) => waitsForBudget,
  correction_requested: ({ hasOpenRequest }) => hasOpenRequest,
  documents_complete: ({ documents }) => missingKinds(documents).length === 0,
  none_insufficient: ({ documents }) => !documents.some(({ verdicts }) => verdicts.includes('insufficient')),
  required_accepted: ({ documents }) => unacceptedKinds(documents).length === 0,
  hearing_open: (facts) => isHearingOpen(facts),
  no_hearing_open: (facts) => !isHearingOpen(facts),
  account_looked_at: ({ isAccountInQuestion }) => !isAccountInQuestion,
  account_in_question: ({ isAccountInQuestion }) => isAccountInQuestion,
  no_payment_under_way: ({ payment }) =>
    payment === null || payment.state === 'draft' || !isLive(payment.state),
  payment_proposed: isPaymentIn('proposed'),
  payment_approved: isPaymentIn('approved'),
  payment_not_sent: isPaymentIn('proposed', 'approved'),
  payment_at_bank: ({ payment }) => payment !== null && isAtBank(payment.state),
  payment_booked: isPaymentIn('booked'),
  refusal_appealable: ({ refusal, today }) => refusal !== null && isAppealable(refusal, today),
  another_than_proposer: ({ payment }: PaymentBy<'proposedBy'>, who) => payment?.proposedBy !== who,
  another_than_approver: ({ payment }: PaymentBy<'approvedBy'>, who) =>
    who === null || !payment?.approvedBy.includes(who),
  another_than_taker: ({ payment }, who) => who === null || !payment?.takenBy.includes(who),
  another_than_decider: ({ deciders }: Pick<CaseFacts, 'deciders'>, who) =>
    who === null || !deciders.includes(who),
  another_than_refuser: ({ refusal }, who) => who === null || refusal?.by !== who,
} as const satisfies Readonly<Record<string, (facts: CaseFacts, who: Asker) => boolean>>;
export type Condition = keyof typeof conditions;

/** Required kinds nobody has brought a document of. */
function missingKinds(documents: readonly SettledKind[]): readonly SettledKind[] {
  return documents.filter(({ isRequired, verdicts }) => isRequired && verdicts.length === 0);
}

/** Required kinds none of whose documents was accepted. */
export function unacceptedKinds(documents: readonly SettledKind[]): readonly SettledKind[] {
  return documents.filter((each) => each.isRequired && !isAccepted(each));
}
