// @database both, the embedded one in the long form

import { invitationDays } from '@ndp/domain/periods.ts';
import { expect, it } from 'vitest';
import { notePerson } from '../../features/desk/people.ts';
import { takeRole } from '../../features/desk/roles.ts';
import { dayMs } from '../../platform/clock.ts';
import { seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';

const { api, desk } = await openTestDesk();

type Boss = Awaited<ReturnType<typeof sit>>;
interface InvitationItem {
  readonly id: string;
  readonly state: string;
  readonly email: string;
}

/** An administrator of a partner where none of the made-up people has a role. */
async function sit(name: string) {
  const { person, ask } = await seat(api, name, 'stx', ['administrator']);
  const facts = { name: `Osoba ${name}`, email: `${name}@partner.example` };
  await notePerson(api.context, person, facts, api.context.clock());
  const post = (path: string, body: object) => ask(desk, 'POST', `/api/partners/stx${path}`, body);
  const list = async () =>
    (await ask(desk, 'GET', '/api/partners/stx/people')).json.invitations as InvitationItem[];
  return { person, post, list };
}

const invite = (boss: Boss, email: string, roles = ['officer']) =>
  boss.post('/invitations', { email, roles, language: 'pl' });

/** The secret of the link in the only mail that is due. */
async function linkMailed(): Promise<string> {
  const [mail, ...more] = await api.takeMails();
  expect([mail?.kind, more]).toEqual(['desk-invitation', []]);
  return mail?.payload.token ?? '';
}

/** Where following a link ends: the page of the desk, or why not. */
async function follow(subject: string, invitation: string, withFactor = true): Promise<string> {
  const end = new URL(await desk.another().logIn(subject, { invitation, withFactor }));
  return end.searchParams.get('login') ?? end.pathname;
}

const rolesOf = async (subject: string) => {
  const rows = await api.owner
    .selectFrom('desk_role')
    .innerJoin('desk_person', 'desk_person.id', 'desk_role.person_id')
    .select('desk_role.role')
    .where('desk_person.subject', '=', subject)
    .where('desk_role.partner_id', '=', 'stx')
    .orderBy('desk_role.role')
    .execute();
  return rows.map(({ role }) => role);
};

it('an invited person has the roles once they log in with the address that was invited, and the audit names both', async () => {
  const boss = await sit('boss');
  expect((await invite(boss, 'zofia@example.pl', ['officer', 'auditor'])).status).toBe(200);
  expect((await invite(boss, 'Zofia@Example.pl')).json.detail).toContain('jeszcze trwa');
  const token = await linkMailed();
  expect(await follow('zofia', token, false)).toBe('factor');
  expect(await rolesOf('zofia')).toEqual([]);
  expect(await follow('zofia', token)).toBe('/');
  expect(await rolesOf('zofia')).toEqual(['auditor', 'officer']);
  expect([await follow('zofia', token), await follow('adam', token)]).toEqual([
    'invitation_used',
    'invitation_used',
  ]);
  const acts = await api.owner
    .selectFrom('operator_action')
    .select(['action', 'details', 'person_id'])
    .where('partner_id', '=', 'stx')
    .orderBy('n', 'desc')
    .execute();
  const followed = acts.find(({ action }) => action === 'desk follow-invitation');
  const { invited_by, person, roles } = followed?.details ?? {};
  expect([invited_by, roles]).toEqual([boss.person.id, 'officer auditor']);
  expect([person, person === boss.person.id]).toEqual([followed?.person_id, false]);
  expect(JSON.stringify(acts)).not.toContain('example.pl');
});

it('somebody with another address waits until an administrator has looked', async () => {
  const boss = await sit('boss');
  await invite(boss, 'adam.inny@example.pl');
  const token = await linkMailed();
  expect(await follow('adam', token)).toBe('invitation_held');
  expect(await rolesOf('adam')).toEqual([]);
  const held = (await boss.list()).find(({ email }) => email === 'adam.inny@example.pl');
  expect(held).toMatchObject({ state: 'held', person: { name: 'Adam Audytor', email: 'adam@example.pl' } });
  expect((await boss.post(`/invitations/${held?.id}`, { act: 'confirm' })).status).toBe(200);
  expect(await rolesOf('adam')).toEqual(['officer']);
  expect((await boss.post(`/invitations/${held?.id}`, { act: 'confirm' })).status).toBe(409);
});

it('a link that was withdrawn, replaced, or not followed in time says so, and gives nothing', async () => {
  const boss = await sit('boss');
  await invite(boss, 'olga@example.pl');
  const first = await linkMailed();
  const id = (await boss.list()).find(({ email }) => email === 'olga@example.pl')?.id;
  const act = (what: string) => boss.post(`/invitations/${id}`, { act: what });
  await act('renew');
  const second = await linkMailed();
  await act('withdraw');
  expect([await follow('olga', first), await follow('olga', second)]).toEqual([
    'invitation_unknown',
    'invitation_withdrawn',
  ]);
  await act('renew');
  const third = await linkMailed();
  api.pass(invitationDays * dayMs);
  expect(await follow('olga', third)).toBe('invitation_over');
  const again = await sit('boss');
  await again.post(`/invitations/${id}`, { act: 'renew' });
  await again.post(`/invitations/${id}`, { act: 'withdraw' });
  expect(await api.takeMails()).toEqual([]);
  expect(await rolesOf('olga')).toEqual([]);
});

it('nobody invites themselves, nor does an invitation outlive the role of who made it', async () => {
  const boss = await sit('boss');
  expect((await invite(boss, 'BOSS@partner.example')).json.detail).toContain('zaproszeniem');
  expect(await api.takeMails()).toEqual([]);
  const ewa = { issuer: 'http://id.ndp.localhost:3000', subject: 'ewa' };
  await desk.another().logIn('ewa');
  const made = await api.owner
    .selectFrom('desk_person')
    .select('id')
    .where('subject', '=', ewa.subject)
    .where('issuer', '=', ewa.issuer)
    .executeTakeFirstOrThrow();
  await invite(boss, 'ewa@example.pl', ['administrator']);
  const token = await linkMailed();
  const invitations = api.owner.updateTable('desk_invitation').where('state', '=', 'open');
  await invitations.set({ invited_by: made.id }).execute();
  await api.owner
    .insertInto('desk_role')
    .values({ partner_id: 'stx', person_id: made.id, role: 'administrator', given_at: new Date() })
    .execute();
  expect(await follow('ewa', token)).toBe('invitation_own');
  await takeRole(api.context.db, { partnerId: 'stx', personId: made.id, role: 'administrator' });
  expect(await follow('ewa', token)).toBe('invitation_withdrawn');
  expect(await rolesOf('ewa')).toEqual([]);
});
