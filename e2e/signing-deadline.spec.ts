import { rmSync } from 'node:fs';
import { expect } from '@playwright/test';
import { makePlace, type OwnPlace, type OwnServer, startServer } from './support/clock.ts';
import { test } from './support/journey.ts';
import { mailAbout, mailsTo } from './support/mailbox.ts';
import { sendApplication } from './support/sending.ts';
import { expectSigningOver, expectStatus, linkToSign } from './support/signing.ts';

let place: OwnPlace;
let server: OwnServer | undefined;

test.beforeEach(async () => {
  place = await makePlace();
});
test.afterEach(async () => {
  await server?.stop();
  rmSync(place.dataDir, { recursive: true, force: true });
});

test('documents nobody signs are reminded of once a week before, and expire after fourteen days', {
  tag: '@everywhere',
}, async ({ page }) => {
  const { port } = place;
  const daysAhead = async (days: number) => {
    await server?.stop();
    server = await startServer(place, days);
  };
  await daysAhead(0);
  const sent = await sendApplication({ at: port });
  const first = await linkToSign(sent, 1, port);

  await daysAhead(8);
  const reminder = await mailAbout(sent.email, { subject: /^Przypomnienie/, at: port });
  const [link = ''] = reminder.text.match(/https?:\S+/) ?? [];
  await expectSigningOver(page, first);
  await page.goto(link);
  await expect(page.locator('#field-typed_name')).toBeVisible();

  await daysAhead(15);
  await mailAbout(sent.email, { subject: /termin minął, wniosek wygasł$/, at: port });
  await expectSigningOver(page, link);
  await expectStatus(page, sent, 'Wygasł');
  const reminders = (await mailsTo(sent.email, port)).filter(({ subject }) => /^Przypomnienie/.test(subject));
  expect(reminders).toHaveLength(1);
});
