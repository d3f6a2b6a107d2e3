import type { Locator } from '@playwright/test';

/** Unfolds whatever folds this away, from the outside in, as somebody does who looks for it. */
export async function unfoldTo(wanted: Locator): Promise<void> {
  const folds = wanted.page().locator('details:not([open])').filter({ has: wanted });
  while ((await folds.count()) > 0) await folds.first().locator('> summary').click();
}
