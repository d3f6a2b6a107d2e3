import { isDraft } from '@ndp/domain/case/drafts.ts';
import { isSettling } from '@ndp/domain/case/settling.ts';
import type { DeadlineKind } from '@ndp/domain/deadlines.ts';
import type { UsualDays } from '@ndp/domain/statistics/usual-times.ts';
import { waitsForCorrection } from '@ndp/domain/workflow/correction-round.ts';
import { isOpen } from '@ndp/domain/workflow/statuses.ts';
import { formatGrosze } from '../../figures.ts';
import type { Language, MessageValues } from '../../message.ts';
import { formatDate } from '../../numbers.ts';
import { secondSignerOf } from '../applicant/signers.ts';
import { type CorrectionRound, sentCorrection } from '../corrections/remarks.ts';
import { formatMoment } from '../moment.ts';
import type { OverviewApplication } from '../overview-application.ts';
import type { StatusEvent } from '../timeline.ts';
import type { Situation } from './situations.ts';

/** The facts that say what is to be done in a case now, under the wire's names. Days are `YYYY-MM-DD`. */
export interface CaseApplication extends OverviewApplication {
  /** What the applicant can do, by the names of the table of actions. */
  readonly actions: readonly string[];
  /** How long what is waited for usually takes; null: it is not shown. */
  readonly usual_days: UsualDays | null;
  readonly can_be_sent: boolean;
  readonly last_days: { readonly send: string; readonly sign: string; readonly finish: string };
  readonly history: readonly (StatusEvent & { readonly actor?: string })[];
  readonly deadlines: readonly { readonly kind: DeadlineKind; readonly day: string }[];
  readonly corrections: readonly CorrectionRound[];
  readonly signing: {
    readonly can_remind: boolean;
    readonly is_held?: boolean;
    readonly second_waits?: boolean;
    readonly is_being_sealed?: boolean;
  } | null;
  readonly payment: {
    readonly is_open: boolean;
    readonly requested: object | null;
    readonly due_on?: string | null;
    readonly paid?: { readonly amount_gr: number; readonly booked_on: string } | null;
  } | null;
  readonly hearing: { readonly answer_by: string; readonly reason: string } | null;
  readonly refusal: {
    readonly appeal_until: string;
    readonly appeal: { readonly answer_by: string } | null;
    readonly decision: { readonly outcome: string } | null;
  } | null;
}

/** Beside the case, what its page is told with. */
export interface NowContext {
  /** The day in Poland, `YYYY-MM-DD`. */
  readonly today: string;
  /** Whether a new application can be made. */
  readonly newEstimate: string;
}

type Rule = (application: CaseApplication, today: string) => boolean;

const isIn =
  (...statuses: readonly string[]): Rule =>
  ({ status }) =>
    statuses.includes(status);
const isNext =
  (...actions: readonly string[]): Rule =>
  ({ next }) =>
    next != null && actions.includes(next.action);
const both =
  (...rules: readonly Rule[]): Rule =>
  (application, today) =>
    rules.every((rule) => rule(application, today));

const isReturned: Rule = ({ history, payment }) =>
  Boolean(
    payment?.is_open && payment.requested && history.at(-1)?.actor === 'operator' && history.at(-1)?.reason,
  );
const isSettled: Rule = ({ status }) => isSettling(status);

/** When a case is in which situation: the first rule that holds decides. */
const rules: readonly (readonly [Situation, Rule])[] = [
  ['correction', ({ status, corrections }) => waitsForCorrection(status) && openItems(corrections) > 0],
  ['correction_unlisted', both(isIn('correction_requested'), isNext('answer-correction'))],
  ['too_late_to_send', ({ status, can_be_sent }) => !can_be_sent && (isOpen(status) || isDraft(status))],
  ['too_late_to_sign', isNext('end-with-programme', 'expire')],
  ['waits_for_budget', ({ status, waiting_place }) => status !== 'contract_sent' && Boolean(waiting_place)],
  ['sent_to_office', both(isIn('completed'), isNext('begin-signing'))],
  ['sent', isIn('completed')],
  ['under_review', isIn('under_review')],
  ['name_held', ({ status, signing }) => status === 'contract_sent' && signing?.is_held === true],
  ['sealing', both(isIn('contract_sent'), ({ signing }) => signing?.is_being_sealed === true)],
  ['sign_second', both(isIn('contract_sent'), ({ signing }) => signing?.second_waits === true)],
  ['sign_first', both(isIn('contract_sent'), ({ client }) => secondSignerOf(client) !== undefined)],
  ['sign', isIn('contract_sent')],
  ['works_over', both(isSettled, ({ last_days }, today) => today > last_days.finish)],
  ['returned', both(isSettled, isReturned)],
  ['signed', isIn('contract_signed')],
  ['works', isIn('in_realisation')],
  ['payment_requested', isIn('payment_requested')],
  ['hearing', ({ status, actions }) => status === 'settlement_review' && actions.includes('answer-hearing')],
  ['at_bank', isNext('book-payment')],
  ['settlement_review', isIn('settlement_review')],
  ['reported', isIn('reported')],
  ['paid', isIn('paid')],
  ['appealed', isIn('appealed')],
  ['refused_appealable', both(isIn('rejected'), ({ actions }) => actions.includes('appeal'))],
  ['appeal_dismissed', both(isIn('rejected'), ({ refusal }) => refusal?.decision != null)],
  ['refused', isIn('rejected')],
  ['withdrawn', isIn('withdrawn')],
  ['agreement_ended', ({ history }) => history.some(({ status }) => status === 'contract_signed')],
  ['expired', () => true],
];

/** The situation a case is in on a day in Poland. */
export function situationOf(application: CaseApplication, today: string): Situation {
  const [situation] = rules.find(([, holds]) => holds(application, today)) ?? ['expired' as const];
  return situation;
}

/** How many things are asked to be corrected and not taken back. */
function openItems(corrections: readonly CorrectionRound[]): number {
  return sentCorrection(corrections)?.items.filter(({ is_cancelled }) => !is_cancelled).length ?? 0;
}

/** The day that counts in a situation; where none does, that of the last step. */
function dayIn(situation: Situation, application: CaseApplication): string | undefined {
  const { corrections, last_days, hearing, refusal, payment } = application;
  const deadline = (kind: DeadlineKind) => application.deadlines.find((each) => each.kind === kind)?.day;
  const payUntil = deadline('payment') ?? payment?.due_on ?? undefined;
  const days: Readonly<Partial<Record<Situation, string | undefined>>> = {
    correction: sentCorrection(corrections)?.due_on,
    too_late_to_send: last_days.send,
    too_late_to_sign: last_days.sign,
    sign: deadline('signing') ?? last_days.sign,
    sign_first: deadline('signing') ?? last_days.sign,
    sign_second: deadline('signing') ?? last_days.sign,
    signed: deadline('completion') ?? last_days.finish,
    works: deadline('completion') ?? last_days.finish,
    works_over: last_days.finish,
    payment_requested: payUntil,
    settlement_review: payUntil,
    at_bank: payUntil,
    hearing: hearing?.answer_by,
    refused_appealable: refusal?.appeal_until,
    appealed: refusal?.appeal?.answer_by,
    paid: payment?.paid?.booked_on,
    reported: payment?.paid?.booked_on,
  };
  return days[situation];
}

/** Situations in which the office has promised something by a day. */
const promised: readonly Situation[] = ['payment_requested', 'settlement_review', 'at_bank', 'appealed'];

/** The day by which the office should have acted, once it is over, `YYYY-MM-DD`; undefined: nothing of ours is late. */
export function missedDay(application: CaseApplication, today: string): string | undefined {
  const situation = situationOf(application, today);
  const day = promised.includes(situation) ? dayIn(situation, application) : undefined;
  return day !== undefined && today > day ? day : undefined;
}

/** The last digits of the account the money goes to. */
function accountEnd({ settlement }: OverviewApplication): string {
  return String(settlement?.iban_number ?? '')
    .replace(/\s/g, '')
    .slice(-4);
}

/** The values of a situation's texts. */
export function valuesOf(
  situation: Situation,
  application: CaseApplication,
  language: Language,
): MessageValues {
  const { history, payment, quote, contact_email, waiting_place } = application;
  const day = dayIn(situation, application);
  const second = secondSignerOf(application.client);
  const last = history.at(-1)?.at;
  const paidPln = payment?.paid ? payment.paid.amount_gr / 100 : (quote ?? 0);
  return {
    email: contact_email ?? '',
    second: second?.name ?? '',
    secondEmail: second?.email ?? '',
    place: waiting_place ?? 0,
    count: openItems(application.corrections),
    day: day ? formatDate(day, language) : last ? formatMoment(last, language) : '',
    amount: formatGrosze(Math.round(paidPln * 100), language),
    account: accountEnd(application),
  };
}
