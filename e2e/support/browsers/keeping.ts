import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { expectSeal } from '../papers.ts';
import { ask, type OtherBrowser, press } from './other-browser.ts';

/** Saves both signed documents, and expects them byte by byte as the page tells of them, each under a seal. */
export async function keepPapers(browser: OtherBrowser): Promise<void> {
  for (const paper of ['application', 'agreement']) {
    await press(browser, `button[name="save_file"][value="${paper}"]`);
  }
  const told = await ask(browser, () =>
    [...document.querySelectorAll('main code')].map(({ textContent }) => textContent),
  );
  expect(told).toHaveLength(2);
  await expect.poll(() => savedBy(browser).map(hashOf).sort(), { message: 'saved' }).toEqual(told.sort());
  for (const bytes of savedBy(browser)) expectSeal({ bytes });
}

const savedBy = ({ downloads }: OtherBrowser) =>
  // What is still under way has another ending.
  readdirSync(downloads)
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => readFileSync(join(downloads, name)));

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
