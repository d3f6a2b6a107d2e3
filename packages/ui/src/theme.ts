import { type ThemeColors, themeProperties } from './contrast.ts';

/** Puts a partner's colours on the page (`:root` unless another element is given). */
export function applyTheme(colors: ThemeColors, element: HTMLElement = document.documentElement): void {
  for (const [property, value] of Object.entries(themeProperties(colors))) {
    element.style.setProperty(property, value);
  }
}
