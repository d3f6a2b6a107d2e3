import { lineOf } from './actions.ts';
import { type Condition, conditions } from './conditions.ts';

/** Who has had a part in a payment. */
interface PaymentParts {
  readonly proposedBy: string;
  readonly approvedBy: readonly string[];
  /** Who decided anything in the case. */
  readonly deciders: readonly string[];
}

/** Why somebody may not approve. */
export const approverProblems = ['proposer', 'approved_before', 'decider'] as const;
export type ApproverProblem = (typeof approverProblems)[number];

/** The conditions of the table of actions that are about who approves. */
const problems = {
  another_than_proposer: 'proposer',
  another_than_approver: 'approved_before',
  another_than_decider: 'decider',
} as const satisfies Partial<Record<Condition, ApproverProblem>>;

/** By the table of actions; undefined: the person may approve. */
export function approverProblem(
  who: string,
  { deciders, ...payment }: PaymentParts,
): ApproverProblem | undefined {
  const needs = lineOf('approve-payment').needs ?? [];
  const failed = needs.find((each) => isAboutWho(each) && !conditions[each]({ payment, deciders }, who));
  return failed && isAboutWho(failed) ? problems[failed] : undefined;
}

function isAboutWho(condition: Condition): condition is keyof typeof problems {
  return Object.hasOwn(problems, condition);
}
