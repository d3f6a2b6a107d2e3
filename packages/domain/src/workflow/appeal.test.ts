import { expect, it } from 'vitest';
import { goesOnAt, lastAppealDay, mayAppeal } from './appeal.ts';
import { mayMove, transitions } from './transitions.ts';

const open = { appealUntil: '2026-12-05', appealedAt: null };

it('an appeal may be made once, to the end of the fourteenth day after the refusal', () => {
  expect(lastAppealDay('2026-11-21')).toBe('2026-12-05');
  expect(mayAppeal('rejected', open, '2026-12-05')).toBe(true);
  expect(mayAppeal('rejected', open, '2026-12-06')).toBe(false);
  expect(mayAppeal('rejected', { ...open, appealedAt: new Date() }, '2026-11-22')).toBe(false);
  expect(mayAppeal('withdrawn', open, '2026-11-22')).toBe(false);
});

it('a case whose appeal is upheld goes on where somebody looks at it again, from wherever it was refused', () => {
  const refusable = transitions.filter(({ to, by }) => to === 'rejected' && by.includes('operator'));
  expect(refusable.length).toBeGreaterThan(5);
  for (const { from } of refusable) expect(mayMove('appealed', goesOnAt(from), 'system'), from).toBe(true);
  expect(goesOnAt('settlement_review')).toBe('settlement_review');
  expect(goesOnAt('contract_sent')).toBe('under_review');
});
