import { homeOwner } from '@ndp/personas/personas.ts';
import { expect, type Page } from '@playwright/test';
import { fillAddress, onStep, save, sendChecked, sendEstimate, tickConsents } from './support/application.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { freshAddress, linkIn, mailAbout } from './support/mailbox.ts';
import { type Language, withoutMotion } from './support/portal.ts';
import { idAndTokenOf, sections } from './support/sending.ts';
import { askApi } from './support/signing.ts';
import { choose, fill, tick } from './support/wizard.ts';

const { client_info, building_address, building_info, settlement } = sections;
const piotr = 'Piotr z Instal-Ciepła';

/** Invites a helper from the owner's page, and tells the link that came by mail. */
async function inviteHelper(page: Page, language: Language = 'pl'): Promise<{ email: string; link: string }> {
  const email = freshAddress();
  await page.getByText(/^(Pomoc, termin i\sTwoje dane|Help, deadline and your data)$/).click();
  await page.getByRole('link', { name: /Ktoś może Ci pomóc|Someone can help you/ }).click();
  await onStep(page, 'helper');
  await fill(page, 'name', piotr);
  await fill(page, 'email', email);
  await fill(page, 'signed_as', 'Łucja Żółć-Kowalska');
  await page.getByRole('button', { name: /Wyślij zaproszenie|Send the invitation/ }).click();
  await expect(page.getByRole('heading', { name: /Zaproszona osoba|The person you invited/ })).toBeFocused();
  const subject = language === 'pl' ? /: prośba o pomoc/ : /: you are asked to help/;
  return { email, link: linkIn(await mailAbout(email, { subject })) };
}

/** Saves a page of the helper and waits for the next. */
async function saveFor(helper: Page, next: string): Promise<void> {
  await helper.locator('form button[type="submit"]:visible').click();
  await expect(helper).toHaveURL(new RegExp(`/grant/help/[^/]+${next}$`));
  await expect(helper.locator('h1')).toBeFocused();
}

test('a helper prepares what a helper may, the owner checks, adds the rest and sends, and the helper’s link is over', {
  tag: '@ways',
}, async ({ page, browser, language, say }) => {
  await withoutMotion(page);
  const { email, link } = await sendEstimate('home', 'mpec', language);
  await page.goto(link);
  await onStep(page, 'applicant');
  const invited = await inviteHelper(page, language);
  await expectAccessible(page, 'the owner’s page about the helper');

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const helper = await context.newPage();
  await withoutMotion(helper);
  await helper.goto(invited.link);
  await expect(
    helper.getByRole('heading', { level: 1, name: say('Pomoc w wypełnieniu wniosku') }),
  ).toBeVisible();
  await expectAccessible(helper, 'what a helper is asked');
  await helper.getByRole('link', { name: say('Zacznij wypełniać') }).click();
  await expect(helper.locator('#field-first_name')).toBeVisible();
  for (const own of ['pesel', 'contact_email']) await expect(helper.locator(`#field-${own}`)).toHaveCount(0);
  await choose(helper, 'client_type', 'owner');
  await fill(helper, 'first_name', client_info.first_name);
  await fill(helper, 'last_name', client_info.last_name);
  await fill(helper, 'phone_number', '12');
  await expectAccessible(helper, 'a page of the helper');
  await helper.locator('form button[type="submit"]:visible').click();
  await expect(helper.getByRole('link', { name: /Telefon|numer|[Pp]hone/ }).first()).toBeVisible();
  await fill(helper, 'phone_number', '');
  await saveFor(helper, '/building-address');
  await fillAddress(helper);
  await saveFor(helper, '/building-info');
  await fill(helper, 'land_registry_number', building_info.land_registry_number);
  await fill(helper, 'mortgage_registry_number', building_info.mortgage_registry_number);
  await saveFor(helper, '/settlement');
  await expect(helper.locator('#field-iban_number')).toHaveCount(0);
  await fill(helper, 'bank_account_holder_name', settlement.bank_account_holder_name);
  await saveFor(helper, '');
  await helper.getByRole('button', { name: say('Przekaż do sprawdzenia') }).click();
  await expect(
    helper.getByRole('heading', { level: 1, name: say('Wniosek przekazany do sprawdzenia') }),
  ).toBeVisible();
  await expectAccessible(helper, 'handed over');

  await page.goto(linkIn(await mailAbout(email, { subject: say('wniosek przygotowany') })));
  await onStep(page, 'applicant');
  await expect(
    page.getByText(say('Tę stronę przygotowała osoba, która Ci pomaga: {name}')).first(),
  ).toBeVisible();
  await expect(page.locator('#field-last_name')).toHaveValue(client_info.last_name);
  await expectAccessible(page, 'a page a helper has prepared');
  await fill(page, 'pesel', client_info.pesel);
  await fill(page, 'phone_number', client_info.phone_number);
  await save(page, 'building-address');
  await expect(page.locator('#field-street')).toHaveValue(building_address.street);
  await save(page, 'building-info');
  await save(page, 'settlement');
  await expect(page.locator('#field-bank_account_holder_name')).toHaveValue(
    settlement.bank_account_holder_name,
  );
  await fill(page, 'iban_number', settlement.iban_number);
  await save(page, 'consent');
  await tickConsents(page);
  await save(page, 'check');
  await expect(page.locator('h1')).toHaveText(say('Powtórz kwotę i obowiązki'));
  await expectAccessible(page, 'the owner repeats amount and duties');
  for (const duty of ['not_sold', 'kept_years', 'own_account']) await tick(page, duty);
  await fill(page, 'terms_amount', '1');
  await page.locator('form button[type="submit"]:visible').first().click();
  await expect(
    page.getByText(say('To nie jest kwota tego wniosku. Przepisz ją z tej strony, co do grosza.')).first(),
  ).toBeVisible();
  await fill(page, 'terms_amount', `${homeOwner.answers.quote.quote}`.replace('.', ','));
  await page.locator('form button[type="submit"]:visible').first().click();
  await expect(page.locator('h1')).toHaveText(say('Sprawdź i wyślij wniosek'));
  await expect(page.locator('h1')).toBeFocused();
  await sendChecked(page);

  await helper.reload();
  await expect(helper.getByRole('heading', { level: 1, name: say('Ten link już nie działa') })).toBeVisible();
  await expectAccessible(helper, 'a helper’s link that is over');
  await helper.goto(`${invited.link}/applicant`);
  await expect(helper.getByRole('heading', { level: 1, name: say('Ten link już nie działa') })).toBeVisible();
  await context.close();
});

test('a helper’s link shows neither PESEL nor account and opens nothing of the owner’s, in English too', async ({
  page,
}) => {
  const { email, link } = await sendEstimate('home', 'mpec', 'en');
  await page.goto(link);
  await onStep(page, 'applicant');
  const { client_type, ...own } = homeOwner.sections.client_info;
  await choose(page, 'client_type', client_type);
  for (const [name, text] of Object.entries(own)) if (text) await fill(page, name, text);
  await save(page, 'building-address');
  const invited = await inviteHelper(page, 'en');
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/(helping|grant\/help)\//.test(response.url())) answers.push(response.text());
  });
  await page.goto(invited.link);
  await page.getByRole('link', { name: 'Begin' }).click();
  await expect(page.locator('#field-street')).toBeVisible();
  await page.getByRole('link', { name: 'Applicant’s details' }).click();
  await expect(page.locator('#field-last_name')).toHaveValue(own.last_name);
  const seen = `${await page.content()} ${(await Promise.all(answers)).join(' ')}`;
  expect(answers.length).toBeGreaterThan(0);
  for (const hidden of [own.pesel, email, invited.email]) expect(seen).not.toContain(hidden);
  const token = invited.link.split('/').at(-1) ?? '';
  const { id } = idAndTokenOf(link);
  for (const path of [`/applications/${token}/${id}`, `/papers/${token}/${id}`, `/signing/${token}`])
    expect((await askApi('GET', path)).status, path).toBe(404);

  await page.getByRole('link', { name: 'All pages, and handing over' }).click();
  await page.getByRole('button', { name: 'This is not for me' }).click();
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The invitation is declined' })).toBeVisible();
  await mailAbout(email, { subject: /: your helper has declined$/ });
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: /^(Ten link już nie działa|This link no longer works)$/ }),
  ).toBeVisible();
});
