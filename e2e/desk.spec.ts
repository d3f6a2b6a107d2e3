import { homeOwner } from '@ndp/personas/personas.ts';
import { expect, type Page } from '@playwright/test';
import { onStep, save, sendChecked, tickConsents } from './support/application.ts';
import { expectAccessible } from './support/axe.ts';
import { at, desk, expectBothAccessible, logIn } from './support/desk.ts';
import { test } from './support/journey.ts';
import { sendApplication } from './support/sending.ts';
import { addDocument, makeDocuments } from './support/settlement.ts';
import { signApplication } from './support/signing.ts';

test('an officer sees to a case at the desk, and an auditor sees it and touches nothing', async ({
  page,
  browser,
}) => {
  const { reference, overview } = await signApplication();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(desk);
  await expectAccessible(stranger, 'log-in');
  await stranger.getByRole('link', { name: 'Zaloguj się' }).click();
  await stranger.getByLabel('z drugim składnikiem').uncheck();
  await stranger.getByRole('button', { name: 'Olga' }).click();
  await expect(stranger.getByRole('alert')).toContainText('drugiego składnika');

  const officer = await logIn(browser, 'Olga');
  await officer.getByLabel('Partner').selectOption('MPEC');
  await officer.getByLabel('Szukaj', { exact: true }).fill(homeOwner.sections.client_info.pesel);
  await officer.getByRole('button', { name: 'Szukaj' }).click();
  await expect(officer).toHaveURL(/find=/);
  await officer.getByLabel('Szukaj', { exact: true }).fill(reference);
  await officer.getByRole('button', { name: 'Szukaj' }).click();
  await expect(officer.getByText('Pokazano 1 sprawę.')).toBeVisible();
  await officer.getByRole('link', { name: reference }).focus();
  await officer.keyboard.press('x');
  await expectBothAccessible(officer, 'inbox');
  await officer.getByRole('button', { name: 'Przydziel mi 1 sprawę' }).click();
  await expect(officer.getByRole('cell', { name: 'ja', exact: true })).toBeVisible();

  // The list may still move where the count of a tab has changed.
  await officer.getByRole('link', { name: reference }).press('Enter');
  await expect(officer).toHaveURL(new RegExp(`/cases/${reference}`));
  await expect(officer).toHaveTitle(`${reference} – MPEC – Panel – NDP`);
  await expect(officer.getByRole('main')).toBeFocused();
  await expect(officer.getByRole('link', { name: 'Wróć do spraw' })).toHaveAttribute(
    'href',
    `/mpec?find=${reference}`,
  );
  await expect(officer.getByText(homeOwner.sections.client_info.pesel)).toHaveCount(0);
  await officer.getByRole('button', { name: 'Odsłoń: PESEL' }).click();
  await officer.getByRole('button', { name: 'Pokaż', exact: true }).click();
  await expect(officer.getByText('co najmniej 5 znaków')).toBeVisible();
  await officer.getByLabel('Dlaczego to potrzebne').fill('Sprawdzenie w rejestrze');
  await officer.getByRole('button', { name: 'Pokaż', exact: true }).click();
  await expect(officer.getByTestId('covered-pesel')).toHaveText(homeOwner.sections.client_info.pesel);

  const reason = 'Umowa podpisana, można zaczynać prace.';
  await officer.getByRole('button', { name: 'Przenieś sprawę' }).click();
  await expect(officer.getByText('Wybierz nowy stan.')).toBeVisible();
  await expect(officer.getByLabel('Nowy stan')).toBeFocused();
  const colleague = await officer.context().newPage();
  await colleague.goto(at(`/mpec/cases/${reference}`));
  for (const each of [colleague, officer]) {
    await each.getByLabel('Nowy stan').selectOption('in_realisation');
    await each.getByLabel('Powód').fill(reason);
  }
  await officer.getByRole('button', { name: 'Przenieś sprawę' }).click();
  await expect(officer.getByText('Sprawa jest teraz w stanie: W realizacji.')).toBeVisible();
  const timeline = officer.getByRole('region', { name: 'Przebieg sprawy' });
  await expect(timeline.getByText(reason)).toBeVisible();
  await expect(timeline.getByText('operator: Olga Urzędnik')).toBeVisible();
  await colleague.getByRole('button', { name: 'Przenieś sprawę' }).click();
  await expect(colleague.getByText('Sprawa jest już w innym stanie')).toBeVisible();
  await expect(colleague.getByText('operator: Olga Urzędnik')).toBeVisible();
  await expect(colleague.getByLabel('Powód')).toHaveValue(reason);
  await colleague.close();

  await page.goto(overview);
  await page.getByRole('link', { name: 'Przejdź do rozliczenia' }).click();
  const { jpeg } = await makeDocuments(page);
  await addDocument(page, 'removal_proof', jpeg);
  await officer.reload();
  await officer.getByRole('button', { name: new RegExp(`^Pokaż: .*${jpeg.name}`) }).click();
  const picture = officer.frameLocator('iframe').locator('img');
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expectBothAccessible(officer, 'case');

  const auditor = await logIn(browser, 'Adam');
  await auditor.goto(at(`/mpec/cases/${reference}`));
  const acts = auditor.getByRole('region', { name: 'Kto zaglądał i co zrobił' });
  await expect(acts.getByText(/odsłonięcie danych .*Olga Urzędnik/)).toBeVisible();
  await expect(auditor.getByText('Twoja rola nie może teraz przenieść tej sprawy.')).toBeVisible();
  await expect(auditor.getByRole('button', { name: /Przenieś|Przydziel|link/ })).toHaveCount(0);
  const refused = await auditor.evaluate(async (path) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ from: 'in_realisation', to: 'withdrawn', reason: 'Na próbę' });
    return (await fetch(path, { method: 'POST', headers, body })).status;
  }, `/api/partners/mpec/cases/${reference}/refusal`);
  expect(refused).toBe(403);
  await auditor.getByRole('link', { name: 'Program', exact: true }).click();
  await expect(auditor.getByRole('cell', { name: 'opublikowana, obowiązuje' })).toBeVisible();
  await expect(auditor.getByRole('button', { name: /Przygotuj|Opublikuj/ })).toHaveCount(0);
  await expectAccessible(auditor, 'the versions of a programme');

  await typeThroughTheEndOfASession(officer);
  await officer.getByRole('button', { name: 'Wyloguj', exact: true }).click();
  await expect(officer.getByRole('heading', { name: 'Wylogowano' })).toBeVisible();
  await officer.goto(at(`/mpec/cases/${reference}`));
  await expect(officer.getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
  expect(await officer.context().cookies(desk)).not.toContainEqual(
    expect.objectContaining({ httpOnly: true }),
  );
});

/** What somebody has typed stays: when something else is done, when they nearly leave, and when their session is over. */
async function typeThroughTheEndOfASession(officer: Page): Promise<void> {
  const notes = officer.getByRole('region', { name: 'Notatki' });
  const note = notes.getByLabel('Nowa notatka');
  const add = notes.getByRole('button', { name: 'Dodaj notatkę' });
  const text = 'Protokół jest, brakuje etykiety.';
  await note.fill(text);
  await officer.getByRole('button', { name: 'Oddaj sprawę' }).click();
  await expect(officer.getByText('Sprawy nikt teraz nie prowadzi.')).toBeVisible();
  await officer.getByRole('link', { name: 'Powiadomienia' }).click();
  await officer.goBack();
  await expect(note).toHaveValue(text);
  await officer.context().clearCookies();
  await add.click();
  await expect(notes.getByText('Sesja się skończyła').last()).toBeVisible();
  await expectAccessible(officer, 'a session that is over');
  const coming = officer.context().waitForEvent('page');
  await notes.getByRole('link', { name: 'Zaloguj się w nowej karcie' }).last().click();
  const beside = await coming;
  await beside.getByRole('button', { name: 'Olga' }).click();
  await expect(beside.getByRole('button', { name: 'Wyloguj', exact: true })).toBeVisible();
  await add.click();
  await expect(notes.getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
  await expect(note).toHaveValue('');
}

test('a correction is asked item by item and answered by the applicant in one go', {
  tag: '@everywhere',
}, async ({ page, browser }) => {
  const { reference, overview } = await sendApplication();
  await page.goto(overview);
  await page.getByRole('button', { name: 'Włącz SMS-y' }).press('Enter');
  await expect(page.getByText('SMS-y o terminach i prośbach o poprawki przychodzą na numer')).toBeVisible();
  const officer = await logIn(browser, 'Olga');
  await officer.goto(at(`/mpec/cases/${reference}`));
  const corrections = officer.getByRole('region', { name: 'Poprawki', exact: true });
  const add = corrections.getByLabel('Co ma być poprawione');
  await add.selectOption({ label: 'Dane budynku: Księga wieczysta' });
  await add.selectOption({ label: 'Dane wnioskodawcy: PESEL' });
  await corrections.getByRole('button', { name: 'Wyślij wszystko (2 pozycje)' }).click();
  await expect(corrections.getByText('Wybierz zdanie albo napisz własne.')).toHaveCount(2);
  for (const item of ['Księga wieczysta', 'PESEL'])
    await corrections.getByRole('group', { name: item }).getByLabel('Zdanie').selectOption('differs');
  const words = 'W księdze jest inny adres.';
  const register = corrections.getByRole('group', { name: 'Księga wieczysta' });
  await register.getByLabel('Własne słowa').fill(words);
  await expect(corrections.getByText('Lista jest zapisana; nic nie wysłano.')).toBeVisible();
  await officer.reload();
  await expect(register.getByLabel('Własne słowa')).toHaveValue(words);
  await expectBothAccessible(officer, 'request for correction');
  await writeInTwoWindows(officer);
  await corrections.getByRole('button', { name: 'Wyślij wszystko (2 pozycje)' }).press('Enter');
  await expect(officer.getByText('Prośba o poprawki jest wysłana.')).toBeVisible();
  await expect(corrections.getByRole('heading', { name: 'Runda 1: czeka na wnioskodawcę' })).toBeVisible();

  await page.goto(overview);
  await expect(page.getByText(words)).toBeVisible();
  await expectAccessible(page, 'corrections on the overview');
  const answer = page.getByLabel('Twoja odpowiedź: PESEL');
  await answer.fill('Numer jest z dowodu.');
  await answer.blur();
  await expect(page.getByText('Odpowiedź jest zapisana.')).toBeVisible();
  await page.getByRole('button', { name: 'Popraw: Księga wieczysta' }).click();
  const number = page.locator('#field-mortgage_registry_number');
  await expect(number).toBeFocused();
  await expect(page.getByText(`Do poprawy: To nie zgadza się`)).toBeVisible();
  await expectAccessible(page, 'a correction at its field');
  await number.fill('KR1P/00012345/2');
  await page.getByRole('button', { name: 'Zapisz i wróć do sprawdzenia' }).click();
  await onStep(page, 'consent');
  await tickConsents(page);
  await save(page, 'check');
  await expect(page.getByText('Zmienione')).toBeVisible();
  await sendChecked(page);

  await officer.reload();
  await expect(corrections.getByRole('heading', { name: 'Runda 1: jest odpowiedź' })).toBeVisible();
  await expect(corrections.getByText('KR1P/00012345/2')).toBeVisible();
  await expect(corrections.getByText('Odpowiedź: Numer jest z dowodu.')).toBeVisible();
  const conversation = officer.getByRole('region', { name: 'Wiadomości' });
  await conversation.getByLabel('Wiadomość do wnioskodawcy').fill('Dziękujemy, sprawdzamy.');
  await conversation.getByRole('button', { name: 'Wyślij wiadomość' }).click();
  await expect(conversation.getByText('Wiadomość jest wysłana.')).toBeVisible();
  await page.reload();
  const messages = page.getByRole('region', { name: 'Wiadomości' });
  await expect(messages.getByText('Dziękujemy, sprawdzamy.')).toBeVisible();
  await messages.getByRole('button', { name: 'Wyślij wiadomość' }).click();
  await expect(messages.getByText('Napisz wiadomość.')).toBeVisible();
  await expect(messages.getByLabel('Twoja wiadomość')).toBeFocused();
  await messages.getByLabel('Twoja wiadomość').fill('Dziękuję.');
  await messages.getByRole('button', { name: 'Wyślij wiadomość' }).press('Enter');
  await expect(messages.getByText('Wiadomość jest wysłana.')).toBeVisible();
  await expectAccessible(page, 'messages');
  await officer.reload();
  await expect(conversation.getByText('Dziękuję.', { exact: true })).toBeVisible();
  await corrections.getByRole('button', { name: 'Przyjmij: Księga wieczysta' }).click();
  await corrections.getByRole('button', { name: 'Poproś ponownie: PESEL' }).click();
  await expect(corrections.getByRole('heading', { name: 'Runda 1: zakończona' })).toBeVisible();
  await expect(corrections.getByRole('group', { name: 'PESEL' })).toHaveCount(2);
});

/** A list is kept in one window after it was opened in another, which shows both until one is chosen. */
async function writeInTwoWindows(officer: Page): Promise<void> {
  const colleague = await officer.context().newPage();
  await colleague.goto(officer.url());
  const [here, there] = [officer, colleague].map((each) =>
    each.getByRole('region', { name: 'Poprawki', exact: true }),
  );
  if (!here || !there) throw new Error('two windows');
  const wordsIn = (window: typeof here) =>
    window.getByRole('group', { name: 'PESEL' }).getByLabel('Własne słowa');
  await wordsIn(there).fill('Proszę sprawdzić w dowodzie.');
  await expect(there.getByText('Lista jest zapisana; nic nie wysłano.')).toBeVisible();
  await wordsIn(here).fill('To numer kogoś innego.');
  await expect(here.getByRole('alert')).toContainText('zapisał ją ktoś inny');
  await expect(here.getByRole('heading', { name: /międzyczasie: Olga Urzędnik/ })).toBeVisible();
  await expectBothAccessible(officer, 'two lists of corrections');
  await expect(wordsIn(here)).toHaveValue('To numer kogoś innego.');
  await here.getByRole('button', { name: 'Weź zamiast mojej pozycji: PESEL' }).click();
  await here.getByRole('button', { name: 'Zapisz moją listę' }).click();
  await expect(here.getByText('Lista jest zapisana; nic nie wysłano.')).toBeVisible();
  await expect(wordsIn(here)).toHaveValue('Proszę sprawdzić w dowodzie.');
  await colleague.close();
}

test('a refusal is appealed against, and somebody else decides on it', {
  tag: '@everywhere',
}, async ({ page, browser }) => {
  const { reference, overview } = await sendApplication();
  const officer = await logIn(browser, 'Olga');
  // The papers go out by themselves, and the page decides from where it showed the case.
  await expect(async () => {
    await officer.goto(at(`/mpec/cases/${reference}`));
    await expect(officer.getByText('Umowa wysłana do podpisu').first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await officer.getByLabel('Nowy stan').selectOption('rejected');
  await officer.getByRole('button', { name: 'Przenieś sprawę' }).click();
  await expect(officer.getByText('co najmniej 5 znaków')).toBeVisible();
  await officer.getByLabel('Prace zaczęły się').check();
  await expectAccessible(officer, 'refusing');
  await officer.getByRole('button', { name: 'Przenieś sprawę' }).press('Enter');
  await expect(officer.getByText('Sprawa jest teraz w stanie: Odrzucony.')).toBeVisible();

  await page.goto(overview);
  await expect(page.getByText('Prace zaczęły się')).toBeVisible();
  await expect(page.getByText('Możesz się odwołać do')).toBeVisible();
  const send = page.getByRole('button', { name: 'Wyślij odwołanie' });
  await send.click();
  await expect(page.getByText('Napisz, z czym się nie zgadzasz')).toBeVisible();
  await expectAccessible(page, 'a refusal');
  await page.getByLabel('Twoje odwołanie').fill('W maju był tylko pomiar.');
  await send.press('Enter');
  await expect(page.getByText('Odwołanie jest u organizatora programu.')).toBeVisible();

  await officer.reload();
  const appeal = officer.getByRole('region', { name: 'Odmowa i odwołanie' });
  await expect(appeal.getByText('W maju był tylko pomiar.')).toBeVisible();
  await expect(appeal.getByText('decyduje inna osoba')).toBeVisible();
  const other = await logIn(browser, 'Zofia');
  await other.goto(at('/mpec?status=appealed'));
  await other.getByRole('link', { name: reference }).click();
  const notes = other.getByRole('region', { name: 'Notatki' });
  await notes.getByLabel('Nowa notatka').fill('Kto zna tę ulicę?');
  await notes.getByLabel('Wspomnij osobę').selectOption({ label: 'Olga Urzędnik' });
  await notes.getByRole('button', { name: 'Dodaj notatkę' }).press('Enter');
  await expect(notes.getByText('Kto zna tę ulicę? @Olga Urzędnik')).toBeVisible();
  await appealDecision(other, 'Pomiar to nie wymiana.');
  await expect(other.getByText('Odwołanie jest rozpatrzone')).toBeVisible();
  await officer.getByRole('link', { name: 'Powiadomienia' }).click();
  await expect(officer.getByText('Wspomniano o Tobie w notatce').first()).toBeVisible();
  await officer.getByLabel('Kiedy').selectOption('at_once');
  await officer.getByRole('button', { name: 'Zapisz wybór' }).press('Enter');
  await expect(officer.getByText('Wybór jest zapisany.')).toBeVisible();
  await expectAccessible(officer, 'notices');
  await page.goto(overview);
  await expect(page.getByText('Odwołanie zostało uwzględnione')).toBeVisible();
  await expect(page.getByText('Pomiar to nie wymiana.').first()).toBeVisible();
});

/** Upholds the appeal of the case on the page. */
async function appealDecision(page: Page, reason: string): Promise<void> {
  await expect(page.getByLabel('Decyzja o odwołaniu')).toBeVisible();
  await expectBothAccessible(page, 'an appeal to decide on');
  await page.getByLabel('Decyzja o odwołaniu').selectOption('upheld');
  await page.getByLabel('Uzasadnienie decyzji').fill(reason);
  await page.getByRole('button', { name: 'Rozpatrz odwołanie' }).press('Enter');
}
