import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { at, logIn } from './support/desk.ts';
import { test } from './support/journey.ts';
import { sendApplication } from './support/sending.ts';
import { phone } from './support/ways.ts';

test('an auditor draws a sample with the keyboard alone and takes out a case file of it', async ({
  browser,
}) => {
  await Promise.all(Array.from({ length: 3 }, () => sendApplication({})));
  const auditor = await logIn(browser, 'Adam', at('/mpec'));
  await auditor.getByRole('link', { name: 'Próba', exact: true }).press('Enter');
  await auditor.getByRole('button', { name: 'Wylosuj' }).press('Enter');
  const size = auditor.getByLabel('Ile spraw wylosować');
  await expect(size).toBeFocused();
  await auditor.getByLabel('Wniosek wysłany').press('Space');
  await auditor.getByLabel('Ziarno').fill('Lotto z 27 listopada: 3 9 14 22 31 48');
  await size.fill('3');
  await size.press('Enter');
  await expect(auditor.getByRole('heading', { name: 'Wylosowane sprawy' })).toBeFocused();
  const [first] = await auditor.getByRole('button', { name: /^Pobierz akta: / }).all();
  await auditor.getByLabel('Komu i po co wydajesz akta?').fill('Audyt roczny');
  const coming = auditor.waitForEvent('download');
  await first?.press('Enter');
  expect((await coming).suggestedFilename()).toMatch(/^akta-NDP-.*\.zip$/);
  await expect(auditor.getByText('zapisano', { exact: true })).toBeVisible();
  for (const language of ['PL', 'EN']) {
    await auditor.getByRole('button', { name: new RegExp(`^${language}`) }).click();
    for (const viewport of [phone, { width: 1280, height: 900 }]) {
      await auditor.setViewportSize(viewport);
      await expectAccessible(auditor, `a sample, ${language}, ${viewport.width} px`);
    }
  }
});
