import { describe, expect, it } from 'vitest';
import { isRetainedByLaw, retainedUntil, retentionClasses } from './classes.ts';
import { recordsEnd } from './records.ts';

const since = new Date('2026-11-21T11:00:00Z');
const until = (retention: (typeof retentionClasses)[number]) =>
  retainedUntil({ retention, since, recordsEnd: recordsEnd(2026, { keeping: 5 }) })?.toISOString() ?? null;

describe('a case is kept', () => {
  it.each([
    ['unconfirmed', '2026-12-21T11:00:00.000Z'],
    ['callback', '2027-02-19T11:00:00.000Z'],
    ['draft', '2027-03-21T11:00:00.000Z'],
    ['unsent', '2026-12-21T11:00:00.000Z'],
    ['running', null],
    ['closed', '2027-11-21T11:00:00.000Z'],
    ['agreement', '2034-06-30T22:00:00.000Z'],
    ['concluded', '2034-06-30T22:00:00.000Z'],
  ] as const)('as %s until %s', (retention, end) => {
    expect(until(retention)).toBe(end);
  });

  it('against a wish to erase it only once an agreement was signed', () => {
    expect(retentionClasses.filter(isRetainedByLaw)).toEqual(['agreement', 'concluded']);
  });
});
