// @database both, the embedded one in the long form

import type { DeskInvitation, RoleProposal } from '@ndp/contract/desk/people.ts';
import type { DeskRole } from '@ndp/contract/permissions.ts';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { sweep } from '../../app/housekeeping.ts';
import { notePerson } from '../../features/desk/people.ts';
import { dayMs } from '../../platform/clock.ts';
import { seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';

const { api, desk } = await openTestDesk();
beforeEach(async () => {
  await sql`truncate desk_role, desk_role_proposal, desk_leaver, desk_notice, desk_notice_choice`.execute(
    api.owner,
  );
});

interface PeopleList {
  readonly people: readonly { readonly id: string; readonly roles: readonly DeskRole[] }[];
  readonly proposals: readonly RoleProposal[];
  readonly invitations: readonly DeskInvitation[];
}

/** Somebody at a partner's desk, whom mails reach at once. */
async function sit(name: string, partner: string, roles: readonly DeskRole[]) {
  const { person, ask } = await seat(api, `${name}-${partner}`, partner, roles);
  const facts = { name: `Osoba ${name}`, email: `${name}@${partner}.example` };
  await notePerson(api.context, person, facts, api.context.clock());
  const choice = { told: 'at_once', hears_all: false, language: 'pl' } as const;
  await api.owner
    .insertInto('desk_notice_choice')
    .values({ partner_id: partner, person_id: person.id, ...choice })
    .execute();
  const at = `/api/partners/${partner}`;
  const post = (path: string, body: object) => ask(desk, 'POST', `${at}${path}`, body);
  const list = async () => (await ask(desk, 'GET', `${at}/people`)).json as unknown as PeopleList;
  const acts = async () => {
    const { partners } = (await ask(desk, 'GET', '/api/session')).json as unknown as {
      partners: { acts: string[] }[];
    };
    return partners.flatMap((each) => each.acts);
  };
  const told = async () => {
    const { json } = await ask(desk, 'GET', `${at}/notices`);
    return (json.notices as { kind: string; reference: string | null }[]).map(({ kind }) => kind);
  };
  const give = (to: { readonly person: { readonly id: string } }, role: DeskRole, is_given = true) =>
    post(`/people/${to.person.id}/role`, { role, is_given });
  const decide = (of: { readonly person: { readonly id: string } }, role: DeskRole, is_confirmed = true) =>
    post(`/people/${of.person.id}/role/decision`, { role, is_confirmed });
  const waiting = async () => (await ask(desk, 'GET', `${at}/waiting`)).json.roles;
  return { person, post, list, acts, told, give, decide, waiting };
}

const mailed = async () => (await api.takeMails()).map(({ kind, payload }) => `${kind} ${payload.email}`);

/** What the audit trail keeps of the last act at a partner. */
async function lastAct(partner: string) {
  const { action, details } = await api.owner
    .selectFrom('operator_action')
    .select(['action', 'details'])
    .where('partner_id', '=', partner)
    .where('action', 'not in', ['desk read-people', 'desk read-notices'])
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { action, ...details };
}

it('an approver somebody is made gives no rights until a third person has confirmed it, and all three are told', async () => {
  const ewa = await sit('ewa', 'mpec', ['administrator']);
  const zofia = await sit('zofia', 'mpec', ['approver']);
  const olga = await sit('olga', 'mpec', ['officer']);
  expect((await ewa.give(olga, 'approver')).status).toBe(200);
  expect(await lastAct('mpec')).toMatchObject({
    action: 'desk give-roles',
    ...{ subject: olga.person.id, role: 'approver', given: 'yes', waiting: 'approver' },
  });
  expect(await olga.acts()).not.toContain('approve-payment');
  expect((await olga.decide(olga, 'approver')).status).toBe(403);
  expect([await ewa.waiting(), await zofia.waiting(), await olga.waiting()]).toEqual([0, 1, 0]);
  expect([await zofia.told(), await mailed()]).toEqual([
    ['role_to_confirm'],
    ['desk-notice zofia@mpec.example'],
  ]);
  const [seen, own] = [await zofia.list(), await ewa.list()];
  expect(seen.people.find(({ id }) => id === olga.person.id)?.roles).toEqual(['officer']);
  expect(seen.proposals).toMatchObject([
    {
      person: olga.person.id,
      role: 'approver',
      state: 'waits',
      given_by: 'Osoba ewa',
      is_mine_to_decide: true,
    },
  ]);
  expect(own.proposals).toMatchObject([{ is_mine_to_decide: false, has_confirmer: true }]);
  expect((await ewa.decide(olga, 'approver')).json.detail).toContain('ktoś inny');

  expect((await zofia.decide(olga, 'approver')).json.proposals).toEqual([]);
  expect(await lastAct('mpec')).toMatchObject({
    ...{ action: 'desk confirm-roles', subject: olga.person.id, role: 'approver', confirmed: 'yes' },
  });
  expect(await olga.acts()).toContain('approve-payment');
  expect([await olga.told(), await ewa.told()]).toEqual([['role_given'], ['role_confirmed']]);
  expect((await mailed()).sort()).toEqual(['desk-notice ewa@mpec.example', 'desk-role olga@mpec.example']);
  expect((await zofia.decide(olga, 'approver')).json.detail).toContain('nie czeka już');
  await ewa.give(olga, 'auditor');
  expect(await olga.acts()).toContain('read-wording');
});

it('who gave a role and who is to have it cannot decide on it, nor could they in the database', async () => {
  const ewa = await sit('ewa', 'duon', ['administrator', 'approver']);
  const jan = await sit('jan', 'duon', ['approver']);
  await sit('zofia', 'duon', ['approver']);
  await ewa.give(jan, 'administrator');
  expect((await jan.decide(jan, 'administrator')).status).toBe(409);
  expect((await jan.decide(jan, 'administrator', false)).status).toBe(409);
  expect((await ewa.decide(jan, 'administrator')).status).toBe(409);
  for (const by of [ewa, jan]) {
    const write = api.owner
      .updateTable('desk_role_proposal')
      .set({ decided_by: by.person.id, decided_at: new Date(), is_confirmed: true })
      .where('person_id', '=', jan.person.id)
      .execute();
    await expect(write).rejects.toThrow(/decided_by_another/);
  }
  expect(await jan.acts()).not.toContain('give-roles');
  // Whoever waits for a role confirms nobody's.
  const adam = await sit('adam', 'duon', ['officer']);
  await ewa.give(adam, 'administrator');
  expect((await adam.decide(jan, 'administrator')).status).toBe(403);
});

it('a role that was declined gives nothing, is forgotten in time, and can be given anew; to take it ends the waiting', async () => {
  const ewa = await sit('ewa', 'stx', ['administrator']);
  const zofia = await sit('zofia', 'stx', ['approver']);
  const olga = await sit('olga', 'stx', ['officer']);
  await ewa.give(olga, 'administrator');
  await mailed();
  await zofia.decide(olga, 'administrator', false);
  expect([await olga.told(), await ewa.told(), await olga.acts()]).toEqual([
    ['role_declined'],
    ['role_declined'],
    expect.not.arrayContaining(['give-roles']),
  ]);
  expect((await ewa.list()).proposals).toMatchObject([
    { state: 'declined', decided_by: 'Osoba zofia', is_mine_to_decide: false },
  ]);
  await ewa.give(olga, 'administrator');
  expect((await ewa.list()).proposals).toMatchObject([{ state: 'waits', decided_by: null }]);
  expect((await ewa.give(olga, 'administrator', false)).json.proposals).toEqual([]);
  expect((await zofia.decide(olga, 'administrator')).status).toBe(409);

  await ewa.give(olga, 'approver');
  await zofia.decide(olga, 'approver', false);
  await sweep(api.context.db, new Date(api.context.clock().getTime() + 89 * dayMs));
  expect((await ewa.list()).proposals).toHaveLength(1);
  await sweep(api.context.db, new Date(api.context.clock().getTime() + 91 * dayMs));
  expect((await ewa.list()).proposals).toEqual([]);
});

it('an administrator alone neither takes the last who could confirm their role nor makes an approver, and all are told', async () => {
  const ewa = await sit('ewa', 'fortum', ['administrator']);
  const zofia = await sit('zofia', 'fortum', ['approver']);
  const olga = await sit('olga', 'fortum', ['officer']);
  expect((await ewa.give(ewa, 'officer')).json.detail).toContain('Własnych ról');
  await mailed();
  expect((await ewa.give(zofia, 'approver', false)).status).toBe(200);
  expect(await lastAct('fortum')).toMatchObject({ role: 'approver', given: 'no', waiting: 'approver' });
  expect(await zofia.acts()).toContain('approve-payment');
  expect([await zofia.told(), await mailed()]).toEqual([
    ['role_to_lose'],
    ['desk-notice zofia@fortum.example'],
  ]);
  expect((await ewa.decide(zofia, 'approver')).json.detail).toContain('ktoś inny');
  // A second person of the administrator's own choice waits for the very same Zofia.
  api.pass(1_000);
  await ewa.give(olga, 'approver');
  expect(await olga.acts()).not.toContain('approve-payment');
  expect((await ewa.list()).proposals).toMatchObject([
    {
      person: zofia.person.id,
      is_taking: true,
      state: 'waits',
      has_confirmer: false,
      is_mine_to_decide: false,
    },
    {
      person: olga.person.id,
      is_taking: false,
      state: 'waits',
      has_confirmer: true,
      is_mine_to_decide: false,
    },
  ]);
  // One's own loss one may agree to, not refuse.
  expect((await zofia.list()).proposals).toMatchObject([
    { is_mine_to_decide: true },
    { is_mine_to_decide: true },
  ]);
  expect((await zofia.decide(zofia, 'approver', false)).status).toBe(409);
  await zofia.decide(olga, 'approver', false);
  await mailed();
  expect((await zofia.decide(zofia, 'approver')).status).toBe(200);
  expect(await zofia.acts()).toEqual([]);
  expect((await mailed()).sort()).toEqual([
    'desk-notice ewa@fortum.example',
    'desk-role zofia@fortum.example',
  ]);
  // Nobody is left who could confirm: it waits all the same, for who runs the server.
  await ewa.give(olga, 'approver');
  expect(await olga.acts()).not.toContain('approve-payment');
  expect((await ewa.list()).proposals).toMatchObject([{ state: 'waits', has_confirmer: false }]);
});

it('a taking can be confirmed or declined by a third person, is ended by giving, and never takes the last administrator', async () => {
  const ewa = await sit('ewa', 'duon', ['administrator']);
  const jan = await sit('jan', 'duon', ['administrator']);
  const zofia = await sit('zofia', 'duon', ['approver']);
  await ewa.give(jan, 'administrator', false);
  await jan.give(ewa, 'administrator', false);
  expect([await zofia.waiting(), await jan.waiting()]).toEqual([2, 1]);
  expect((await zofia.decide(jan, 'administrator')).json.proposals).toMatchObject([
    { person: ewa.person.id },
  ]);
  expect(await lastAct('duon')).toMatchObject({ action: 'desk confirm-roles', confirmed: 'yes' });
  expect((await zofia.decide(ewa, 'administrator')).json.detail).toContain('jedyny administrator');
  expect(await ewa.acts()).toContain('give-roles');
  await ewa.give(zofia, 'approver', false);
  expect((await ewa.give(zofia, 'approver')).json.proposals).toMatchObject([{ person: ewa.person.id }]);
  expect(await zofia.acts()).toContain('approve-payment');
  for (const decided_by of [ewa.person.id, jan.person.id]) {
    const write = api.owner.updateTable('desk_role_proposal').where('person_id', '=', ewa.person.id);
    const decided = { decided_by, decided_at: new Date(), is_confirmed: decided_by === jan.person.id };
    await expect(write.set(decided).execute()).rejects.toThrow(/decided_by_another/);
  }
});

it('whoever lost their last role stays in the list, and has it again by a tick', async () => {
  const ewa = await sit('ewa', 'stx', ['administrator']);
  const adam = await sit('adam', 'stx', ['auditor']);
  await ewa.give(adam, 'auditor', false);
  const listed = async () => (await ewa.list()).people.find(({ id }) => id === adam.person.id);
  expect(await listed()).toMatchObject({ roles: [] });
  expect((await ewa.give(adam, 'auditor')).status).toBe(200);
  expect([await listed(), await adam.acts()]).toMatchObject([
    { roles: ['auditor'] },
    expect.arrayContaining(['read-case']),
  ]);
  await ewa.give(adam, 'auditor', false);
  await sweep(api.context.db, new Date(api.context.clock().getTime() + 91 * dayMs));
  expect(await listed()).toBeUndefined();
});

it('an invitation to such a role is followed and waits; the log-in says so, and lets in once it is confirmed', async () => {
  const ewa = await sit('inna', 'stx', ['administrator']);
  const zofia = await sit('dodo', 'stx', ['approver']);
  await api.takeMails();
  const invite = (email: string, roles: DeskRole[]) =>
    ewa.post('/invitations', { email, roles, language: 'pl' });
  const linkMailed = async () =>
    (await api.takeMails()).find(({ kind }) => kind === 'desk-invitation')?.payload.token ?? '';
  const follow = async (subject: string, invitation?: string) => {
    const end = new URL(await desk.another().logIn(subject, invitation ? { invitation } : {}));
    return end.searchParams.get('login') ?? end.pathname;
  };
  // The made-up people have roles of their own from their first log-in on.
  await follow('zofia');
  await api.owner.deleteFrom('desk_role').where('partner_id', '=', 'mpec').execute();
  expect(await follow('zofia')).toBe('unknown');
  await invite('zofia@example.pl', ['approver']);
  expect(await follow('zofia', await linkMailed())).toBe('role_waits');
  expect(await lastAct('stx')).toMatchObject({
    ...{ action: 'desk follow-invitation', followed: 'accepted', waiting: 'approver' },
  });
  const [waiting] = (await zofia.list()).proposals;
  expect(waiting).toMatchObject({ name: 'Zofia Zatwierdzająca', role: 'approver', given_by: 'Osoba inna' });
  const invited = { person: { id: waiting?.person ?? '' } };
  expect((await zofia.decide(invited, 'approver', false)).status).toBe(200);
  expect(await follow('zofia')).toBe('role_declined');
  await ewa.give(invited, 'approver');
  expect((await zofia.decide(invited, 'approver')).status).toBe(200);
  expect(await follow('zofia')).toBe('/');

  // Another role of the same invitation counts at once; a look at who came is no confirmation.
  await invite('ktos@example.pl', ['officer', 'administrator']);
  expect(await follow('adam', await linkMailed())).toBe('invitation_held');
  const held = (await ewa.list()).invitations.find(({ state }) => state === 'held');
  expect((await ewa.post(`/invitations/${held?.id}`, { act: 'confirm' })).status).toBe(200);
  expect(await lastAct('stx')).toMatchObject({ roles: 'officer administrator', waiting: 'administrator' });
  const { people, proposals } = await ewa.list();
  expect(proposals).toMatchObject([{ name: 'Adam Audytor', role: 'administrator', state: 'waits' }]);
  expect(people.find(({ id }) => id === proposals[0]?.person)?.roles).toEqual(['officer']);
});
