import { highRoles } from '@ndp/contract/permissions.ts';
import type { DatabaseFacts } from '../facts.ts';
import { partner } from '../staff.ts';
import { firstOf, type Invariant, type Moment } from './invariant.ts';

const isHigh = ({ role }: { readonly role: string }) => highRoles.some((high) => high === role);
const textOf = (row: DatabaseFacts['roles'][number]) => `${row.role} of ${row.person} at ${row.partner}`;
const high = ({ roles }: DatabaseFacts) => new Set(roles.filter(isHigh).map(textOf));

/** Whether this role was proposed by one person, and confirmed by another one just now. */
function isByTwo({ world: { before, staff }, act, scene }: Moment, role: string): boolean {
  const found = before.proposals.find((each) => textOf(each) === role);
  if (!found || act.name !== 'colleague confirms a role that waits') return false;
  // Whoever is to lose a role may agree to it; nobody agrees to a role of their own.
  const others = found.is_taking ? [found.by] : [found.by, found.person];
  return !others.map((id) => staff.nameOf(id)).includes(scene.actor ?? '');
}

export const peopleInvariants: readonly Invariant[] = [
  {
    name: 'an agreement is signed once everybody has signed who was asked, each after the one before',
    check: ({ world: { facts } }) =>
      firstOf(facts.signers, (signer) => {
        const { status } = facts.cases.find(({ id }) => id === signer.case) ?? {};
        if (signer.state !== 'signed' && status === 'contract_signed') return true;
        const before = facts.signers.find(
          (each) => each.case === signer.case && each.paper === signer.paper && each.n === signer.n - 1,
        );
        const isEarly = before !== undefined && before.state !== 'signed' && signer.state !== 'waiting';
        const [first, then] = [before?.signed_at, signer.signed_at];
        return isEarly || Boolean(first && then && new Date(first) > new Date(then));
      }),
  },
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
    check: (moment) => {
      const { facts, before } = moment.world;
      return firstOf([...high(facts)], (role) => !high(before).has(role) && !isByTwo(moment, role));
    },
  },
  {
    name: 'a role of approvers and administrators goes by two people',
    check: (moment) => {
      const { facts, before } = moment.world;
      return firstOf([...high(before)], (role) => !high(facts).has(role) && !isByTwo(moment, role));
    },
  },
  {
    name: 'an office keeps an administrator',
    check: ({ world: { facts } }) => {
      const isLeft = facts.roles.some((row) => row.partner === partner && row.role === 'administrator');
      return isLeft ? undefined : 'nobody is left who gives roles';
    },
  },
  {
    name: 'nothing is filled in of a form on paper before its applicant has acknowledged',
    check: ({ world: { facts } }) => {
      const unread = facts.entered.filter(({ is_acknowledged }) => !is_acknowledged);
      return firstOf(facts.sections, (section) => unread.some((each) => each.case === section.case));
    },
  },
  {
    name: 'whoever entered a form on paper approves no payment of it',
    check: ({ world: { facts } }) =>
      firstOf(facts.approvals, ({ payment, by }) => {
        const about = facts.payments.find(({ id }) => id === payment)?.case;
        return facts.entered.some((each) => each.case === about && each.by === by);
      }),
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
