import { expect, it } from 'vitest';
import { problemsIn } from '../../testing/problems-in.ts';
import { submit } from './step.ts';

it('takes an e-mail address', () => {
  expect(problemsIn(submit.schema, { email: 'jadwiga.wrona@example.com' })).toEqual({});
});

it.each(['jadwiga', 'jadwiga@example', 'jadwiga wrona@example.com'])('refuses %s', (email) => {
  expect(problemsIn(submit.schema, { email })).toEqual({ email: 'email' });
});

it('requires an address', () => {
  expect(problemsIn(submit.schema, { email: '  ' })).toEqual({ email: 'required' });
  expect(problemsIn(submit.schema, {})).toEqual({ email: 'required' });
});
