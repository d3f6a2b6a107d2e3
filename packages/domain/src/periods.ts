import type { Program } from './programs/program.ts';
import { paymentWeeks } from './programs/terms.ts';
import { dayMs, retentionDays } from './retention/classes.ts';

/**
 * What a secret link is for; it opens nothing else. `application` opens everything, `papers` only the signed papers;
 * `not_me` erases what nobody has confirmed; `signing` and `co_owner` let one person sign and answer; `notices` lets the
 * owner of the second address agree to its messages or stop them. `code` is short and typed: it opens the application only
 * in the browser the estimate was sent from; `helper` lets a helper prepare what is not sent yet; `agreement` shows an
 * installer or a bank that an agreement stands; `duties` shows a new owner what the house still owes.
 */
export type LinkPurpose =
  | 'application'
  | 'papers'
  | 'not_me'
  | 'signing'
  | 'co_owner'
  | 'notices'
  | 'code'
  | 'helper'
  | 'agreement'
  | 'duties';

/** How long a browser keeps the answers of an estimate since they were used last. */
export const browserHours = 24;

/** How long a browser without script keeps what is about a person, after it was last used, hours. */
export const sittingHours = 2;

/** How long links live, in days. Nothing else in the product says so. */
export const linkDays = {
  /** Since the link to an application that is not sent was used last. */
  draft: 30,
  /** Since it was made, however often it is used. */
  draftInAll: 90,
  /** Since the link to a sent application was used last: a case takes months. */
  sent: 180,
  /** Since a link to the signed papers was made: they show PESEL and account number in full. */
  papers: 30,
  /** Since a mail asked to confirm an address: by then it is confirmed, or everything is erased. */
  not_me: retentionDays.unconfirmed,
  /** Since a signer was invited; never longer than the papers can be signed. */
  signing: 30,
  /** Since a co-owner was asked. */
  co_owner: 30,
  /** Since the mail it stands in: every one can be answered with “stop”. */
  notices: 180,
  /** Since the mail it stands in: the browser that may use it remembers the estimate no longer. */
  code: browserHours / 24,
  /** Since a helper was invited; over at once when the application is sent or the invitation is taken back. */
  helper: 30,
  /** Since its applicant made it to be shown; over at once when taken back, or when the case ends. */
  agreement: 30,
  /** Since the mail it stands in: the question of the next year brings a new one. */
  duties: 400,
} as const;

/** How long the link of an invitation to a desk may be followed, in days. */
export const invitationDays = 3;

/** Within so many days of a request to be called back an adviser calls. Nothing else in the product says so. */
const callbackDays = 7;

/** How long an older link still opens an application once a newer one was sent, ms. */
export const graceMs = dayMs;

/** Digits of the code that confirms an address in place of the link: too many to be met by chance within its tries. */
export const mailedCodeLength = 8;

/** One-time codes of a signature: how long one may be used, and how often it may be mistyped. */
export const codeMinutes = 10;
export const codeTries = 5;
/** Wrong codes in the life of a signing; then only an operator can have it signed anew. */
export const wrongCodesForLife = 30;

/** Days before a deadline on which a reminder goes out; the last one is never later than the deadline. */
export const reminderDays = {
  draft: [30, 7],
  signing: [7, 2],
} as const;
export type ReminderKind = keyof typeof reminderDays;

/** Days since a draft was saved last after which its applicant is nudged, once each. */
export const nudgeDays = [3, 10] as const;
/** How long such a nudge may come late, days. */
export const nudgeWithinDays = 3;

/** @returns after how many days without a change a draft is to be nudged now; undefined when none is due */
export function dueNudge(changedAt: Date, now: Date): number | undefined {
  return nudgeDays.find(
    (days) => now >= daysAfter(changedAt, days) && now < daysAfter(changedAt, days + nudgeWithinDays),
  );
}

/** How long a link to an application lives without being used, days; `submittedAt` is null while it is not sent. */
function unusedDays(submittedAt: Date | null): number {
  return submittedAt ? linkDays.sent : linkDays.draft;
}

/** A link as its end is reckoned. */
export interface LinkLife {
  readonly purpose: LinkPurpose;
  readonly madeAt: Date;
  /** When its application was sent; null while it is not. */
  readonly submittedAt: Date | null;
}

/** When a link ends that is used at this moment. */
export function linkEnd({ purpose, madeAt, submittedAt }: LinkLife, usedAt: Date): Date {
  if (purpose !== 'application') return daysAfter(madeAt, linkDays[purpose]);
  const end = daysAfter(usedAt, unusedDays(submittedAt));
  const last = daysAfter(madeAt, linkDays.draftInAll);
  return submittedAt || end < last ? end : last;
}

/**
 * Until when a link lives that is used now; undefined when it stays as it is. Its end is put off at most once a day,
 * so that reading changes nothing for the rest of it, and never brought forward.
 */
export function renewedEnd(link: LinkLife, expiresAt: Date, now: Date): Date | undefined {
  if (link.purpose !== 'application') return undefined;
  const renewedAt = daysAfter(expiresAt, -unusedDays(link.submittedAt));
  const end = linkEnd(link, now);
  return end > expiresAt && now >= daysAfter(renewedAt, 1) ? end : undefined;
}

/** When an application that is not sent expires, unless something is saved before. */
export function draftEnd(changedAt: Date): Date {
  return daysAfter(changedAt, retentionDays.draft);
}

/** By when whoever asked to be called back is called. */
export function callbackEnd(sentAt: Date): Date {
  return daysAfter(sentAt, callbackDays);
}

/** The last day for the payment, so many weeks after the payment application was complete. */
export function paymentEnd(requestedAt: Date): Date {
  return daysAfter(requestedAt, paymentWeeks * 7);
}

/** Until when documents sent for signature must be signed. */
export function signingEnd(sentAt: Date, { terms }: Pick<Program, 'terms'>): Date {
  return daysAfter(sentAt, terms.days.signing);
}

/**
 * Which reminder of a deadline is to go out now: the latest one whose day has come, so that missed ones never come in
 * a bunch. None once the deadline has passed.
 *
 * @returns days before the deadline; undefined when none is due
 */
export function dueReminder(kind: ReminderKind, deadline: Date, now: Date): number | undefined {
  if (now >= deadline) return undefined;
  return reminderDays[kind].findLast((days) => now >= daysAfter(deadline, -days));
}

/** When a deadline is to be reminded of next after this moment; undefined: not any more. */
export function nextReminder(kind: ReminderKind, deadline: Date, now: Date): Date | undefined {
  return reminderDays[kind].map((days) => daysAfter(deadline, -days)).find((at) => at > now);
}

function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}
