import { expect } from '@playwright/test';
import { checkAndSend, fillPerson, onStep, save, sendEstimate, tickConsents } from './support/application.ts';
import { expectAccessible } from './support/axe.ts';
import { unfoldTo } from './support/folds.ts';
import { test } from './support/journey.ts';
import { freshAddress, linkIn, type Mail, mailAbout, mailsTo } from './support/mailbox.ts';
import { idAndTokenOf, sections, sectionWriter } from './support/sending.ts';
import { fill } from './support/wizard.ts';

const { first_name, last_name, pesel, phone_number } = sections.client_info;

test('a second address is asked, hears of the case without a word about anybody, and is removed', {
  tag: ['@everywhere', '@ways'],
}, async ({ page, browser, language, say }) => {
  const manager = freshAddress();
  const estimate = await sendEstimate('home', 'mpec', language);
  const { token } = idAndTokenOf(estimate.link);
  const secrets = [first_name, last_name, pesel, phone_number, estimate.email, token];
  const expectNobody = ({ text, html }: Mail) => {
    for (const secret of secrets) expect(text + html).not.toContain(secret);
  };
  await page.goto(estimate.link);
  await onStep(page, 'applicant');
  await fillPerson(page);
  await unfoldTo(page.locator('#field-contact_email'));
  await fill(page, 'contact_email', manager);
  await save(page, 'building-address');

  const asked = await mailAbout(manager, { subject: say('czy chcesz dostawać powiadomienia?') });
  expectNobody(asked);
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(linkIn(asked));
  await expect(theirs.getByRole('heading', { level: 1, name: say('Powiadomienia o sprawie') })).toBeVisible();
  await expectAccessible(theirs, 'a second address that is asked');
  await theirs.getByRole('button', { name: say('Tak, chcę powiadomień') }).click();
  await expect(theirs.locator('h1')).toBeFocused();
  await expect(theirs.getByRole('status')).toContainText(say('przychodzą na Twój adres'));
  await expectAccessible(theirs, 'a second address that agreed');

  const put = sectionWriter(estimate, { language });
  for (const name of ['building_address', 'building_info', 'settlement', 'consent'] as const)
    await put(name, sections[name]);
  const told = await mailAbout(manager, { subject: say('wniosek został wysłany') });
  expectNobody(told);
  await page.goto(estimate.link);
  await onStep(page, 'overview');
  await expect(page.locator('main')).toContainText(manager);
  await expectAccessible(page, 'the overview with a second address');

  await theirs.goto(linkIn(told));
  await theirs.getByRole('button', { name: say('Zatrzymaj powiadomienia') }).click();
  await expect(theirs.getByRole('status')).toContainText(say('są zatrzymane'));
  await expectAccessible(theirs, 'a second address that stopped');
  await theirs.getByRole('button', { name: say('Wznów powiadomienia') }).click();
  await expect(theirs.getByRole('status')).toContainText(say('przychodzą na Twój adres'));

  const correct = page.locator('button[name="correct"][value="client_info"]');
  await unfoldTo(correct);
  await correct.click();
  await page.getByRole('dialog').getByRole('button').first().click();
  await onStep(page, 'applicant');
  await fill(page, 'contact_email', '');
  await save(page, 'consent');
  await theirs.reload();
  await expect(theirs.getByRole('heading', { level: 1, name: say('Ten link już nie działa') })).toBeVisible();
  await expectAccessible(theirs, 'a second address that was removed');
  const before = (await mailsTo(manager)).length;
  await tickConsents(page);
  await checkAndSend(page);
  await mailAbout(estimate.email, { subject: say('wniosek został wysłany'), count: 2 });
  expect(await mailsTo(manager)).toHaveLength(before);
  await theirs.context().close();
});
