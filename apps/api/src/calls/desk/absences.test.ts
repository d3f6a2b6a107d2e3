// @database both, the embedded one in the long form

import type { DeskRole } from '@ndp/contract/permissions.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { turnAbsences } from '../../features/desk/absences.ts';
import { notifyDesk } from '../../mail/notify/notify-desk.ts';
import { dayMs, polishDay } from '../../platform/clock.ts';
import { withinPartner } from '../../platform/database/partner-scope.ts';
import { asUnit } from '../../platform/unit.ts';
import { seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';

const { api, desk } = await openTestDesk();
const office = openHarness(api);
beforeEach(async () => {
  await api.clear();
  await sql`truncate desk_absence, desk_role, desk_role_proposal, desk_leaver, desk_notice`.execute(
    api.owner,
  );
});

const inDays = (days: number) => polishDay(new Date(api.context.clock().getTime() + days * dayMs));

async function sit(name: string, roles: readonly DeskRole[], partner = 'mpec') {
  const { person, ask } = await seat(api, name, partner, roles);
  const at = `/api/partners/${partner}`;
  const post = (path: string, body: object = {}) => {
    api.pass(1);
    return ask(desk, 'POST', `${at}${path}`, body);
  };
  const get = async (path: string) => (await ask(desk, 'GET', `${at}${path}`)).json;
  return { person, post, get };
}
type Seated = Awaited<ReturnType<typeof sit>>;

/** Adam leads a case that waits for the office, Olga leads none. */
async function staff() {
  const boss = await sit('boss', ['administrator']);
  const adam = await sit('adam', ['officer']);
  const olga = await sit('olga', ['officer']);
  const application = await office.put(await office.send(), 'under_review');
  await adam.post(`/cases/${application.reference}/assignment`, { to: 'me' });
  return { boss, adam, olga, application };
}

const absence = (person: Seated, substitute: Seated, days: readonly [number, number]) => ({
  person: person.person.id,
  substitute: substitute.person.id,
  from: inDays(days[0]),
  until: inDays(days[1]),
});

const shown = async (who: Seated, view: string) =>
  ((await who.get(`/cases?${view}`)).cases as unknown[]).length;
const told = async (who: Seated) =>
  ((await who.get('/notices')).notices as { kind: string; in_place_of: string | null }[]).map(
    ({ kind, in_place_of }) => (in_place_of ? [kind, in_place_of] : kind),
  );
const absencesOf = async (who: Seated) => (await who.get('/absences')).absences as unknown[];

describe('an officer who goes away', () => {
  it('says who stands in, who then has the cases in their views, marked; both are told, and the officer stays', async () => {
    const { adam, olga, application } = await staff();
    expect((await adam.post('/absences', absence(adam, olga, [0, 3]))).status).toBe(200);
    expect([await shown(olga, 'assigned=mine'), await shown(olga, 'day=mine')]).toEqual([1, 1]);
    expect(await shown(adam, 'assigned=mine')).toBe(1);
    expect(await olga.get(`/cases/${application.reference}`)).toMatchObject({
      assignee: { name: 'Osoba adam', is_me: false, substitute: { name: 'Osoba olga', is_me: true } },
    });
    expect(await olga.get('/inbox')).toMatchObject({
      stands_in_for: [{ name: 'Osoba adam', until: inDays(3) }],
    });
    expect(await olga.get('/waiting')).toMatchObject({ cases: { mine: 1 } });
    expect([await told(olga), await told(adam)]).toEqual([['stands_in'], ['is_stood_in_for']]);
    const [row] = await api.owner.selectFrom('case_assignment').select('person_id').execute();
    expect(row?.person_id).toBe(adam.person.id);
  });

  it('is stood in for from the first day to the end of the last one, by the Polish calendar', async () => {
    const { adam, olga } = await staff();
    await adam.post('/absences', absence(adam, olga, [1, 2]));
    const seen: number[] = [];
    for (let day = 0; day < 4; day += 1) {
      const back = await sit('olga', ['officer']);
      seen.push(await shown(back, 'assigned=mine'));
      api.pass(dayMs);
    }
    expect(seen).toEqual([0, 1, 1, 0]);
    expect(await absencesOf(await sit('olga', ['officer']))).toEqual([]);
    await turnAbsences(api.context);
    expect(await api.owner.selectFrom('desk_absence').select('person_id').execute()).toEqual([]);
  });

  it('is told, as who stands in is, when the first day has come and when the last is over, once each', async () => {
    const { adam, olga } = await staff();
    await adam.post('/absences', absence(adam, olga, [1, 2]));
    const seen: unknown[] = [];
    for (let day = 0; day < 5; day += 1) {
      await turnAbsences(api.context);
      await turnAbsences(api.context);
      const people = [await sit('olga', ['officer']), await sit('adam', ['officer'])];
      seen.push(await Promise.all(people.map(async (who) => (await told(who)).slice(0, -1))));
      api.pass(dayMs);
    }
    const both = (...kinds: string[]) => [kinds, kinds];
    const begun = both('stand_in_begins');
    const ended = both('stand_in_ended', 'stand_in_begins');
    expect(seen).toEqual([both(), begun, begun, ended, ended]);
  });

  it('has the notices of the cases told to who stands in, too, in whose place it says', async () => {
    const { adam, olga, application } = await staff();
    const key = { partnerId: 'mpec', applicationId: application.id };
    const news = () =>
      withinPartner('mpec', () => asUnit(api.context, (unit) => notifyDesk(unit, key, 'upload')));
    await news();
    await adam.post('/absences', absence(adam, olga, [0, 0]));
    await news();
    expect(await told(olga)).toHaveLength(2);
    expect(await told(olga)).toContainEqual(['upload', 'Osoba adam']);
    expect((await told(adam)).filter((kind) => kind === 'upload')).toHaveLength(2);
  });

  it('comes back earlier by ending it, and both are told', async () => {
    const { adam, olga } = await staff();
    await adam.post('/absences', absence(adam, olga, [0, 9]));
    expect((await olga.post('/absences/end', { person: adam.person.id })).status).toBe(403);
    expect((await adam.post('/absences/end', { person: adam.person.id })).status).toBe(200);
    expect([await shown(olga, 'assigned=mine'), (await told(olga))[0], (await told(adam))[0]]).toEqual([
      0,
      'stand_in_over',
      'stand_in_over',
    ]);
    expect((await adam.post('/absences/end', { person: adam.person.id })).status).toBe(409);
  });
});

describe('who may stand in, and for whom', () => {
  it('an administrator says it for an officer, an officer only for themselves, and another one ends the first', async () => {
    const { boss, adam, olga } = await staff();
    const iza = await sit('iza', ['officer']);
    expect((await olga.post('/absences', absence(adam, olga, [0, 1]))).status).toBe(403);
    expect((await boss.post('/absences', absence(adam, olga, [0, 1]))).status).toBe(200);
    expect((await boss.post('/absences', absence(adam, iza, [0, 5]))).status).toBe(200);
    expect([await shown(olga, 'assigned=mine'), await shown(iza, 'assigned=mine')]).toEqual([0, 1]);
    expect((await told(olga))[0]).toBe('stand_in_over');
    const kept = await api.owner
      .selectFrom('operator_action')
      .select(['action', 'details'])
      .where('person_id', '=', boss.person.id)
      .where('outcome', '=', 'done')
      .execute();
    expect(kept.at(-1)).toMatchObject({
      action: 'desk set-substitute',
      details: { subject: adam.person.id, substitute: iza.person.id, from: inDays(0), until: inDays(5) },
    });
  });

  it('nobody stands in who leads no cases there, for themselves, while away, or in a chain', async () => {
    const { boss, adam, olga } = await staff();
    const iza = await sit('iza', ['officer']);
    const zofia = await sit('zofia', ['approver']);
    const elsewhere = await sit('ela', ['officer'], 'duon');
    for (const nobody of [zofia, boss, elsewhere, adam])
      expect((await adam.post('/absences', absence(adam, nobody, [0, 1]))).status).toBe(409);
    await olga.post('/absences', absence(olga, iza, [2, 4]));
    expect((await adam.post('/absences', absence(adam, olga, [0, 2]))).status).toBe(409);
    expect((await iza.post('/absences', absence(iza, adam, [4, 6]))).status).toBe(409);
    expect((await adam.post('/absences', absence(adam, olga, [0, 1]))).status).toBe(200);
  });

  it('from today on, a year ahead at the most, and not ending before it begins', async () => {
    const { adam, olga } = await staff();
    for (const days of [
      [-1, 1],
      [3, 2],
      [0, 366],
    ] as const)
      expect((await adam.post('/absences', absence(adam, olga, days))).status).toBe(409);
    expect((await adam.post('/absences', absence(adam, olga, [0, 0]))).status).toBe(200);
  });

  it('standing in at one partner shows nothing of another', async () => {
    const { adam, olga } = await staff();
    const there = await sit('olga', ['officer'], 'duon');
    await sit('adam', ['officer'], 'duon');
    await there.post('/absences', absence(adam, there, [0, 5]));
    const bossThere = await sit('boss', ['administrator'], 'duon');
    expect((await bossThere.post('/absences', absence(adam, there, [0, 5]))).status).toBe(200);
    expect([await shown(olga, 'assigned=mine'), (await absencesOf(olga)).length]).toEqual([0, 0]);
  });
});

describe('standing in gives no right', () => {
  it('whose role is taken stands in no more: who is away and the administrators are told', async () => {
    const { boss, adam, olga } = await staff();
    await adam.post('/absences', absence(adam, olga, [0, 9]));
    const taken = { role: 'officer', is_given: false };
    expect((await boss.post(`/people/${olga.person.id}/role`, taken)).status).toBe(200);
    expect([await told(boss), (await told(adam))[0]]).toEqual([['stand_in_lost'], 'stand_in_lost']);
    expect(await absencesOf(boss)).toEqual([]);
    await sit('olga', ['officer']);
    expect(await shown(olga, 'assigned=mine')).toBe(0);
  });

  it('who is away and leaves is stood in for no more, and the other one is told', async () => {
    const { boss, adam, olga } = await staff();
    await adam.post('/absences', absence(adam, olga, [0, 9]));
    await boss.post(`/people/${adam.person.id}/role`, { role: 'officer', is_given: false });
    expect((await told(olga)).slice(0, 2).toSorted()).toEqual(['cases_left', 'stand_in_over']);
    expect([await shown(olga, 'assigned=mine'), await absencesOf(boss)]).toEqual([0, []]);
  });

  it('a role that is gone without a word counts at once', async () => {
    const { adam, olga, application } = await staff();
    await adam.post('/absences', absence(adam, olga, [0, 9]));
    const seated = await sit('olga', ['auditor']);
    await api.owner
      .deleteFrom('desk_role')
      .where('person_id', '=', olga.person.id)
      .where('role', '=', 'officer')
      .execute();
    expect(await shown(seated, 'assigned=mine')).toBe(0);
    expect(await adam.get(`/cases/${application.reference}`)).toMatchObject({
      assignee: { substitute: null },
    });
  });
});
