import { applicant } from '@ndp/flows/application/applicant/step.ts';
import { expect, it } from 'vitest';
import { readSection } from './section-reading.ts';

const step = applicant({ variant: 'apartment', today: '2026-11-28' });
const typed = { second_first_name: 'Bożena', second_last_name: '', second_email: 'b@example.pl' };

it('takes the second person of a form without script only where two are said to sign', () => {
  const read = (signers: string) => readSection(step, new URLSearchParams({ signers, ...typed }));
  expect(read('two')).toMatchObject(typed);
  expect(read('one')).toMatchObject({
    second_first_name: null,
    second_last_name: null,
    second_email: null,
  });
});
