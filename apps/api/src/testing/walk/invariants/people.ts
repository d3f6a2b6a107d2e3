import { highRoles } from '@ndp/contract/desk/permissions.ts';
import type { Facts } from '../facts.ts';
import { partner } from '../staff.ts';
import { firstOf, type Invariant } from './invariant.ts';

const isHigh = ({ role }: { readonly role: string }) => highRoles.some((high) => high === role);
const textOf = (row: Facts['roles'][number]) => `${row.role} of ${row.person} at ${row.partner}`;
const high = ({ roles }: Facts) => new Set(roles.filter(isHigh).map(textOf));

/** The act by which a second person says yes to what a first one wants. */
const confirms = 'colleague confirms a role that waits';

export const peopleInvariants: readonly Invariant[] = [
  {
    name: 'who leads a case may lead cases',
    check: ({ world: { facts } }) =>
      firstOf(
        facts.assignments,
        ({ person }) =>
          !facts.roles.some(
            (row) => row.partner === partner && row.person === person && row.role === 'officer',
          ),
      ),
  },
  {
    name: 'a role of approvers and administrators comes by two people',
    check: ({ world: { facts, before }, act }) =>
      act.name === confirms ? undefined : firstOf([...high(facts)], (role) => !high(before).has(role)),
  },
  {
    name: 'a role of approvers and administrators goes by two people',
    check: ({ world: { facts, before }, act }) =>
      act.name === confirms ? undefined : firstOf([...high(before)], (role) => !high(facts).has(role)),
  },
  {
    name: 'two people are left who can confirm a role',
    check: ({ world: { facts } }) => {
      const able = facts.roles.filter((row) => row.partner === partner && isHigh(row));
      const count = new Set(able.map(({ person }) => person)).size;
      return count < 2 ? `${count} is left` : undefined;
    },
  },
  {
    name: 'an appeal waits for somebody who has not refused the case',
    check: ({ world: { facts } }) =>
      firstOf(
        facts.cases.filter(({ status }) => status === 'appealed'),
        ({ id }) => {
          const by = facts.refusals.findLast((each) => each.case === id)?.person;
          const able = facts.roles.filter(
            (row) => row.partner === partner && ['officer', 'approver'].includes(row.role),
          );
          return !able.some(({ person }) => person !== by);
        },
      ),
  },
  {
    name: 'an estimate nobody has confirmed holds no money',
    check: ({ world: { facts } }) =>
      firstOf(
        facts.shares,
        ({ case: id, held_gr }) =>
          held_gr > 0 && facts.cases.find((each) => each.id === id)?.status === 'submitted',
      ),
  },
];
