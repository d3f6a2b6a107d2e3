import { isAtBank } from '../money/payment-states.ts';
import type { ApplicationStatus } from '../workflow/statuses.ts';
import type { CaseAction, Party } from './action.ts';
import { actionLines, type CaseActionName, lineOf } from './actions.ts';
import type { CaseFacts } from './case-facts.ts';
import { type Asker, type Condition, conditions } from './conditions.ts';
import { holdsStillAtBank } from './parts.ts';

/** Why an action is refused: in this status nobody does it, what a transfer stands on holds still, or a condition of its own. */
export type ActionRefusal = 'status' | 'at_bank' | Condition;

/** Why an action cannot be done now; undefined: it can. */
export function whyNot(name: CaseActionName, facts: CaseFacts, who: Asker = null): ActionRefusal | undefined {
  const line = lineOf(name);
  if (line.in[facts.status] === undefined) return 'status';
  if (facts.payment && isAtBank(facts.payment.state) && movesGround(line, facts.status)) return 'at_bank';
  return line.needs?.find((condition) => !conditions[condition](facts, who));
}

export function mayAct(name: CaseActionName, facts: CaseFacts, who: Asker = null): boolean {
  return whyNot(name, facts, who) === undefined;
}

/** Where an action can lead from here; empty: it cannot be done, or the case stays. */
export function targetsOf(name: CaseActionName, facts: CaseFacts): readonly ApplicationStatus[] {
  return (mayAct(name, facts) && lineOf(name).in[facts.status]) || [];
}

/** Whose move it is, and what it is; undefined: nothing more is asked of anybody. */
export function nextMove(
  facts: CaseFacts,
): { readonly party: Party; readonly action: CaseActionName } | undefined {
  const found = actionLines.find(([name, { isNext }]) => isNext && mayAct(name, facts));
  const [party] = found?.[1].by ?? [];
  return found && party && { party, action: found[0] };
}

/** Whether the case waits for its applicant, so that a reminder makes sense. */
export function isApplicantsMove(facts: CaseFacts): boolean {
  return nextMove(facts)?.party === 'applicant';
}

/** Every action these parties may do now. */
export function actionsOf(
  parties: readonly Party[],
  facts: CaseFacts,
  who: Asker = null,
): readonly CaseActionName[] {
  return actionLines
    .filter(([name, { by }]) => by.some((each) => parties.includes(each)) && mayAct(name, facts, who))
    .map(([name]) => name);
}

/** Whether it changes what a payment stands on. */
function movesGround(
  { isBankAnswer, changes = [], ...line }: CaseAction,
  status: ApplicationStatus,
): boolean {
  if (isBankAnswer) return false;
  return (line.in[status]?.length ?? 0) > 0 || changes.some(holdsStillAtBank);
}
