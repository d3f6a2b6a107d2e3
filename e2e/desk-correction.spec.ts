import { expect, type Page } from '@playwright/test';
import { onStep, save, sendChecked, tickConsents } from './support/application.ts';
import { expectAccessible } from './support/axe.ts';
import { at, expectBothAccessible, logIn, openTab } from './support/desk.ts';
import { test } from './support/journey.ts';
import { sendApplication } from './support/sending.ts';
import { makeDocuments, programInDisguise } from './support/settlement.ts';

test('a correction is asked item by item and answered by the applicant in one go', {
  tag: '@everywhere',
}, async ({ page, browser }) => {
  const { reference, overview } = await sendApplication();
  await page.goto(overview);
  await page.getByText('SMS-y o terminach', { exact: true }).click();
  await page.getByRole('button', { name: 'Włącz SMS-y' }).press('Enter');
  await expect(page.getByText('SMS-y o terminach i prośbach o poprawki przychodzą na numer')).toBeVisible();
  const officer = await logIn(browser, 'Olga');
  await officer.goto(at(`/mpec/cases/${reference}`));
  const corrections = officer.getByRole('region', { name: 'Poprawki', exact: true });
  await corrections.getByRole('button', { name: 'Nowa prośba o poprawki' }).click();
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
  await page.getByLabel('Nie zmieniasz? Napisz dlaczego: PESEL').click();
  await answer.fill('Numer jest z dowodu.');
  await answer.blur();
  await expect(page.getByText('Odpowiedź jest zapisana.')).toBeVisible();
  await page.getByRole('button', { name: 'Zmień: Księga wieczysta' }).click();
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
  await openTab(officer, 'Wiadomości');
  const conversation = officer.getByRole('region', { name: 'Wiadomości' });
  const { jpeg: photo } = await makeDocuments(page);
  await conversation.getByRole('button', { name: 'Wiadomość do wnioskodawcy' }).click();
  await conversation.getByLabel('Wiadomość do wnioskodawcy').fill('Dziękujemy, sprawdzamy.');
  await conversation.getByRole('combobox', { name: 'Wstaw gotową odpowiedź' }).pressSequentially('potw');
  await officer.getByRole('option', { name: 'Potwierdzenie odbioru' }).click();
  await expect(conversation.getByLabel('Wiadomość do wnioskodawcy')).toBeFocused();
  await expectAccessible(officer, 'standard answer in a message');
  await conversation.getByLabel('Załączniki').setInputFiles(photo);
  await conversation.getByRole('button', { name: 'Wyślij wiadomość' }).click();
  await expect(conversation.getByText('Wiadomość jest wysłana.')).toBeVisible();
  await page.reload();
  const messages = page.getByRole('region', { name: 'Wiadomości' });
  await expect(messages.getByText('Dziękujemy, sprawdzamy.')).toBeVisible();
  await expect(messages.getByText('Dzień dobry, potwierdzamy')).toBeVisible();
  const fetched = page.waitForEvent('download');
  await messages.getByRole('button', { name: `Pobierz: ${photo.name}` }).click();
  expect((await fetched).suggestedFilename()).toBe(photo.name);
  await messages.getByRole('button', { name: 'Wyślij wiadomość' }).click();
  await expect(messages.getByText('Napisz wiadomość.')).toBeVisible();
  await expect(messages.getByLabel('Twoja wiadomość')).toBeFocused();
  await messages.getByLabel('Twoja wiadomość').fill('Dziękuję.');
  await messages.getByLabel('Załączniki').setInputFiles(programInDisguise);
  await messages.getByRole('button', { name: 'Wyślij wiadomość' }).press('Enter');
  await expect(messages.getByText(/nie został przyjęty/)).toBeVisible();
  await expect(messages.getByLabel('Twoja wiadomość')).toHaveValue('Dziękuję.');
  await messages.getByLabel('Załączniki').setInputFiles(photo);
  await messages.getByRole('button', { name: 'Wyślij wiadomość' }).press('Enter');
  await expect(messages.getByText('Wiadomość jest wysłana.')).toBeVisible();
  await expectAccessible(page, 'messages');
  await officer.reload();
  await expect(conversation.getByText('Dziękuję.', { exact: true })).toBeVisible();
  await conversation.getByRole('button', { name: photo.name }).last().click();
  await expect(conversation.getByRole('img', { name: `Strona 1 z 1 – ${photo.name}` })).toBeVisible();
  await expectAccessible(officer, 'an attachment at the desk');
  await openTab(officer, 'Wniosek');
  await corrections.getByRole('button', { name: 'Przyjmij: Księga wieczysta' }).click();
  await corrections.getByRole('button', { name: 'Poproś ponownie: PESEL' }).click();
  await expect(corrections.getByRole('heading', { name: 'Runda 1: zakończona' })).toBeVisible();
  await expect(corrections.getByRole('group', { name: 'PESEL' })).toHaveCount(2);
});

test('a value the office proposes is accepted by one button and told as accepted', async ({
  page,
  browser,
}) => {
  const { reference, overview } = await sendApplication();
  const officer = await logIn(browser, 'Olga');
  await officer.goto(at(`/mpec/cases/${reference}`));
  const corrections = officer.getByRole('region', { name: 'Poprawki', exact: true });
  await corrections.getByRole('button', { name: 'Nowa prośba o poprawki' }).click();
  await corrections
    .getByLabel('Co ma być poprawione')
    .selectOption({ label: 'Dane wnioskodawcy: Imię i nazwisko' });
  const item = corrections.getByRole('group', { name: 'Imię i nazwisko' });
  await item.getByLabel('Zdanie').selectOption('mistyped');
  await item.getByText('Znasz właściwą wartość? Zaproponuj ją').press('Enter');
  await item.getByLabel('Czego dotyczy propozycja').selectOption({ label: 'Nazwisko' });
  const value = item.getByLabel('Proponowana wartość: Nazwisko');
  await value.fill('K');
  await corrections.getByRole('button', { name: 'Wyślij wszystko (1 pozycja)' }).press('Enter');
  await expect(value).toHaveAttribute('aria-invalid', 'true');
  await value.fill('Poprawna');
  await expect(corrections.getByText('Lista jest zapisana; nic nie wysłano.')).toBeVisible();
  await officer.reload();
  await expect(value).toHaveValue('Poprawna');
  await expectBothAccessible(officer, 'a value that is proposed');
  await corrections.getByRole('button', { name: 'Wyślij wszystko (1 pozycja)' }).press('Enter');
  await expect(officer.getByText('Prośba o poprawki jest wysłana.')).toBeVisible();

  await page.goto(overview);
  await expect(page.getByText('Propozycja organizatora')).toBeVisible();
  await expectAccessible(page, 'a proposal on the overview');
  await page.getByRole('button', { name: 'Przyjmij propozycję: Imię i nazwisko' }).press('Enter');
  await onStep(page, 'consent');
  await tickConsents(page);
  await save(page, 'check');
  await expect(page.getByText('Zmienione')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Przyjmij propozycję: Imię i nazwisko' })).toHaveCount(0);
  await sendChecked(page);

  await officer.reload();
  await expect(corrections.getByText('(przyjęte bez zmian)')).toBeVisible();
});

/** A list is kept in one window after it was opened in another, which shows both until one is chosen. */
async function writeInTwoWindows(officer: Page): Promise<void> {
  const colleague = await officer.context().newPage();
  await colleague.goto(officer.url());
  const [here, there] = [officer, colleague].map((each) =>
    each.getByRole('region', { name: 'Poprawki', exact: true }),
  );
  if (!here || !there) throw new Error('two windows');
  const wordsIn = (window: typeof here, place = 'PESEL') =>
    window.getByRole('group', { name: place }).getByLabel('Własne słowa');
  await wordsIn(there).fill('Proszę sprawdzić w dowodzie.');
  await expect(there.getByText('Lista jest zapisana; nic nie wysłano.')).toBeVisible();
  await wordsIn(here).fill('To numer kogoś innego.');
  // The lists differ to the end: one that is read anew just then is not taken for this one.
  await wordsIn(here, 'Księga wieczysta').fill('W księdze jest inny adres. Proszę o odpis.');
  await expect(here.getByRole('alert')).toContainText('zapisał ją ktoś inny');
  await expect(here.getByRole('heading', { name: /międzyczasie: Olga Urzędnik/ })).toBeVisible();
  await expectBothAccessible(officer, 'two lists of corrections');
  await expect(wordsIn(here)).toHaveValue('To numer kogoś innego.');
  await here.getByRole('button', { name: 'Weź zamiast mojej pozycji: PESEL' }).click();
  await expect(here.getByRole('heading', { name: /międzyczasie: Olga Urzędnik/ })).toBeFocused();
  await here.getByRole('button', { name: 'Zapisz moją listę' }).press('Enter');
  await expect(here.getByText('Lista jest zapisana; nic nie wysłano.')).toBeVisible();
  await expect(here.getByRole('heading', { name: 'Poprawki', exact: true })).toBeFocused();
  await expect(wordsIn(here)).toHaveValue('Proszę sprawdzić w dowodzie.');
  await colleague.close();
}
