// @database both, the embedded one in the long form

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { takeRole } from '../../../features/desk/roles.ts';
import { endLeases } from '../../../platform/jobs/lease.ts';
import { openBulkOffice } from '../../../testing/desk/bulk-office.ts';
import { takeTurn } from './work-off.ts';

const { api, node, workOff, beforeCase, sit, openCases, officerOf, actions, faults } = await openBulkOffice();

describe('a job that is interrupted', () => {
  it('goes on where a killed node left it, and does nothing twice', async () => {
    const ola = await sit('ola');
    const cases = await openCases(3);
    const { id } = await ola.begin('hand_over', cases, {
      hand_over: { to: [(await sit('jan')).person.id], text: 'Urlop.' },
    });
    await expect(takeTurn(beforeCase(3, () => Promise.reject(new Error('killed'))))).rejects.toThrow(
      'killed',
    );
    expect(await ola.read(id)).toMatchObject({ done: 2, ending: null });
    expect(await takeTurn(node())).toBe(false);
    await endLeases(api.context.db);
    await workOff();
    expect(await ola.read(id)).toMatchObject({ done: 3, refused: 0, ending: 'done' });
    for (const { reference } of cases)
      expect((await ola.ask('GET', `/cases/${reference}/notes`)).json.notes).toHaveLength(1);
  });

  it('is done once by two nodes that work at it at the same moment', async () => {
    const [ola, jan] = [await sit('ola'), await sit('jan')];
    const cases = await openCases(6);
    const { id } = await ola.begin('hand_over', cases, {
      hand_over: { to: [jan.person.id], text: 'Urlop.' },
    });
    const before = (await actions('desk assign')).length;
    const first = takeTurn(node());
    // The lease of the first is over while it still works.
    const second = (async () => {
      while ((await ola.read(id)).ending === null) {
        await endLeases(api.context.db);
        await takeTurn(node());
      }
    })();
    await Promise.all([first, second]);
    expect(await ola.read(id)).toMatchObject({ done: 6, refused: 0, ending: 'done' });
    expect((await actions('desk assign')).length - before).toBe(6);
    const told = (await jan.ask('GET', '/notices')).json.notices as { kind: string }[];
    expect(told.filter(({ kind }) => kind === 'assigned')).toHaveLength(6);
    expect((await ola.ask('GET', '/notices')).json.notices).toHaveLength(1);
  });

  it('ends when its officer has lost the role, with one refusal in the audit trail', async () => {
    const basia = await sit('basia');
    const cases = await openCases(2);
    const { id } = await basia.begin('take', cases);
    await takeRole(api.context.db, { partnerId: 'mpec', personId: basia.person.id, role: 'officer' });
    await workOff();
    expect(await Promise.all(cases.map(officerOf))).toEqual([null, null]);
    const back = await sit('basia');
    expect(await back.read(id)).toMatchObject({ ending: 'not_allowed', done: 0, refused: 0 });
    const refused = await api.context.db
      .selectFrom('operator_action')
      .select('refusal')
      .where((row) => row.and({ action: 'desk assign', outcome: 'refused', person_id: basia.person.id }))
      .execute();
    expect(refused).toHaveLength(1);
  });

  it('ends after the case at hand when it is stopped; what is done stays', async () => {
    const ola = await sit('ola');
    const cases = await openCases(3);
    const { id } = await ola.begin('take', cases);
    const stop = () => ola.ask('POST', `/bulk-jobs/${id}/stop`);
    await workOff(beforeCase(3, stop));
    expect(await ola.read(id)).toMatchObject({ ending: 'stopped', done: 2, refused: 0 });
    expect((await Promise.all(cases.map(officerOf))).filter(Boolean)).toHaveLength(2);
    expect((await ola.ask('GET', '/notices')).json.notices).toEqual([]);
  });

  it('gives a case up that fails again and again, and does the others', async () => {
    const ola = await sit('ola');
    const cases = await openCases(2);
    const { id } = await ola.begin('hand_over', cases, {
      hand_over: { to: [ola.person.id], text: 'Urlop.' },
    });
    // The key of the first case is gone: nothing can be sealed in it.
    await sql`update application_key set sealed_key = '\\x00' where application_id = ${cases[0]?.id}`.execute(
      api.owner,
    );
    await workOff();
    expect(await ola.read(id)).toMatchObject({
      ending: 'done',
      done: 1,
      refused: 1,
      refusals: [{ reference: cases[0]?.reference, sentence: null }],
    });
    expect(faults).toEqual(Array(3).fill('a case of a job over many failed'));
  });
});
