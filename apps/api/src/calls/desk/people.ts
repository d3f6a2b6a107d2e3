import { changeRole as changeRoleCall, listPeople } from '@ndp/contract/desk/people.ts';
import { changeRole, readColleagues } from '../../features/desk/roles.ts';
import type { DeskWork } from './desk-work.ts';
import { type DeskHttp, mountDeskCall } from './mount-desk.ts';

/** Who may do what at a partner's desk. */
export function mountPeople(http: DeskHttp): void {
  mountDeskCall(http, listPeople, ({ work }) => describePeople(work));
  mountDeskCall(http, changeRoleCall, async ({ params, body, work }) => {
    const { role, is_given: isGiven } = body;
    work.keep({ person: params.person, role, given: isGiven ? 'yes' : 'no' });
    const change = { partnerId: work.partner.id, personId: params.person, role, isGiven };
    await changeRole({ ...work.store, db: work.trx, now: work.now }, work.person, change);
    return describePeople(work);
  });
}

async function describePeople({ store, partner, person }: DeskWork) {
  const colleagues = await readColleagues(store, partner.id);
  return {
    people: colleagues.map(({ id, name, email, roles, seenAt }) => ({
      id,
      name,
      email,
      roles: [...roles],
      seen_at: seenAt?.toISOString() ?? null,
      is_me: id === person.id,
    })),
  };
}
