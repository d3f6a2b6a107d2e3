import { describe, expect, it } from 'vitest';
import { keyOf } from '../../../cases/case-key.ts';
import { readEvents } from '../../../cases/events.ts';
import { openTestApi } from '../../../testing/open-test-api.ts';
import { openHarness } from '../../../testing/operator/operator-harness.ts';

const api = await openTestApi();
const harness = openHarness(api);

const reason = 'brakuje numeru księgi wieczystej';
const cancelReasons = async () => {
  const rows = await api.context.db.selectFrom('signature_request').select('cancel_reason').execute();
  return rows.map(({ cancel_reason }) => cancel_reason);
};

describe('moving an application', () => {
  it('is kept with the operator’s name and reason, and mailed to the applicant in words', async () => {
    const application = await harness.put(await harness.send(), 'under_review');
    const { exitCode, text } = await harness.type(
      'move',
      application.reference,
      'correction_requested',
      '--reason',
      reason,
    );
    expect(exitCode).toBe(0);
    expect(text).toContain('Weryfikacja formalna (under_review) → Do uzupełnienia (correction_requested)');
    expect((await harness.stored(application)).status).toBe('correction_requested');
    const [event] = (await readEvents(api.context.db, keyOf(application))).slice(-1);
    expect(event).toMatchObject({ status: 'correction_requested', actor: 'operator', reason });
    const mails = await api.takeMails();
    expect(mails.map(({ kind, payload }) => [kind, payload])).toEqual([
      [
        'status-changed',
        expect.objectContaining({ status: 'correction_requested', reason, email: application.email }),
      ],
    ]);
  });

  it('that no operator may do says which statuses are possible', async () => {
    const { reference } = await harness.send();
    const { exitCode, text } = await harness.type('move', reference, 'paid', '--reason', reason);
    expect([exitCode, text]).toEqual([
      1,
      `Sprawa ${reference} ma stan completed i nie można jej przenieść do stanu paid. Możliwe stany: under_review, withdrawn, rejected.`,
    ]);
  });

  it.each(['contract_signed', 'contract_sent', 'payment_requested', 'verified', 'in_completion'])(
    'never does the part of somebody else: %s',
    async (to) => {
      const application = await harness.put(await harness.send(), 'under_review');
      expect((await harness.type('move', application.reference, to, '--reason', reason)).exitCode).toBe(1);
    },
  );

  it('says that an ended application stays where it is', async () => {
    const { reference } = await harness.put(await harness.send(), 'rejected');
    const { text } = await harness.type('move', reference, 'under_review', '--reason', reason);
    expect(text).toContain('operator nie może jej już przenieść');
  });

  it.each(['under_review', 'correction_requested', 'withdrawn', 'rejected'])(
    'away from the signing, to %s, ends it',
    async (to) => {
      const application = await harness.send();
      await api.signing.promise(keyOf(application));
      await harness.put(application, 'contract_sent');
      const { text } = await harness.type('move', application.reference, to, '--reason', reason);
      expect(text).toContain('Rozpoczęte podpisywanie zostaje odwołane.');
      expect(await cancelReasons()).toEqual([to, to]);
    },
  );

  it('after the agreement was signed leaves the signed papers alone', async () => {
    const application = await harness.send();
    await api.signing.promise(keyOf(application));
    await api.context.db.updateTable('signature_request').set({ state: 'completed' }).execute();
    await harness.put(application, 'settlement_review');
    const { text } = await harness.type(
      'move',
      application.reference,
      'in_realisation',
      '--reason',
      'brakuje faktury',
    );
    expect(text).not.toContain('odwołane');
    expect(await cancelReasons()).toEqual([null, null]);
  });

  it('twice at once happens once', async () => {
    const { reference, id } = await harness.send();
    const replies = await Promise.all(
      [1, 2, 3].map(() => harness.type('move', reference, 'under_review', '--reason', reason)),
    );
    expect(replies.map(({ exitCode }) => exitCode).sort()).toEqual([0, 1, 1]);
    expect((await harness.stored({ id })).status).toBe('under_review');
    expect(await api.takeMails()).toHaveLength(1);
  });
});
