import { formatIban } from '@ndp/domain/identifiers/iban.ts';
import { mpec } from '@ndp/domain/programs/mpec.ts';
import { toApplication, toApplicationWithInstaller } from '@ndp/flows/estimate/requests.ts';
import { homeOwner, housingCommunity, school } from '@ndp/personas/personas.ts';
import { expect, type Page } from '@playwright/test';
import { freshAddress, linkIn, newestMail, request } from './mailbox.ts';
import { type Language, type Partner, portal } from './portal.ts';
import { choose, fill, tick } from './wizard.ts';

const applicants = { home: homeOwner, apartment: housingCommunity, non_residential: school } as const;

export type Variant = keyof typeof applicants;

/** An estimate sent through the API, as its applicant finds it in the mailbox. */
export interface SentEstimate {
  readonly email: string;
  readonly link: string;
}

/** A partner with a list of installers takes the estimate by a call of its own. */
const callOf = (partner: Partner) =>
  partner === 'stx'
    ? ({ path: '/pl/ndp/applications/stx', toBody: toApplicationWithInstaller } as const)
    : ({ path: '/pl/ndp/applications', toBody: toApplication } as const);

/** Sends an estimate of this kind, `also` over its usual answers, and waits for its mail. */
export async function sendEstimate(
  variant: Variant,
  partner: Partner = 'mpec',
  language: Language = 'pl',
  at?: number,
  also: object = {},
): Promise<SentEstimate> {
  const email = freshAddress();
  const { path, toBody } = callOf(partner);
  const estimate = toBody(applicants[variant].answers);
  const { status, body } = await request('api.ndp.localhost', path, {
    ...(at === undefined ? {} : { at }),
    method: 'POST',
    headers: {
      origin: portal(partner, '', at),
      'content-type': 'application/json',
      'accept-language': language,
    },
    body: JSON.stringify({ ...estimate, email, planned_completion_date: mpec.terms.lastDay, ...also }),
  });
  if (status !== 201) throw new Error(`the estimate was refused: ${body}`);
  return { email, link: linkIn(await newestMail(email, 1, at)) };
}

/** Waits for a step of the application. */
export async function onStep(page: Page, step: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/additional-data/${step}/[^/]+/[^/]+$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Saves the step and waits for the next. */
export async function save(page: Page, nextStep: string): Promise<void> {
  await page.locator('form button[type="submit"]:visible').first().click();
  await onStep(page, nextStep);
  await expect(page.locator('h1')).toBeFocused();
}

/** Looks at everything once more, after the statements, and sends. */
export async function checkAndSend(page: Page): Promise<void> {
  await save(page, 'check');
  await sendChecked(page);
}

/** Sends from the page that shows everything. */
export async function sendChecked(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Wyślij wniosek|Send the application)$/ }).click();
  await onStep(page, 'overview');
  // The page it was sent from stands until the next has come.
  await expect(page.locator('h1')).not.toHaveText(/^(Sprawdź i wyślij|Check and send)/);
  await expect(page.locator('h1')).toBeFocused();
}

const { client_info, building_address, building_info, settlement } = homeOwner.sections;

/** Types answers into the fields of their names; what has no answer stays empty. */
export async function fillAll(page: Page, answers: Readonly<Record<string, string | null>>): Promise<void> {
  for (const [name, text] of Object.entries(answers)) if (text !== null) await fill(page, name, text);
}

/** Fills in a person who owns a home. */
export async function fillPerson(page: Page, clientType: 'owner' | 'co_owner' = 'owner'): Promise<void> {
  const { client_type: _, ...own } = client_info;
  await choose(page, 'client_type', clientType);
  await fillAll(page, own);
}

/** Fills in an organisation; without a KRS number it says that it has no entry. */
export async function fillOrganisation(page: Page, organisation: typeof school | typeof housingCommunity) {
  const { client_type, nip, ...own } = organisation.sections.client_info;
  await choose(page, 'client_type', client_type);
  if (own.krs === null) await tick(page, 'no_krs');
  if (own.second_email) await choose(page, 'signers', 'two');
  await fillAll(page, { ...own, nip: nip.replace(/^(...)(...)(..)/, '$1-$2-$3-') });
}

/** Picks a town of the register level by level. */
export async function fillAddress(page: Page): Promise<void> {
  const { province, county, city } = building_address;
  const change = page.getByRole('button', { name: /Zmień miejscowość|Change the town/ });
  const lists = page.getByRole('button', { name: /wybiorę województwo|choose voivodeship/ });
  await expect(change.or(lists)).toBeVisible();
  if (await change.isVisible()) await change.click();
  await lists.click();
  await page.locator('#field-province').selectOption({ label: province });
  await page.locator('#field-county').selectOption({ label: county });
  await expect(page.locator('#field-city')).toHaveValue(city);
  await fillStreet(page);
}

/** Types street, house and zip code, and what else is asked of a building beneath its town. */
export async function fillStreet(page: Page): Promise<void> {
  const {
    province: _,
    county: _county,
    community: _community,
    city: _city,
    street,
    ...house
  } = building_address;
  await fill(page, 'street', street);
  await page.locator('#field-street').press('Tab');
  await fillAll(page, { ...house, zip_code: house.zip_code.replace('-', ' ') });
}

/** Fills in the register numbers of the building. */
export async function fillBuilding(page: Page): Promise<void> {
  const register = building_info.mortgage_registry_number.toLowerCase();
  const plots = `${building_info.land_registry_number}, 125`;
  await fillAll(page, { ...building_info, land_registry_number: plots, mortgage_registry_number: register });
}

/** Fills in the account the funding goes to. */
export async function fillSettlement(page: Page): Promise<void> {
  await fillAll(page, { ...settlement, iban_number: formatIban(settlement.iban_number).slice(2) });
}

/** From the building’s address to the statements. */
export async function fillUntilConsents(page: Page): Promise<void> {
  await fillAddress(page);
  await save(page, 'building-info');
  await fillBuilding(page);
  await save(page, 'settlement');
  await fillSettlement(page);
  await save(page, 'consent');
}

/** Ticks all five statements. */
export async function tickConsents(page: Page): Promise<void> {
  const boxes = page.locator('form input[type="checkbox"][name^="consent_"]');
  await expect(boxes).toHaveCount(5);
  for (const box of await boxes.all()) await box.check();
}
