import { describe, expect, it } from 'vitest';
import { givesLevel, levelFault } from './levels.ts';
import type { SignatureLevel, SigningPort } from './port.ts';

const providerOf = (levels: readonly SignatureLevel[]) =>
  ({ name: 'platforma', capabilities: () => ({ levels }) }) as unknown as SigningPort;

describe('the level of signatures an organiser requires', () => {
  it.each([
    [['SES'], 'SES', true],
    [['SES'], 'AES', false],
    [['SES'], 'QES', false],
    [['SES', 'AES'], 'AES', true],
    [['QES'], 'SES', true],
    [['QES'], 'AES', true],
    [[], 'SES', false],
  ] as const)('with a provider of %j, %s is given: %s', (levels, required, isGiven) => {
    expect(givesLevel(providerOf(levels), required)).toBe(isGiven);
  });

  it('is missed by one organiser, and no other, in a sentence', () => {
    const faultOf = (organiser: string, requiredLevel: SignatureLevel) =>
      levelFault(providerOf(['SES']), { organiser, requiredLevel });
    expect(faultOf('Pierwszy', 'SES')).toBeUndefined();
    expect(faultOf('Drugi', 'AES')).toMatch(/gives SES, but Drugi requires AES/);
  });
});
