import { expect, it } from 'vitest';
import { typingDistance } from './typing-distance.ts';

it.each([
  ['gmail', 'gmail', 0],
  ['gmial', 'gmail', 1],
  ['gmai', 'gmail', 1],
  ['gmaill', 'gmail', 1],
  ['hmail', 'gmail', 1],
  ['hmial', 'gmail', 2],
  ['', 'wp', 2],
  ['firma', 'gmail', 5],
])('"%s" is %s slips from "%s"', (from, to, slips) => {
  expect(typingDistance(from, to)).toBe(slips);
  expect(typingDistance(to, from)).toBe(slips);
});
