const HEX_COLOR = /^#[0-9a-fA-F]{6}$/;
const READABLE_TEXTS = ['#ffffff', '#1a1a1a', '#000000'] as const;
const FALLBACK = { primaryColor: '#232c40', secondaryColor: '#2c4977' } as const;

/** Smallest contrast of body text with its ground. Source: WCAG 2.2, success criterion 1.4.3. */
const TEXT_CONTRAST = 4.5;

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
 * The colour itself, or the lightest darker shade of it that reaches the ratio.
 *
 * @param color   `#rrggbb` to be used as text, link or border
 * @param against `#rrggbb` ground it stands on; a light one, or the answer is black
 * @param ratio   contrast to reach, 1 to 21
 */
export function darkenUntil(color: string, against: string, ratio: number): string {
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(color, '#000000', share);
    if (contrastRatio(shade, against) >= ratio) return shade;
  }
  return '#000000';
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
  const primary = HEX_COLOR.test(colors.primaryColor) ? colors.primaryColor : FALLBACK.primaryColor;
  const secondary = HEX_COLOR.test(colors.secondaryColor) ? colors.secondaryColor : FALLBACK.secondaryColor;
  const tint = mix(primary, '#ffffff', 0.92);
  const onPrimary = readableOn(primary);
  return {
    '--primary': primary,
    '--primary-hover': mix(primary, onPrimary === '#ffffff' ? '#000000' : '#ffffff', 0.15),
    '--primary-strong': darkenUntil(darkenUntil(primary, tint, TEXT_CONTRAST), PANEL, TEXT_CONTRAST),
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
