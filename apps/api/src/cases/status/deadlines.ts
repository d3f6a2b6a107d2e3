import type { Program } from '@ndp/domain/programs/program.ts';
import { retentionDays } from '@ndp/domain/retention/classes.ts';
import { dayMs } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';

/** The money comes within so many weeks of a complete payment application. Source: specification, section 1. */
export const paymentWeeks = 8;

/** Days before a deadline on which a reminder goes out; the last one is never later than the deadline. */
export const reminderDays = {
  draft: [30, 7],
  signing: [7, 2],
} as const;
export type ReminderKind = keyof typeof reminderDays;

/** When an application that is not sent expires, unless something is saved before. */
export function draftEnd({ changed_at }: Pick<Application, 'changed_at'>): Date {
  return new Date(changed_at.getTime() + retentionDays.draft * dayMs);
}

/** The last day for the payment: eight weeks after the payment application was complete. */
export function paymentEnd(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + paymentWeeks * 7 * dayMs);
}

/** Until when documents sent for signature must be signed. */
export function signingEnd(sentAt: Date, { signingDays }: Program): Date {
  return new Date(sentAt.getTime() + signingDays * dayMs);
}

/**
 * Which reminder of a deadline is to go out now: the latest one whose day has come, so that missed ones never come in
 * a bunch. None once the deadline has passed.
 *
 * @returns days before the deadline; undefined when none is due
 */
export function dueReminder(kind: ReminderKind, deadline: Date, now: Date): number | undefined {
  if (now >= deadline) return undefined;
  return reminderDays[kind].findLast((days) => now.getTime() >= deadline.getTime() - days * dayMs);
}
