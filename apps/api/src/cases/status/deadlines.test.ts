import { describe, expect, it } from 'vitest';
import { dayMs } from '../../platform/clock.ts';
import { draftEnd, dueReminder, paymentEnd } from './deadlines.ts';

const deadline = new Date('2027-03-31T10:00:00Z');
const before = (days: number, ms = 0) => new Date(deadline.getTime() - days * dayMs + ms);

describe('reminders before a deadline', () => {
  it('come 30 and 7 days before a draft ends, and not a moment sooner', () => {
    expect(dueReminder('draft', deadline, before(30, -1))).toBeUndefined();
    expect(dueReminder('draft', deadline, before(30))).toBe(30);
    expect(dueReminder('draft', deadline, before(7, -1))).toBe(30);
    expect(dueReminder('draft', deadline, before(7))).toBe(7);
  });

  it('come 7 and 2 days before documents must be signed', () => {
    expect([8, 7, 3, 2, 1].map((days) => dueReminder('signing', deadline, before(days)))).toEqual([
      undefined,
      7,
      7,
      2,
      2,
    ]);
  });

  it('never come once the deadline has passed', () => {
    expect(dueReminder('draft', deadline, before(0, -1))).toBe(7);
    expect(dueReminder('draft', deadline, deadline)).toBeUndefined();
    expect(dueReminder('signing', deadline, before(-3))).toBeUndefined();
  });

  it('collapse into the latest one when several were missed', () => {
    expect(dueReminder('signing', deadline, before(1))).toBe(2);
  });
});

describe('deadlines', () => {
  it('give a draft 90 days from its last change', () => {
    expect(draftEnd({ changed_at: before(90) })).toEqual(deadline);
  });

  it('put the payment at most eight weeks after the complete payment application', () => {
    expect(paymentEnd(new Date('2026-11-21T09:00:00Z'))).toEqual(new Date('2027-01-16T09:00:00Z'));
  });
});
