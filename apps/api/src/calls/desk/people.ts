import {
  changeInvitation,
  changeRole as changeRoleCall,
  decideRole as decideRoleCall,
  type invitationActs,
  invitePerson,
  listPeople,
  type RoleProposal,
} from '@ndp/contract/desk/people.ts';
import { mayDo } from '@ndp/contract/desk/permissions.ts';
import { changeRole } from '../../features/desk/change-role.ts';
import { readInvitations, standingOf } from '../../features/desk/invitations.ts';
import {
  confirmInvitation,
  invite,
  renewInvitation,
  withdrawInvitation,
} from '../../features/desk/invite.ts';
import type { Person } from '../../features/desk/people.ts';
import { decideRole, noteOfGiven, type Proposal, readProposals } from '../../features/desk/role-proposals.ts';
import { type Colleague, readColleagues } from '../../features/desk/roles.ts';
import { readPeople } from './case-rows.ts';
import type { DeskWork } from './desk-work.ts';
import { type DeskHttp, mountDeskCall } from './mount-desk.ts';

/** Who may do what at a partner's desk, and who is invited to. */
export function mountPeople(http: DeskHttp): void {
  mountDeskCall(http, listPeople, ({ work }) => describe(work));
  mountDeskCall(http, changeRoleCall, async ({ params, body, work }) => {
    const { role, is_given: isGiven } = body;
    work.keep({ subject: params.person, role, given: isGiven ? 'yes' : 'no' });
    const change = { partnerId: work.partner.id, personId: params.person, role, isGiven };
    work.keep(noteOfGiven(await changeRole(work.unit, work.person, change)));
    return describe(work);
  });
  mountDeskCall(http, decideRoleCall, async ({ params, body, work }) => {
    const { role, is_confirmed: isConfirmed } = body;
    work.keep({ subject: params.person, role, confirmed: isConfirmed ? 'yes' : 'no' });
    const decision = { partnerId: work.partner.id, personId: params.person, role, isConfirmed };
    await decideRole(work.unit, work.person.id, decision);
    return describe(work);
  });
  mountDeskCall(http, invitePerson, async ({ body, work }) => {
    const { unit, person, partner } = work;
    work.keep({ roles: body.roles.join(' ') });
    work.keep({ invitation: await invite(unit, person, partner.id, body) });
    return describe(work);
  });
  mountDeskCall(http, changeInvitation, async ({ params, body, work }) => {
    work.keep({ invitation: params.invitation, act: body.act });
    await act(work, params.invitation, body.act);
    return describe(work);
  });
}

async function act(work: DeskWork, id: string, what: (typeof invitationActs)[number]): Promise<void> {
  const { unit, person, partner } = work;
  const of = { partnerId: partner.id, id };
  if (what === 'withdraw') return withdrawInvitation(unit, of);
  if (what === 'renew') return renewInvitation(unit, person, of);
  const { person_id, roles, given } = await confirmInvitation(unit, person, of);
  work.keep({ subject: person_id ?? '', roles: roles.join(' '), ...noteOfGiven(given) });
}

async function describe(work: DeskWork) {
  const { store, partner, person, now } = work;
  const colleagues = await readColleagues(store, partner.id);
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
    .filter((id) => !colleagues.some((colleague) => colleague.id === id))
    .flatMap((id) => named.get(id) ?? [])
    .map((newcomer) => ({ ...newcomer, roles: [] }));
  return {
    people: [...colleagues, ...newcomers].toSorted(byName).map(({ id, name, email, roles, seenAt }) => ({
      id,
      name,
      email,
      roles: [...roles],
      seen_at: seenAt?.toISOString() ?? null,
      is_me: id === person.id,
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

const byName = (one: Person, other: Person) =>
  one.name.localeCompare(other.name, 'pl') || one.id.localeCompare(other.id);

const isOther = (id: string, { given_by, person_id }: Proposal) => id !== given_by && id !== person_id;

/** Whether a role waits for whoever asks: they neither gave it nor are to have it. */
export function isMineToDecide(
  { person, roles }: Pick<DeskWork, 'person' | 'roles'>,
  proposal: Proposal,
): boolean {
  return proposal.decided_by === null && isOther(person.id, proposal) && mayDo(roles, 'confirm-roles');
}

function describeProposal(
  work: DeskWork,
  colleagues: readonly Colleague[],
  proposal: Proposal,
  nameOf: (id: string) => string,
): RoleProposal {
  const { person_id, role, given_by, given_at, decided_by, decided_at } = proposal;
  return {
    ...{ person: person_id, name: nameOf(person_id), role },
    state: decided_by === null ? 'waits' : 'declined',
    ...{ given_by: nameOf(given_by), given_at: given_at.toISOString() },
    decided_by: decided_by && nameOf(decided_by),
    decided_at: decided_at?.toISOString() ?? null,
    is_mine_to_decide: isMineToDecide(work, proposal),
    has_confirmer: colleagues.some(
      (each) => isOther(each.id, proposal) && mayDo(each.roles, 'confirm-roles'),
    ),
  };
}
