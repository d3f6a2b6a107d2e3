import type { ApplicationStatus } from '../workflow/statuses.ts';
import type { Condition } from './conditions.ts';
import type { CasePart } from './parts.ts';

/** Who the history of a case names: its applicant, the product itself, a person of the office. */
export const actors = ['applicant', 'system', 'operator'] as const;
export type Actor = (typeof actors)[number];

/** Who acts in a case: its applicant, two roles of the desk, the bank by its statement, the product by its clock. */
export const parties = ['applicant', 'officer', 'approver', 'bank', 'clock'] as const;
export type Party = (typeof parties)[number];

/** The statuses an action can be done in, each with those it may lead to; none: the case stays there. */
export type Steps = Partial<Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>>>;

/** One line of the table of actions. */
export interface CaseAction {
  readonly by: readonly Party[];
  readonly in: Steps;
  /** Beside status and party; the first that does not hold is the reason to refuse. */
  readonly needs?: readonly Condition[];
  /** Parts of the case it changes beside the status. */
  readonly changes?: readonly CasePart[];
  /** Whether it carries the case on: the first possible one of the table tells whose move it is. */
  readonly isNext?: true;
  /** Whether it says what the bank has done: nothing else moves what a payment at the bank stands on. */
  readonly isBankAnswer?: true;
  /** Who the history names instead of a person of the desk: what another person decides is no officer's step. */
  readonly as?: Actor;
}

/** The same steps from each of these statuses. */
export function from(statuses: readonly ApplicationStatus[], ...to: readonly ApplicationStatus[]): Steps {
  return Object.fromEntries(statuses.map((status) => [status, to]));
}
