import { caller, school } from '@ndp/personas/personas.ts';
import { expect, type Page } from '@playwright/test';
import {
  checkAndSend,
  fillOrganisation,
  fillUntilConsents,
  onStep,
  save,
  tickConsents,
} from './support/application.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { freshAddress, linkIn, mailAbout, newestMail } from './support/mailbox.ts';
import { actInCase, refusedInCase } from './support/office.ts';
import { isEverywhere, portal } from './support/portal.ts';
import { linkToSign, signOnPage } from './support/signing.ts';
import type { Say, SearchedText } from './support/ways.ts';
import { answerConsentedPlan, choose, fill, next, tick } from './support/wizard.ts';

const { building_name, first_name, last_name, phone_number } = caller.answers;

/** From the first question to the mail, for a hall whose energy data nobody knows; tells its link and reference. */
async function askForCall(page: Page, email: string, say: Say) {
  await page.goto(portal('mpec', '/application/project-type'));
  await choose(page, 'project_variant', 'non_residential');
  await next(page, 'surface-area');
  await fill(page, 'surface_area', '640,5');
  await next(page, 'efficiency-selector');
  await choose(page, 'knows_efficiency', 'no');
  await next(page, 'client-details');
  const contact = { building_name, first_name, last_name, phone_number, email };
  for (const [name, text] of Object.entries(contact)) await fill(page, name, text);
  await tick(page, 'gdpr_consent');
  await next(page, 'pending-confirm');
  await expect(
    page.getByRole('heading', { level: 1, name: say('Prośba o kontakt wysłana. Sprawdź pocztę') }),
  ).toBeVisible();
  await expect(page.getByText(say('To nie jest jeszcze wniosek')).first()).toBeVisible();
  const mail = await newestMail(email);
  for (const own of [first_name, building_name]) expect(mail.text).not.toContain(own);
  return { link: linkIn(mail), reference: /NDP-\d{4}-\w+/.exec(mail.text)?.[0] ?? '' };
}

const onRequest = /\/additional-data\/call-back\//;

async function expectRequest(page: Page, state: SearchedText): Promise<void> {
  await expect(page).toHaveURL(onRequest);
  await expect(
    page.getByRole('heading', { level: 1, name: /^(Prośba o kontakt|Request to be called back)$/ }),
  ).toBeVisible();
  await expect(page.getByText(state).first()).toBeVisible();
}

/** From here on it is an application as any other; walked in the long form. */
async function completeAndSign(page: Page, email: string, say: Say): Promise<void> {
  await fillOrganisation(page, school);
  await save(page, 'building-address');
  await fillUntilConsents(page);
  await tickConsents(page);
  await checkAndSend(page);
  for (const told of [
    'Wjazd od podwórza',
    say('wnioskodawca (montaż samodzielny)'),
    say('Inne dofinansowanie'),
  ])
    await expect(page.getByText(told)).toBeVisible();
  const overview = page.url();
  await page.goto(await linkToSign({ email }));
  await signOnPage(page, { email });
  await mailAbout(email, { subject: say('podpisane dokumenty') });
  await page.goto(overview);
  await expect(page.getByText(say('Umowa podpisana')).first()).toBeVisible();
  for (const told of ['Prośba o kontakt wysłana', 'Dane energetyczne wpisane'].map(say))
    await expect(page.getByText(told)).toBeVisible();
}

test('a hall without energy data is called back, measured, and becomes an application that is signed', {
  tag: '@ways',
}, async ({ page, browser, say, language }) => {
  test.setTimeout(240_000);
  const email = freshAddress();
  const { link, reference } = await askForCall(page, email, say);
  await page.goto(link);
  await expectRequest(page, say('Czeka na potwierdzenie adresu e-mail'));
  await expectAccessible(page, 'a request to be called back');
  await page.getByRole('button', { name: say('Potwierdzam adres e-mail') }).click();
  await expect(page.locator('h1')).toBeFocused();
  await expectRequest(page, say('Czeka na telefon od doradcy'));
  const [, id = '', token = ''] = /application\/([^/]+)\/([^/]+)$/.exec(link) ?? [];
  await page.goto(portal('mpec', `/additional-data/applicant/${id}/${token}`));
  await expectRequest(page, phone_number);
  expect(await refusedInCase(browser, reference, 'signing')).toMatch(/tego nie da się w\sniej zrobić/);

  const measured = { index_annual_demand: 120, efficiency_before: 0.5, efficiency_after: 0.6 };
  await actInCase(browser, reference, 'measurement', { ...measured, climate_zone: 'zone_iii' });
  const nothing = await mailAbout(email, { subject: say('kwota wynosi 0 zł') });
  await page.goto(linkIn(nothing));
  await expectRequest(page, say('Dane wpisane, kwota wynosi 0'));
  await expect(
    page.getByText(language === 'pl' ? 'sprawność co najmniej 0,77' : /efficiency of at least 0\.77/),
  ).toBeVisible();
  await expectAccessible(page, 'a request that gives nothing');

  const better = { ...measured, efficiency_before: 0.6, efficiency_after: 0.95 };
  await actInCase(browser, reference, 'measurement', better);
  const mail = await mailAbout(email, { subject: say('kwota dofinansowania jest już obliczona') });
  await page.goto(linkIn(mail));
  await expect(
    page.getByRole('heading', { level: 1, name: say('Z prośby o kontakt powstał wniosek') }),
  ).toBeVisible();
  await expect(page.getByText(/0[,.]6 → 0[,.]95/)).toBeVisible();
  await expectAccessible(page, 'the plan of a measured project');
  await page.locator('form button[type="submit"]:visible').click();
  await expect(page.locator('[role="group"][tabindex="-1"]')).toBeFocused();
  await answerConsentedPlan(page);
  const kept = page.waitForResponse(
    (answer) => answer.ok() && /install_by_the_customer/.test(answer.request().postData() ?? ''),
  );
  await choose(page, 'selected_installer', 'install_by_the_customer');
  await kept;
  await expect(page.getByText(say('Wersja robocza jest zapisana'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(say('Wróciło to, co było tu wpisane'))).toBeVisible();
  await page.getByText(say('Dodaj uwagi')).click();
  await fill(page, 'note', 'Wjazd od podwórza');
  await page.locator('form button[type="submit"]:visible').click();

  await onStep(page, 'applicant');
  if (isEverywhere) await completeAndSign(page, email, say);
});

test('a request to be called back is withdrawn and erased from its page', async ({ page, say }) => {
  const { link } = await askForCall(page, freshAddress(), say);
  await page.goto(link);
  await page.getByText('Wycofaj prośbę').click();
  await page.getByRole('button', { name: 'Tak, wycofuję prośbę' }).click();
  await expectRequest(page, 'Wycofana');
  await page.getByRole('link', { name: /^Twoje dane/ }).click();
  await expect(page.getByText('Prośba o kontakt i wszystkie dane osobowe')).toBeVisible();
  await page.getByRole('button', { name: 'Usuń wszystkie dane' }).click();
  await page.getByRole('button', { name: 'Usuń na zawsze' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dane zostały usunięte' })).toBeVisible();
  await page.goto(link);
  await expect(page).toHaveURL(/INVALID_TOKEN/);
});
