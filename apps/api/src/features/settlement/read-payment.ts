import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { isSettling } from '@ndp/domain/case/settling.ts';
import { paymentEnd } from '@ndp/domain/periods.ts';
import { paymentsWithProposal } from '../../cases/budget/payments-with-proposal.ts';
import { requestedKinds } from '../../cases/facts/required-kinds.ts';
import { type ApplicationKey, keyOf } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { agreedTerms } from '../../cases/program/agreed-terms.ts';
import type { StatusEvent } from '../../cases/store/events.ts';
import { polishDay } from '../../platform/clock.ts';
import { readDocuments, type SettlementDocument } from './documents.ts';
import { type PaymentApplication, readNewestPayment } from './payments.ts';

type PaymentAnswer = NonNullable<ApplicationAnswer['payment']>;

/** Statuses in which a day of payment holds. */
const promising: readonly string[] = ['payment_requested', 'settlement_review', 'paid'];

/** The day the agreement was signed, `YYYY-MM-DD`; undefined before. */
export function dayOfAgreement(history: readonly StatusEvent[]): string | undefined {
  const signed = history.findLast(({ status }) => status === 'contract_signed');
  return signed && polishDay(signed.at);
}

/** The way to the money as the application's link shows it; null until the agreement is signed. */
export async function readPayment(
  store: EncryptedStore,
  { application, partner }: OpenedApplication,
  history: readonly StatusEvent[],
): Promise<ApplicationAnswer['payment']> {
  const earliest = dayOfAgreement(history);
  if (earliest === undefined) return null;
  const latest = agreedTerms({ application, partner }).lastDay;
  const key = keyOf(application);
  const documents = await readDocuments(store, key);
  const newest = await readNewestPayment(store, key);
  const isPromised = newest && promising.includes(application.status);
  return {
    kinds: requestedKinds(application, partner).map(({ kind, isRequired }) => ({
      kind,
      is_required: isRequired,
    })),
    documents: documents.map(describeDocument),
    // An agreement signed after the programme, as there once were, leaves no day to settle.
    is_open: isSettling(application.status) && earliest <= latest,
    earliest_completion: earliest,
    latest_completion: latest,
    requested: newest ? describePayment(newest) : null,
    due_on: isPromised ? polishDay(paymentEnd(newest.requestedAt)) : null,
    paid: await readPaid(store, key),
  };
}

/** The transfer that the bank has booked, and that has not come back. */
async function readPaid({ db }: EncryptedStore, { partnerId, applicationId }: ApplicationKey) {
  const row = await paymentsWithProposal(db)
    .select(({ fn }) => [
      fn.coalesce('payment.booked_gr', 'proposal.amount_gr').as('amount_gr'),
      'payment.booked_on',
    ])
    .where('payment.partner_id', '=', partnerId)
    .where('payment.application_id', '=', applicationId)
    .where('payment.state', '=', 'booked')
    .executeTakeFirst();
  return row?.booked_on ? { amount_gr: row.amount_gr, booked_on: row.booked_on } : null;
}

function describeDocument(document: SettlementDocument): PaymentAnswer['documents'][number] {
  return {
    id: document.id,
    kind: document.kind,
    file_name: document.fileName,
    bytes: document.bytes,
    media_type: document.mediaType,
    uploaded_at: document.uploadedAt.toISOString(),
    hash: document.contentHash,
    ...describeFacts(document.facts),
  };
}

function describeFacts(facts: SettlementDocument['facts']) {
  const { invoice, code, picture } = facts ?? {};
  return { ...(invoice && { invoice }), ...(code && { code }), ...(picture && { picture }) };
}

function describePayment(payment: PaymentApplication) {
  return {
    completion_date: payment.completionDate,
    heater_model_name: payment.heaterModelName,
    serial_number: payment.serialNumber,
    requested_at: payment.requestedAt.toISOString(),
  };
}
