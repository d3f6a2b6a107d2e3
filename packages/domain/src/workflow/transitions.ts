import type { ApplicationStatus } from './statuses.ts';

/** Who may cause a change of status. */
export const actors = ['applicant', 'system', 'operator'] as const;
export type Actor = (typeof actors)[number];

export interface Transition {
  readonly from: ApplicationStatus;
  readonly to: ApplicationStatus;
  readonly by: readonly Actor[];
}

const by = (...who: readonly Actor[]) => who;
const applicant = by('applicant');
const system = by('system');
const operator = by('operator');
const anyParty = by('applicant', 'operator');

/** Every change of status there is, and who may cause it. What is not written here does not happen. */
export const transitions: readonly Transition[] = [
  { from: 'submitted', to: 'verified', by: applicant },
  { from: 'submitted', to: 'withdrawn', by: anyParty },
  { from: 'submitted', to: 'rejected', by: operator },

  { from: 'verified', to: 'in_completion', by: applicant },
  { from: 'verified', to: 'withdrawn', by: anyParty },
  { from: 'verified', to: 'rejected', by: operator },
  { from: 'verified', to: 'expired', by: system },

  { from: 'in_completion', to: 'completed', by: applicant },
  { from: 'in_completion', to: 'withdrawn', by: anyParty },
  { from: 'in_completion', to: 'expired', by: system },

  { from: 'completed', to: 'in_completion', by: applicant },
  { from: 'completed', to: 'under_review', by: by('operator', 'system') },
  { from: 'completed', to: 'contract_sent', by: system },
  { from: 'completed', to: 'withdrawn', by: anyParty },
  { from: 'completed', to: 'rejected', by: operator },
  { from: 'completed', to: 'expired', by: system },

  { from: 'under_review', to: 'correction_requested', by: operator },
  { from: 'under_review', to: 'contract_sent', by: system },
  { from: 'under_review', to: 'withdrawn', by: anyParty },
  { from: 'under_review', to: 'rejected', by: operator },
  { from: 'under_review', to: 'expired', by: system },

  { from: 'correction_requested', to: 'in_completion', by: applicant },
  { from: 'correction_requested', to: 'under_review', by: anyParty },
  { from: 'correction_requested', to: 'withdrawn', by: anyParty },
  { from: 'correction_requested', to: 'rejected', by: operator },
  { from: 'correction_requested', to: 'expired', by: system },

  { from: 'contract_sent', to: 'in_completion', by: applicant },
  { from: 'contract_sent', to: 'contract_signed', by: system },
  { from: 'contract_sent', to: 'under_review', by: by('operator', 'system') },
  { from: 'contract_sent', to: 'correction_requested', by: operator },
  { from: 'contract_sent', to: 'withdrawn', by: anyParty },
  { from: 'contract_sent', to: 'rejected', by: operator },
  { from: 'contract_sent', to: 'expired', by: system },

  { from: 'contract_signed', to: 'in_realisation', by: anyParty },
  { from: 'contract_signed', to: 'withdrawn', by: operator },

  { from: 'in_realisation', to: 'payment_requested', by: applicant },
  { from: 'in_realisation', to: 'withdrawn', by: operator },
  { from: 'in_realisation', to: 'expired', by: operator },

  { from: 'payment_requested', to: 'settlement_review', by: operator },
  { from: 'payment_requested', to: 'in_realisation', by: operator },

  { from: 'settlement_review', to: 'paid', by: system },
  { from: 'settlement_review', to: 'in_realisation', by: operator },
  { from: 'settlement_review', to: 'rejected', by: operator },

  // What another person than the one who refused decides, is the system's to do: no operator moves it by hand.
  { from: 'rejected', to: 'appealed', by: applicant },
  { from: 'appealed', to: 'verified', by: system },
  { from: 'appealed', to: 'under_review', by: system },
  { from: 'appealed', to: 'settlement_review', by: system },
  { from: 'appealed', to: 'rejected', by: system },

  { from: 'paid', to: 'settlement_review', by: system },
  { from: 'paid', to: 'reported', by: operator },
];

/** Whether this actor may bring an application from one status to the other. */
export function mayMove(from: string, to: string, actor: Actor): boolean {
  return transitions.some((each) => each.from === from && each.to === to && each.by.includes(actor));
}

/** Where this actor may bring an application that stands here. */
export function nextStatuses(from: string, actor: Actor): readonly ApplicationStatus[] {
  return transitions.filter((each) => each.from === from && each.by.includes(actor)).map(({ to }) => to);
}
