import { describe, expect, it } from 'vitest';
import { renderData, renderLines } from './render.ts';

/** Clears the screen, sets its title, begins a sequence with one byte, rings, goes back, turns the line around. */
const steering = [
  '\u001b[2J',
  '\u001b]0;paid\u0007',
  '\u009b31m',
  '\r\n',
  '\b\b',
  '\u007f',
  '\u202e',
  '\u2066',
  '\u200f',
];
const name = `Jan ${steering.join('')} Kowalski`;
const moves = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

describe('what an operator reads', () => {
  it('shows what was typed without obeying it, each line on its own', () => {
    const text = renderLines([name, 'a\nb', 'c\u2028d']);
    expect(text.replaceAll('\n', '')).not.toMatch(moves);
    expect(text).toContain('Jan �[2J�]0;paid�');
    expect(text.split('\n').slice(1)).toEqual(['a�b', 'c�d']);
  });

  it('is the same for a program, and steers nothing when it meets a terminal', () => {
    const data = { name, list: [name] };
    const text = renderData(data);
    expect(text.replaceAll('\n', '')).not.toMatch(moves);
    expect(JSON.parse(text)).toEqual(data);
  });
});
