import { expect, type Page } from '@playwright/test';
import { onStep } from './support/application.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { freshAddress, linkIn, newestMail } from './support/mailbox.ts';
import { portal } from './support/portal.ts';
import { fill, planFreely, quoteHome, send } from './support/wizard.ts';

/** Sends the estimate of a home, and waits on the page that asks to look into the mailbox. */
async function sendHome(page: Page): Promise<{ readonly link: string; readonly code: string }> {
  const email = freshAddress();
  await page.goto(portal('mpec', '/application/project-type'));
  await quoteHome(page);
  await planFreely(page);
  await send(page, email);
  const mail = await newestMail(email);
  return { link: linkIn(mail), code: /Kod[^:]*: (\d{4} \d{4})/.exec(mail.text)?.[1] ?? '' };
}

test('the code of the mail, typed where the estimate was sent from, opens the application there', async ({
  page,
}) => {
  const { code, link } = await sendHome(page);
  await expect(page.getByText(/3\s833\szł/)).toBeVisible();
  await expect(page.getByText(/30\sdni/)).toBeVisible();
  await expectAccessible(page, 'the waiting page');

  await fill(page, 'code', '1234');
  await page.keyboard.press('Enter');
  await expect(page.locator('#field-code-error')).toContainText('8');
  await fill(page, 'code', code === '0000 0000' ? '1111 1111' : '0000 0000');
  await page.keyboard.press('Enter');
  await expect(page.locator('#field-code-error')).toContainText('nie jest kod');

  await fill(page, 'code', code);
  await page.keyboard.press('Enter');
  await onStep(page, 'applicant');
  expect(page.url()).not.toBe(link);
  await page.goto(link);
  await onStep(page, 'applicant');
});

test('the waiting page moves on when the link is opened on another device', async ({
  page,
  browser,
}) => {
  const { link } = await sendHome(page);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const elsewhere = await phone.newPage();
  await elsewhere.goto(link);
  await onStep(elsewhere, 'applicant');
  await elsewhere.locator('#field-first_name').click();
  const moved = page.getByRole('heading', { level: 1, name: 'Adres e-mail jest potwierdzony' });
  await expect(moved).toBeVisible();
  await expect(moved).toBeFocused();
  expect(await page.content()).not.toContain(new URL(link).pathname.split('/').at(-1));
  await expectAccessible(page, 'confirmed elsewhere');
  await phone.close();
});
