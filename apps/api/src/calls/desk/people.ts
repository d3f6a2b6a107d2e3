import {
  changeInvitation,
  changeRole as changeRoleCall,
  decideRole as decideRoleCall,
  type invitationActions,
  invitePerson,
  listPeople,
  type RoleProposal,
} from '@ndp/contract/desk/people.ts';
import { mayDo } from '@ndp/contract/permissions.ts';
import { noteAction } from '../../features/audit/note-action.ts';
import { changeRole } from '../../features/desk/change-role.ts';
import { decideRole, isForThem } from '../../features/desk/decide-role.ts';
import { readInvitations, standingOf } from '../../features/desk/invitations.ts';
import {
  confirmInvitation,
  invite,
  renewInvitation,
  withdrawInvitation,
} from '../../features/desk/invite.ts';
import type { LeftCase } from '../../features/desk/leave-cases.ts';
import type { DeskPerson } from '../../features/desk/people.ts';
import { noteOfGiven, type Proposal, readProposals } from '../../features/desk/role-proposals.ts';
import { type Colleague, readColleagues, readLeavers } from '../../features/desk/roles.ts';
import { mount } from '../../platform/http/mount.ts';
import { readPeople } from './case-rows.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';

/** Who may do what at a partner's desk, and who is invited to. */
export function mountPeople(http: DeskHttp): void {
  mount(http, listPeople, ({ work }) => describe(work));
  mount(http, changeRoleCall, async ({ params, body, work }) => {
    const { role, is_given: isGiven, hand_to: heir = null } = body;
    work.addDetails({ subject: params.person, role, given: isGiven ? 'yes' : 'no' });
    const change = { partnerId: work.partner.id, personId: params.person, role, isGiven, heir };
    const changed = await changeRole(work.unit, work.person, change);
    work.addDetails({
      ...noteOfGiven(changed),
      ...(changed.left.length > 0 ? { left: changed.left.length } : {}),
      ...(changed.absences > 0 ? { absences: changed.absences } : {}),
    });
    await noteLeft(work, changed.left, heir);
    return describe(work);
  });
  mount(http, decideRoleCall, async ({ params, body, work }) => {
    const { role, is_confirmed: isConfirmed } = body;
    work.addDetails({ subject: params.person, role, confirmed: isConfirmed ? 'yes' : 'no' });
    const decision = { partnerId: work.partner.id, personId: params.person, role, isConfirmed };
    await decideRole(work.unit, work.person.id, decision);
    return describe(work);
  });
  mount(http, invitePerson, async ({ body, work }) => {
    const { unit, person, partner } = work;
    work.addDetails({ roles: body.roles.join(' ') });
    work.addDetails({ invitation: await invite(unit, person, partner.id, body) });
    return describe(work);
  });
  mount(http, changeInvitation, async ({ params, body, work }) => {
    work.addDetails({ invitation: params.invitation, act: body.act });
    await act(work, params.invitation, body.act);
    return describe(work);
  });
}

/** Each case that was left keeps in its own trail by whom, and whose it is now. */
async function noteLeft(
  { trx, context, person, partner, now }: DeskWork,
  left: readonly LeftCase[],
  heir: string | null,
): Promise<void> {
  const by = { operator: person.name, person_id: person.id, partner_id: partner.id };
  const details = { to: heir ?? 'nobody', left: 'yes', person: person.id };
  for (const { id, reference } of left) {
    const row = { ...by, at: now, action: 'desk assign', application_id: id, reference };
    await noteAction(trx, context.keys, { ...row, details, outcome: 'done', refusal: null });
  }
}

async function act(work: DeskWork, id: string, what: (typeof invitationActions)[number]): Promise<void> {
  const { unit, person, partner } = work;
  const of = { partnerId: partner.id, id };
  if (what === 'withdraw') return withdrawInvitation(unit, of);
  if (what === 'renew') return renewInvitation(unit, person, of);
  const { person_id, roles, given: granted } = await confirmInvitation(unit, person, of);
  work.addDetails({ subject: person_id ?? '', roles: roles.join(' '), ...noteOfGiven(granted) });
}

async function describe(work: DeskWork) {
  const { store, partner, person, now } = work;
  const colleagues = await readColleagues(store, partner.id);
  const leavers = await readLeavers(store, partner.id);
  const leads = await countLed(work);
  const proposals = await readProposals(store.db, partner.id);
  const invitations = await readInvitations(store, partner.id);
  const named = await readPeople(work, [
    ...proposals.flatMap(({ person_id, given_by, decided_by }) => [
      person_id,
      given_by,
      decided_by ?? given_by,
    ]),
    ...invitations.flatMap(({ invited_by, person_id }) => [invited_by, person_id ?? invited_by]),
  ]);
  const nameOf = (id: string) => named.get(id)?.name ?? '–';
  const newcomers = [...new Set(proposals.map(({ person_id }) => person_id))]
    .filter((id) => ![...colleagues, ...leavers].some((known) => known.id === id))
    .flatMap((id) => named.get(id) ?? [])
    .map((newcomer) => ({ ...newcomer, roles: [] }));
  return {
    people: [...colleagues, ...leavers, ...newcomers]
      .toSorted(byName)
      .map(({ id, name, email, roles, seenAt }) => ({
        id,
        name,
        email,
        roles: [...roles],
        seen_at: seenAt?.toISOString() ?? null,
        is_me: id === person.id,
        leads: leads.get(id) ?? 0,
      })),
    proposals: proposals.map((proposal) => describeProposal(work, colleagues, proposal, nameOf)),
    invitations: invitations.map((invitation) => {
      const { id, email, roles, ends_at, invited_by, person_id } = invitation;
      const follower = person_id === null ? undefined : named.get(person_id);
      return {
        ...{ id, email, roles, state: standingOf(invitation, now), ends_at: ends_at.toISOString() },
        invited_by: nameOf(invited_by),
        person: follower ? { name: follower.name, email: follower.email } : null,
      };
    }),
  };
}

const byName = (one: DeskPerson, other: DeskPerson) =>
  one.name.localeCompare(other.name, 'pl') || one.id.localeCompare(other.id);

/** How many cases each person leads. */
async function countLed({ trx, partner }: DeskWork): Promise<ReadonlyMap<string, number>> {
  const rows = await trx
    .selectFrom('case_assignment')
    .select(({ fn }) => ['person_id', fn.countAll<string>().as('count')])
    .where('partner_id', '=', partner.id)
    .groupBy('person_id')
    .execute();
  return new Map(rows.map(({ person_id, count }) => [person_id, Number(count)]));
}

/** Whether a role waits for whoever asks: they did not propose it, and are not to have it; their own they may agree to lose. */
export function isMineToDecide(
  { person, roles }: Pick<DeskWork, 'person' | 'roles'>,
  proposal: Proposal,
): boolean {
  const isTheirs = isForThem(person.id, proposal, true);
  return proposal.decided_by === null && isTheirs && mayDo(roles, 'confirm-roles');
}

function describeProposal(
  work: DeskWork,
  colleagues: readonly Colleague[],
  proposal: Proposal,
  nameOf: (id: string) => string,
): RoleProposal {
  const { person_id, role, given_by, given_at, decided_by, decided_at, is_taking } = proposal;
  return {
    ...{ person: person_id, name: nameOf(person_id), role, is_taking },
    state: decided_by === null ? 'waits' : 'declined',
    ...{ given_by: nameOf(given_by), given_at: given_at.toISOString() },
    decided_by: decided_by && nameOf(decided_by),
    decided_at: decided_at?.toISOString() ?? null,
    is_mine_to_decide: isMineToDecide(work, proposal),
    has_confirmer: colleagues.some(
      (each) => each.id !== given_by && each.id !== person_id && mayDo(each.roles, 'confirm-roles'),
    ),
  };
}
