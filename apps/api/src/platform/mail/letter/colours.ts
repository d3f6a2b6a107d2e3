const hexColour = /^#[0-9a-fA-F]{6}$/;
const readableTexts = ['#ffffff', '#1a1a1a', '#000000'] as const;

/** Smallest contrast of text with its ground. Source: WCAG 2.2, success criterion 1.4.3. */
export const textContrast = 4.5;

/** The ground of a partner whose colour is not `#rrggbb`. */
export const fallbackColour = '#232c40';

/** The partner's colour if it can stand in a style attribute, else the neutral one; always `#rrggbb`. */
export function groundColour(color: string): string {
  return hexColour.test(color) ? color : fallbackColour;
}

/** The text colour for a ground `#rrggbb`: white where it reads, else near-black, else black. */
export function readableOn(ground: string): string {
  return readableTexts.find((text) => contrastRatio(text, ground) >= textContrast) ?? '#000000';
}

/** Contrast of two `#rrggbb` colours, 1 to 21, in either order. Source: WCAG 2.2, contrast ratio. */
export function contrastRatio(a: string, b: string): number {
  const [first, second] = [luminance(a), luminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => linear(color.slice(start, start + 2)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: string): number {
  const share = Number.parseInt(channel, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
