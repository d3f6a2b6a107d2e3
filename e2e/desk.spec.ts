import { homeOwner } from '@ndp/personas/personas.ts';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { at, desk, expectBothAccessible, logIn, openAction, openTab } from './support/desk.ts';
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
  await officer.keyboard.press('/');
  await expect(officer.getByLabel('Szukaj', { exact: true })).toBeFocused();
  await officer.keyboard.type(homeOwner.sections.client_info.pesel);
  await expect(officer).toHaveURL(/find=/);
  await officer.getByLabel('Szukaj', { exact: true }).fill(reference);
  await expect(officer.getByText('Pokazano 1 sprawę.')).toBeAttached();
  await officer.getByRole('link', { name: 'Mój dzień' }).focus();
  await officer.keyboard.press('j');
  await expect(officer.getByRole('link', { name: reference })).toBeFocused();
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
  await openAction(officer, 'Przenieś sprawę');
  await expectBothAccessible(officer, 'a case with a form');
  await officer.getByRole('button', { name: 'Przenieś sprawę' }).last().click();
  await expect(officer.getByText('Wybierz nowy stan.')).toBeVisible();
  await expect(officer.getByLabel('Nowy stan')).toBeFocused();
  const colleague = await officer.context().newPage();
  await colleague.goto(at(`/mpec/cases/${reference}`));
  await openAction(colleague, 'Przenieś sprawę');
  for (const each of [colleague, officer]) {
    await each.getByLabel('Nowy stan').selectOption('in_realisation');
    await each.getByLabel('Powód').fill(reason);
  }
  await officer.getByRole('button', { name: 'Przenieś sprawę' }).last().click();
  await expect(officer.getByText('Sprawa jest teraz w stanie: W realizacji.')).toBeVisible();
  await expect(officer.getByLabel('Nowy stan')).toHaveCount(0);
  await openTab(officer, 'Historia');
  const timeline = officer.getByRole('region', { name: 'Przebieg sprawy' });
  await expect(timeline.getByText(reason)).toBeVisible();
  await expect(timeline.getByText('operator: Olga Urzędnik')).toBeVisible();
  await colleague.getByRole('button', { name: 'Przenieś sprawę' }).last().click();
  await expect(colleague.getByText('Sprawa jest już w innym stanie')).toBeVisible();
  await expect(colleague.getByLabel('Powód')).toHaveValue(reason);
  await openTab(colleague, 'Historia');
  await expect(colleague.getByText('operator: Olga Urzędnik')).toBeVisible();
  await colleague.close();

  await page.goto(overview);
  await page.getByRole('link', { name: 'Przejdź do rozliczenia' }).click();
  const { jpeg } = await makeDocuments(page);
  await addDocument(page, 'removal_proof', jpeg);
  await officer.reload();
  await openTab(officer, 'Dokumenty');
  await officer.getByRole('button', { name: new RegExp(`^Pokaż: .*${jpeg.name}`) }).click();
  const picture = officer.getByRole('img', { name: /^Strona 1 z 1 – / });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await officer.keyboard.press('r');
  await expect(picture).toHaveAttribute('style', /rotate\(90deg\)/);
  await expectBothAccessible(officer, 'documents of a case');

  const auditor = await logIn(browser, 'Adam');
  await auditor.goto(at(`/mpec/cases/${reference}?tab=history`));
  const acts = auditor.getByRole('region', { name: 'Kto zaglądał i co zrobił' });
  await expect(acts.getByRole('row', { name: /Olga Urzędnik odsłonięcie odsłonięcie danych/ })).toBeVisible();
  await expect(auditor.getByText('Twoja rola nie może teraz przenieść tej sprawy.')).toBeVisible();
  await expect(auditor.getByRole('button', { name: /Przenieś|Przydziel|link|Inne działania/ })).toHaveCount(
    0,
  );
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

  await readTheTrail(auditor, reference);

  await typeThroughTheEndOfASession(officer);
  await officer.getByRole('button', { name: 'Wyloguj', exact: true }).click();
  await expect(officer.getByRole('heading', { name: 'Wylogowano' })).toBeVisible();
  await officer.goto(at(`/mpec/cases/${reference}`));
  await expect(officer.getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
  expect(await officer.context().cookies(desk)).not.toContainEqual(
    expect.objectContaining({ httpOnly: true }),
  );
});

/** An auditor finds with the keyboard alone what was uncovered and why, and takes the list along for a reason. */
async function readTheTrail(auditor: Page, reference: string): Promise<void> {
  await auditor.getByRole('link', { name: 'Dziennik', exact: true }).press('Enter');
  await auditor.getByLabel('Rodzaj').selectOption({ label: 'odsłonięcie' });
  await auditor.getByLabel('Sprawa', { exact: true }).fill(reference);
  await auditor.getByRole('button', { name: 'Pokaż', exact: true }).press('Enter');
  const uncovered = auditor.getByRole('row', { name: /Olga Urzędnik/ });
  await expect(uncovered).toHaveCount(1);
  await expect(uncovered).toContainText(/dane: PESEL\s*powód:/);
  await expectBothAccessible(auditor, 'the audit trail');
  await auditor.getByText('Pobierz jako CSV').first().press('Enter');
  await auditor.getByLabel('Dlaczego tabela jest potrzebna').fill('Kontrola roczna');
  const download = auditor.waitForEvent('download');
  await auditor.getByLabel('Dlaczego tabela jest potrzebna').press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^dziennik-mpec-.*\.csv$/);
  await expect(auditor.getByText(/Pobrano 1\swiersz/)).toBeVisible();
}

/** What somebody has typed stays: when something else is done, when they nearly leave, and when their session is over. */
async function typeThroughTheEndOfASession(officer: Page): Promise<void> {
  await openTab(officer, 'Wiadomości');
  const notes = officer.getByRole('region', { name: 'Notatki' });
  await notes.getByRole('button', { name: 'Nowa notatka' }).click();
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
  await openAction(officer, 'Przenieś sprawę');
  await officer.getByLabel('Nowy stan').selectOption('rejected');
  await officer.getByRole('button', { name: 'Przenieś sprawę' }).last().click();
  await expect(officer.getByText('co najmniej 5 znaków')).toBeVisible();
  await officer.getByLabel('Prace zaczęły się').check();
  await expectAccessible(officer, 'refusing');
  await officer.getByRole('button', { name: 'Przenieś sprawę' }).last().press('Enter');
  await expect(officer.getByText('Sprawa jest teraz w stanie: Odrzucony.')).toBeVisible();

  await page.goto(overview);
  await expect(page.getByText('Prace zaczęły się')).toBeVisible();
  await expect(page.getByText(/^Możesz\ssię\sodwołać\sdo/)).toBeVisible();
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
  await openTab(other, 'Wiadomości');
  const notes = other.getByRole('region', { name: 'Notatki' });
  await notes.getByRole('button', { name: 'Nowa notatka' }).click();
  await notes.getByLabel('Nowa notatka').fill('Kto zna tę ulicę?');
  await notes.getByLabel('Wspomnij osobę').selectOption({ label: 'Olga Urzędnik' });
  await notes.getByRole('button', { name: 'Dodaj notatkę' }).press('Enter');
  await expect(notes.getByText('Kto zna tę ulicę? @Olga Urzędnik')).toBeVisible();
  await other.getByRole('button', { name: 'Rozpatrz odwołanie' }).first().click();
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
  await page.getByRole('button', { name: 'Rozpatrz odwołanie' }).last().press('Enter');
}
