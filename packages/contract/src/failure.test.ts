import { describe, expect, it } from 'vitest';
import { failureLines, fieldName } from './failure.ts';

describe('a refused submission in words', () => {
  it('names a field from its place: underscores become spaces, words are capitalised', () => {
    expect(fieldName(['body', 'planned_completion_date'])).toBe('Planned Completion Date');
    expect(fieldName(['body', 'subsidy', 'surface_area'])).toBe('Surface Area');
    expect(fieldName(['body'])).toBe('');
  });

  it('writes each message on a line behind its field', () => {
    const body = { detail: [{ loc: ['body', 'email'], msg: 'Invalid email address.', type: 'email' }] };
    expect(failureLines(body)).toEqual(['Email: Invalid email address.']);
  });

  it.each([undefined, {}, { detail: 'text' }, { detail: [] }, { detail: [{ msg: 1 }] }])(
    'gives no lines for a body of another form (%#)',
    (body) => {
      expect(failureLines(body)).toBeUndefined();
    },
  );
});
