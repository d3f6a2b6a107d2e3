import type { CaseEntry, CaseFilePayment } from '@ndp/documents/case-file-document.ts';
import { paymentStateNames } from '@ndp/flows/application/payment/state-names.ts';
import { formatGrosze } from '@ndp/flows/figures.ts';
import { say } from '@ndp/flows/message.ts';
import { keyOf } from '../../../cases/keys/case-key.ts';
import { readMessages } from '../../../cases/words/case-messages.ts';
import { readNotes } from '../../../cases/words/case-notes.ts';
import { readOpinions } from '../../../cases/words/opinions.ts';
import { readApprovalReasons, reasonPlace } from '../../../features/payments/approve.ts';
import { readHearings } from '../../../features/payments/hearings.ts';
import { type Payment, readPaymentsOf } from '../../../features/payments/store.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import { readNames } from '../case-rows.ts';
import { valueNames } from '../detail-messages.ts';
import type { CaseView } from './case-view.ts';
import { exportMessages as texts } from './messages.ts';

/** What applicant and desk wrote to each other and, only where asked for, what the desk noted for itself. */
export async function describeTalk(view: CaseView, application: Application, withNotes: boolean) {
  const { store, language } = view;
  const key = keyOf(application);
  const messages = await readMessages(store, key);
  const notes = withNotes ? await readNotes(store, key) : undefined;
  const opinions = withNotes ? await readOpinions(store.db, key) : [];
  const names = await readNames(view, [
    ...[...messages, ...(notes ?? [])].flatMap(({ personId }) => personId ?? []),
    ...opinions.map(({ askedOf }) => askedOf),
  ]);
  const asEntry = (written: { at: Date; text: string; personId: string | null }): CaseEntry => ({
    at: written.at.toISOString(),
    who:
      written.personId === null
        ? say(texts.applicant, language)
        : (names.get(written.personId) ?? say(texts.somebody, language)),
    text: written.text,
  });
  /** A note that asks for an opinion, or gives one, says so. */
  const asNote = ({ n, text, ...note }: NonNullable<typeof notes>[number]): CaseEntry => {
    const asked = opinions.find((each) => each.n === n);
    const given = opinions.find((each) => each.answerN === n);
    const whom = asked && (names.get(asked.askedOf) ?? say(texts.somebody, language));
    const head = [
      ...(whom ? [say(texts.opinion_asked, language, { whom })] : []),
      ...(given ? [say(texts.opinion_given, language)] : []),
      ...(given?.verdict ? [say(valueNames[given.verdict], language)] : []),
    ].join(', ');
    return asEntry({ ...note, text: head ? `${head}: ${text}` : text });
  };
  return { messages: messages.map(asEntry), ...(notes && { notes: notes.map(asNote) }) };
}

/** Payments as they were proposed, approved and booked, and what was asked about them. */
export async function describeMoney(view: CaseView, application: Application) {
  const { trx, store, language } = view;
  const { partner_id, id, cipher } = application;
  const payments = await readPaymentsOf(trx, application);
  const hearings = await readHearings(store, keyOf(application));
  const bookings = await trx
    .selectFrom('payment_booking')
    .select(['payment_id', 'kind', 'amount_gr', 'booked_on', 'statement', 'read_at'])
    .where((row) => row.and({ partner_id, application_id: id }))
    .orderBy('read_at')
    .execute();
  const names = await readNames(view, [
    ...payments.flatMap(({ proposed_by, approved_by }) => [proposed_by, ...approved_by]),
    ...hearings.map(({ askedBy }) => askedBy),
  ]);
  const nameOf = (person: string) => names.get(person) ?? say(texts.somebody, language);
  const data = [];
  for (const payment of payments.toReversed()) {
    const {
      id: paymentId,
      transfer_id,
      attempt,
      state,
      amount_gr,
      facts,
      booked_on,
      sealed_reason,
    } = payment;
    data.push({
      ...{ transfer_id, attempt, state, amount_gr, facts, booked_on },
      proposed_by: nameOf(payment.proposed_by),
      proposed_at: payment.proposed_at.toISOString(),
      approved_by: payment.approved_by.map(nameOf),
      reason: sealed_reason && cipher.open(sealed_reason, reasonPlace(payment)),
      approval_reasons: await readApprovalReasons(trx, application, payment),
      bookings: bookings.filter(({ payment_id }) => payment_id === paymentId),
    });
  }
  const page = data.map((payment) => paymentLine(view, payment));
  const named = hearings.map((each) => ({ ...each, askedBy: nameOf(each.askedBy) }));
  const entries = named.map((each) => hearingEntry(view, each));
  return { page, entries, data: { payments: data, hearings: named } };
}

interface PaidFacts extends Pick<Payment, 'transfer_id' | 'amount_gr' | 'state' | 'booked_on'> {
  /** By their names. */
  readonly proposed_by: string;
  readonly approved_by: readonly string[];
}

function paymentLine({ language }: CaseView, payment: PaidFacts): CaseFilePayment {
  const { transfer_id, amount_gr, state, booked_on, proposed_by, approved_by } = payment;
  return {
    transferId: transfer_id,
    amountGr: amount_gr,
    state: say(paymentStateNames[state], language),
    bookedOn: booked_on,
    people: [
      say(texts.proposed_by, language, { who: proposed_by }),
      ...approved_by.map((who) => say(texts.approved_by, language, { who })),
    ].join(', '),
  };
}

function hearingEntry(
  { language }: CaseView,
  { amountGr, reason, askedAt, askedBy, answer }: Awaited<ReturnType<typeof readHearings>>[number],
): CaseEntry {
  const asked = say(texts.heard, language, { reason: `${formatGrosze(amountGr, language)}, ${reason}` });
  const answered = answer ? [say(texts.answered, language, { text: answer })] : [];
  return { at: askedAt.toISOString(), who: askedBy, text: [asked, ...answered].join('\n') };
}
