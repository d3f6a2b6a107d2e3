import { documentKinds } from '@ndp/domain/settlement/document-kinds.ts';
import { documentNames } from '@ndp/flows/application/payment/messages.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { polishDay } from '../../clock.ts';
import { paymentEnd } from '../../pipeline/deadlines.ts';
import type { Trx } from '../../store/database.ts';
import type { ApplicationKey } from '../../store/links.ts';
import type { Vault } from '../../store/sections.ts';
import { polishTime } from '../day.ts';
import { columnMessages as columns, showMessages as messages } from '../messages.ts';
import type { Told } from './told.ts';

/** The documents of the settlement that were not taken back; not their names, which may be personal. */
export async function tellDocuments({ db }: Vault, key: ApplicationKey, language: Language): Promise<Told> {
  const documents = await db
    .selectFrom('settlement_document')
    .select(['kind', 'media_type', 'bytes', 'content_hash', 'uploaded_at'])
    .where('partner_id', '=', key.partnerId)
    .where('application_id', '=', key.applicationId)
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

/** Every payment application as it was sent, and until when the money is due. */
export async function tellPayments(trx: Trx, key: ApplicationKey): Promise<Told> {
  const payments = await trx
    .selectFrom('payment_application')
    .select(['n', 'completion_date', 'requested_at'])
    .where('partner_id', '=', key.partnerId)
    .where('application_id', '=', key.applicationId)
    .orderBy('n')
    .execute();
  const dueOn = (requestedAt: Date) => polishDay(paymentEnd(requestedAt));
  return {
    title: messages.payment,
    columns: [columns.time, columns.completion, columns.due],
    rows: payments.map(({ completion_date, requested_at }) => [
      polishTime(requested_at),
      completion_date,
      dueOn(requested_at),
    ]),
    data: payments.map((payment) => ({ ...payment, due_on: dueOn(payment.requested_at) })),
  };
}

/** One that is on no list as it stands. */
function nameOf(kind: string, language: Language): string {
  const known = documentKinds.find((each) => each === kind);
  return known ? say(documentNames[known], language) : kind;
}
