import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contrastRatio,
  darkenUntil,
  darkProperties,
  mix,
  readableOn,
  relativeLuminance,
  themeProperties,
} from './contrast.ts';

const color = integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

/** The custom properties, each present or the test stops. */
function properties(primaryColor: string, secondaryColor: string) {
  const all = themeProperties({ primaryColor, secondaryColor });
  return (name: string): string => {
    const value = all[name];
    if (value === undefined) throw new Error(`no property ${name}`);
    return value;
  };
}

describe('contrast', () => {
  it('agrees with the published figures', () => {
    expect(relativeLuminance('#ffffff')).toBeCloseTo(1, 10);
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 10);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrastRatio('#ffffff', '#777777')).toBe(contrastRatio('#777777', '#ffffff'));
  });

  it('refuses what is not a colour', () => {
    expect(() => relativeLuminance('red')).toThrow(RangeError);
  });

  it('blends half of white into black', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });
});

describe('text on a partner colour', () => {
  it('is white on dark colours and near-black on light ones', () => {
    expect(readableOn('#232c40')).toBe('#ffffff');
    expect(readableOn('#ffd400')).toBe('#1a1a1a');
  });

  it('reads on every colour there is', () =>
    assert(property(color, (ground) => contrastRatio(readableOn(ground), ground) >= 4.5)));
});

describe('a partner colour used as text', () => {
  it('stays as it is when it already reads on white', () => {
    expect(darkenUntil('#232c40', '#ffffff', 4.5)).toBe('#232c40');
  });

  it('is darkened until it reads', () =>
    assert(property(color, (text) => contrastRatio(darkenUntil(text, '#ffffff', 4.5), '#ffffff') >= 4.5)));

  it('is not darkened further than needed', () => {
    expect(contrastRatio(darkenUntil('#4ba998', '#ffffff', 4.5), '#ffffff')).toBeLessThan(5);
  });
});

describe('theme', () => {
  it('reads on each of its grounds, whatever the two colours', () =>
    assert(
      property(color, color, (primary, secondary) => {
        const get = properties(primary, secondary);
        const pairs = [
          ['--on-primary', '--primary'],
          ['--on-primary', '--primary-hover'],
          ['--on-secondary', '--secondary'],
          ['--primary-strong', '--primary-tint'],
        ] as const;
        for (const [text, ground] of pairs) {
          expect(contrastRatio(get(text), get(ground))).toBeGreaterThanOrEqual(4.5);
        }
        for (const ground of ['#ffffff', '#f5f6f8', '#fff6e3', '#edf8f1', '#eef4fc', '#fdf1f1']) {
          expect(contrastRatio(get('--primary-strong'), ground)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    ));

  it('reads in the dark on each of its grounds, whatever the two colours', () =>
    assert(
      property(color, color, (primaryColor, secondaryColor) => {
        const all = darkProperties({ primaryColor, secondaryColor });
        const ratio = (one: string, other: string) => contrastRatio(all[one] ?? '', all[other] ?? '');
        const grounds = Object.keys(all).filter((name) => /surface|tint/.test(name));
        expect(grounds).toHaveLength(7);
        for (const text of ['--ink', '--ink-soft', '--primary-strong'])
          for (const ground of grounds) expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
        for (const tone of ['--danger', '--warning', '--ok', '--info'])
          for (const ground of [`${tone}-tint`, '--surface', '--surface-soft'])
            expect(ratio(tone, ground)).toBeGreaterThanOrEqual(4.5);
        for (const ground of ['--primary', '--primary-hover'])
          expect(ratio('--on-primary', ground)).toBeGreaterThanOrEqual(4.5);
        expect(ratio('--on-secondary', '--secondary')).toBeGreaterThanOrEqual(4.5);
        for (const shape of ['--primary', '--secondary', '--line-strong'])
          expect(ratio(shape, '--surface')).toBeGreaterThanOrEqual(3);
      }),
    ));

  it('takes the default colours for anything that is not #rrggbb', () => {
    const get = properties('url(x)', '#fff');
    expect(get('--primary')).toBe('#232c40');
    expect(get('--secondary')).toBe('#2c4977');
  });
});
