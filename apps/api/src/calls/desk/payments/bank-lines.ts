import {
  assignBankLine,
  confirmBankLine,
  type DeskBankLine,
  listBankLines,
  setBankLinesAside,
} from '@ndp/contract/desk/bank-lines.ts';
import { maskIban } from '@ndp/domain/identifiers/iban.ts';
import { type BankLine, holdLine, readBankLines, wordsOf } from '../../../features/payments/bank-lines.ts';
import {
  assignLine,
  confirmAside,
  confirmLine,
  meaningOf,
  reopenLine,
  setLineAside,
} from '../../../features/payments/clear-line.ts';
import { PaymentRefused } from '../../../features/payments/refusals.ts';
import { findFiledPayment, findPayments, type Payment } from '../../../features/payments/store.ts';
import { mount } from '../../../platform/http/mount.ts';
import type { DeskHttp } from '../desk-http.ts';
import type { DeskWork } from '../desk-work.ts';
import { programOf, readActorNames } from './acting.ts';

/** Lines of the bank that only people can explain. */
export function mountBankLines(http: DeskHttp): void {
  mount(http, listBankLines, async ({ work }) => ({ lines: await describeLines(work) }));
  mount(http, assignBankLine, async ({ params, body, work }) => {
    const { trx, unit, partner, person } = work;
    const payments = await paymentsOf(work, body.references ?? []);
    const line = await holdLine(trx, partner.id, params.line);
    work.addDetails({
      line: params.line,
      payments: payments.map(({ transfer_id }) => transfer_id).join(' '),
    });
    if (!body.references) {
      await reopenLine(unit, line);
      return { difference_gr: null };
    }
    const { differenceGr } = await assignLine(unit, line, payments, person.id);
    work.addDetails({ difference_gr: differenceGr });
    return { difference_gr: differenceGr };
  });
  mount(http, confirmBankLine, async ({ params, body, work }) => {
    const { trx, unit, partner, person } = work;
    if (body.references.length === 0) {
      const line = await holdLine(trx, partner.id, params.line);
      work.addDetails({ line: params.line, kind: 'set_aside', reason: line.reason ?? '' });
      await confirmAside(unit, line, person.id);
      return { kind: 'set_aside' } as const;
    }
    const confirming = { partnerId: partner.id, hash: params.line, ...body };
    work.addDetails({ line: params.line, cases: body.references.length });
    const { kind, differenceGr } = await confirmLine(unit, confirming, person.id);
    work.addDetails({ kind, difference_gr: differenceGr });
    return { kind };
  });
  mount(http, setBankLinesAside, async ({ body, work }) => {
    work.addDetails({ lines: body.lines.length, reason: body.reason });
    for (const hash of [...body.lines].sort()) {
      const line = await holdLine(work.trx, work.partner.id, hash);
      await setLineAside(work.unit, line, body.reason, work.person.id);
    }
    return { done: true } as const;
  });
}

/** @throws {PaymentRefused} a case has no payment */
async function paymentsOf(work: DeskWork, references: readonly string[]): Promise<Payment[]> {
  const payments = new Map<string, Payment>();
  for (const reference of references) {
    const payment = await findFiledPayment(work.trx, programOf(work), reference);
    if (!payment) throw new PaymentRefused('line_payment');
    payments.set(payment.id, payment);
  }
  return [...payments.values()];
}

async function describeLines(work: DeskWork): Promise<DeskBankLine[]> {
  const { trx, store, partner, person } = work;
  const lines = await readBankLines(trx, programOf(work));
  const ids = [...new Set(lines.flatMap(({ payments }) => payments))];
  const payments = new Map((await findPayments(trx, partner.id, ids)).map((each) => [each.id, each]));
  const name = await readActorNames(
    work,
    lines.flatMap(({ decided_by, confirmed_by }) => [decided_by, confirmed_by]),
  );
  return lines.map((line) => {
    const words = wordsOf(store.keys, line);
    const own = line.payments.flatMap((id) => payments.get(id) ?? []);
    return {
      id: line.entry_hash,
      kind: line.kind,
      amount_gr: Number(line.amount_gr),
      booked_on: line.booked_on,
      statement: line.statement,
      title: words?.title ?? null,
      account: words?.account ? maskIban(words.account) : null,
      state: line.state === 'settled' ? 'set_aside' : line.state,
      payments: own.map(({ transfer_id, amount_gr }) => ({
        reference: transfer_id.replace(/-\d+$/, ''),
        amount_gr,
      })),
      difference_gr: line.state === 'assigned' ? differenceOf(line, own) : null,
      decided_by: line.decided_by && name(line.decided_by),
      confirmed_by: line.confirmed_by && name(line.confirmed_by),
      reason: line.reason,
      is_mine: line.decided_by === person.id,
    };
  });
}

/** Null: its payments stand elsewhere by now, so that it cannot be confirmed. */
function differenceOf(line: BankLine, payments: readonly Payment[]): number | null {
  try {
    return meaningOf(line, payments).differenceGr;
  } catch (cause) {
    if (cause instanceof PaymentRefused) return null;
    throw cause;
  }
}
