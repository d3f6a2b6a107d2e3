import type { Page } from '@playwright/test';

export type Partner = 'mpec' | 'duon' | 'fortum' | 'stx';
export type Language = 'pl' | 'en';

export const port = Number(process.env.E2E_PORT ?? 3210);

/**
 * What has been walked once is walked in the other languages, widths and themes by `npm run assurance` only: with
 * JOURNEYS=all.
 */
export const isEverywhere = process.env.JOURNEYS === 'all';

/** Address of a page on a partner's portal; `at` is the port of another server than the one all journeys share. */
export function portal(partner: Partner, path = '/', at = port): string {
  return `http://${partner}.ndp.localhost:${at}${path}`;
}

/** Opens the welcome page of a partner in a language. */
export async function openPortal(
  page: Page,
  partner: Partner = 'mpec',
  language: Language = 'pl',
): Promise<void> {
  await page.goto(portal(partner));
  if (language === 'en') await page.getByRole('button', { name: /EN/ }).click();
}

/** Axe counts a moving page wrongly and pictures differ; journeys run without motion. */
export async function withoutMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
}
