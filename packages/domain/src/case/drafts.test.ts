import { expect, it } from 'vitest';
import { draftStatuses } from './drafts.ts';
import { mayMove } from './transitions.ts';

it('a draft ends when nobody goes on', () => {
  expect(draftStatuses.filter((status) => !mayMove(status, 'expired', 'system'))).toEqual([]);
});
