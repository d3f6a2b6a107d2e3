import { validateCompletion } from '@ndp/domain/settlement/completion.ts';
import { missingKinds } from '@ndp/domain/settlement/document-kinds.ts';
import { normaliseSerial } from '@ndp/domain/settlement/serial-number.ts';
import { tellDocuments } from '@ndp/flows/application/corrections/places.ts';
import { paymentStatement, paymentStatementVersion } from '@ndp/flows/application/payment/messages.ts';
import { momentOf } from '@ndp/flows/fields.ts';
import type { Language } from '@ndp/flows/message.ts';
import { whyNotNow } from '../../cases/facts/require-action.ts';
import { requestedKinds } from '../../cases/facts/required-kinds.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { agreedTerms } from '../../cases/program/agreed-terms.ts';
import { moveStatus } from '../../cases/status/move-status.ts';
import { readEvents } from '../../cases/store/events.ts';
import { serialSource, writeEvidence } from '../../cases/store/evidence-hashes.ts';
import { notifyApplicant } from '../../mail/notify/notify-applicant.ts';
import { notifyDesk } from '../../mail/notify/notify-desk.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { FieldsRefused } from '../../platform/http/refusals.ts';
import { sha256 } from '../../platform/statements.ts';
import type { Unit } from '../../platform/unit.ts';
import { answerRound } from '../corrections/answer-round.ts';
import { readDocuments } from './documents.ts';
import { insertPayment, type PaymentApplication, readNewestPayment } from './payments.ts';
import { dayOfAgreement } from './read-payment.ts';
import { DocumentsMissing, StatementChanged } from './refusals.ts';
import { requireSettling } from './settling.ts';

export interface PaymentAsked {
  /** Day the replacement was finished, `YYYY-MM-DD`. */
  readonly completion_date: string;
  readonly heater_model_name: string;
  readonly serial_number?: string | null | undefined;
  /** Version of the statement that was shown. */
  readonly statement: string;
  readonly language: Language;
}

/**
 * Applies for the payment of an application whose row is held; a repetition changes nothing.
 *
 * @throws {SettlementClosed} {StatementChanged} {DocumentsMissing}
 * @throws {FieldsRefused} the day of completion cannot be
 */
export async function requestPayment(
  unit: Unit,
  { application, partner }: OpenedApplication,
  request: PaymentAsked,
): Promise<Application> {
  const key = keyOf(application);
  const newest = await readNewestPayment(unit, key);
  if (isUnderWay(application) && newest && isSame(newest, request)) return application;
  requireSettling(application);
  if (request.statement !== paymentStatementVersion) throw new StatementChanged();
  await requireDay(unit, { application, partner }, request.completion_date);
  const documents = await readDocuments(unit, key);
  if (await whyNotNow(unit, { application, partner }, 'request-payment'))
    throw new DocumentsMissing(missingKinds(requestedKinds(application, partner), documents));
  await answerRound(unit, application, async () => tellDocuments(documents));
  await insertPayment(unit, key, {
    n: (newest?.n ?? 0) + 1,
    completionDate: request.completion_date,
    heaterModelName: request.heater_model_name,
    serialNumber: request.serial_number || null,
    documentIds: documents.map(({ id }) => id),
    statementVersion: paymentStatementVersion,
    statementHash: sha256(paymentStatement[request.language]),
    language: request.language,
    requestedAt: unit.now,
  });
  const serial = normaliseSerial(request.serial_number ?? '');
  await writeEvidence(unit, key, serialSource, serial === undefined ? [] : [serial]);
  const moved = await moveStatus(unit, application, 'payment_requested', { actor: 'applicant' });
  await notifyApplicant(unit, moved);
  await notifyDesk(unit, key, 'payment_request');
  return moved;
}

function isUnderWay({ status }: Application): boolean {
  return status === 'payment_requested' || status === 'settlement_review';
}

function isSame(sent: PaymentApplication, request: PaymentAsked): boolean {
  return (
    sent.completionDate === request.completion_date &&
    sent.heaterModelName === request.heater_model_name &&
    sent.serialNumber === (request.serial_number || null)
  );
}

async function requireDay({ db, now }: Unit, opened: OpenedApplication, completed: string): Promise<void> {
  const earliest = dayOfAgreement(await readEvents(db, keyOf(opened.application))) ?? '';
  const latest = agreedTerms(opened).lastDay;
  const problem = validateCompletion(completed, { earliest, latest, today: polishDay(now) });
  if (!problem) return;
  throw new FieldsRefused({ loc: ['body', 'completion_date'], problem, maximum: momentOf(latest) });
}
