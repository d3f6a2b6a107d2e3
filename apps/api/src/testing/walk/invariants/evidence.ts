import type { Actor } from '@ndp/domain/case/action.ts';
import { mayMove } from '@ndp/domain/case/transitions.ts';
import { isUndoneStep } from '@ndp/domain/case/undo.ts';
import { verifyAudit } from '../../../features/audit/verify-audit.ts';
import { firstOf, type Invariant, type Moment } from './invariant.ts';

const looked = new WeakMap<Moment, ReturnType<typeof verifyAudit>>();

/** One look through the audit after an act, as `verify-audit` takes it. */
function lookThrough(moment: Moment): ReturnType<typeof verifyAudit> {
  const { owner, context } = moment.world.api;
  const found = looked.get(moment) ?? verifyAudit(owner, context.keys, []);
  looked.set(moment, found);
  return found;
}

export const evidenceInvariants: readonly Invariant[] = [
  {
    name: 'the trail of every case is whole',
    check: async (moment) => firstOf((await lookThrough(moment)).broken, () => true),
  },
  {
    name: 'the trail of what was done at the desks is whole',
    check: async (moment) => firstOf((await lookThrough(moment)).brokenActs, () => true),
  },
  {
    name: 'a document counts as opened only where it was given whole',
    check: ({ world: { opened, delivered } }) => firstOf([...opened], (paper) => !delivered.has(paper)),
  },
  {
    name: 'every change of status stands in the table',
    check: ({ world: { facts } }) =>
      firstOf(facts.events, (event) => {
        const before = facts.events.find((each) => each.case === event.case && each.n === event.n - 1);
        if (!before) return event.n !== 1 && event.status !== 'submitted';
        const { status: from } = before;
        const isMove = mayMove(from, event.status, event.actor as Actor);
        return !isMove && !(event.actor === 'operator' && isUndoneStep(event.status, from));
      }),
  },
  {
    name: 'the timeline of a case ends where the case stands',
    check: ({ world: { facts } }) =>
      firstOf(
        facts.cases,
        ({ id, status }) => facts.events.findLast((each) => each.case === id)?.status !== status,
      ),
  },
];
