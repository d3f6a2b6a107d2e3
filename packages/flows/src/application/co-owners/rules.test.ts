import { applicationStatuses, concludedStatuses } from '@ndp/domain/workflow/statuses.ts';
import { describe, expect, it } from 'vitest';
import { problemsIn } from '../../testing/problems-in.ts';
import { coOwnerMessages, coOwnerStatement } from './messages.ts';
import { answerClosed, coOwner, coOwners, mayNameCoOwners, unansweredCoOwners } from './rules.ts';

const zofia = { name: 'Zofia Wrona', email: 'zofia@example.pl' };

describe('a co-owner', () => {
  it.each(['Zofia Wrona', 'Ло́ра Ы', 'Adam Łoś-Żak', 'O’N', 'Ł'.repeat(60)])('may be called %s', (name) => {
    expect(problemsIn(coOwner, { ...zofia, name })).toEqual({});
  });

  it.each([
    ['', 'required'],
    [undefined, 'required'],
    ['Z', 'full_name_length'],
    ['Ł'.repeat(61), 'full_name_length'],
    ['Zofia 2', 'name_characters'],
    ['<b>', 'name_characters'],
  ])('is not called "%s"', (name, problem) => {
    expect(problemsIn(coOwner, { ...zofia, name })).toEqual({ name: problem });
  });

  it('is reached by e-mail', () => {
    expect(problemsIn(coOwner, { ...zofia, email: 'zofia' })).toEqual({ email: 'email' });
  });
});

describe('the list of co-owners', () => {
  it('holds nine people, and each address once, whatever its capitals', () => {
    const people = Array.from({ length: 10 }, (_, i) => ({ ...zofia, email: `z${i}@example.pl` }));
    expect(coOwners.safeParse(people.slice(0, 9)).success).toBe(true);
    expect(coOwners.safeParse(people).success).toBe(false);
    const twice = coOwners.safeParse([zofia, { ...zofia, email: 'ZOFIA@example.pl' }]);
    expect(twice.error?.issues).toMatchObject([{ message: 'email_twice', path: [1, 'email'] }]);
  });
});

describe('an answer', () => {
  const all = applicationStatuses;

  it('may be changed from the sending to the signature', () => {
    expect(all.filter((status) => answerClosed(status, true) === null)).toEqual([
      'completed',
      'under_review',
      'contract_sent',
      'correction_requested',
    ]);
    expect(answerClosed('in_completion', true)).toBe('in_completion');
    expect(answerClosed('paid', true)).toBe('signed');
    expect(answerClosed('withdrawn', true)).toBe('ended');
  });

  it.each(concludedStatuses)('may be given for the first time while the application is %s', (status) => {
    expect(answerClosed(status, false)).toBeNull();
  });

  it.each(['withdrawn', 'rejected', 'expired'])('is not taken any more once the case is %s', (status) => {
    expect(answerClosed(status, false)).toBe('ended');
  });

  it('may be asked for of somebody new just as long, and before', () => {
    expect(all.filter(mayNameCoOwners)).toEqual([
      'submitted',
      'verified',
      'in_completion',
      'completed',
      'under_review',
      'contract_sent',
      'correction_requested',
    ]);
  });

  it('is given to a sentence without values to fill in', () => {
    expect(coOwnerStatement.pl + coOwnerStatement.en).not.toMatch(/[{}]/);
    for (const { pl, en } of Object.values(coOwnerMessages)) expect(pl.length * en.length).toBeGreaterThan(0);
  });
});

describe('before the agreement is signed', () => {
  const people = (['named', 'waiting', 'agreed', 'objected'] as const).map((state) => ({ state }));

  it('the answer of whoever was named and has not answered is open', () => {
    expect(unansweredCoOwners(people, 'co_owner')).toEqual([{ state: 'named' }, { state: 'waiting' }]);
  });

  it('no answer is open where the applicant owns the whole: nobody is asked', () => {
    expect(unansweredCoOwners(people, 'owner')).toEqual([]);
  });
});
