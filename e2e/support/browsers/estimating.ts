import { mpec } from '@ndp/domain/programs/mpec.ts';
import { homeOwner } from '@ndp/personas/personas.ts';
import { type OtherBrowser, onPage, press, reads, write } from './other-browser.ts';
import { choose, expectSound, next, tick, writeDay } from './steps.ts';

/** From the welcome page to the amount of a house with a heat pump. */
async function quote(browser: OtherBrowser): Promise<void> {
  await press(browser, 'main a');
  await onPage(browser, /project-type$/);
  await expectSound(browser, 'project-type');
  await choose(browser, 'project_variant', 'home');
  await next(browser, 'heat-source');
  await choose(browser, 'heat_source', 'heat_pump');
  await choose(browser, 'heat_from', 'air');
  await next(browser, 'climate-zone');
  await write(browser, '#field-climate_zone', 'Krak');
  await press(browser, '[role="option"]');
  await next(browser, 'built-year');
  await choose(browser, 'construction_year', 'before_1971');
  await next(browser, 'existing-heat-source');
  await choose(browser, 'existing_heat_source', 'coal');
  await next(browser, 'quote');
  await reads(browser, /3\s833\szł/);
}

async function plan(browser: OtherBrowser): Promise<void> {
  await choose(browser, 'is_other_funding', 'no');
  await writeDay(browser, 'planned_completion_date', mpec.terms.lastDay);
  await write(browser, '#field-heater_model_name', homeOwner.answers.heater_model_name);
  await tick(browser, 'is_existing_heat_source_eliminated');
  await choose(browser, 'selected_installer', 'install_by_the_customer');
  await tick(browser, 'gdpr_consent');
}

/** From the welcome page to the estimate that was sent under this address. */
export async function estimate(browser: OtherBrowser, email: string): Promise<void> {
  await quote(browser);
  await next(browser, 'planning');
  await plan(browser);
  await next(browser, 'submit');
  await write(browser, '#field-email', email);
  await next(browser, 'pending-confirm');
  await reads(browser, new RegExp(email.replaceAll('.', '\\.')));
}
