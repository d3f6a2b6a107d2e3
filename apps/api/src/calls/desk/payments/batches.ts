import {
  changeBatch,
  confirmCancel as confirmCancelCall,
  makeBatch as makeBatchCall,
  readBankStatement,
  releaseBatch as releaseBatchCall,
  takeBankFile,
} from '@ndp/contract/desk/payments.ts';
import { takeFile } from '../../../features/payments/bank-file.ts';
import {
  cancelBatch,
  confirmCancel,
  holdBatch,
  keepBatch,
  makeBatch,
  markSent,
  releaseBatch,
} from '../../../features/payments/batches.ts';
import { PaymentRefused } from '../../../features/payments/refusals.ts';
import { readStatement } from '../../../features/payments/statements.ts';
import { mount } from '../../../platform/http/mount.ts';
import type { DeskHttp } from '../desk-http.ts';
import { programOf } from './acting.ts';

/** Batches, the files made of them, and what the bank says of them. */
export function mountBatches(http: DeskHttp): void {
  mount(http, makeBatchCall, async ({ body, work }) => {
    const { batch, sentBack } = await makeBatch(work.unit, programOf(work), body.payments, work.person.id);
    work.addDetails({ batch: batch?.n ?? 0, payments: body.payments.length, sent_back: sentBack.length });
    return { n: batch?.n ?? null, sent_back: [...sentBack] };
  });
  mount(http, releaseBatchCall, async ({ params, work }) => {
    const batch = await holdBatch(work.trx, work.partner.id, params.batch);
    work.addDetails({ batch: batch.n });
    await releaseBatch(work.unit, batch, work.person.id);
    return { done: true } as const;
  });
  mount(http, changeBatch, async ({ params, body, work }) => {
    const batch = await holdBatch(work.trx, work.partner.id, params.batch);
    work.addDetails({ batch: batch.n, to: body.state, ...(body.reason ? { reason: body.reason } : {}) });
    if (body.state === 'sent') await markSent(work.unit, batch);
    else if (body.state === 'kept') await keepBatch(work.unit, batch);
    else await cancelBatch(work.unit, batch, body.reason, work.person.id);
    return { done: true } as const;
  });
  mount(http, confirmCancelCall, async ({ params, work }) => {
    const batch = await holdBatch(work.trx, work.partner.id, params.batch);
    work.addDetails({ batch: batch.n, to: 'cancelled' });
    await confirmCancel(work.unit, batch, work.person.id);
    return { done: true } as const;
  });
  mount(http, takeBankFile, async ({ params, body, work }) => {
    if (work.partner.is_training) throw new PaymentRefused('training');
    const batch = await holdBatch(work.trx, work.partner.id, params.batch);
    const file = await takeFile(work.unit, batch, body.reason, work.person.id);
    work.addDetails({ batch: batch.n, reason: body.reason, sha256: file?.sha256 ?? '' });
    if (!file) return { file: null };
    const { name, bytes, sha256 } = file;
    return { file: { name, base64: Buffer.from(bytes).toString('base64'), sha256 } };
  });
  mountStatements(http);
}

function mountStatements(http: DeskHttp): void {
  mount(http, readBankStatement, async ({ body, work }) => {
    const bytes = Buffer.from(body.base64, 'base64');
    const lines = await readStatement(work.unit, programOf(work), bytes, work.person.id);
    const count = (...kinds: readonly string[]) => lines.filter(({ kind }) => kinds.includes(kind)).length;
    const booked = count('booked', 'booked_after_cancel');
    work.addDetails({ lines: lines.length, booked, returned: count('returned') });
    return {
      lines: lines.map(({ kind, reference, bookedOn, amountGr, expectedGr, title }) => ({
        ...{ kind, reference, title },
        booked_on: bookedOn,
        amount_gr: amountGr,
        expected_gr: expectedGr,
      })),
    };
  });
}
