import { askPoppler } from '@ndp/documents/testing/poppler.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { type Partner, portal, withoutMotion } from './support/portal.ts';
import { expectReadable } from './support/readable.ts';
import { inShort, phone, type SearchedText } from './support/ways.ts';
import { choose, fill, next, quoteHome } from './support/wizard.ts';

const link = (partner: Partner, answers: string) => portal(partner, `/application/with-answers#${answers}`);
const gasBoiler =
  'v=1&project_variant=home&heat_source=gas_boiler&heat_source_variant=2&climate_zone=zone_i&construction_year=before_1971&existing_heat_source=coal';

/** What the browser keeps of the estimate. */
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('ndp-estimate') ?? '');
const button = (page: Page, name: SearchedText) => page.locator('main').getByRole('button', { name });

test.describe('an estimate', () => {
  test.use(inShort({ viewport: phone }));

  test('another source is tried, kept, printed, and its link opens the same estimate elsewhere', {
    tag: '@ways',
  }, async ({ page, browser, language, say }) => {
    const amount = (pln: number) => new RegExp(`^${formatPln(pln, language)}`);
    await withoutMotion(page);
    await page.goto(portal('mpec', '/application/project-type'));
    await quoteHome(page, { heat_source: ['heat_pump', 5] });
    await page.locator('summary', { hasText: /Ustawa pozwala|The Act allows/ }).press('Enter');
    await expect(page.getByText(/przeciętny taki dom|average house like/).first()).toBeVisible();
    await page.locator('input[name="tried_source"]:checked').press('ArrowDown');
    await expect(page.locator('p > strong').first()).toHaveText(amount(4088));
    await page.locator('summary', { hasText: /^(Pokaż|Show)/ }).click();
    await choose(page, 'tried_source', 'heat_pump-1');
    await expect(page.locator('p > strong').first()).toHaveText(amount(4088));
    await expect(page.locator('form button[type="submit"]:visible')).toHaveCount(0);
    await expectReadable(page, 'a source being tried');
    expect(await kept(page)).toContain('"heat_source_variant":5');
    await button(page, say('Wróć do mojego')).click();
    await expect(page.locator('p > strong').first()).toHaveText(amount(2394));
    await choose(page, 'tried_source', 'heat_pump-1');
    await button(page, say('Zachowaj')).click();
    await expect(page.locator('input[name="tried_source"]:checked')).toBeFocused();
    expect(await kept(page)).toContain('"heat_source_variant":1');

    await page
      .locator('main')
      .getByRole('link', { name: say('Wydrukuj, zapisz lub wyślij wycenę') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: say('Karta wyceny') })).toBeVisible();
    await expectReadable(page, 'estimate sheet');
    const number = await page
      .locator('main')
      .getByText(/^\d{8}-\w{4}-\w{4}$/)
      .innerText();
    await page.emulateMedia({ media: 'print' });
    for (const told of [number, say('Piec lub kocioł węglowy'), 'kontakt@mpec', 'with-answers#v=1']) {
      await expect(page.locator('main').getByText(told).first()).toBeVisible();
    }
    await expect(button(page, /./)).toHaveCount(0);
    const sheet = await page.pdf({ preferCSSPageSize: true });
    expect(askPoppler('pdfinfo', sheet), 'the printed sheet is one page').toMatch(/^Pages: +1$/m);
    await page.emulateMedia({ media: 'screen' });

    const address = await page.getByLabel(say('Link do tej wyceny')).inputValue();
    const elsewhere = await browser.newPage();
    await elsewhere.goto(address);
    await expect(elsewhere.getByText(number)).toBeVisible();
    await expectReadable(elsewhere, 'answers of a link');
    await button(elsewhere, say('Dalej z tymi odpowiedziami')).click();
    await expect(elsewhere).toHaveURL(/\/application\/quote$/);
    await expect(elsewhere.locator('p > strong').first()).toHaveText(amount(4088));
    await elsewhere.close();
  });
});

test('a link never takes the place of one’s own answers unasked, and what is wrong in it is asked again', async ({
  page,
}) => {
  await page.goto(portal('stx', '/application/project-type'));
  await choose(page, 'project_variant', 'apartment');
  await next(page, 'surface-area');
  await fill(page, 'surface_area', '850');
  await next(page, 'heat-source');
  await page.goto('about:blank');
  await page.goto(link('stx', `${gasBoiler}&selected_installer=pompy_slask`));
  await expect(page.getByText('Pompy Śląsk, Katowice')).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Zostaw moje odpowiedzi' }).click();
  await expect(page).toHaveURL(/heat-source$/);
  expect(await kept(page)).toContain('"surface_area":850');

  await page.goto('about:blank');
  await page.goto(link('stx', `${gasBoiler}&selected_installer=pompy_slask`));
  await button(page, /Zastąp moje odpowiedzi/).click();
  await expect(page.getByText(/1\s098\szł/).first()).toBeVisible();
  await next(page, 'planning');
  await expect(page.locator('input[value="pompy_slask"]')).toBeChecked();

  await page.goto('about:blank');
  await page.goto(link('stx', gasBoiler.replace('before_1971', 'last_week')));
  await expect(page.getByText(/jednej odpowiedzi z\slinku: Rok budowy/)).toBeVisible();
  await button(page, /Zastąp moje odpowiedzi/).click();
  await expect(page).toHaveURL(/built-year$/);

  await page.goto('about:blank');
  await page.goto(link('stx', 'v=7&project_variant=home'));
  await expect(page.getByRole('heading', { name: 'Nie ma czego odczytać z tego linku' })).toBeVisible();
});
