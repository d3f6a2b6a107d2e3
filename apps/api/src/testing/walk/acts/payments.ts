import { nothing, oneOf, type WalkAction } from '../act.ts';
import type { Scene } from '../scene.ts';

const officer = ['officer'] as const;
const approver = ['approver'] as const;
const deciding = ['officer', 'approver'] as const;
const isThere = (scene: Scene) => scene.case !== undefined;
const isDue = (scene: Scene) => scene.isIn('settlement_review');
const stands = (scene: Scene, ...states: readonly string[]) =>
  scene.payment !== undefined && states.includes(scene.payment.state);
const reason = 'Tak wynika z dokumentów.';
const full = { cost_gr: 3_000_000, other_public_gr: 0, recalculated_gr: null };
/** What an officer may find: the whole amount, less of it, nothing, more than there is. */
const findings = [
  full,
  full,
  full,
  { ...full, cost_gr: 300_000 },
  { ...full, other_public_gr: 9_000_000 },
  { ...full, recalculated_gr: 200_000 },
];

/** Whether an approver gives no reason. */
const isSilent = ({ draw }: Scene) => draw.what % 4 === 3;

const aboveAll = 9_000_000;
/** What may be paid in place of what was promised; the last is no less. */
const lower = [100_000, 200_000, aboveAll];

/** A batch in one of these states, by what was drawn. */
function batchOf(scene: Scene, ...states: readonly string[]) {
  const fitting = scene.facts.batches.filter(({ state }) => states.includes(state));
  const from = scene.draw.isBold || fitting.length === 0 ? scene.facts.batches : fitting;
  if (from.length > 0) scene.batch = scene.choose(from, ({ state }) => `batch ${state}`);
  return scene.batch;
}
const hasBatch = ({ facts }: Scene) => facts.batches.length > 0;
const isBatch = (scene: Scene, ...states: readonly string[]) =>
  scene.facts.batches.some(({ state }) => states.includes(state));

const changes = (state: 'sent' | 'cancelled' | 'kept', name: string, weight: number): WalkAction => ({
  name,
  can: hasBatch,
  fits: (scene) => isBatch(scene, 'file_made', ...(state === 'cancelled' ? ['open'] : [])),
  weight,
  run: async (scene) => {
    const batch = batchOf(scene, 'file_made', 'open');
    const why = state === 'cancelled' ? { reason } : {};
    return batch ? scene.atDesk(deciding, `/payment-batches/${batch.id}/state`, { state, ...why }) : nothing;
  },
});

export const paymentActs: readonly WalkAction[] = [
  {
    name: 'officer proposes the payment',
    action: ({ draw }) => (oneOf(findings, draw.what) === full ? 'propose-payment' : undefined),
    can: isThere,
    fits: (scene) => isDue(scene) && !stands(scene, 'proposed', 'approved', 'file_made', 'sent'),
    weight: 5,
    run: (scene) => {
      const found = scene.choose(findings, (each) => JSON.stringify(Object.values(each)));
      return scene.aboutCase(officer, '/payments', found);
    },
  },
  {
    name: 'officer proposes the payment as an exception',
    action: () => 'propose-without-verdicts',
    can: isThere,
    fits: (scene) => isDue(scene) && !stands(scene, 'proposed', 'approved', 'file_made', 'sent'),
    weight: 2,
    run: (scene) => scene.aboutCase(officer, '/payments', { ...full, without_verdicts: true }),
  },
  {
    name: 'officer asks for an explanation before less is paid',
    action: ({ draw }) => (oneOf(lower, draw.what) === aboveAll ? undefined : 'ask-for-explanation'),
    can: isThere,
    fits: (scene) => isDue(scene) && !stands(scene, 'proposed', 'approved', 'file_made', 'sent'),
    run: (scene) => {
      const amount_gr = scene.choose(lower);
      return scene.aboutCase(officer, '/payment-hearing', { amount_gr, reason });
    },
  },
  {
    name: 'approver approves the payment',
    // An exception is approved with a reason alone.
    action: (scene) =>
      isSilent(scene) && scene.payment?.unaccepted.length !== 0 ? undefined : 'approve-payment',
    can: (scene) => scene.payment !== undefined,
    fits: (scene) => stands(scene, 'proposed'),
    weight: 6,
    run: (scene) =>
      scene.atDesk(approver, `/payments/${scene.payment?.id}/approval`, {
        line_hash: scene.payment?.line_hash,
        ...(isSilent(scene) ? {} : { reason }),
      }),
  },
  {
    name: 'approver sends the payment back',
    action: () => 'decline-payment',
    can: (scene) => scene.payment !== undefined,
    fits: (scene) => stands(scene, 'proposed', 'approved') && scene.draw.what % 3 === 0,
    run: (scene) => scene.atDesk(approver, `/payments/${scene.payment?.id}/refusal`, { reason }),
  },
  {
    name: 'colleague makes a batch',
    can: ({ facts }) => facts.payments.length > 0,
    fits: ({ facts }) => facts.payments.some(({ state }) => state === 'approved'),
    weight: 5,
    run: (scene) => {
      const { payments } = scene.facts;
      const approved = payments.filter(({ state }) => state === 'approved');
      const ids = (approved.length > 0 && !scene.draw.isBold ? approved : payments).map(({ id }) => id);
      return scene.atDesk(deciding, '/payment-batches', { payments: ids });
    },
  },
  {
    name: 'colleague takes the file for the bank',
    can: hasBatch,
    fits: (scene) => isBatch(scene, 'open', 'file_made'),
    weight: 4,
    run: async (scene) => {
      const batch = batchOf(scene, 'open', 'file_made', 'sent');
      if (!batch) return nothing;
      const why = { reason: `Plik o ${scene.world.now.toISOString()}` };
      const answer = await scene.atDesk(deciding, `/payment-batches/${batch.id}/file`, why);
      const file = answer.body.file as { readonly base64: string } | null | undefined;
      if (file) scene.world.bank.takeFile(batch.id, Buffer.from(file.base64, 'base64').toString());
      return answer;
    },
  },
  changes('sent', 'colleague says that the bank has the file', 2),
  changes('cancelled', 'colleague takes a batch apart', 1),
  changes('kept', 'colleague keeps a batch after all', 1),
  {
    name: 'approver confirms that a batch is cancelled',
    can: hasBatch,
    fits: ({ facts }) => facts.batches.some((each) => each.cancel_asked_by && !each.cancelled_by),
    weight: 3,
    run: async (scene) => {
      const { batches } = scene.facts;
      scene.batch = batches.find((each) => each.cancel_asked_by && !each.cancelled_by) ?? batches[0];
      return scene.atDesk(approver, `/payment-batches/${scene.batch?.id}/cancellation`, {});
    },
  },
  {
    name: 'approver lets a large batch go',
    can: hasBatch,
    fits: (scene) => scene.facts.batches.some((each) => each.needs_release && !each.released_by),
    weight: 3,
    run: async (scene) => {
      const batch = batchOf(scene, 'open');
      return batch ? scene.atDesk(approver, `/payment-batches/${batch.id}/release`, {}) : nothing;
    },
  },
  {
    name: 'approver says that the bank has not carried a transfer out',
    action: () => 'reject-transfer',
    can: isThere,
    fits: (scene) => stands(scene, 'file_made', 'sent') && scene.draw.what % 4 === 0,
    run: (scene) => scene.aboutCase(approver, '/transfer-rejection', { reason }),
  },
  {
    name: 'approver looks at the account',
    action: () => 'clear-account',
    can: isThere,
    fits: (scene) => isDue(scene) && stands(scene, 'rejected', 'returned'),
    weight: 3,
    run: (scene) => scene.aboutCase(approver, '/account', { reason }),
  },
  {
    name: 'approver upholds an appeal',
    action: () => 'decide-appeal',
    can: isThere,
    fits: (scene) => scene.isIn('appealed'),
    weight: 2,
    run: (scene) => scene.aboutCase(deciding, '/appeal', { outcome: 'upheld', reason }),
  },
  {
    name: 'approver dismisses an appeal',
    action: () => 'decide-appeal',
    can: isThere,
    fits: (scene) => scene.isIn('appealed') && scene.draw.what % 3 === 0,
    run: (scene) => scene.aboutCase(deciding, '/appeal', { outcome: 'dismissed', reason }),
  },
];
