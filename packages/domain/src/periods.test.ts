import { describe, expect, it } from 'vitest';
import {
  callbackEnd,
  draftEnd,
  dueNudge,
  dueReminder,
  type LinkLife,
  linkDays,
  linkEnd,
  nextReminder,
  paymentEnd,
  renewedEnd,
  signingEnd,
} from './periods.ts';
import { mpec } from './programs/mpec.ts';
import { dayMs } from './retention/classes.ts';

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

  it('are looked for again at the moment of the next one, and not after the last', () => {
    const next = (days: number, ms = 0) => nextReminder('signing', deadline, before(days, ms));
    expect([next(9), next(7, -1), next(7), next(2, -1)]).toEqual([7, 7, 2, 2].map((days) => before(days)));
    expect([next(2), next(0), next(-3)]).toEqual([undefined, undefined, undefined]);
  });

  it('collapse into the latest one when several were missed', () => {
    expect(dueReminder('signing', deadline, before(1))).toBe(2);
  });
});

describe('deadlines', () => {
  it('give a draft 90 days from its last change', () => {
    expect(draftEnd(before(90))).toEqual(deadline);
  });

  it('nudge about a draft three and ten days after it was left, or less than three days late', () => {
    const left = new Date('2026-11-01T09:00:00Z');
    const after = (days: number) => dueNudge(left, new Date(left.getTime() + days * 86_400_000));
    expect([2.9, 3, 5.9, 6, 9.9, 10, 12.9, 13].map(after)).toEqual([
      ...[undefined, 3, 3, undefined],
      ...[undefined, 10, 10, undefined],
    ]);
  });

  it('put the payment at most eight weeks after the complete payment application', () => {
    expect(paymentEnd(new Date('2026-11-21T09:00:00Z'))).toEqual(new Date('2027-01-16T09:00:00Z'));
  });

  it('let papers be signed for as long as the programme says', () => {
    expect(signingEnd(before(14), mpec)).toEqual(deadline);
  });
});

describe('the link to an application', () => {
  const madeAt = before(60);
  const draft: LinkLife = { purpose: 'application', madeAt, submittedAt: null };
  const sent: LinkLife = { ...draft, submittedAt: before(50) };

  it('lives thirty days from its last use, and ninety in all, until it is sent', () => {
    expect(linkEnd(draft, before(60))).toEqual(before(30));
    expect(linkEnd(draft, before(10))).toEqual(before(-20));
    expect(linkEnd(draft, before(-10))).toEqual(before(-30));
  });

  it('lives half a year from its last use once it was sent, without an end in all', () => {
    expect(linkEnd(sent, deadline)).toEqual(before(-180));
    expect(linkEnd(sent, before(-1000))).toEqual(before(-1180));
  });

  it('is put off once a day when it is used, and never brought forward', () => {
    const expiresAt = linkEnd(draft, before(40));
    expect(renewedEnd(draft, expiresAt, before(39, -1))).toBeUndefined();
    expect(renewedEnd(draft, expiresAt, before(39))).toEqual(before(9));
    expect(renewedEnd(draft, before(-100), before(30))).toBeUndefined();
  });
});

describe('any other link', () => {
  it.each(['papers', 'not_me', 'signing', 'co_owner', 'agreement'] as const)(
    '%s lives thirty days, used or not',
    (purpose) => {
      const link: LinkLife = { purpose, madeAt: before(30), submittedAt: null };
      expect(linkEnd(link, before(1))).toEqual(deadline);
      expect(renewedEnd(link, before(10), before(20))).toBeUndefined();
    },
  );
});

describe('the life of a link', () => {
  it('never ends before the draft it leads to would be deleted unconfirmed', () => {
    expect(linkDays.draft).toBeGreaterThanOrEqual(30);
    expect(linkDays.sent).toBeGreaterThan(linkDays.draftInAll);
  });
});

it('an adviser calls within seven days', () => {
  expect(callbackEnd(new Date('2026-11-22T12:00:00Z'))).toEqual(new Date('2026-11-29T12:00:00Z'));
});
