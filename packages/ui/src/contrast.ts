const HEX_COLOR = /^#[0-9a-fA-F]{6}$/;
const READABLE_TEXTS = ['#ffffff', '#1a1a1a', '#000000'] as const;
const FALLBACK = { primaryColor: '#232c40', secondaryColor: '#2c4977' } as const;

/** Smallest contrast of body text with its ground. Source: WCAG 2.2, success criterion 1.4.3. */
const TEXT_CONTRAST = 4.5;

/** What text in a partner's colour has in the dark: more, for thin light letters look thinner there. */
const DARK_TEXT_CONTRAST = 6;

/** Smallest contrast of a shape with its ground. Source: WCAG 2.2, success criterion 1.4.11. */
const SHAPE_CONTRAST = 3;

/** The darkest light ground of tokens.css on which links stand (`--info-tint`). */
const PANEL = '#eef4fc';

/** A partner's two colours, each `#rrggbb`. Anything else is replaced by the default colour. */
export interface ThemeColors {
  readonly primaryColor: string;
  readonly secondaryColor: string;
}

/**
 * Relative luminance of a colour, 0 (black) to 1 (white).
 *
 * @param color `#rrggbb`
 * @throws {RangeError} the text is not `#rrggbb`
 * @source WCAG 2.2, definition of relative luminance
 */
export function relativeLuminance(color: string): number {
  const [red, green, blue] = channels(color).map(linearize) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two `#rrggbb` colours, 1 to 21, in either order. Source: WCAG 2.2, contrast ratio. */
export function contrastRatio(a: string, b: string): number {
  const [darker, lighter] = [relativeLuminance(a), relativeLuminance(b)].sort((x, y) => x - y) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * The text colour for a ground: white if it reads (4.5 : 1), else near-black, else black, which is needed for
 * the few middle tones on which neither of the others reaches 4.5 : 1.
 */
export function readableOn(color: string): string {
  return READABLE_TEXTS.find((text) => contrastRatio(text, color) >= TEXT_CONTRAST) ?? '#000000';
}

/**
 * The colour itself, or the nearest darker shade of it that reaches the ratio.
 *
 * @param color   `#rrggbb` to be used as text, link or border
 * @param against `#rrggbb` ground it stands on; a light one, or the answer is black
 * @param ratio   contrast to reach, 1 to 21
 */
export function darkenUntil(color: string, against: string, ratio: number): string {
  return mixUntil(color, '#000000', against, ratio);
}

/** The same on a dark ground: the colour itself, or the nearest lighter tint of it; white on a light ground. */
function lightenUntil(color: string, against: string, ratio: number): string {
  return mixUntil(color, '#ffffff', against, ratio);
}

function mixUntil(color: string, end: string, against: string, ratio: number): string {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(color, end, share);
    if (contrastRatio(mixed, against) >= ratio) return mixed;
  }
  return end;
}

/** A blend of two `#rrggbb` colours; `share` (0 to 1) is the part of the second. */
export function mix(color: string, other: string, share: number): string {
  const others = channels(other);
  const blended = channels(color).map((value, i) => value + ((others[i] ?? 0) - value) * share);
  return `#${blended.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The custom properties of tokens.css that follow from a partner's colours. Text always reads: 4.5 : 1 for
 * `--on-*` on its ground and for `--primary-strong` on white, on `--primary-tint` and on the tinted panels.
 */
export function themeProperties(colors: ThemeColors): Record<string, string> {
  const { primary, secondary } = knownColors(colors);
  const tint = mix(primary, '#ffffff', 0.92);
  const strong = darkenUntil(darkenUntil(primary, tint, TEXT_CONTRAST), PANEL, TEXT_CONTRAST);
  return partnerProperties(primary, secondary, strong, tint);
}

/** All custom properties of tokens.css that are colours, for eyes that want the dark: what reads there reads here. */
export function darkProperties(colors: ThemeColors): Record<string, string> {
  const known = knownColors(colors);
  const tint = mix(known.primary, dark['--surface'], 0.8);
  const grounds = [tint, ...Object.keys(dark).flatMap((name) => (isGround(name) ? [dark[name] ?? ''] : []))];
  const strong = grounds.reduce(
    (color, ground) => lightenUntil(color, ground, DARK_TEXT_CONTRAST),
    known.primary,
  );
  const primary = lightenUntil(known.primary, dark['--surface'], SHAPE_CONTRAST);
  const secondary = lightenUntil(known.secondary, dark['--surface'], SHAPE_CONTRAST);
  return { ...dark, ...partnerProperties(primary, secondary, strong, tint) };
}

const isGround = (name: string) => /surface|tint/.test(name);

/** What is no partner's own, in the dark. */
const dark: Readonly<Record<string, string>> & { readonly '--surface': string } = {
  '--ink': '#e8eaee',
  '--ink-soft': '#b4bbc7',
  '--line': '#3b424e',
  '--line-strong': '#8b94a4',
  '--surface': '#16191f',
  '--surface-soft': '#1e2229',
  '--danger': '#ff9d9d',
  '--danger-tint': '#3a1d21',
  '--warning': '#f2c063',
  '--warning-tint': '#322711',
  '--ok': '#7fd6a2',
  '--ok-tint': '#14301f',
  '--info': '#9cc4f5',
  '--info-tint': '#1a2940',
  // A logo is drawn for white paper.
  '--logo-ground': '#ffffff',
};

function knownColors(colors: ThemeColors): { readonly primary: string; readonly secondary: string } {
  return {
    primary: HEX_COLOR.test(colors.primaryColor) ? colors.primaryColor : FALLBACK.primaryColor,
    secondary: HEX_COLOR.test(colors.secondaryColor) ? colors.secondaryColor : FALLBACK.secondaryColor,
  };
}

function partnerProperties(primary: string, secondary: string, strong: string, tint: string) {
  const onPrimary = readableOn(primary);
  return {
    '--primary': primary,
    '--primary-hover': mix(primary, onPrimary === '#ffffff' ? '#000000' : '#ffffff', 0.15),
    '--primary-strong': strong,
    '--primary-tint': tint,
    '--secondary': secondary,
    '--on-primary': onPrimary,
    '--on-secondary': readableOn(secondary),
  };
}

function channels(color: string): number[] {
  if (!HEX_COLOR.test(color)) throw new RangeError(`not a #rrggbb colour: ${color}`);
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function linearize(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
