import { createHash } from 'node:crypto';
import { bankingDayFrom } from '@ndp/domain/money/bank/banking-day.ts';
import { writeElixir } from '@ndp/domain/money/bank/elixir.ts';
import { encodeForBank } from '@ndp/domain/money/bank/encodings.ts';
import { writePain } from '@ndp/domain/money/bank/pain.ts';
import type { Transfer } from '@ndp/domain/money/bank/transfer.ts';
import { isAtBank } from '@ndp/domain/money/payment-states.ts';
import { lockApplications } from '../../cases/store/applications.ts';
import { polishDay } from '../../platform/clock.ts';
import type { BatchFile } from '../../platform/database/schema/payment-tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { findChanges, proposedLine, sendBack } from './approve.ts';
import { type Batch, changeBatch, readLines } from './batches.ts';
import type { ActorKey } from './people.ts';
import { PaymentRefused } from './refusals.ts';
import { readPaymentSettings } from './settings.ts';
import { movePayment } from './store.ts';

export interface BankFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

/**
 * The file of a batch: made once, then made again from the same rows to the byte; each time for another reason.
 * Undefined: a case has changed since it was approved; its payment went back, and the rest stays. Once the bank has answered
 * any of it, nobody gets the file again.
 *
 * @throws {PaymentRefused}
 */
export async function takeFile(
  unit: Unit,
  batch: Batch,
  reason: string,
  actor: ActorKey,
): Promise<BankFile | undefined> {
  const made = await makeFile(unit, batch);
  if (made) await noteTaking(unit, batch, { reason, actor, sha256: made.sha256 });
  return made;
}

/** The same file, which nobody takes. @throws {PaymentRefused} */
export async function makeFile(unit: Unit, batch: Batch): Promise<BankFile | undefined> {
  if (batch.state === 'cancelled') throw new PaymentRefused('moved_on');
  if (batch.cancel_asked_by) throw new PaymentRefused('cancel_asked');
  const file = batch.file ?? (await planFile(unit, batch));
  const transfers = await readTransfers(unit, batch);
  if (!transfers) return undefined;
  const pain = file.bank.format === 'pain.001.001.09';
  const text = pain
    ? writePain({ ...file, transfers }, file.bank)
    : writeElixir({ ...file, transfers }, file.bank);
  const { encoding } = file.bank;
  const bytes = pain || encoding === 'UTF-8' ? Buffer.from(text) : encodeForBank(text, encoding);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (batch.sha256 !== null && batch.sha256 !== sha256) throw new PaymentRefused('file_lost');
  if (batch.state === 'open') {
    await changeBatch(unit.db, batch, { state: 'file_made', file: JSON.stringify(file), sha256 });
  }
  return { name: `${file.id}.${pain ? 'xml' : 'pli'}`, bytes, sha256 };
}

/** What the bytes depend on beside the payments, fixed with the first file. */
async function planFile({ db, now }: Unit, batch: Batch): Promise<BatchFile> {
  if (batch.needs_release && !batch.released_by) throw new PaymentRefused('needs_release');
  const { partner_id: partnerId, program_id: programId, id } = batch;
  const { bank } = await readPaymentSettings(db, { partnerId, programId });
  if (!bank) throw new PaymentRefused('no_bank');
  const today = polishDay(now);
  const time = now.toLocaleTimeString('sv-SE', { timeZone: 'Europe/Warsaw' });
  return {
    bank,
    id: `NDP-${id.replaceAll('-', '').slice(0, 24)}`,
    madeAt: `${today}T${time}`,
    day: bankingDayFrom(today),
  };
}

/** The transfers in their order; while the batch is open each is checked once more, and moves on. */
async function readTransfers(unit: Unit, batch: Batch): Promise<Transfer[] | undefined> {
  const transfers: Transfer[] = [];
  let isWhole = true;
  const payments = await readLines(unit.db, batch.partner_id, [batch.id]);
  if (batch.state !== 'open' && payments.some(({ state }) => !isAtBank(state)))
    throw new PaymentRefused('file_answered');
  const caseIds = payments.map(({ application_id }) => application_id);
  const cases = await lockApplications(unit, batch.partner_id, caseIds);
  for (const payment of payments) {
    const application = cases.get(payment.application_id);
    if (!application) throw new PaymentRefused('moved_on');
    const { account, name, address, title } = proposedLine(application, payment);
    transfers.push({ id: payment.transfer_id, amountGr: payment.amount_gr, account, name, address, title });
    if (batch.state !== 'open' || (await findChanges(unit, application, payment)).length === 0) continue;
    await sendBack(unit, application, payment, '');
    isWhole = false;
  }
  if (!isWhole) return undefined;
  if (transfers.length === 0) throw new PaymentRefused('nothing_approved');
  if (batch.state === 'open') {
    for (const payment of await readLines(unit.db, batch.partner_id, [batch.id]))
      await movePayment(unit, payment, 'file_made');
  }
  return transfers;
}

async function noteTaking(
  { db, now }: Unit,
  { partner_id, id }: Batch,
  { reason, actor, sha256 }: { readonly reason: string; readonly actor: ActorKey; readonly sha256: string },
): Promise<void> {
  const recorded = await db
    .insertInto('payment_download')
    .values({ partner_id, batch_id: id, reason, taken_by: actor, taken_at: now, sha256 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (Number(recorded.numInsertedOrUpdatedRows) !== 1) throw new PaymentRefused('reason_used');
}
