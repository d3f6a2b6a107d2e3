// @database both, the embedded one in the long form

import type { CaseRow } from '@ndp/contract/desk/cases.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeSection } from '../../../cases/store/sections.ts';
import { keepVerdict } from '../../../features/corrections/document-verdicts.ts';
import { insertDocument } from '../../../features/settlement/documents.ts';
import { polishDay } from '../../../platform/clock.ts';
import { withinPartner } from '../../../platform/database/partner-scope.ts';
import { homeSections } from '../../../testing/applications.ts';
import { openPaymentDesk } from '../../../testing/desk/payment-desk.ts';
import { openTestDesk } from '../../../testing/desk/test-desk.ts';

const { api, desk } = await openTestDesk();
const work = openPaymentDesk(api, desk);
beforeEach(async () => {
  await api.clear();
  await api.owner.deleteFrom('payment_settings').execute();
});

describe('the amount due', () => {
  it('is the lowest of the four bounds, and is proposed once', async () => {
    const { officer, approver } = await work.team();
    const application = await work.settled();
    expect(await work.dueOf(officer, application)).toMatchObject({
      agreed_gr: 383_300,
      can_propose: true,
      payment: null,
    });
    expect((await work.propose(approver, application)).status).toBe(403);
    await work.hear(officer, application, 100);
    expect((await work.propose(officer, application, { cost_gr: 100 })).json).toEqual({ amount_gr: 100 });
    expect((await work.propose(officer, application)).json.detail).toMatch(/już jest w\stoku/);
    expect((await work.dueOf(approver, application)).payment).toMatchObject({
      binding: ['cost'],
      state: 'proposed',
    });
  });

  it('is not due before the settlement is checked, and never nothing', async () => {
    const { officer } = await work.team();
    const application = await work.settled();
    expect((await work.propose(officer, application, { other_public_gr: 9_000_000 })).json.detail).toContain(
      'zero',
    );
    await work.office.put(application, 'payment_requested');
    expect((await work.propose(officer, application)).status).toBe(409);
  });
});

describe('an approval', () => {
  it('counts people, not who stands in for whom: neither what one did oneself, nor less than that', async () => {
    const { officer, fourth } = await work.team();
    const [own, others] = [await work.settled(), await work.settled()];
    const today = polishDay(api.context.clock());
    const days = { from: today, until: today };
    const absence = { person: officer.person.id, substitute: fourth.person.id, ...days };
    expect((await work.post(officer, '/absences', absence)).status).toBe(200);
    await work.propose(fourth, own);
    await work.propose(officer, others);
    expect((await work.approve(fourth, own.reference)).status).toBe(409);
    expect((await work.approve(officer, own.reference)).status).toBe(403);
    expect((await work.approve(fourth, others.reference)).status).toBe(200);
  });

  it('is by another person than proposed it or decided in the case, and the database says so too', async () => {
    const { officer, approver, fourth } = await work.team();
    const application = await work.settled();
    await work.propose(fourth, application);
    const own = await work.approve(fourth, application.reference);
    expect([own.status, own.json.detail]).toEqual([409, expect.stringContaining('Twoją propozycją')]);
    await api.owner
      .insertInto('operator_action')
      .values({
        at: api.context.clock(),
        operator: 'Osoba approver',
        person_id: approver.person.id,
        action: 'desk refuse',
        partner_id: 'mpec',
        application_id: application.id,
        reference: application.reference,
        details: '{}',
        outcome: 'done',
        refusal: null,
      })
      .execute();
    expect((await work.approve(approver, application.reference)).json.detail).toContain(
      'już była Twoja decyzja',
    );
    expect((await work.approve(officer, application.reference)).status).toBe(403);
    const proposal = await api.owner.selectFrom('payment_revision').selectAll().executeTakeFirstOrThrow();
    const { partner_id, payment_id, application_id, revision, line_hash, proposed_by } = proposal;
    const key = { partner_id, payment_id, application_id, revision, line_hash };
    const given = { ...key, proposed_by, deciders: ['x'], approved_at: new Date() };
    const insert = (change: object) =>
      api.owner
        .insertInto('payment_approval')
        .values({ ...given, approved_by: 'y', ...change })
        .execute();
    await expect(insert({ approved_by: proposed_by })).rejects.toThrow('payment_approval_by_another');
    await expect(insert({ approved_by: 'x' })).rejects.toThrow('payment_approval_by_another');
    await expect(insert({ proposed_by: 'z' })).rejects.toThrow('foreign key');
    await insert({});
    await expect(insert({})).rejects.toThrow('payment_approval_pkey');
    await expect(api.owner.updateTable('payment_revision').set({ amount_gr: 1 }).execute()).rejects.toThrow(
      'never changed',
    );
  });

  it('is void when anything of the payment changes, and it goes back to be proposed again', async () => {
    const { officer, approver, fourth, boss } = await work.team();
    await work.setUp({ boss, fourth });
    const application = await work.settled();
    await work.propose(officer, application);
    await work.approve(approver, application.reference);
    const iban_number = 'PL27114020040000300201355387';
    const data = { ...homeSections.settlement, iban_number };
    const key = { partnerId: 'mpec', applicationId: application.id, cipher: application.cipher };
    await withinPartner('mpec', () =>
      writeSection(api.context, key, 'settlement', {
        data,
        revision: application.revision + 1,
        savedAt: new Date(api.context.clock().getTime() + 1000),
      }),
    );
    expect(await work.paymentOf(officer, application)).toMatchObject({
      ...{ state: 'approved', has_changed: true, missing: 1 },
    });
    const ids = (await work.listed(officer)).map(({ id }) => id);
    const { json } = await work.post(officer, '/payment-batches', { payments: ids });
    expect(json).toEqual({ n: null, sent_back: [application.reference] });
    expect(await work.dueOf(officer, application)).toMatchObject({
      account_question: 'changed',
      can_propose: false,
      payment: { state: 'draft' },
    });
    expect((await work.propose(officer, application)).json.detail).toContain('osoba, która zatwierdza');
    const held = async () => {
      const seen = await work.get(officer, '/cases?flag=account_held');
      return (seen.cases as CaseRow[]).map(({ flags }) => flags.join());
    };
    expect(await held()).toEqual([expect.stringContaining('rachunek zmieniony')]);
    api.pass(60_000);
    const reason = { reason: 'Zadzwoniono do wnioskodawczyni.' };
    expect((await work.post(officer, `/cases/${application.reference}/account`, reason)).status).toBe(403);
    expect((await work.post(approver, `/cases/${application.reference}/account`, reason)).status).toBe(200);
    expect(await held()).toEqual([]);
    expect((await work.propose(officer, application)).status).toBe(200);
    expect((await work.paymentOf(approver, application))?.approved_by).toEqual([]);
  });

  it('stands on the verdicts of its documents: none is insufficient, and a new one makes it void', async () => {
    const { officer, approver } = await work.team();
    const application = await work.settled();
    const key = { partnerId: 'mpec', applicationId: application.id, cipher: application.cipher };
    const id = crypto.randomUUID();
    const file = { id, kind: 'invoice', fileName: 'f.pdf', mediaType: 'application/pdf', bytes: 1 } as const;
    const stored = {
      contentHash: 'a'.repeat(64),
      storageKey: id,
      uploadedAt: api.context.clock(),
      facts: null,
    };
    await insertDocument(api.context, key, { ...file, ...stored });
    const judge = (verdict: 'accepted' | 'insufficient') =>
      keepVerdict(api.context.db, key, {
        ...{ document_id: id, verdict, person_id: officer.person.id },
        given_at: api.context.clock(),
      });
    await judge('insufficient');
    expect((await work.propose(officer, application)).json.detail).toContain('niewystarczający');
    await judge('accepted');
    expect((await work.propose(officer, application)).status).toBe(200);
    const seen = async () => (await work.paymentOf(officer, application))?.has_changed;
    expect(await seen()).toBe(false);
    await judge('insufficient');
    expect(await seen()).toBe(true);
    await judge('accepted');
    expect(await seen()).toBe(false);
    await judge('insufficient');
    expect((await work.approve(approver, application.reference)).json).toEqual({ missing: null });
    expect((await work.dueOf(officer, application)).payment?.state).toBe('draft');
  });

  it('is refused with a reason, which the officer reads', async () => {
    const { officer, approver } = await work.team();
    const application = await work.settled();
    await work.propose(officer, application);
    const payment = await work.paymentOf(approver, application);
    await work.post(approver, `/payments/${payment?.id}/refusal`, { reason: 'Faktura jest nieczytelna.' });
    expect(await work.dueOf(officer, application)).toMatchObject({
      can_propose: true,
      payment: { state: 'draft', reason: 'Faktura jest nieczytelna.' },
    });
    const stale = { line_hash: payment?.line_hash };
    expect((await work.post(approver, `/payments/${payment?.id}/approval`, stale)).status).toBe(409);
  });
});
