// @database both, the embedded one in the long form

import type { SettingsChange } from '@ndp/contract/desk/payment-settings.ts';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { openPaymentDesk, settings, type Team } from '../../../testing/desk/payment-desk.ts';
import { openTestDesk } from '../../../testing/desk/test-desk.ts';

const { api, desk } = await openTestDesk();
const work = openPaymentDesk(api, desk);
beforeEach(async () => {
  await api.clear();
  await sql`truncate payment_settings, payment_settings_change`.execute(api.owner);
});

const read = async (who: Team[keyof Team]) =>
  (await work.get(who, '/payment-settings')) as unknown as {
    settings: typeof settings | null;
    changes: SettingsChange[];
  };
const decide = async (who: Team[keyof Team], accepted: boolean) => {
  const [newest] = (await read(who)).changes;
  return work.post(who, `/payment-settings/${newest?.id}`, { accepted });
};
const other = '27114020040000300201355387';

it('thresholds and account count once another person has accepted them, never who proposed them', async () => {
  const { boss, approver, officer } = await work.team();
  expect((await work.post(boss, '/payment-settings', settings)).status).toBe(200);
  expect(await read(boss)).toMatchObject({ settings: null, changes: [{ is_mine: true, decided_by: null }] });
  expect((await work.listed(officer)).length).toBe(0);
  expect((await work.get(officer, '/payments')).has_bank).toBe(false);
  expect((await decide(boss, true)).json.detail).toContain('inna osoba');
  expect(
    (await work.post(officer, '/payment-settings/00000000-0000-4000-8000-000000000000', { accepted: true }))
      .status,
  ).toBe(403);
  expect((await work.post(boss, '/payment-settings', settings)).json.detail).toContain('czeka już');
  expect((await work.get(approver, '/waiting')).settings).toBe(1);
  expect((await work.get(boss, '/waiting')).settings).toBe(0);
  expect((await decide(approver, true)).status).toBe(200);
  expect(await read(approver)).toMatchObject({ settings, changes: [{ is_accepted: true, before: null }] });
  const { id } = (await read(approver)).changes[0] ?? {};
  const again = await work.post(approver, `/payment-settings/${id}`, { accepted: true });
  expect(again.json.detail).toContain('ktoś już zdecydował');
});

it('every change stays with who proposed it, who decided and what it was; the audit trail is bound to it', async () => {
  const people = await work.team();
  const { boss, approver } = people;
  const high = { ...settings, payment_gr: 2_000_000_000 };
  await work.setUp(people, high);
  await work.post(boss, '/payment-settings', { ...high, payer_account: other });
  await decide(approver, false);
  const { settings: counting, changes } = await read(boss);
  expect(counting).toEqual(high);
  expect(changes).toMatchObject([
    {
      settings: { payment_gr: 2_000_000_000, payer_account: other },
      before: high,
      proposed_by: 'Osoba boss',
      decided_by: 'Osoba approver',
      is_accepted: false,
    },
    { settings: high, before: null, decided_by: 'Osoba fourth', is_accepted: true },
  ]);
  const acts = await api.owner
    .selectFrom('operator_action')
    .select(['action', 'details'])
    .where('action', 'in', ['desk change-payments', 'desk confirm-payments-change'])
    .where('outcome', '=', 'done')
    .orderBy('n', 'desc')
    .execute();
  const [decided, proposed, before] = acts.map(({ details }) => details as Record<string, string>);
  expect(decided).toMatchObject({ change: changes[0]?.id, accepted: 'false', payment_gr: 2_000_000_000 });
  expect(decided?.settings_sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(proposed?.settings_sha256).toBe(decided?.settings_sha256);
  // Nothing but the account was another one.
  expect(before?.settings_sha256).not.toBe(decided?.settings_sha256);
  const rows = api.owner.updateTable('payment_settings_change');
  await expect(rows.set({ payment_gr: 1 }).execute()).rejects.toThrow('never changed');
  await expect(api.owner.deleteFrom('payment_settings_change').execute()).rejects.toThrow('never changed');
  await work.post(boss, '/payment-settings', settings);
  const own = rows.set({ decided_by: boss.person.id, decided_at: new Date(), is_accepted: true });
  await expect(own.where('decided_by', 'is', null).execute()).rejects.toThrow('payment_settings_by_another');
});
