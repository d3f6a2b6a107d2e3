import {
  changeBatch,
  makeBatch as makeBatchCall,
  readBankStatement,
  releaseBatch as releaseBatchCall,
  takeBankFile,
} from '@ndp/contract/desk/payments.ts';
import { takeFile } from '../../../features/payments/bank-file.ts';
import {
  cancelBatch,
  holdBatch,
  makeBatch,
  markSent,
  releaseBatch,
} from '../../../features/payments/batches.ts';
import { readStatement } from '../../../features/payments/statements.ts';
import { type DeskHttp, mountDeskCall } from '../mount-desk.ts';
import { holdingCases, programOf } from './acting.ts';

/** Batches, the files made of them, and what the bank says of them. */
export function mountBatches(http: DeskHttp): void {
  mountDeskCall(http, makeBatchCall, async ({ body, work }) => {
    const what = { ids: body.payments, hold: holdingCases(work) };
    const { batch, sentBack } = await makeBatch(work.unit, programOf(work), what, work.person.id);
    work.keep({ batch: batch?.n ?? 0, payments: body.payments.length, sent_back: sentBack.length });
    return { n: batch?.n ?? null, sent_back: [...sentBack] };
  });
  mountDeskCall(http, releaseBatchCall, async ({ params, work }) => {
    const batch = await holdBatch(work.trx, work.partner.id, params.batch);
    work.keep({ batch: batch.n });
    await releaseBatch(work.unit, batch, work.person.id);
    return { done: true } as const;
  });
  mountDeskCall(http, changeBatch, async ({ params, body, work }) => {
    const batch = await holdBatch(work.trx, work.partner.id, params.batch);
    work.keep({ batch: batch.n, to: body.state });
    if (body.state === 'sent') await markSent(work.unit, batch, holdingCases(work));
    else await cancelBatch(work.unit, batch, work.person.id);
    return { done: true } as const;
  });
  mountDeskCall(http, takeBankFile, async ({ params, body, work }) => {
    const batch = await holdBatch(work.trx, work.partner.id, params.batch);
    const taking = { reason: body.reason, hold: holdingCases(work) };
    const file = await takeFile(work.unit, batch, taking, work.person.id);
    work.keep({ batch: batch.n, reason: body.reason, sha256: file?.sha256 ?? '' });
    if (!file) return { file: null };
    const { name, bytes, sha256 } = file;
    return { file: { name, base64: Buffer.from(bytes).toString('base64'), sha256 } };
  });
  mountDeskCall(http, readBankStatement, async ({ body, work }) => {
    const file = { bytes: Buffer.from(body.base64, 'base64'), hold: holdingCases(work) };
    const lines = await readStatement(work.unit, programOf(work), file, work.person.id);
    const count = (kind: string) =>
      lines.reduce((sum, line) => sum + (line.kind === kind ? (line.payments ?? 1) : 0), 0);
    work.keep({ lines: lines.length, booked: count('booked'), returned: count('returned') });
    return {
      lines: lines.map(({ kind, reference, bookedOn, amountGr, expectedGr, title, payments }) => ({
        ...{ kind, reference, title, payments: payments ?? null },
        booked_on: bookedOn,
        amount_gr: amountGr,
        expected_gr: expectedGr,
      })),
    };
  });
}
