import type { Language } from '@ndp/flows/message.ts';
import * as z from 'zod/mini';
import { sealedRows } from '../../cases/words/sealed-rows.ts';

export interface PaymentApplication {
  /** Counted from 1; sent again after a correction, the newest counts. */
  readonly n: number;
  /** Day the replacement was finished, `YYYY-MM-DD`. */
  readonly completionDate: string;
  readonly heaterModelName: string;
  /** Of the device, as it was typed; null: it was not. */
  readonly serialNumber: string | null;
  readonly documentIds: readonly string[];
  readonly statementVersion: string;
  /** SHA-256 of the sentence that was agreed to, hexadecimal. */
  readonly statementHash: string;
  readonly language: Language;
  readonly requestedAt: Date;
}

const declared = z.object({ heater_model_name: z.string(), serial_number: z.nullish(z.string()) });

function readDeclared(data: string): Pick<PaymentApplication, 'heaterModelName' | 'serialNumber'> {
  const { heater_model_name, serial_number } = declared.parse(JSON.parse(data));
  return { heaterModelName: heater_model_name, serialNumber: serial_number ?? null };
}

/** Rows are only ever added. */
export const {
  read: readPayments,
  readNewest: readNewestPayment,
  add: insertPayment,
} = sealedRows({
  table: 'payment_application',
  sealed: { data: 'payment' },
  fromRow: (row, { data }): PaymentApplication => ({
    n: row.n,
    completionDate: row.completion_date,
    ...readDeclared(data),
    documentIds: row.document_ids,
    statementVersion: row.statement_version,
    statementHash: row.statement_hash,
    language: row.language,
    requestedAt: row.requested_at,
  }),
  toRow: (payment) => ({
    completion_date: payment.completionDate,
    document_ids: JSON.stringify(payment.documentIds),
    statement_version: payment.statementVersion,
    statement_hash: payment.statementHash,
    language: payment.language,
    requested_at: payment.requestedAt,
  }),
  toWords: ({ heaterModelName, serialNumber }) => ({
    data: JSON.stringify({ heater_model_name: heaterModelName, serial_number: serialNumber }),
  }),
});
