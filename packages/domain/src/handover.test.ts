import { expect, it } from 'vitest';
import { handoverEnd } from './handover.ts';

it('a new owner who is named has thirty days to confirm', () => {
  expect(handoverEnd(new Date('2027-03-01T09:00:00Z'))).toEqual(new Date('2027-03-31T09:00:00Z'));
});
