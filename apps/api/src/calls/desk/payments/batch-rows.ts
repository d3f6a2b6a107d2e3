import type { DeskBatch } from '@ndp/contract/desk/payments.ts';
import { isAtBank } from '@ndp/domain/money/payment-states.ts';
import { readLines } from '../../../features/payments/batches.ts';
import type { DeskWork } from '../desk-work.ts';
import { readActorNames } from './acting.ts';

const mostBatches = 20;

/** The newest batches with what went into them and who took their file. */
export async function describeBatches(work: DeskWork): Promise<DeskBatch[]> {
  const { trx, partner } = work;
  const batches = await trx
    .selectFrom('payment_batch')
    .selectAll()
    .where('partner_id', '=', partner.id)
    .orderBy('n', 'desc')
    .limit(mostBatches)
    .execute();
  if (batches.length === 0) return [];
  const ids = batches.map(({ id }) => id);
  const taken = await readDownloads(work, ids);
  const actors = batches.flatMap((batch) => [
    ...[batch.made_by, batch.released_by],
    ...[batch.cancel_asked_by, batch.cancelled_by],
  ]);
  const name = await readActorNames(work, [...actors, ...taken.map(({ taken_by }) => taken_by)]);
  const all = await readLines(trx, partner.id, ids);
  return batches.map((batch) => {
    const lines = all.filter(({ batch_id }) => batch_id === batch.id);
    const downloads = taken.filter(({ batch_id }) => batch_id === batch.id);
    const waiting = lines.filter(({ state }) => isAtBank(state)).length;
    const isAnswered = waiting === 0 && (batch.state === 'file_made' || batch.state === 'sent');
    return {
      id: batch.id,
      n: batch.n,
      state: isAnswered ? 'done' : batch.state,
      count: lines.length,
      total_gr: lines.reduce((sum, { amount_gr }) => sum + amount_gr, 0),
      booked: lines.filter(({ state }) => state === 'booked').length,
      waiting,
      references: lines.map(({ transfer_id }) => transfer_id.replace(/-\d+$/, '')),
      made_by: name(batch.made_by),
      made_at: batch.made_at.toISOString(),
      needs_release: batch.needs_release,
      released_by: batch.released_by && name(batch.released_by),
      cancel_asked_by: batch.cancel_asked_by && name(batch.cancel_asked_by),
      cancel_reason: batch.cancel_reason,
      cancel_is_mine: batch.cancel_asked_by === work.person.id,
      cancelled_by: batch.cancelled_by && name(batch.cancelled_by),
      sha256: batch.sha256,
      downloads: downloads.map(({ taken_at, taken_by, reason }) => ({
        at: taken_at.toISOString(),
        by: name(taken_by),
        reason,
      })),
    };
  });
}

function readDownloads({ trx, partner }: DeskWork, batches: readonly string[]) {
  return trx
    .selectFrom('payment_download')
    .selectAll()
    .where('partner_id', '=', partner.id)
    .where('batch_id', 'in', batches)
    .orderBy('taken_at')
    .execute();
}
