import { expect, type Page, type Route } from '@playwright/test';
import { markupCorpus, wideMarkupCorpus } from '../apps/api/src/testing/hostile/markup.ts';
import { onStep, sendEstimate } from './support/application.ts';
import { unfoldTo } from './support/folds.ts';
import { test } from './support/journey.ts';
import { freshAddress, linkIn, mailAbout, request } from './support/mailbox.ts';
import { moveCase } from './support/office.ts';
import { openPortal, portal } from './support/portal.ts';
import { idAndTokenOf, sections, sectionWriter, sendApplication } from './support/sending.ts';
import { addDocument, documentItem, makeDocuments, programInDisguise } from './support/settlement.ts';
import { linkToSign, signApplication } from './support/signing.ts';
import { choose, fill, next, planFreely, quoteHome } from './support/wizard.ts';

const isLong = process.env.MARKUP === 'all';
/** Typed at once; in the long form every piece once more on its own. */
const atOnce = (isLong ? wideMarkupCorpus : markupCorpus).join(' ');
const pieces = isLong ? wideMarkupCorpus : markupCorpus.slice(0, 1);

/** Notes in every page what must not happen: a script that ran, a rule of the page's policy that was broken. */
async function watch(page: Page): Promise<() => Promise<void>> {
  const happened: string[] = [];
  await page.exposeFunction('noteHarm', (what: string) => happened.push(what));
  await page.addInitScript(() => {
    const note = (what: string) => (window as unknown as { noteHarm(what: string): void }).noteHarm(what);
    for (const name of ['alert', 'confirm', 'prompt'] as const) {
      window[name] = () => note(`${name} ran`) as never;
    }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      note(`${violatedDirective} ${blockedURI}`),
    );
  });
  page.on('request', (request) => {
    if (/evil\.example|\/x$/.test(request.url())) happened.push(`asked for ${request.url()}`);
  });
  return async () => {
    const injected = await page.evaluate(() => {
      const strange =
        'base,object,embed,marquee,dialog[open],video,audio,math,xss,iframe[srcdoc],script:not([src],[type="application/json"])';
      const elements = [...document.body.querySelectorAll(strange)].map(({ tagName }) => tagName);
      const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
      const running = attributes.filter(
        ({ name, value }) =>
          /^on/i.test(name) ||
          (/^(href|src|action|formaction|data)$/i.test(name) &&
            /^\W*(javascript|vbscript|data:text)/i.test(value)),
      );
      return [...elements, ...running.map(({ name, value }) => `${name}=${value}`)];
    });
    expect([...happened, ...injected]).toEqual([]);
  };
}

/** A page as it is sent when the server cannot write it: the browser then asks for the configuration itself. */
async function leaveUnwritten(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.continue();
  const { hostname, pathname } = new URL(route.request().url());
  const written = await request(hostname, pathname, { headers: { accept: 'text/html' } });
  const body = written.body
    .replace(/<div id="portal"[\s\S]*<\/div>(?=\s*<script)/, '<div id="portal"></div>')
    .replace(/<script type="application\/json"[\s\S]*?<\/script>/, '');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': String(written.headers['content-security-policy']),
  };
  await route.fulfill({ status: written.status, headers, body });
}

/** Types into every field of the page that takes text; tells how many there were. */
async function typeEverywhere(page: Page, text: string): Promise<number> {
  const fields = await page
    .locator(
      'main :is(textarea, input:not([type]), input[type="text"], input[type="email"], input[type="tel"])',
    )
    .all();
  let typed = 0;
  for (const field of fields) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    await field.fill(text);
    typed += 1;
  }
  return typed;
}

/** Types, sends the page as it is, and reads what it says. */
async function tryPage(page: Page, expectUnharmed: () => Promise<void>): Promise<number> {
  let typed = 0;
  const send = page.locator('form button[type="submit"]:visible').first();
  for (const text of [atOnce, ...pieces]) {
    await send.waitFor();
    typed += await typeEverywhere(page, text);
    await send.click();
  }
  await expectUnharmed();
  return typed;
}

test('markup in every field of the estimate stays text', { tag: '@everywhere' }, async ({ page }) => {
  test.setTimeout(isLong ? 600_000 : 90_000);
  const expectUnharmed = await watch(page);
  const origin = portal('mpec', '');
  const config = await request('api.ndp.localhost', '/pl/ndp/partners/portal_config', {
    headers: { origin },
  });
  const [title, brand_title] = [atOnce.slice(0, 400), markupCorpus.slice(11, 16).join(' ')];
  const marked = { ...JSON.parse(config.body), title, brand_title };
  await page.route('**/partners/portal_config', (route) =>
    route.fulfill({ json: marked, headers: { 'access-control-allow-origin': origin } }),
  );
  await page.route(`${origin}/**`, leaveUnwritten);
  await page.goto(`${origin}/application/welcome-page`);
  await expectUnharmed();
  await page.unroute(`${origin}/**`);
  // A page that came from no server may not speak with this machine's.
  await openPortal(page);
  await page.locator('main a, main button').first().click();
  await quoteHome(page);
  await next(page, 'planning');
  await page.getByText('Dodaj uwagi').click();
  expect(await tryPage(page, expectUnharmed)).toBeGreaterThan(1);
  await fill(page, 'note', atOnce.slice(0, 1000));
  await choose(page, 'selected_installer', 'install_by_the_customer');
  await page.goBack();
  await planFreely(page);
  expect(await tryPage(page, expectUnharmed)).toBeGreaterThan(0);
});

test('markup in the questions about other buildings stays text', { tag: '@everywhere' }, async ({ page }) => {
  test.setTimeout(isLong ? 900_000 : 90_000);
  const expectUnharmed = await watch(page);
  await page.goto(portal('mpec', '/application/project-type'));
  for (const variant of ['apartment', 'non_residential']) {
    await choose(page, 'project_variant', variant);
    await next(page, 'surface-area');
    expect(await tryPage(page, expectUnharmed), variant).toBeGreaterThan(0);
    await page.goBack();
  }
  await choose(page, 'project_variant', 'non_residential');
  await next(page, 'surface-area');
  await fill(page, 'surface_area', '900');
  await next(page, 'efficiency-selector');
  await choose(page, 'knows_efficiency', 'yes');
  expect(await tryPage(page, expectUnharmed)).toBeGreaterThan(2);
  await choose(page, 'knows_efficiency', 'no');
  await next(page, 'client-details');
  expect(await tryPage(page, expectUnharmed)).toBeGreaterThan(4);
  const { link } = await sendEstimate('apartment');
  await page.goto(link);
  await onStep(page, 'applicant');
  expect(await tryPage(page, expectUnharmed)).toBeGreaterThan(4);
});

test('markup in a settlement, in the names of its files and in an operator’s words stays text', {
  tag: '@everywhere',
}, async ({ page, browser }) => {
  test.setTimeout(isLong ? 900_000 : 120_000);
  const expectUnharmed = await watch(page);
  const [img = '', unclosed = ''] = [markupCorpus[11], markupCorpus[12]];
  const sent = await signApplication({ also: { estimate: { heater_model_name: img } } });
  await moveCase(browser, sent.reference, 'in_realisation', img);
  await page.goto(sent.overview);
  await expect(page.getByText(img).first()).toBeVisible();
  await expectUnharmed();
  await page.getByRole('link', { name: 'Przejdź do rozliczenia' }).click();
  const { pdf } = await makeDocuments(page);
  await addDocument(page, 'invoice', { ...pdf, name: `${img.replace('=x', '')}.pdf` });
  await page
    .locator('#field-document_removal_proof')
    .setInputFiles({ ...programInDisguise, name: `${unclosed}.pdf` });
  await expect(documentItem(page, 'removal_proof')).toContainText(unclosed);
  expect(await tryPage(page, expectUnharmed)).toBeGreaterThan(0);
  await page.goto(sent.overview.replace('/overview/', '/your-data/'));
  await expect(page.locator('#until')).toBeVisible();
  await expectUnharmed();
});

test('markup in every field of the application, and in what was sent, stays text', {
  tag: '@everywhere',
}, async ({ page }) => {
  test.setTimeout(isLong ? 1_800_000 : 90_000);
  const expectUnharmed = await watch(page);
  const draft = await sendEstimate('home');
  const { id, token } = idAndTokenOf(draft.link);
  const { consent: _consent, ...earlier } = sections;
  const put = sectionWriter(draft, {});
  const client_info = { ...earlier.client_info, client_type: 'co_owner' };
  for (const [section, answers] of Object.entries({ ...earlier, client_info })) await put(section, answers);
  for (const step of ['applicant', 'building-address', 'building-info', 'settlement', 'consent']) {
    await page.goto(new URL(`/additional-data/${step}/${id}/${token}`, draft.link).href);
    expect(await tryPage(page, expectUnharmed)).toBeGreaterThan(0);
  }
  const coOwner = { name: 'Marek Łoś', email: freshAddress() };
  const [img = '', script = '', svg = ''] = [markupCorpus[11], markupCorpus[0], markupCorpus[18]];
  const sent = await sendApplication({
    coOwner,
    also: {
      estimate: { heater_model_name: img, note: atOnce.slice(0, 1000) },
      building_address: { street: img, house_number: svg.slice(0, 20), city: script },
      settlement: { bank_account_holder_name: script },
    },
  });
  await page.goto(sent.overview);
  await unfoldTo(page.locator('#answers'));
  await expect(page.locator('#answers').getByText(img).first()).toBeVisible();
  await expectUnharmed();
  const asked = await mailAbout(coOwner.email, { subject: /prośba o odpowiedź współwłaściciela$/ });
  await page.goto(linkIn(asked));
  await choose(page, 'answer', 'object');
  expect(await tryPage(page, expectUnharmed)).toBeGreaterThan(0);
  await page.goto(await linkToSign(sent));
  await expect(page.locator('#field-typed_name')).toBeVisible();
  expect(await tryPage(page, expectUnharmed)).toBeGreaterThan(0);
});
