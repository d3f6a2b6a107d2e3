import { expect, it } from 'vitest';
import { isAppealable, lastAppealDay } from './appeal.ts';

const open = { appealUntil: '2026-12-05', appealedAt: null };

it('an appeal may be made once, to the end of the fourteenth day after the refusal', () => {
  expect(lastAppealDay('2026-11-21')).toBe('2026-12-05');
  expect(isAppealable(open, '2026-12-05')).toBe(true);
  expect(isAppealable(open, '2026-12-06')).toBe(false);
  expect(isAppealable({ ...open, appealedAt: new Date() }, '2026-11-22')).toBe(false);
});
