import type { Language } from '@ndp/flows/message.ts';
import * as z from 'zod/mini';
import { openSafe } from '../../cases/application-keys.ts';
import type { ApplicationKey } from '../../cases/case-key.ts';
import type { Vault } from '../../cases/encrypted-store.ts';

export interface PaymentApplication {
  /** Counted from 1; sent again after a correction, the newest counts. */
  readonly n: number;
  /** Day the replacement was finished, `YYYY-MM-DD`. */
  readonly completionDate: string;
  readonly heaterModelName: string;
  readonly documentIds: readonly string[];
  readonly statementVersion: string;
  /** SHA-256 of the sentence that was agreed to, hexadecimal. */
  readonly statementHash: string;
  readonly language: Language;
  readonly requestedAt: Date;
}

const declared = z.object({ heater_model_name: z.string() });

function paymentPlace({ partnerId, applicationId }: ApplicationKey, n: number): string {
  return `payment\n${partnerId}\n${applicationId}\n${n}`;
}

export async function readPayments(
  vault: Vault,
  key: ApplicationKey,
): Promise<readonly PaymentApplication[]> {
  const rows = await vault.db
    .selectFrom('payment_application')
    .selectAll()
    .where('partner_id', '=', key.partnerId)
    .where('application_id', '=', key.applicationId)
    .orderBy('n')
    .execute();
  if (rows.length === 0) return [];
  const safe = await openSafe(vault, key);
  return rows.map((row) => ({
    n: row.n,
    completionDate: row.completion_date,
    heaterModelName: declared.parse(JSON.parse(safe.open(row.data, paymentPlace(key, row.n))))
      .heater_model_name,
    documentIds: row.document_ids,
    statementVersion: row.statement_version,
    statementHash: row.statement_hash,
    language: row.language,
    requestedAt: row.requested_at,
  }));
}

export async function readNewestPayment(
  vault: Vault,
  key: ApplicationKey,
): Promise<PaymentApplication | undefined> {
  return (await readPayments(vault, key)).at(-1);
}

/** Rows are only ever added. */
export async function insertPayment(
  vault: Vault,
  key: ApplicationKey,
  payment: PaymentApplication,
): Promise<void> {
  const data = JSON.stringify({ heater_model_name: payment.heaterModelName });
  const safe = await openSafe(vault, key);
  await vault.db
    .insertInto('payment_application')
    .values({
      partner_id: key.partnerId,
      application_id: key.applicationId,
      n: payment.n,
      completion_date: payment.completionDate,
      data: safe.seal(data, paymentPlace(key, payment.n)),
      document_ids: JSON.stringify(payment.documentIds),
      statement_version: payment.statementVersion,
      statement_hash: payment.statementHash,
      language: payment.language,
      requested_at: payment.requestedAt,
    })
    .execute();
}
