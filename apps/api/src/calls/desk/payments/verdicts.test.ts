// @database both, the embedded one in the long form

import { beforeEach, describe, expect, it } from 'vitest';
import { addJudgedDocuments } from '../../../testing/desk/accepted-documents.ts';
import { openPaymentDesk } from '../../../testing/desk/payment-desk.ts';
import { openTestDesk } from '../../../testing/desk/test-desk.ts';

const { api, desk } = await openTestDesk();
const work = openPaymentDesk(api, desk);
beforeEach(() => api.clear());

const exception = { without_verdicts: true };

describe('a payment and the verdicts on its documents', () => {
  it('is not proposed before a document of every required kind was accepted', async () => {
    const { officer } = await work.team();
    const unjudged = await work.settled(null);
    const refused = await work.propose(officer, unjudged);
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      expect.stringContaining('Nie każdy wymagany dokument'),
    ]);
    expect((await work.dueOf(officer, unjudged)).unaccepted).toContainEqual(expect.stringMatching(/^Faktur/));
    const judged = await work.settled();
    expect((await work.dueOf(officer, judged)).unaccepted).toEqual([]);
    expect((await work.propose(officer, judged)).status).toBe(200);
  });

  it('goes as an exception only where its approver, who sees what is missing, gives a reason', async () => {
    const { officer, approver } = await work.team();
    const application = await work.settled(null);
    await work.propose(officer, application, exception);
    const listed = await work.paymentOf(approver, application);
    expect(listed?.exceptions).toEqual(['without_verdicts']);
    expect(listed?.unaccepted).toContainEqual(expect.stringMatching(/^Faktur/));
    const refused = await work.approve(approver, application.reference);
    expect([refused.status, refused.json.detail]).toEqual([409, expect.stringContaining('podaj powód')]);
    const reason = 'Oryginały faktur widziane w biurze.';
    expect((await work.approve(approver, application.reference, reason)).json).toEqual({ missing: 0 });
    expect((await work.dueOf(officer, application)).payment?.approval_reasons).toEqual([reason]);
  });

  it('is never proposed while a document is insufficient, not even as an exception', async () => {
    const { officer } = await work.team();
    const application = await work.settled();
    await addJudgedDocuments(api, application, 'insufficient');
    const refused = await work.propose(officer, application, exception);
    expect([refused.status, refused.json.detail]).toEqual([409, expect.stringContaining('niewystarczający')]);
  });

  it('at the bank holds still verdicts, documents and corrections, and the database says so too', async () => {
    const people = await work.team();
    const { officer } = people;
    const application = await work.settled();
    await work.fileOf(people, [application]);
    const path = `/cases/${application.reference}`;
    const { files, actions, moves } = await work.get(officer, path);
    expect({ actions, moves }).toEqual({ actions: ['hand-over-duties-for-applicant'], moves: [] });
    const [file] = files as { id: string }[];
    const item = { place: 'document.invoice', sentence: null, words: 'Nieczytelna.' };
    const round = { items: [item], due_on: '2026-12-01', seen: null };
    const tries = [
      work.post(officer, `${path}/files/${file?.id}/verdict`, { verdict: 'insufficient' }),
      work.post(officer, `${path}/corrections/draft`, round),
      work.post(officer, `${path}/corrections`, round),
    ];
    for (const { status, json } of await Promise.all(tries)) {
      expect([status, json.detail]).toEqual([409, expect.stringMatching(/jest w\sbanku/)]);
    }
    const { owner } = api;
    const ways = [
      owner.updateTable('document_verdict').set({ verdict: 'insufficient' }),
      owner.updateTable('settlement_document').set({ removed_at: new Date() }),
    ];
    for (const way of ways) await expect(way.execute()).rejects.toThrow('at the bank');
  });
});
