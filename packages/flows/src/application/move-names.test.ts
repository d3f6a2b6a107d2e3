import { actionLines } from '@ndp/domain/case/actions.ts';
import { expect, it } from 'vitest';
import { nameOfMove } from './move-names.ts';

it('the office reads in words what every next move is', () => {
  const next = actionLines.filter(([, { isNext }]) => isNext).map(([name]) => name);
  expect(next.filter((name) => nameOfMove(name) === undefined)).toEqual([]);
});
