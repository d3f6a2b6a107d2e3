/** The colours of a document; all but two greys follow from the partner's. */
export interface Ink {
  /** The partner's two colours as they are: bars without text. */
  readonly primary: string;
  readonly secondary: string;
  /** The primary colour, darkened until it reads on white and on the tint. */
  readonly heading: string;
  /** A breath of the primary colour, behind table heads and the amount. */
  readonly tint: string;
  readonly text: string;
  readonly quiet: string;
  readonly line: string;
}

const text = '#1d2129';
const quiet = '#596070';
const line = '#d5d9e0';
const fallback = { primary: '#232c40', secondary: '#2c4977' } as const;
const isColor = (color: string) => /^#[0-9a-f]{6}$/i.test(color);

/** The inks of a partner; a colour that is no `#rrggbb` is replaced by the portal's own. */
export function mixInk(primaryColor: string, secondaryColor: string): Ink {
  const primary = isColor(primaryColor) ? primaryColor : fallback.primary;
  const secondary = isColor(secondaryColor) ? secondaryColor : fallback.secondary;
  const tint = mix(primary, 255, 0.92);
  return { primary, secondary, heading: darkenUntilItReads(primary, tint), tint, text, quiet, line };
}

/** WCAG 2.2, success criterion 1.4.3: 4.5 to 1, here on the tint, which is darker than the paper. */
function darkenUntilItReads(color: string, ground: string): string {
  let share = 0;
  while (contrast(mix(color, 0, share), ground) < 4.5) share += 0.04;
  return mix(color, 0, share);
}

/** Contrast of a dark colour with a lighter ground, 1 to 21. */
export function contrast(color: string, ground: string): number {
  return (luminance(ground) + 0.05) / (luminance(color) + 0.05);
}

function mix(color: string, other: 0 | 255, share: number): string {
  const mixed = channels(color).map((value) => Math.round(value + (other - value) * Math.min(share, 1)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
