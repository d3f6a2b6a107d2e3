import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../platform/config/config.ts';
import { checkLevels, givesLevel } from './levels.ts';
import type { Level, SigningPort } from './port.ts';

const providerOf = (levels: readonly Level[]) =>
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

  it('keeps the product from starting, with one sentence per organiser that would be left without', () => {
    const requirements = [
      { organiser: 'Pierwszy', requiredLevel: 'SES' },
      { organiser: 'Drugi', requiredLevel: 'AES' },
      { organiser: 'Trzeci', requiredLevel: 'QES' },
    ] as const;
    const start = () => checkLevels(providerOf(['SES']), requirements);
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(/Drugi requires AES.*\n.*Trzeci requires QES/);
    expect(start).not.toThrow('Pierwszy');
  });
});
