// @database both, the embedded one in the long form

import type { DeskRole, HighRole } from '@ndp/contract/permissions.ts';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { changeRole } from '../../../features/desk/change-role.ts';
import { knowPerson, notePerson } from '../../../features/desk/people.ts';
import { giveRole, readRoles } from '../../../features/desk/roles.ts';
import { withinPartner } from '../../../platform/database/partner-scope.ts';
import { asUnit } from '../../../platform/unit.ts';
import { openHarness } from '../../../testing/operator/operator-harness.ts';
import { startTestApi } from '../../../testing/test-api.ts';

const api = await startTestApi();
const office = openHarness(api);
afterAll(() => api.close());
beforeEach(async () => {
  await sql`truncate desk_role, desk_role_proposal, desk_leaver, desk_notice`.execute(api.owner);
});

const typed = async (subject: string, role: HighRole, ...more: string[]) =>
  (await office.type('desk-role', subject, '--partner', 'mpec', '--role', role, ...more)).exitCode;

/** Somebody the issuer knows, whom mails reach. */
async function person(subject: string) {
  const { context } = api;
  const known = await knowPerson(
    context,
    { issuer: 'http://id.ndp.localhost:3000', subject },
    context.clock(),
  );
  const facts = { name: subject, email: `${subject}@example.pl` };
  await notePerson(context, known, facts, context.clock());
  return known.id;
}
const rolesOf = async (subject: string) =>
  (await readRoles(api.context.db, await person(subject))).get('mpec') ?? [];

/** As an administrator does at the desk. */
const change = async (by: string, subject: string, role: DeskRole, isGiven: boolean) => {
  const [byId, personId] = [await person(by), await person(subject)];
  const of = { partnerId: 'mpec', personId, role, isGiven, heir: null };
  return withinPartner('mpec', () => asUnit(api.context, (unit) => changeRole(unit, { id: byId }, of)));
};

it('the server makes the first administrator and no other, and no approver of its own', async () => {
  expect(await typed('zofia', 'approver')).toBe(1);
  expect(await typed('ewa', 'administrator')).toBe(0);
  expect((await api.takeMails()).map(({ kind, payload }) => `${kind} ${payload.email}`)).toEqual([]);
  await person('ewa');
  expect(await typed('jan', 'administrator')).toBe(1);
  expect(await typed('zofia', 'approver')).toBe(1);
  expect((await office.lastAction()).refusal).toContain('panelu');
  expect([await rolesOf('ewa'), await rolesOf('jan'), await rolesOf('zofia')]).toEqual([
    ['administrator'],
    [],
    [],
  ]);
  const other = await office.type('desk-role', 'olga', '--partner', 'mpec', '--role', 'officer');
  expect([other.exitCode, other.text]).toEqual([2, expect.stringContaining('administrator w')]);
});

it('the server confirms what an administrator proposed only where nobody else of the partner could', async () => {
  await typed('ewa', 'administrator');
  for (const subject of ['zofia', 'jan']) {
    const personId = await person(subject);
    await giveRole(api.context.db, { partnerId: 'mpec', personId, role: 'officer' }, api.context.clock());
  }
  await change('ewa', 'zofia', 'approver', true);
  expect(await rolesOf('zofia')).toEqual(['officer']);
  await api.takeMails();
  expect(await typed('zofia', 'approver')).toBe(0);
  expect(await rolesOf('zofia')).toEqual(['approver', 'officer']);
  expect((await api.takeMails()).map(({ kind }) => kind)).toContain('desk-role');
  // Now Zofia could: her own loss the server confirms, another's gain it does not.
  await change('ewa', 'jan', 'approver', true);
  expect(await typed('jan', 'approver')).toBe(1);
  await change('ewa', 'jan', 'approver', false);
  expect(await typed('zofia', 'approver', '--take')).toBe(1);
  await change('ewa', 'zofia', 'approver', false);
  expect(await rolesOf('zofia')).toEqual(['approver', 'officer']);
  expect(await typed('zofia', 'approver', '--take')).toBe(0);
  expect(await rolesOf('zofia')).toEqual(['officer']);
});

it('the only administrator can be taken their role on the server, so that another one can begin', async () => {
  await typed('ewa', 'administrator');
  expect(await typed('ewa', 'administrator', '--take')).toBe(0);
  expect(await typed('jan', 'administrator')).toBe(0);
  expect([await rolesOf('ewa'), await rolesOf('jan')]).toEqual([[], ['administrator']]);
});
