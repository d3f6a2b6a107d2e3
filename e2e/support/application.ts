import { expect, type Page } from '@playwright/test';
import { freshAddress, linkIn, newestMail, request } from './mailbox.ts';
import { type Language, type Partner, portal } from './portal.ts';
import { choose, fill, tick } from './wizard.ts';

const plan = {
  is_other_funding: false,
  is_existing_heat_source_eliminated: true,
  planned_completion_date: '2099-12-01',
  heater_model_name: 'Testowa Pompa 8 kW',
  selected_installer: 'install_by_the_customer',
  note: null,
  existing_heat_source: 'coal',
};

const subsidies = {
  home: {
    project_variant: 'home',
    heat_source: 'heat_pump',
    heat_source_variant: 4,
    construction_year: 'before_1971',
  },
  apartment: {
    project_variant: 'apartment',
    heat_source: 'city_heating',
    heat_source_variant: 1,
    construction_year: 'between_1979_1988',
    surface_area: 1200,
  },
  non_residential: {
    project_variant: 'non_residential',
    surface_area: 1500,
    index_annual_demand: 120,
    efficiency_before: 0.8,
    efficiency_after: 0.98,
    climate_zone: 'zone_iii',
  },
} as const;

export type Variant = keyof typeof subsidies;

/** An estimate sent through the API, as its applicant finds it in the mailbox. */
export interface SentEstimate {
  readonly email: string;
  readonly link: string;
}

/** Sends an estimate of this kind, `also` over its usual answers, and waits for its mail. */
export async function sendEstimate(
  variant: Variant,
  partner: Partner = 'mpec',
  language: Language = 'pl',
  at?: number,
  also: object = {},
): Promise<SentEstimate> {
  const email = freshAddress();
  const { status, body } = await request('api.ndp.localhost', '/pl/ndp/applications', {
    ...(at === undefined ? {} : { at }),
    method: 'POST',
    headers: {
      origin: portal(partner, '', at),
      'content-type': 'application/json',
      'accept-language': language,
    },
    body: JSON.stringify({ email, subsidy: subsidies[variant], ...plan, ...also }),
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
  await page.locator('form button[type="submit"]').click();
  await onStep(page, nextStep);
  await expect(page.locator('h1')).toBeFocused();
}

/** Fills in a person who owns a home. */
export async function fillPerson(page: Page, clientType: 'owner' | 'co_owner' = 'owner'): Promise<void> {
  await choose(page, 'client_type', clientType);
  await fill(page, 'first_name', 'Żaneta');
  await fill(page, 'last_name', 'Łącka-Ćwik');
  await fill(page, 'pesel', '44051401359');
  await fill(page, 'phone_number', '600 700 800');
}

/** Fills in an organisation; without a KRS number it says that it has no entry. */
export async function fillOrganisation(page: Page, krs?: string): Promise<void> {
  await choose(page, 'client_type', 'owner');
  await fill(page, 'building_name', 'Wspólnota Polna 12');
  await fill(page, 'nip', '526-104-08-28');
  await fill(page, 'regon', '123456785');
  if (krs === undefined) await tick(page, 'no_krs');
  else await fill(page, 'krs', krs);
  await fill(page, 'phone_number', '+48 22 123 45 67');
}

/** Picks a town of the register level by level. */
export async function fillAddress(page: Page): Promise<void> {
  await page.locator('#field-province').selectOption({ label: 'łódzkie' });
  await page.locator('#field-county').selectOption({ label: 'Łódź' });
  const city = page.locator('#field-city');
  await expect(city).toHaveValue('Łódź');
  await fillStreet(page);
}

/** Types street, house and zip code. */
export async function fillStreet(page: Page): Promise<void> {
  await fill(page, 'street', 'Polna');
  await page.locator('#field-street').press('Tab');
  await fill(page, 'house_number', '12A');
  await fill(page, 'zip_code', '90 001');
}

/** Fills in the register numbers of the building. */
export async function fillBuilding(page: Page): Promise<void> {
  await fill(page, 'land_registry_number', '123/4, 125');
  await fill(page, 'mortgage_registry_number', 'wa4m/00123456/4');
}

/** Fills in the account the funding goes to. */
export async function fillSettlement(page: Page): Promise<void> {
  await fill(page, 'bank_account_holder_name', 'Żaneta Łącka-Ćwik');
  await fill(page, 'iban_number', '61 1090 1014 0000 0712 1981 2874');
}

/** Ticks all five consents. */
export async function tickConsents(page: Page): Promise<void> {
  const boxes = page.locator('form input[type="checkbox"]');
  await expect(boxes).toHaveCount(5);
  for (const box of await boxes.all()) await box.check();
}
