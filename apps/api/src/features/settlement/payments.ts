import type { Language } from '@ndp/flows/message.ts';
import * as z from 'zod/mini';
import { openCipher } from '../../cases/application-keys.ts';
import { type ApplicationKey, ofCase } from '../../cases/case-key.ts';
import type { EncryptedStore } from '../../cases/encrypted-store.ts';

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

/** What a sealed request to be paid is bound to. */
export function paymentPlace({ partnerId, applicationId }: ApplicationKey, n: number): string {
  return `payment\n${partnerId}\n${applicationId}\n${n}`;
}

export async function readPayments(
  store: EncryptedStore,
  key: ApplicationKey,
): Promise<readonly PaymentApplication[]> {
  const rows = await store.db
    .selectFrom('payment_application')
    .selectAll()
    .where((row) => row.and(ofCase(key)))
    .orderBy('n')
    .execute();
  if (rows.length === 0) return [];
  const cipher = await openCipher(store, key);
  return rows.map((row) => ({
    n: row.n,
    completionDate: row.completion_date,
    heaterModelName: declared.parse(JSON.parse(cipher.open(row.data, paymentPlace(key, row.n))))
      .heater_model_name,
    documentIds: row.document_ids,
    statementVersion: row.statement_version,
    statementHash: row.statement_hash,
    language: row.language,
    requestedAt: row.requested_at,
  }));
}

export async function readNewestPayment(
  store: EncryptedStore,
  key: ApplicationKey,
): Promise<PaymentApplication | undefined> {
  return (await readPayments(store, key)).at(-1);
}

/** Rows are only ever added. */
export async function insertPayment(
  store: EncryptedStore,
  key: ApplicationKey,
  payment: PaymentApplication,
): Promise<void> {
  const data = JSON.stringify({ heater_model_name: payment.heaterModelName });
  const cipher = await openCipher(store, key);
  await store.db
    .insertInto('payment_application')
    .values({
      ...ofCase(key),
      n: payment.n,
      completion_date: payment.completionDate,
      data: cipher.seal(data, paymentPlace(key, payment.n)),
      document_ids: JSON.stringify(payment.documentIds),
      statement_version: payment.statementVersion,
      statement_hash: payment.statementHash,
      language: payment.language,
      requested_at: payment.requestedAt,
    })
    .execute();
}
