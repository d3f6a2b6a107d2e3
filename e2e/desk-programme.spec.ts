import { rmSync } from 'node:fs';
import { homeOwner } from '@ndp/personas/personas.ts';
import { type Browser, expect, type Page } from '@playwright/test';
import { save, sendChecked, sendEstimate, tickConsents } from './support/application.ts';
import { expectAccessible } from './support/axe.ts';
import { makePlace, type OwnServer, startServer } from './support/clock.ts';
import { unfoldTo } from './support/folds.ts';
import { test } from './support/journey.ts';
import { request } from './support/mailbox.ts';
import { portal } from './support/portal.ts';
import { today } from './support/today.ts';
import { expectPlain, sendPlainly } from './support/without-script.ts';
import { choose, fill, tick } from './support/wizard.ts';

/** Opens the programme's page at the desk as one of the made-up people. */
async function openProgramme(browser: Browser, port: number, who: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`http://desk.ndp.localhost:${port}/`);
  await page.getByRole('link', { name: 'Zaloguj się' }).click();
  await page.getByRole('button', { name: who }).click();
  await page.getByRole('link', { name: 'Program', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Program:');
  return page;
}

/** So many days after a day. */
function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Puts a sentence into the clause: with a period by hand it is refused, with the value it is taken. */
async function rewordClause(desk: Page, year: number): Promise<void> {
  await desk.getByRole('button', { name: 'Zmień: Klauzula informacyjna' }).click();
  const clause = desk.getByLabel('Klauzula informacyjna po polsku');
  const words = await clause.inputValue();
  await clause.fill(`${words}\nOdpowiadamy w ciągu 99 dni.`);
  await desk.getByLabel('Wersja klauzuli informacyjnej').fill(`${year}-01-01`);
  await expect(desk.getByRole('link', { name: /nie zgadza się.*99/ })).toBeVisible();
  await clause.fill(`${words}\nOdpowiadamy w ciągu {complaintDays} dni.`);
  await expect(desk.getByRole('link', { name: /nie zgadza się/ })).toHaveCount(0);
  const changes = desk.getByRole('region', { name: 'Klauzula informacyjna' }).getByRole('listitem');
  await expect(changes.last()).toContainText('{complaintDays}');
}

/** What the applicant undertakes in the words of the version. */
const undertaking = 'Zobowiązuję się wymienić piec, a stary oddać na złom.';

/** Words a statement otherwise: with a value to fill in, or under the same version, it is refused. */
async function rewordStatement(desk: Page, year: number): Promise<void> {
  await desk.getByRole('button', { name: 'Zmień oświadczenia' }).click();
  const statement = desk.getByLabel('Zobowiązanie do wymiany źródła ciepła po polsku');
  await statement.fill('Zobowiązuję się wobec {organiser}.');
  await expect(
    desk.getByRole('link', { name: /niczego się w nie nie wstawia.*\{organiser\}/ }),
  ).toBeVisible();
  await statement.fill('');
  await expect(desk.getByRole('link', { name: /Wpisz treść oświadczenia/ })).toBeVisible();
  await statement.fill(undertaking);
  const sameVersion = desk.getByRole('link', { name: /^Wersja oświadczeń: .*późniejszą wersję/ });
  await sameVersion.click();
  await expect(desk.getByLabel('Wersja oświadczeń')).toBeFocused();
  await desk.getByLabel('Wersja oświadczeń').fill(`${year}-01-01`);
  await expect(sameVersion).toHaveCount(0);
  await expect(desk.getByText('Inne brzmienie oświadczenia: Zobowiązanie do')).toBeVisible();
}

/** Ticks the statements of a case of the new year in its words, up to the overview; they are written without script too. */
async function tickStatements(page: Page, year: number, port: number): Promise<void> {
  const also = { planned_completion_date: `${year}-06-01` };
  const { link } = await sendEstimate('home', 'mpec', 'pl', port, also);
  const [, id = '', token = ''] = /application\/([^/]+)\/([^/]+)/.exec(link) ?? [];
  const { consent: _, ...sections } = homeOwner.sections;
  for (const [section, answers] of Object.entries(sections)) {
    const path = `/pl/ndp/applications/${token}/${id}/${section}`;
    const headers = { origin: portal('mpec', '', port), 'content-type': 'application/json' };
    const body = JSON.stringify(answers);
    const { status } = await request('api.ndp.localhost', path, { at: port, method: 'PUT', headers, body });
    expect(status, section).toBe(200);
  }
  const path = `/additional-data/consent/${id}/${token}`;
  const headers = { accept: 'text/html' };
  const { body } = await request('mpec.ndp.localhost', path, { at: port, headers });
  expect(body.replaceAll('\u00a0', ' ')).toContain(undertaking);
  await page.goto(portal('mpec', path, port));
  await expect(page.getByLabel(undertaking)).toHaveAttribute('name', 'consent_implementation');
  await tickConsents(page);
  await save(page, 'check');
  await unfoldTo(page.getByText(undertaking));
  await expect(page.getByText(undertaking)).toBeVisible();
  await sendChecked(page);
  await expect(page.getByText(undertaking)).toHaveCount(1);
}

/** What leads from the first question to the amount, without script. */
const toTheAmount = [
  ['project_variant', 'home'],
  ['heat_source', 'gas_boiler'],
  ['heat_source_variant', '2'],
  ['city', 'Kraków'],
  ['construction_year', 'before_1971'],
  ['existing_heat_source', 'coal'],
] as const;

/** Looks at the draft as an applicant would, on the first day of its year: up to the sending, which is refused. */
async function seePreview(desk: Page, year: number): Promise<void> {
  await expect(desk.getByLabel('Portal jak w dniu')).toHaveValue(`${year}-01-01`);
  const opening = desk.waitForEvent('popup');
  await desk.getByRole('button', { name: 'Obejrzyj w portalu' }).click();
  const page = await opening;
  const bar = page.getByRole('region', { name: /^(Podgląd|Preview)$/ });
  await expect(bar).toContainText(`Podgląd wersji 2 (projekt), jak w dniu 1 stycznia ${year} r.`);
  await bar.getByText('Oświadczenia, które zaznaczy wnioskodawca').click();
  await expect(bar.getByText(undertaking)).toBeVisible();
  await expectPlain(page, 'the statements of a draft');
  await page.getByRole('link', { name: 'Rozpocznij' }).click();
  for (const [field, answer] of toTheAmount) {
    if (field === 'city') await page.getByLabel('Miejscowość').fill(answer);
    else await choose(page, field, answer);
    await sendPlainly(page);
  }
  await expect(page).toHaveURL(/\/application\/quote$/);
  await expect(bar).toContainText(/Kwota\sw\sprojekcie:\s\d.*Różnica:\s\+\d/);
  await expectPlain(page, 'the amount of a draft');
  await page.getByRole('button', { name: /^EN/ }).click();
  await expect(bar).toContainText(/Amount\sin\sthe\sdraft:\sPLN.*Difference:\s\+PLN/);
  await sendPlainly(page);
  await choose(page, 'is_other_funding', 'no');
  await choose(page, 'selected_installer', 'install_by_the_customer');
  for (const box of ['is_existing_heat_source_eliminated', 'gdpr_consent']) await tick(page, box);
  await sendPlainly(page);
  await fill(page, 'email', 'nobody@example.pl');
  await sendPlainly(page);
  await expect(page.getByText(/This\sis\sa\spreview\sof\sa\sdraft: nothing was stored/)).toBeVisible();
  const address = page.url();
  await page.goto(new URL('/statements/gdpr-clause', address).href);
  await expect(page.getByText(/Odpowiadamy\sw\sciągu\s14\sdni/)).toHaveCount(0);
  await page.getByRole('button', { name: /^PL/ }).click();
  await expect(page.getByText(/Odpowiadamy\sw\sciągu\s14\sdni/)).toBeVisible();
  await bar.getByRole('link', { name: 'Zakończ podgląd' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Program');
  await page.goto(address);
  await expect(page.getByText(/podgląd się skończył|preview is over/)).toBeVisible();
  await page.close();
}

test('a programme of the next year is prepared, compared, and published by another person on its day', {
  tag: '@everywhere',
}, async ({ browser }) => {
  test.setTimeout(240_000);
  // The portal is read as the server writes it: the clock of this browser stays behind.
  const applicant = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const place = await makePlace();
  const { port } = place;
  let server: OwnServer | undefined = await startServer(place);
  try {
    const writing = await openProgramme(browser, port, 'Ewa');
    const year = Number(today().slice(0, 4)) + 1;
    await writing.getByRole('button', { name: `Przygotuj rok ${year}` }).click();
    await writing.getByLabel('Część wypłacana').fill('1,2');
    await expect(writing.getByRole('link', { name: /^Część wypłacana: podaj ułamek/ })).toBeVisible();
    await writing.getByRole('link', { name: /^Część wypłacana/ }).click();
    await expect(writing.getByLabel('Część wypłacana')).toBeFocused();
    await writing.keyboard.press('ControlOrMeta+a');
    await writing.keyboard.type('0.85');
    const changes = writing.getByRole('region', { name: 'Co się zmienia wobec wersji 1' });
    await expect(changes.getByText('Część wypłacana: 0.80 → 0.85')).toBeVisible();
    await expect(changes.getByText(/^Dom sprzed 1971.* \(\+\d/)).toBeVisible();
    await rewordClause(writing, year);
    await rewordStatement(writing, year);
    await writing.getByRole('button', { name: 'Zapisz projekt' }).click();
    await expect(writing.getByText('Projekt zapisany.')).toBeVisible();
    await expect(writing.getByText(/Opublikuje ją ktoś, kto zatwierdza/)).toBeVisible();
    await expectAccessible(writing, 'the draft of a version');
    await seePreview(writing, year);

    const publishing = await openProgramme(browser, port, 'Zofia');
    await publishing.getByLabel('Obowiązuje od dnia').fill(`${year}-01-01`);
    await publishing.getByRole('button', { name: 'Opublikuj' }).click();
    await expect(publishing.getByText('Wersja 2 jest opublikowana')).toBeVisible();
    await publishing.getByRole('button', { name: /^EN/ }).click();
    await expect(publishing.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expectAccessible(publishing, 'the versions, en');

    const told = async () => {
      await applicant.goto(portal('mpec', '/application/welcome-page', port));
      const site = JSON.parse((await applicant.locator('#ndp-site').textContent()) ?? '');
      const { version, year: of, payoutShare } = site.program_content;
      return [version, of, payoutShare];
    };
    expect(await told()).toEqual([1, year - 1, '0.80']);
    await server.stop();
    server = undefined;
    const ahead = Math.round((Date.parse(`${year}-01-01`) - Date.parse(today())) / 86_400_000);
    expect(daysAfter(today(), ahead)).toBe(`${year}-01-01`);
    server = await startServer(place, ahead);
    expect(await told()).toEqual([2, year, '0.85']);
    await applicant.goto(portal('mpec', '/statements/gdpr-clause', port));
    await expect(applicant.getByText(/Odpowiadamy\sw\sciągu\s14\sdni/)).toBeVisible();
    await applicant.goto(portal('mpec', '/statements/program-regulations', port));
    await expect(applicant.getByText('udział wypłaty wynosi 85%')).toBeVisible();
    await expect(applicant.getByText(`31 grudnia ${year}`).first()).toBeVisible();
    await tickStatements(await (await browser.newContext()).newPage(), year, port);
  } finally {
    await server?.stop();
    rmSync(place.dataDir, { recursive: true, force: true });
  }
});
