import { concludedStatuses, openStatuses } from '../workflow/statuses.ts';
import { type CaseAction, from, type Party } from './action.ts';

const by = (...parties: readonly Party[]) => parties;
const [applicant, officer, approver, clock] = [by('applicant'), by('officer'), by('approver'), by('clock')];
const office = by('officer', 'approver');
const bank = by('bank');

const beforeSigning = [
  ...openStatuses,
  'completed',
  'under_review',
  'correction_requested',
  'contract_sent',
] as const;
const reopenable = ['completed', 'correction_requested', 'contract_sent'] as const;
const judgeable = ['in_realisation', 'payment_requested', 'settlement_review'] as const;
const reviewed = ['settlement_review'] as const;

/**
 * Every action of a case: who may do it, in which status, where it leads, what it needs. What is not written here does
 * not happen. The order tells whose move it is: the first possible action that carries the case on.
 */
const caseActions = {
  // From the estimate to the application.
  acknowledge: {
    by: applicant,
    in: { ...from(openStatuses), submitted: ['verified'] },
    needs: ['unacknowledged'],
    isNext: true,
  },
  'confirm-email': {
    by: applicant,
    in: from(['submitted'], 'verified'),
    needs: ['acknowledged'],
    isNext: true,
  },
  measure: {
    by: officer,
    in: from(openStatuses),
    needs: ['is_callback', 'can_be_sent_in_time'],
    changes: ['answers'],
    isNext: true,
  },
  'measure-again': {
    by: officer,
    in: from(openStatuses),
    needs: ['was_measured', 'can_be_sent_in_time'],
    changes: ['answers'],
  },
  plan: {
    by: applicant,
    in: from(openStatuses, 'in_completion'),
    needs: ['was_measured', 'is_estimate', 'can_be_sent_in_time'],
    changes: ['answers'],
  },
  'fill-in': {
    by: applicant,
    in: { submitted: [], verified: ['in_completion'], in_completion: [] },
    needs: ['is_estimate', 'acknowledged', 'can_be_sent_in_time'],
    changes: ['answers'],
    isNext: true,
  },
  'confirm-terms': {
    by: applicant,
    in: from(openStatuses),
    needs: ['is_estimate', 'acknowledged', 'terms_unconfirmed'],
  },
  send: {
    by: applicant,
    in: { ...from(openStatuses), in_completion: ['completed'] },
    needs: ['is_estimate', 'acknowledged', 'can_be_sent_in_time', 'terms_confirmed'],
  },

  // From the application to the agreement.
  'correct-answers': {
    by: applicant,
    in: from(reopenable, 'in_completion'),
    needs: ['is_estimate', 'nobody_signed', 'can_be_sent_in_time'],
    changes: ['answers', 'signing'],
  },
  'correct-project': {
    by: applicant,
    in: from([...openStatuses, ...reopenable]),
    needs: ['is_estimate', 'acknowledged', 'nobody_signed', 'can_be_sent_in_time'],
    changes: ['answers', 'signing'],
  },
  'answer-correction': {
    by: applicant,
    in: from(['correction_requested'], 'under_review'),
    needs: ['correction_requested'],
    changes: ['corrections'],
    isNext: true,
  },
  'wait-for-budget': {
    by: clock,
    in: from(['completed', 'under_review']),
    needs: ['waits_for_budget'],
    isNext: true,
  },
  'begin-signing-at-once': {
    by: clock,
    in: from(['completed']),
    needs: ['is_estimate', 'has_budget', 'signs_at_once', 'can_be_signed_in_time'],
    changes: ['signing'],
    isNext: true,
  },
  'send-agreement': {
    by: clock,
    in: from(['completed', 'under_review'], 'contract_sent'),
    needs: ['is_estimate', 'has_budget', 'can_be_signed_in_time'],
    changes: ['signing'],
  },
  'look-at-objection': {
    by: clock,
    in: from(['completed', 'contract_sent'], 'under_review'),
    changes: ['signing'],
  },
  review: {
    by: officer,
    in: from(['completed', 'correction_requested', 'contract_sent'], 'under_review'),
    changes: ['signing', 'corrections'],
  },
  'begin-signing': {
    by: officer,
    in: from(['completed', 'under_review']),
    needs: ['is_estimate', 'has_budget', 'can_be_signed_in_time'],
    changes: ['signing'],
    isNext: true,
  },
  'judge-name': {
    by: officer,
    in: from(['contract_sent']),
    needs: ['name_held'],
    changes: ['signing'],
    isNext: true,
  },
  sign: {
    by: applicant,
    in: from(['contract_sent']),
    needs: ['can_be_signed_in_time', 'no_name_held'],
    changes: ['signing'],
    isNext: true,
  },
  'conclude-agreement': { by: clock, in: from(['contract_sent'], 'contract_signed'), changes: ['signing'] },

  // From the agreement to the payment.
  'show-agreement': {
    by: applicant,
    in: from(['contract_signed', 'in_realisation', 'payment_requested', 'settlement_review']),
  },
  'begin-works': { by: officer, in: from(['contract_signed'], 'in_realisation') },
  'add-document': {
    by: applicant,
    in: { contract_signed: ['in_realisation'], in_realisation: [] },
    changes: ['documents'],
    isNext: true,
  },
  'remove-document': { by: applicant, in: from(['in_realisation']), changes: ['documents'] },
  'request-payment': {
    by: applicant,
    in: from(['in_realisation'], 'payment_requested'),
    needs: ['documents_complete'],
    changes: ['documents', 'corrections'],
  },
  'begin-settlement': {
    by: officer,
    in: from(['payment_requested'], 'settlement_review'),
    isNext: true,
  },
  'approve-payment': {
    by: approver,
    in: from(reviewed),
    needs: ['payment_proposed', 'another_than_proposer', 'another_than_approver', 'another_than_decider'],
    changes: ['payment'],
    isNext: true,
  },
  'decline-payment': {
    by: approver,
    in: from([...judgeable, 'rejected', 'appealed', 'withdrawn', 'expired']),
    needs: ['payment_not_sent'],
    changes: ['payment'],
  },
  'take-bank-file': {
    by: office,
    in: from(reviewed),
    needs: ['payment_approved'],
    changes: ['payment'],
    isNext: true,
  },
  'book-payment': {
    by: bank,
    in: from(reviewed, 'paid'),
    needs: ['payment_at_bank'],
    changes: ['payment'],
    isNext: true,
    isBankAnswer: true,
  },
  'reject-transfer': {
    by: approver,
    in: from(reviewed),
    needs: ['payment_at_bank', 'another_than_taker'],
    changes: ['payment'],
    isBankAnswer: true,
  },
  'return-payment': {
    by: bank,
    in: from(['paid'], 'settlement_review'),
    needs: ['payment_booked'],
    changes: ['payment'],
    isBankAnswer: true,
  },
  'clear-account': {
    by: approver,
    in: from(concludedStatuses),
    needs: ['account_in_question'],
    changes: ['payment'],
    isNext: true,
  },
  'answer-hearing': {
    by: applicant,
    in: from(reviewed),
    needs: ['hearing_open'],
    changes: ['payment'],
    isNext: true,
  },
  'ask-for-explanation': {
    by: officer,
    in: from(reviewed),
    needs: ['no_payment_under_way', 'no_hearing_open'],
    changes: ['payment'],
  },
  'propose-payment': {
    by: officer,
    in: from(reviewed),
    needs: [
      'account_looked_at',
      'no_payment_under_way',
      'no_hearing_open',
      'none_insufficient',
      'required_accepted',
    ],
    changes: ['payment'],
    isNext: true,
  },
  'propose-without-verdicts': {
    by: officer,
    in: from(reviewed),
    needs: ['account_looked_at', 'no_payment_under_way', 'no_hearing_open', 'none_insufficient'],
    changes: ['payment'],
  },
  'judge-document': {
    by: officer,
    in: from(judgeable),
    changes: ['verdicts', 'corrections'],
    isNext: true,
  },
  'judge-correction': { by: officer, in: from([...beforeSigning, ...judgeable]), changes: ['corrections'] },
  'request-correction': {
    by: officer,
    in: {
      completed: [],
      under_review: ['correction_requested'],
      contract_sent: ['correction_requested'],
      payment_requested: ['in_realisation'],
      settlement_review: ['in_realisation'],
    },
    changes: ['corrections', 'signing'],
  },
  report: { by: officer, in: from(['paid'], 'reported') },

  // What goes on after the replacement.
  'mark-duty': {
    by: applicant,
    in: from(['payment_requested', 'settlement_review', 'paid', 'reported']),
    needs: ['duties_kept'],
  },
  'answer-running': { by: applicant, in: from(['paid', 'reported']), needs: ['duties_kept'] },
  'hand-over-duties': {
    by: applicant,
    in: from(['payment_requested', 'settlement_review', 'paid', 'reported']),
    needs: ['duties_kept'],
  },
  'hand-over-duties-for-applicant': {
    by: officer,
    in: from(['payment_requested', 'settlement_review', 'paid', 'reported']),
  },

  // The ends, and what comes after one.
  withdraw: {
    by: applicant,
    in: from(beforeSigning, 'withdrawn'),
    needs: ['nobody_signed'],
    changes: ['signing'],
  },
  'withdraw-for-applicant': {
    by: office,
    in: from([...beforeSigning, 'contract_signed', 'in_realisation'], 'withdrawn'),
    changes: ['signing', 'refusal'],
  },
  refuse: {
    by: office,
    in: from(
      [
        'submitted',
        'verified',
        'completed',
        'under_review',
        'correction_requested',
        'contract_sent',
        'settlement_review',
      ],
      'rejected',
    ),
    changes: ['signing', 'refusal'],
  },
  'end-agreement': { by: officer, in: from(['in_realisation'], 'expired') },
  expire: {
    by: clock,
    in: from(['verified', 'in_completion', 'correction_requested', 'contract_sent'], 'expired'),
    changes: ['signing'],
    isNext: true,
  },
  'end-with-programme': {
    by: clock,
    in: from(
      ['verified', 'in_completion', 'completed', 'under_review', 'correction_requested', 'contract_sent'],
      'expired',
    ),
    needs: ['programme_over'],
    changes: ['signing'],
    isNext: true,
  },
  appeal: {
    by: applicant,
    in: from(['rejected'], 'appealed'),
    needs: ['refusal_appealable'],
    changes: ['refusal'],
  },
  'decide-appeal': {
    by: office,
    in: from(['appealed'], 'verified', 'under_review', 'settlement_review', 'rejected'),
    needs: ['another_than_refuser'],
    changes: ['refusal'],
    isNext: true,
    as: 'system',
  },
} as const satisfies Readonly<Record<string, CaseAction>>;
export type CaseActionName = keyof typeof caseActions;

/** The table as lines of one form. */
export const actionLines = Object.entries(caseActions) as readonly (readonly [CaseActionName, CaseAction])[];

/** One line of it. */
export function lineOf(name: CaseActionName): CaseAction {
  return caseActions[name];
}
