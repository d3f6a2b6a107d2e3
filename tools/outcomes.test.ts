import { describe, expect, it } from 'vitest';
import { notAsked, outcomeOf, runCheck, summaryOf } from './outcomes.mjs';

const silent = '{"what":"not asked","of":"npm audit","why":"its service answers 405"}';
const ended = (code: number | null, ...lines: string[]) => outcomeOf({ code, lines });
const { outcome: unasked } = ended(notAsked, silent);

describe('a check that could not ask everything', () => {
  it('neither passed nor failed, and says what and why', () => {
    expect(unasked).toBe('not asked');
    expect(ended(notAsked, silent).unasked).toEqual(['npm audit: its service answers 405']);
  });

  it('never counts as passed, whatever it ends with', () => {
    expect(ended(0, '{"what":"passed"}', silent).outcome).toBe('not asked');
    expect(ended(notAsked)).toEqual({ outcome: 'not asked', unasked: ['it does not say what'] });
  });

  it('failed where the rest found a fault or was killed', () => {
    expect(ended(1, silent).outcome).toBe('failed');
    expect(ended(null).outcome).toBe('failed');
  });
});

describe('a list of checks', () => {
  const whole = ended(0, '{"what":"passed"}');

  it('fails for faults alone, and names what could not be asked', () => {
    expect(summaryOf({ storage: whole, packages: ended(notAsked, silent) })).toEqual({
      passed: ['storage'],
      failed: [],
      'not asked': ['packages: npm audit: its service answers 405'],
      code: 0,
    });
    expect(summaryOf({ storage: whole, mail: ended(1) })).toMatchObject({ failed: ['mail'], code: 1 });
  });

  it('hears what a check says and ends with', async () => {
    const speak = `console.log(${JSON.stringify(silent)}); process.exit(${notAsked})`;
    expect(await runCheck(process.execPath, ['-e', speak])).toEqual({ code: notAsked, lines: [silent] });
  });
});
