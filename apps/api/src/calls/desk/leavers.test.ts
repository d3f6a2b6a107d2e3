// @database both, the embedded one in the long form

import type { DeskRole } from '@ndp/contract/permissions.ts';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { endSessionsOf } from '../../features/desk/sessions.ts';
import { seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';

const { api, desk } = await openTestDesk();
const office = openHarness(api);
beforeEach(async () => {
  await api.clear();
  await sql`truncate desk_role, desk_role_proposal, desk_leaver, desk_invitation, desk_notice`.execute(
    api.owner,
  );
});

const at = '/api/partners/mpec';
async function sit(name: string, roles: readonly DeskRole[]) {
  const { person, ask } = await seat(api, name, 'mpec', roles);
  const post = (path: string, body: object = {}) => ask(desk, 'POST', `${at}${path}`, body);
  const get = async (path: string) => (await ask(desk, 'GET', `${at}${path}`)).json;
  return { person, post, get };
}
type SeatedPerson = Awaited<ReturnType<typeof sit>>;

/** An administrator, two officers, and two cases the first of them leads. */
async function staff() {
  const [boss, adam, olga] = [
    await sit('boss', ['administrator']),
    await sit('adam', ['officer', 'auditor']),
    await sit('olga', ['officer']),
  ];
  const cases = [await office.send(), await office.send()];
  for (const { reference } of cases) await adam.post(`/cases/${reference}/assignment`, { to: 'me' });
  const take = (role: DeskRole, hand_to?: string) =>
    boss.post(`/people/${adam.person.id}/role`, { role, is_given: false, ...(hand_to ? { hand_to } : {}) });
  return { boss, adam, olga, cases, take };
}

const shown = async (who: SeatedPerson, filter: string) =>
  ((await who.get(`/cases?${filter}`)).cases as { reference: string }[])
    .map(({ reference }) => reference)
    .sort();
const officersOf = async (who: SeatedPerson) =>
  ((await who.get('/inbox')).officers as { id: string; is_officer: boolean }[]).map(({ id, is_officer }) => [
    id,
    is_officer,
  ]);
const told = async (who: SeatedPerson) =>
  ((await who.get('/notices')).notices as { kind: string }[]).map(({ kind }) => kind);

it('whose role of an officer is taken leaves the cases to nobody: in sight, told to the others, kept with each case', async () => {
  const { boss, adam, olga, cases, take } = await staff();
  const people = (await boss.get('/people')).people as { id: string; leads: number }[];
  expect(people.find(({ id }) => id === adam.person.id)?.leads).toBe(2);
  expect((await take('officer')).status).toBe(200);
  const all = cases.map(({ reference }) => reference).sort();
  expect([await shown(olga, 'assigned=nobody'), await told(olga), await told(boss)]).toEqual([
    all,
    ['cases_left'],
    [],
  ]);
  for (const { id } of cases) {
    const kept = await api.owner
      .selectFrom('operator_action')
      .select(['details', 'person_id'])
      .where('application_id', '=', id)
      .orderBy('n', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ person_id: boss.person.id, details: { to: 'nobody', left: 'yes' } });
  }
});

it('the last role of a leaver hands the cases to whoever was chosen, who must be an officer, and is told of each', async () => {
  const { boss, adam, olga, cases, take } = await staff();
  expect((await take('officer', boss.person.id)).status).toBe(404);
  expect((await take('officer', adam.person.id)).status).toBe(404);
  await take('auditor', olga.person.id);
  expect(await shown(olga, `officer=${adam.person.id}`)).toHaveLength(2);
  expect((await take('officer', olga.person.id)).status).toBe(200);
  expect(await shown(olga, 'assigned=mine')).toEqual(cases.map(({ reference }) => reference).sort());
  expect(await told(olga)).toEqual(['assigned', 'assigned']);
});

it('an end at the issuer ends sessions and no role: the leaver stays in the list and in the filter until the role is taken', async () => {
  const { adam, olga, take } = await staff();
  await endSessionsOf(api.context.db, adam.person.id);
  expect(await officersOf(olga)).toContainEqual([adam.person.id, true]);
  expect(await shown(olga, `officer=${adam.person.id}`)).toHaveLength(2);
  await take('officer', olga.person.id);
  expect(await officersOf(olga)).not.toContainEqual([adam.person.id, true]);
});

it('who leads a case still and is no officer is found in the filter, and is handed none', async () => {
  const { adam, olga, cases } = await staff();
  await api.owner.deleteFrom('desk_role').where('person_id', '=', adam.person.id).execute();
  expect(await officersOf(olga)).toContainEqual([adam.person.id, false]);
  expect(await shown(olga, `officer=${adam.person.id}`)).toHaveLength(2);
  const handed = { to: adam.person.id, text: 'Proszę przejąć.' };
  expect((await olga.post(`/cases/${cases[0]?.reference}/handover`, handed)).status).toBe(404);
});

it('an invitation that is withdrawn leaves no case behind, for it gave no role', async () => {
  const { boss, olga } = await staff();
  await boss.post('/invitations', { email: 'jan@example.pl', roles: ['officer'], language: 'pl' });
  const [invited] = (await boss.get('/people')).invitations as { id: string }[];
  expect((await boss.post(`/invitations/${invited?.id}`, { act: 'withdraw' })).status).toBe(200);
  expect((await officersOf(olga)).every(([, isOfficer]) => isOfficer)).toBe(true);
});
