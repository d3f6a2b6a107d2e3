import {
  changeInvitation,
  changeRole as changeRoleCall,
  type invitationActs,
  invitePerson,
  listPeople,
} from '@ndp/contract/desk/people.ts';
import { readInvitations, standingOf } from '../../features/desk/invitations.ts';
import {
  confirmInvitation,
  invite,
  renewInvitation,
  withdrawInvitation,
} from '../../features/desk/invite.ts';
import { changeRole, readColleagues } from '../../features/desk/roles.ts';
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
    await changeRole({ ...work.store, db: work.trx, now: work.now }, work.person, change);
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
  const { person_id, roles } = await confirmInvitation(unit, person, of);
  work.keep({ subject: person_id ?? '', roles: roles.join(' ') });
}

async function describe(work: DeskWork) {
  const { store, partner, person, now } = work;
  const colleagues = await readColleagues(store, partner.id);
  const invitations = await readInvitations(store, partner.id);
  const people = await readPeople(
    work,
    invitations.flatMap(({ invited_by, person_id }) => [invited_by, person_id ?? []].flat()),
  );
  return {
    people: colleagues.map(({ id, name, email, roles, seenAt }) => ({
      id,
      name,
      email,
      roles: [...roles],
      seen_at: seenAt?.toISOString() ?? null,
      is_me: id === person.id,
    })),
    invitations: invitations.map((invitation) => {
      const { id, email, roles, ends_at, invited_by, person_id } = invitation;
      const follower = person_id === null ? undefined : people.get(person_id);
      return {
        ...{ id, email, roles, state: standingOf(invitation, now), ends_at: ends_at.toISOString() },
        invited_by: people.get(invited_by)?.name ?? '–',
        person: follower ? { name: follower.name, email: follower.email } : null,
      };
    }),
  };
}
