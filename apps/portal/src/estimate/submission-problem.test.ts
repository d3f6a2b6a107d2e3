import { Refused, Unreachable } from '@ndp/contract/ask.ts';
import { describe, expect, it } from 'vitest';
import { submissionProblem } from './submission-problem.ts';

const fields = {
  detail: [
    { loc: ['body', 'planned_completion_date'], msg: 'Choose a later date.', type: 'date_past' },
    { loc: ['body', 'subsidy', 'surface_area'], msg: 'Enter an area.', type: 'enter_area' },
  ],
};

describe('what a refused submission tells the visitor', () => {
  it('lists the fields of a 422 as lines “Field Name: message”', () => {
    expect(submissionProblem(new Refused(422, fields), 'en')).toEqual([
      'Planned Completion Date: Choose a later date.',
      'Surface Area: Enter an area.',
    ]);
  });

  it('shows the raw message of a 422 in another form, or says that validation failed', () => {
    expect(submissionProblem(new Refused(422, { detail: 'No such programme' }), 'en')).toEqual([
      'No such programme',
    ]);
    expect(submissionProblem(new Refused(422, undefined), 'en')).toEqual(['Validation error occurred']);
  });

  it('shows the detail of a 400, or “Unhandled Error”', () => {
    expect(submissionProblem(new Refused(400, { detail: 'Wrong call' }), 'en')).toEqual(['Wrong call']);
    expect(submissionProblem(new Refused(400, undefined), 'en')).toEqual(['Unhandled Error']);
  });

  it('passes on how long to wait when too much was sent', () => {
    expect(submissionProblem(new Refused(429, { detail: 'Try again in 5 minutes.' }), 'en')).toEqual([
      'Try again in 5 minutes.',
    ]);
  });

  it('blames the network only when the server could not be reached', () => {
    expect(submissionProblem(new Unreachable(), 'en')[0]).toContain('Please check your internet connection');
  });

  it.each([new Refused(500, { detail: 'stack' }), new Refused(503, undefined), new Error('bug')])(
    'keeps everything else to “An unexpected error occurred” (%#)',
    (error) => {
      expect(submissionProblem(error, 'en')).toEqual(['An unexpected error occurred']);
      expect(submissionProblem(error, 'pl')).toEqual(['Wystąpił nieoczekiwany błąd']);
    },
  );

  it('passes on the number by which support finds a fault', () => {
    const fault = new Refused(500, { detail: 'stack' }, undefined, '7K3Q-XM2P-VA4T');
    const [unexpected, event] = submissionProblem(fault, 'pl');
    expect(unexpected).toBe('Wystąpił nieoczekiwany błąd');
    expect(event).toMatch(/numer zdarzenia: 7K3Q-XM2P-VA4T$/);
  });
});
