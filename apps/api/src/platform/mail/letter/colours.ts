import { contrastRatio } from '@ndp/domain/partners/contrast.ts';

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
