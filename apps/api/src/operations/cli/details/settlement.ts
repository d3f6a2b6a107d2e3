import { paymentEnd } from '@ndp/domain/periods.ts';
import { documentKinds } from '@ndp/domain/settlement/document-kinds.ts';
import { documentNames } from '@ndp/flows/application/payment/messages.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { polishTime } from '../../../cases/attention/day.ts';
import { type ApplicationKey, keyOf, ofCase } from '../../../cases/case-key.ts';
import type { EncryptedStore } from '../../../cases/encrypted-store.ts';
import { readPayments } from '../../../features/settlement/payments.ts';
import { polishDay } from '../../../platform/clock.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import { columnMessages as columns, showMessages as messages } from '../messages.ts';
import type { Details } from './details.ts';

/** The documents of the settlement that were not taken back; not their names, which may be personal. */
export async function describeDocuments(
  { db }: EncryptedStore,
  key: ApplicationKey,
  language: Language,
): Promise<Details> {
  const documents = await db
    .selectFrom('settlement_document')
    .select(['kind', 'media_type', 'bytes', 'content_hash', 'uploaded_at'])
    .where((row) => row.and(ofCase(key)))
    .where('removed_at', 'is', null)
    .orderBy('uploaded_at')
    .execute();
  return {
    title: messages.documents,
    columns: [columns.time, columns.kind, columns.format, columns.size],
    rows: documents.map(({ kind, media_type, bytes, uploaded_at }) => [
      polishTime(uploaded_at),
      nameOf(kind, language),
      media_type,
      `${Math.ceil(bytes / 1024)} KB`,
    ]),
    data: documents,
  };
}

/**
 * Every payment application as it was sent, its device beside the one of the agreement, and until when the money is
 * due.
 */
export async function describePayments(store: EncryptedStore, application: Application): Promise<Details> {
  const payments = await readPayments(store, keyOf(application));
  const { heater_model_name: agreed } = application.project;
  const agreedDevice = typeof agreed === 'string' ? agreed : null;
  const dueOn = (requestedAt: Date) => polishDay(paymentEnd(requestedAt));
  return {
    title: messages.payment,
    columns: [columns.time, columns.completion, columns.device, columns.agreed_device, columns.due],
    rows: payments.map(({ completionDate, heaterModelName, requestedAt }) => [
      polishTime(requestedAt),
      completionDate,
      heaterModelName,
      agreedDevice ?? '–',
      dueOn(requestedAt),
    ]),
    data: payments.map(({ n, completionDate, heaterModelName, requestedAt }) => ({
      n,
      completion_date: completionDate,
      heater_model_name: heaterModelName,
      agreed_heater_model_name: agreedDevice,
      requested_at: requestedAt,
      due_on: dueOn(requestedAt),
    })),
  };
}

/** One that is on no list as it stands. */
function nameOf(kind: string, language: Language): string {
  const known = documentKinds.find((each) => each === kind);
  return known ? say(documentNames[known], language) : kind;
}
