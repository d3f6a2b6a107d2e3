import { formatIban } from '@ndp/domain/identifiers/iban.ts';
import { expect, type Page } from '@playwright/test';
import {
  fillAddress,
  fillBuilding,
  fillPerson,
  fillSettlement,
  onStep,
  save,
  sendChecked,
  sendEstimate,
  tickConsents,
} from './support/application.ts';
import { test } from './support/journey.ts';
import { freshAddress } from './support/mailbox.ts';
import { countWords, expectReadable, expectShort } from './support/readable.ts';
import { sections } from './support/sending.ts';
import { signApplication } from './support/signing.ts';
import { phone } from './support/ways.ts';
import { expectWhole } from './support/whole-value.ts';
import { fill } from './support/wizard.ts';

const screenPx = phone.height;

/** The most words the pages of the application may give to read. */
const mostWords = 900;

const { settlement } = sections;

const submit = (page: Page) => page.locator('#question button[type="submit"]:visible').last().click();
const summary = (page: Page) => page.locator('[role="group"][tabindex="-1"]');

test.describe('the pages of the application are short', () => {
  test.use({ viewport: phone });

  test('from the applicant to what is sent, errors and the helper among them', { tag: '@ways' }, async ({
    page,
    language,
  }) => {
    test.setTimeout(480_000);
    const { link } = await sendEstimate('home', 'mpec', language);
    await page.goto(link);
    let words = 0;
    const expectPage = async (state: string, screens: number) => {
      words += await countWords(page);
      await expectShort(page, state, screens);
    };
    await onStep(page, 'applicant');
    await expectPage('the applicant, with the address to be confirmed', 2.5);
    await fillPerson(page);
    await expectWhole(page, 'pesel', '440514 01359');
    await save(page, 'building-address');
    await expectPage('the address', 2.5);
    await fillAddress(page);
    await save(page, 'building-info');
    await expectPage('the registers', 2.5);
    await fillBuilding(page);
    await save(page, 'settlement');
    await expectPage('the account', 2.5);
    await fillSettlement(page);
    await expectWhole(page, 'iban_number', formatIban(settlement.iban_number).slice(2));
    await save(page, 'consent');
    await expectPage('the statements', 2.5);
    await submit(page);
    await expect(summary(page).getByRole('link')).toHaveCount(5);
    await tickConsents(page);
    await save(page, 'check');
    await expectPage('the check', 4);
    expect(words, 'words to read').toBeLessThanOrEqual(mostWords);
    await page.goto(page.url().replace('/check/', '/helper/'));
    await onStep(page, 'helper');
    await fill(page, 'name', 'Piotr z Instal-Ciepła');
    await fill(page, 'email', freshAddress());
    await fill(page, 'signed_as', 'Łucja Żółć-Kowalska');
    await page.getByRole('button', { name: /Wyślij zaproszenie|Send the invitation/ }).click();
    await expect(page.locator('[data-state="invited"]')).toBeVisible();
    await expectReadable(page, 'a helper who is invited');
    await page.goto(page.url().replace('/helper/', '/consent/'));
    await tickConsents(page);
    await save(page, 'check');
    await sendChecked(page);
  });

  test('the payment says each missing document once more than beside it', { tag: '@ways' }, async ({
    page,
    language,
  }) => {
    const { overview } = await signApplication({ language });
    await page.goto(overview.replace('/overview/', '/payment/'));
    await expectShort(page, 'the payment', 2.5);
    await submit(page);
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('listitem')).toHaveCount(3);
    const top = (await page.locator('h1').boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    expect(top, 'the heading stands on the first screen').toBeLessThan(screenPx * 0.75);
  });
});
