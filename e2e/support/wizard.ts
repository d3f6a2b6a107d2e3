import { mpec } from '@ndp/domain/programs/mpec.ts';
import { pumpOfSubType } from '@ndp/flows/estimate/heat-source/pump.ts';
import { homeOwner } from '@ndp/personas/personas.ts';
import { expect, type Page } from '@playwright/test';

const { answers } = homeOwner;

/** Chooses a card by the name and value of its radio button, as a visitor clicks it. */
export async function choose(page: Page, name: string, value: string): Promise<void> {
  await page.locator(`label:has(input[name="${name}"][value="${value}"])`).click();
}

/** Types into a field by its name on the wire. */
export async function fill(page: Page, name: string, text: string): Promise<void> {
  await page.locator(`#field-${name}`).fill(text);
}

/** Ticks a box by its name on the wire. */
export async function tick(page: Page, name: string): Promise<void> {
  await page.locator(`input[name="${name}"]`).check();
}

/** Presses the button that leads on, and waits until the page it leads to has taken the focus. */
export async function next(page: Page, path: string): Promise<void> {
  await page.locator('form button[type="submit"]:visible').click();
  await expect(page).toHaveURL(new RegExp(`/application/${path}$`));
  await expect(page.locator('h1')).toBeFocused();
}

/** Types the last day of the programme as the planned completion date into its three parts. */
async function fillDate(page: Page): Promise<void> {
  const [year = '', month = '', day = ''] = mpec.terms.lastDay.split('-');
  const parts = page.locator('#field-planned_completion_date').getByRole('spinbutton');
  for (const part of await parts.all()) {
    const type = await part.getAttribute('data-type');
    await part.click();
    await part.pressSequentially(type === 'day' ? day : type === 'month' ? month : year);
  }
}

/** The answers each kind of project is walked through with, a screen after the other. */
export interface Project {
  readonly heat_source?: readonly [source: string, subType: number];
  readonly climate_zone?: string;
  readonly construction_year?: string;
  readonly existing_heat_source?: string;
  readonly surface_area?: string;
  readonly efficiency?: { readonly demand: string; readonly before: string; readonly after: string } | 'no';
}

/** Answers the plain questions that lead to a kind of heat pump; it runs on electricity unless gas is unfolded. */
async function answerPump(page: Page, subType: number): Promise<void> {
  for (const [question, answer] of Object.entries(pumpOfSubType(subType))) {
    if (question === 'driven_by') {
      if (answer !== 'gas') continue;
      await page.getByText(/^(Napęd: prąd|Driven by electricity)$/).click();
    }
    await choose(page, question, String(answer));
  }
}

/** Chooses a climate zone by hand; a house or an apartment building is asked for its town instead. */
export async function chooseZone(page: Page, zone: string): Promise<void> {
  const radio = page.locator(`input[name="climate_zone"][value="${zone}"]`);
  if ((await radio.count()) === 0) {
    await page
      .getByRole('button', { name: /wskażę strefę|Zmień strefę|choose the zone|Change the zone/ })
      .click();
  }
  await choose(page, 'climate_zone', zone);
}

/** Types the beginning of a town and picks it from the list. */
export async function pickTown(page: Page, typed: string, name: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: /Miejscowość|Town/ }).fill(typed);
  await page.getByRole('option', { name }).first().click();
}

async function answerHeatSource(page: Page, [source, subType]: readonly [string, number]): Promise<void> {
  await choose(page, 'heat_source', source);
  if (source === 'heat_pump') await answerPump(page, subType);
  else await choose(page, 'heat_source_variant', String(subType));
}

async function answerResidential(page: Page, project: Project): Promise<void> {
  if (project.heat_source) await answerHeatSource(page, project.heat_source);
  await next(page, 'climate-zone');
  await chooseZone(page, project.climate_zone ?? answers.climate_zone);
  await next(page, 'built-year');
  await choose(page, 'construction_year', project.construction_year ?? answers.construction_year);
  await next(page, 'existing-heat-source');
  await choose(page, 'existing_heat_source', project.existing_heat_source ?? answers.existing_heat_source);
  await next(page, 'quote');
}

/** From the first question of a home to its amount. */
export async function quoteHome(
  page: Page,
  project: Project = { heat_source: ['heat_pump', 4] },
): Promise<void> {
  await choose(page, 'project_variant', 'home');
  await next(page, 'heat-source');
  await answerResidential(page, project);
}

/** From the first question of an apartment building to its amount. */
export async function quoteApartment(page: Page, project: Project): Promise<void> {
  await choose(page, 'project_variant', 'apartment');
  await next(page, 'surface-area');
  await fill(page, 'surface_area', project.surface_area ?? '1200');
  await next(page, 'heat-source');
  await answerResidential(page, project);
}

/** From the first question of a non-residential building to its amount, with known energy data. */
export async function quoteNonResidential(page: Page, project: Project): Promise<void> {
  await choose(page, 'project_variant', 'non_residential');
  await next(page, 'surface-area');
  await fill(page, 'surface_area', project.surface_area ?? '1500');
  await next(page, 'efficiency-selector');
  await choose(page, 'knows_efficiency', 'yes');
  if (project.efficiency && project.efficiency !== 'no') {
    await fill(page, 'index_annual_demand', project.efficiency.demand);
    await fill(page, 'efficiency_before', project.efficiency.before);
    await fill(page, 'efficiency_after', project.efficiency.after);
  }
  await next(page, 'climate-zone');
  await chooseZone(page, project.climate_zone ?? answers.climate_zone);
  await next(page, 'quote');
}

/** Answers everything about the plan but who installs. */
export async function answerPlan(page: Page): Promise<void> {
  await answerConsentedPlan(page);
  await tick(page, 'gdpr_consent');
}

/** The same where the consent was given before. */
export async function answerConsentedPlan(page: Page): Promise<void> {
  await choose(page, 'is_other_funding', 'no');
  await fillDate(page);
  await fill(page, 'heater_model_name', answers.heater_model_name);
  await tick(page, 'is_existing_heat_source_eliminated');
}

/** From the amount to the last question, an installer not being listed. */
export async function planFreely(page: Page): Promise<void> {
  await next(page, 'planning');
  await answerPlan(page);
  await choose(page, 'selected_installer', 'install_by_the_customer');
  await next(page, 'submit');
}

/** Types the address and sends. */
export async function send(page: Page, email: string): Promise<void> {
  await fill(page, 'email', email);
  await next(page, 'pending-confirm');
}
