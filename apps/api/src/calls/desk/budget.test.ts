// @database both, the embedded one in the long form

import type { BudgetAnswer } from '@ndp/contract/desk/budget.ts';
import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import { transfersIn } from '@ndp/personas/made-up-bank.ts';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../app/mail-kinds.ts';
import { moveUp } from '../../features/budget/move-up.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { fillIn, type Link, put } from '../../testing/applications.ts';
import { openPaymentDesk, type Team } from '../../testing/desk/payment-desk.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { getByLink, homeApplication, submitAndOpenMail } from '../../testing/submissions.ts';
import { openPipeline } from '../../testing/workflow/workflow-harness.ts';

const { api, desk } = await openTestDesk();
const work = openPaymentDesk(api, desk);
const pipeline = await openPipeline(api);
afterAll(() => pipeline.close());
beforeEach(async () => {
  await api.clear();
  await sql`truncate budget, budget_share, budget_movement, budget_proposal`.execute(api.owner);
});

const amountGr = 383_300;

const budgetOf = async ({ officer }: Team) => (await work.get(officer, '/budget')) as unknown as BudgetAnswer;

async function setBudget(team: Team, total_gr: number) {
  await work.post(team.boss, '/budget-proposals', { total_gr, reason: 'Uchwała zarządu' });
  const { proposal } = await budgetOf(team);
  return work.post(team.approver, `/budget-proposals/${proposal?.id}`, { accepted: true });
}

/** Sends an estimate; nobody has opened its link. */
async function send(n: number) {
  await api.takeMails();
  const estimate = { ...homeApplication, email: `osoba${n}@example.pl` };
  return submitAndOpenMail(api, estimate, { ip: `192.0.2.${n}` });
}

/** Sends an estimate and confirms its address: the first answers behind the link are saved. */
async function confirmed(n: number) {
  const link = await send(n);
  await confirm(link);
  const { reference } = await work.office.stored(link);
  const place = async () => (await getByLink(api, link)).json().waiting_place as number | undefined;
  return { ...link, reference, place };
}

const confirm = async (link: Link) =>
  (await put(api, link, 'client_info')).json().waiting_place as number | undefined;

describe('a budget', () => {
  it('holds nothing for an estimate whose address nobody confirmed; who confirms first comes first', async () => {
    const team = await work.team();
    const early = await send(1);
    await setBudget(team, amountGr);
    await send(2);
    expect(await budgetOf(team)).toMatchObject({
      budget: { reserved_gr: 0, free_gr: amountGr },
      waiting: [],
      movements: [{ kind: 'set', reserved_gr: 0 }],
    });
    expect(early.answer).toEqual({ id: early.id, reference: early.answer.reference, status: 'submitted' });
    const late = await confirmed(3);
    expect([await late.place(), (await getByLink(api, early)).json().waiting_place]).toEqual([
      undefined,
      undefined,
    ]);
    expect((await budgetOf(team)).budget).toMatchObject({ reserved_gr: amountGr, free_gr: 0 });
    expect(await confirm(early)).toBe(1);
    expect((await budgetOf(team)).waiting).toMatchObject([{ reference: early.answer.reference }]);
  });

  it('is set by two people, never below what is taken, and every case of before is in it', async () => {
    const team = await work.team();
    const signed = await work.settled();
    await confirmed(1);
    expect(await budgetOf(team)).toMatchObject({ budget: null, waiting: [], movements: [], proposal: null });
    expect((await budgetOf(team)).taken_gr).toBe(2 * amountGr);
    const propose = (total_gr: number) =>
      work.post(team.boss, '/budget-proposals', { total_gr, reason: 'Uchwała zarządu' });
    expect((await propose(2 * amountGr - 1)).json.detail).toContain('7\u00a0666,00\u00a0zł');
    expect((await propose(2 * amountGr)).status).toBe(200);
    const again = await propose(2 * amountGr);
    const late = await confirmed(2);
    expect(again.json.detail).toContain('czeka już na zgodę');
    const waits = async (who: keyof Team) => (await work.get(team[who], '/waiting')).budgets;
    expect([await waits('approver'), await waits('officer'), await waits('boss')]).toEqual([1, 0, 0]);
    const { proposal } = await budgetOf(team);
    const decide = (who: keyof Team, accepted: boolean) =>
      work.post(team[who], `/budget-proposals/${proposal?.id}`, { accepted });
    expect((await decide('officer', true)).status).toBe(403);
    expect((await decide('approver', true)).json.detail).toContain('11\u00a0499,00\u00a0zł');
    await work.office.put(await work.office.stored(late), 'withdrawn');
    expect((await decide('approver', false)).status).toBe(200);
    expect(await waits('approver')).toBe(0);
    expect((await decide('approver', true)).json.detail).toContain('ktoś już zdecydował');
    expect((await setBudget(team, 3 * amountGr)).status).toBe(200);
    expect(await budgetOf(team)).toMatchObject({
      budget: { reserved_gr: amountGr, committed_gr: amountGr, spent_gr: 0, free_gr: amountGr },
      movements: [{ kind: 'set', total_gr: 3 * amountGr, reserved_gr: amountGr }],
    });
    const rows = () => api.owner.updateTable('budget_proposal').set({ decided_by: team.boss.person.id });
    await expect(rows().execute()).rejects.toThrow('budget_proposal_by_another');
    await expect(api.owner.updateTable('budget_movement').set({ total_gr: 1 }).execute()).rejects.toThrow(
      'never changed',
    );
    await work.office.move(await work.office.put(signed, 'in_realisation'), 'withdrawn', 'Rezygnacja.');
    expect((await budgetOf(team)).budget).toMatchObject({ committed_gr: 0, free_gr: 2 * amountGr });
  });

  it('lets one in that does not fit, tells its place, signs nothing, and moves it up by itself', async () => {
    const team = await work.team();
    await setBudget(team, amountGr);
    const first = await confirmed(1);
    const [second, third] = [await confirmed(2), await confirmed(3)];
    expect([await first.place(), await second.place(), await third.place()]).toEqual([undefined, 1, 2]);
    await api.takeMails();
    const { id, token } = await fillIn(api, { estimate: { ...homeApplication, email: 'ewa@example.pl' } });
    expect((await getByLink(api, { id, token })).json().waiting_place).toBe(3);
    const received = (await api.takeMails()).find(({ kind }) => kind === 'application-received');
    const written = received && (await writeMail(mails, api.context, received));
    expect(written?.text).toMatch(/Miejsce\sw\skolejce: 3/);
    const stored = await work.office.stored({ id });
    const shown = () =>
      work.get(team.officer, `/cases/${stored.reference}`) as unknown as Promise<CaseAnswer>;
    expect(await shown()).toMatchObject({
      waiting_place: 3,
      can_begin_signing: false,
      flags: expect.arrayContaining([expect.stringMatching(/^czeka w\skolejce/)]),
    });
    const signing = await work.post(team.officer, `/cases/${stored.reference}/signing`);
    expect([signing.status, signing.json.detail]).toEqual([409, expect.stringMatching(/czeka w\skolejce/)]);
    expect((await budgetOf(team)).waiting.map(({ place, reference }) => [place, reference])).toEqual([
      [1, second.reference],
      [2, third.reference],
      [3, stored.reference],
    ]);
    await pipeline.work();
    expect((await api.takeMails()).map(({ kind }) => kind)).not.toContain('sign-link');
    expect(await moveUp(api.running)).toBe(0);
    await work.post(team.boss, '/budget-proposals', { total_gr: 3 * amountGr, reason: 'Więcej środków' });
    const { proposal } = await budgetOf(team);
    expect(proposal).toMatchObject({ moves_up: 2, reason: 'Więcej środków' });
    await work.post(team.approver, `/budget-proposals/${proposal?.id}`, { accepted: true });
    await api.takeMails();
    while ((await moveUp(api.running)) > 0);
    expect((await api.takeMails()).map(({ kind, payload }) => [kind, payload.email])).toEqual([
      ['funds-reserved', 'osoba2@example.pl'],
      ['funds-reserved', 'osoba3@example.pl'],
    ]);
    expect((await shown()).waiting_place).toBe(1);
    await work.office.move(first, 'withdrawn', 'Budynek jest nowy.');
    expect(await moveUp(api.running)).toBe(1);
    expect(await shown()).toMatchObject({
      waiting_place: null,
      flags: [expect.not.stringMatching(/^czeka/)],
    });
    await pipeline.work();
    expect((await api.takeMails()).map(({ kind }) => kind)).toContain('sign-link');
    expect(pipeline.reported).toEqual([]);
    expect((await budgetOf(team)).budget).toMatchObject({ reserved_gr: 3 * amountGr, free_gr: 0 });
  });

  it('is exact however many apply in the same moment, also while it is set', async () => {
    const team = await work.team();
    const sendMany = async (from: number) => {
      const links: Link[] = [];
      for (let n = from; n < from + 10; n++) links.push(await send(n));
      return links;
    };
    const [some, others] = [await sendMany(1), await sendMany(11)];
    await Promise.all([setBudget(team, 50 * amountGr), ...some.map(confirm)]);
    const taken = (await budgetOf(team)).budget;
    expect([taken?.reserved_gr, taken?.cases.reserved]).toEqual([10 * amountGr, 10]);
    await setBudget(team, 13 * amountGr);
    const places = await Promise.all(others.map(confirm));
    expect(places.filter((place) => place === undefined)).toHaveLength(3);
    expect(places.filter((place) => place !== undefined).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const { budget, waiting_count, movements } = await budgetOf(team);
    expect([budget?.free_gr, waiting_count]).toEqual([0, 7]);
    const sum = movements.reduce((all, { reserved_gr }) => all + reserved_gr, 0);
    expect(sum).toBe(13 * amountGr);
  });

  it('spends what the bank booked, frees the rest, and commits it again when the transfer comes back', async () => {
    const team = await work.team();
    const application = await work.settled();
    await setBudget(team, amountGr);
    const { pain, batch: first } = await work.fileOf(team, [application], { cost_gr: 300_000 });
    const [movement] = transfersIn(pain).movements;
    if (!movement) throw new Error('nothing was sent');
    expect((await budgetOf(team)).budget).toMatchObject({ committed_gr: amountGr, spent_gr: 0 });
    await work.read(team.officer, 1, [movement]);
    expect((await budgetOf(team)).budget).toMatchObject({
      committed_gr: 0,
      spent_gr: 300_000,
      free_gr: 83_300,
    });
    await confirmed(1);
    expect((await budgetOf(team)).waiting_count).toBe(1);
    api.pass(60_000);
    const title = `ZWROT PRZELEWU ${movement.id}`;
    await work.read(team.officer, 2, [{ gr: 300_000, id: '', title, account: '' }]);
    const after = await budgetOf(team);
    expect(after.budget).toMatchObject({ committed_gr: 300_000, spent_gr: 0, free_gr: 83_300 });
    expect(after.movements.map(({ kind }) => kind)).toEqual(['returned', 'waits', 'spent', 'set']);
    api.pass(60_000);
    const reason = { reason: 'Rachunek wyjaśniony.' };
    await work.post(team.approver, `/cases/${application.reference}/account`, reason);
    expect((await work.propose(team.officer, application)).json.detail).toContain('budżecie programu');
    expect((await work.propose(team.officer, application, { cost_gr: 300_000 })).status).toBe(200);
    await work.approve(team.approver, application.reference);
    const { pain: second, batch } = await work.batchOf(team);
    expect(batch).not.toBe(first);
    await work.read(team.officer, 3, transfersIn(second).movements);
    expect((await budgetOf(team)).budget).toMatchObject({ committed_gr: 0, spent_gr: 300_000 });
    const { csv } = await work.get(team.officer, '/payment-booking-table?period=2026');
    const rows = String(csv).trim().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(';').slice(2, 5).join(' '))).toEqual([
      `${application.reference}-1 wypłata 3000,00`,
      `${application.reference}-1 zwrot -3000,00`,
      `${application.reference}-2 wypłata 3000,00`,
    ]);
  });
});
