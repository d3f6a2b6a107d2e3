import { homeOwner } from '@ndp/personas/personas.ts';
import { expect, type Page } from '@playwright/test';
import { sendEstimate } from './support/application.ts';
import { actBeforeScript, actThere } from './support/early.ts';
import { test } from './support/journey.ts';
import { freshAddress, linkIn, newestMail } from './support/mailbox.ts';
import { portal } from './support/portal.ts';
import { idAndTokenOf, sectionWriter, sendApplication } from './support/sending.ts';
import { documentItem, makeDocuments } from './support/settlement.ts';
import { linkToSign, signApplication } from './support/signing.ts';
import { inShort, phone } from './support/ways.ts';
import { sendPlainly } from './support/without-script.ts';
import { choose, fill, tick } from './support/wizard.ts';

/** Sends the form of the page before any script, as it does for who is faster. */
async function leadOn(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(answers)) await choose(page, name, value);
  await sendPlainly(page);
}

test.describe('nothing is lost that is done before the script comes', () => {
  test.use(inShort({ viewport: phone }));

  test('on the pages of the estimate', { tag: '@everywhere' }, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const act = (name: string, last = {}) => actThere(browser, page, { name, last });
    const start = portal('mpec', '/application/project-type');
    await page.goto(portal('mpec', '/'));
    await act('the welcome page');
    await page.goto(start);
    await act('the kind of building');
    await leadOn(page, { project_variant: 'non_residential' });
    await act('the area');
    await fill(page, 'surface_area', '1200');
    await sendPlainly(page);
    await leadOn(page, { knows_efficiency: 'yes' });
    await act('the efficiency', { knows_efficiency: 'yes' });
    await page.goto(start);
    await leadOn(page, { project_variant: 'home' });
    await leadOn(page, { heat_source: 'heat_pump' });
    await act('the heat source', { heat_source: 'heat_pump', heat_from: 'air', driven_by: 'gas' });
    await leadOn(page, { heat_from: 'air' });
    await act('the town');
    await page.getByRole('button', { name: /wskażę strefę|choose the zone/ }).click();
    await act('the climate zone');
    await leadOn(page, { climate_zone: 'zone_iii' });
    await act('the year');
    await leadOn(page, { construction_year: 'before_1971' });
    await act('the old source');
    await leadOn(page, { existing_heat_source: 'coal' });
    await act('the amount');
    await sendPlainly(page);
    await act('the plan', { selected_installer: 'not_listed' });
    for (const box of ['is_existing_heat_source_eliminated', 'gdpr_consent']) await tick(page, box);
    await leadOn(page, { is_other_funding: 'no', selected_installer: 'install_by_the_customer' });
    await act('the e-mail address');
    await fill(page, 'email', freshAddress());
    await sendPlainly(page);
    await act('the wait for the mail');
    await context.close();
  });

  test('on the pages of the application', async ({ browser, page }) => {
    const { client_info, building_address, building_info, settlement, consent } = homeOwner.sections;
    const estimate = await sendEstimate('home');
    const put = sectionWriter(estimate, {});
    const { id, token } = idAndTokenOf(estimate.link);
    const act = (name: string) => {
      const address = portal('mpec', `/additional-data/${name}/${id}/${token}`);
      return actThere(browser, page, { name, address });
    };
    await act('applicant');
    await put('client_info', client_info);
    await act('building-address');
    await put('building_address', building_address);
    await act('building-info');
    await put('building_info', building_info);
    await act('settlement');
    await put('settlement', settlement);
    await act('consent');
    await act('helper');
    await act('planning');
    await put('consent', consent);
    await act('check');
  });

  test('on the pages after it', { tag: '@everywhere' }, async ({ browser, page }) => {
    const act = (name: string, address: string) => actThere(browser, page, { name, address });
    const coOwner = { name: 'Marek Wrona', email: freshAddress() };
    const shared = await sendApplication({ coOwner });
    await act('the case', shared.overview);
    await act('a co-owner’s question', linkIn(await newestMail(coOwner.email)));
    await act('the data of a person', shared.overview.replace('/overview/', '/your-data/'));
    await act('signing', await linkToSign(await sendApplication()));
    const { overview } = await signApplication();
    await act('the case to be settled', overview);
    const payment = overview.replace('/overview/', '/payment/');
    await act('the payment', payment);
    const gone = '/grant/application/7f0c2f4e-0000-4000-8000-000000000000/gone';
    await act('a link that opens nothing', portal('mpec', gone));
    await page.goto(portal('mpec', '/'));
    const { pdf } = await makeDocuments(page);
    await actBeforeScript(page, payment, 'a document', () =>
      page.locator('#field-document_invoice').setInputFiles(pdf),
    );
    await expect(documentItem(page, 'invoice')).toContainText(pdf.name);
  });
});
