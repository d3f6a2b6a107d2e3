import { expect } from '@playwright/test';
import { sendEstimate } from './support/application.ts';
import { test } from './support/journey.ts';
import { freshAddress, linkIn, mailsTo, newestMail, request } from './support/mailbox.ts';
import { isEverywhere, type Language, openPortal, portal } from './support/portal.ts';
import { now } from './support/today.ts';
import {
  answerPlan,
  choose,
  fill,
  next,
  planFreely,
  quoteApartment,
  quoteHome,
  quoteNonResidential,
  send,
} from './support/wizard.ts';

const widths = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
const amount = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));

/** The whole way is walked in Polish on a desktop by `whole-way.spec.ts`. */
const walks: readonly (readonly [Language, keyof typeof widths])[] = [
  ['en', 'phone'],
  ...(isEverywhere
    ? ([
        ['pl', 'desktop'],
        ['pl', 'phone'],
        ['en', 'desktop'],
      ] as const)
    : []),
];

for (const [language, device] of walks) {
  const viewport = widths[device];
  test.describe(`in ${language} on a ${device}`, () => {
    test.use({ viewport });

    test('a home moves from coal to an air heat pump and its owner gets the link', async ({ page }) => {
      const email = freshAddress();
      const counted: string[] = [];
      page.on('request', (asked) => {
        if (asked.url().endsWith('/partners/steps')) counted.push(asked.postData() ?? '');
      });
      await openPortal(page, 'mpec', language);
      await page.getByRole('link', { name: language === 'pl' ? 'Rozpocznij' : 'Start' }).click();
      await quoteHome(page);
      await expect(
        page.getByText(amount(language === 'pl' ? '3 833 zł' : 'PLN 3,833')).first(),
      ).toBeVisible();
      await planFreely(page);
      await send(page, email);
      await expect(page.getByText(email)).toBeVisible();
      await expect(page).toHaveTitle(/ \| NDP$/);
      const told = (step: string, mark: string) => JSON.stringify({ step, mark });
      await expect.poll(() => counted).toContain(told('submit', 'passed'));
      expect(counted.filter((each) => each === told('quote', 'seen'))).toHaveLength(1);

      const mail = await newestMail(email);
      expect(mail.html).toContain(`lang="${language}"`);
      await page.goto(linkIn(mail));
      await expect(page).toHaveURL(/\/additional-data\/applicant\//);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

test('an apartment building is connected to district heating', async ({ page }) => {
  const email = freshAddress();
  await page.goto(portal('duon', '/application/project-type'));
  await quoteApartment(page, {
    surface_area: '1200',
    heat_source: ['city_heating', 1],
    construction_year: 'between_1979_1988',
  });
  await expect(page.getByText(amount('7 148 zł')).first()).toBeVisible();
  await planFreely(page);
  await send(page, email);
  expect((await newestMail(email)).text).toContain('NDP-');
});

test('on a phone, one tap leads on after a number was corrected', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(portal('mpec', '/application/project-type'));
  await choose(page, 'project_variant', 'apartment');
  await next(page, 'surface-area');
  await page.locator('form button[type="submit"]:visible').click();
  await expect(page.locator('#field-surface_area-error')).toBeVisible();
  await page.locator('#field-surface_area').pressSequentially('1200');
  await next(page, 'heat-source');
});

test('a school with energy data gets an amount that depends on its zone', async ({ page }) => {
  const email = freshAddress();
  await page.goto(portal('fortum', '/application/project-type'));
  await quoteNonResidential(page, {
    surface_area: '1500',
    efficiency: { demand: '120', before: '0,80', after: '0,98' },
  });
  await expect(page.getByText(amount('6 615 zł')).first()).toBeVisible();
  await page.goto(portal('fortum', '/application/climate-zone'));
  await choose(page, 'climate_zone', 'zone_v');
  await next(page, 'quote');
  await expect(page.getByText(amount('7 276 zł')).first()).toBeVisible();
  await planFreely(page);
  await send(page, email);
  await newestMail(email);
});

test('a home of stx names an installer of its own, another picks one from the list', {
  tag: '@everywhere',
}, async ({ page }) => {
  for (const installer of ['not_listed', 'pompy_slask']) {
    const email = freshAddress();
    await page.goto(portal('stx', '/application/project-type'));
    await quoteHome(page);
    await next(page, 'planning');
    await answerPlan(page);
    await choose(page, 'selected_installer', installer);
    if (installer === 'not_listed') {
      await page.locator('form button[type="submit"]:visible').click();
      await expect(page.locator('#field-will_install_by-error')).toBeVisible();
      await fill(page, 'will_install_by', 'Instalacje Kowalski, Gniezno');
    }
    await next(page, 'submit');
    await send(page, email);
    expect((await newestMail(email)).text).not.toContain('Kowalski');
    await page.getByRole('button', { name: 'Wyceń kolejny budynek' }).click();
    await expect(page).toHaveURL(/project-type$/);
  }
});

test('a double click on Send makes one application and one mail', async ({ page }) => {
  const email = freshAddress();
  await page.goto(portal('mpec', '/application/project-type'));
  await quoteHome(page);
  await planFreely(page);
  await fill(page, 'email', email);
  const sent: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/applications')) sent.push(String(answer.status()));
  });
  await page.locator('form button[type="submit"]:visible').dblclick();
  await expect(page).toHaveURL(/pending-confirm$/);
  await newestMail(email);
  expect(sent.filter((status) => status === '201')).toHaveLength(1);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('a lost answer and another click make one application and one mail', async ({ page }) => {
  const email = freshAddress();
  await page.goto(portal('mpec', '/application/project-type'));
  await quoteHome(page);
  await planFreely(page);
  await fill(page, 'email', email);
  let isLost = true;
  await page.route('**/pl/ndp/applications', async (route) => {
    if (!isLost || route.request().method() !== 'POST') return route.continue();
    isLost = false;
    const { pathname } = new URL(route.request().url());
    const { origin = '', 'idempotency-key': key = '' } = route.request().headers();
    const stored = await request('api.ndp.localhost', pathname, {
      method: 'POST',
      headers: { origin, 'idempotency-key': key, 'content-type': 'application/json' },
      body: route.request().postData() ?? '',
    });
    expect(stored.status).toBe(201);
    await route.abort();
  });
  await page.locator('form button[type="submit"]:visible').click();
  await expect(page.getByRole('alert')).toContainText('Błąd sieci');
  await page.locator('form button[type="submit"]:visible').click();
  await expect(page).toHaveURL(/pending-confirm$/);
  await newestMail(email);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('the mailed link works after twenty visits of a robot', async ({ page }) => {
  const { link } = await sendEstimate('home');
  const { hostname, pathname } = new URL(link);
  for (let visit = 0; visit < 20; visit += 1) {
    const { status, headers } = await request(hostname, pathname);
    expect([status, headers.location]).toEqual([
      302,
      expect.stringMatching(/^\/additional-data\/applicant\//),
    ]);
    expect((await request(hostname, String(headers.location))).status).toBe(200);
    expect((await request(hostname, pathname, { method: 'HEAD' })).status).toBe(302);
  }
  await page.goto(link);
  await expect(page).toHaveURL(/\/additional-data\/applicant\//);
});

test('the message is sent again after a visible wait; once the address is corrected the old links die', async ({
  page,
}) => {
  const [wrong, right] = [freshAddress(), freshAddress()];
  await page.goto(portal('mpec', '/application/project-type'));
  await quoteHome(page);
  await planFreely(page);
  await page.clock.install({ time: now() });
  await send(page, wrong);
  const first = linkIn(await newestMail(wrong));
  await expect(page.getByRole('button', { name: /Wyślij ponownie za/ })).toBeDisabled();
  for (let second = 0; second < 61; second += 1) await page.clock.runFor(1000);
  await page.getByRole('button', { name: 'Wyślij ponownie', exact: true }).click();
  await expect(page.getByText('Wiadomość została wysłana ponownie.')).toBeVisible();
  const again = linkIn(await newestMail(wrong, 2));
  await page.locator('summary', { hasText: 'Popraw adres e‑mail' }).click();
  await fill(page, 'email', right);
  await page.getByRole('button', { name: 'Zapisz i wyślij' }).click();
  await expect(page.getByText(right)).toBeVisible();
  const link = linkIn(await newestMail(right));
  for (const old of [first, again]) {
    await page.goto(old);
    await expect(page).toHaveURL(/\/error\?code=INVALID_TOKEN/);
  }
  await page.goto(link);
  await expect(page).toHaveURL(/\/additional-data\/applicant\//);
});
