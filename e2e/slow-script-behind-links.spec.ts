import { rmSync } from 'node:fs';
import { toCallbackRequest } from '@ndp/flows/estimate/requests.ts';
import { caller } from '@ndp/personas/personas.ts';
import { sendEstimate, type Variant } from './support/application.ts';
import { makePlace, startServer } from './support/clock.ts';
import { actThere } from './support/early.ts';
import { test } from './support/journey.ts';
import { freshAddress, linkIn, mailAbout, newestMail, request } from './support/mailbox.ts';
import { actInCase } from './support/office.ts';
import { portal } from './support/portal.ts';
import { idAndTokenOf, sectionWriter } from './support/sending.ts';
import { inShort, phone } from './support/ways.ts';

/** Sends something to the API as the portal of MPEC does. */
async function post(path: string, sent: object, at?: number): Promise<void> {
  const headers = { origin: portal('mpec', '', at), 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(sent), ...(at !== undefined && { at }) };
  const { status, body } = await request('api.ndp.localhost', `/pl/ndp/${path}`, init);
  if (status >= 300) throw new Error(`${path} was refused: ${body}`);
}

/** The steps of the estimate in which a project may be corrected, with the answers chosen last. */
const projectSteps: Readonly<Partial<Record<Variant, Readonly<Record<string, object>>>>> = {
  home: {
    'heat-source': { heat_source: 'heat_pump', heat_from: 'air', driven_by: 'gas' },
    ...{ 'climate-zone': {}, 'built-year': {}, 'existing-heat-source': {} },
    planning: { selected_installer: 'not_listed' },
  },
  non_residential: { 'surface-area': {}, 'efficiency-selector': { knows_efficiency: 'yes' } },
};

test.describe('nothing is lost that is done before the script comes', () => {
  test.use(inShort({ viewport: phone }));

  for (const [variant, steps] of Object.entries(projectSteps))
    test(`where the project of ${variant} is corrected`, { tag: '@everywhere' }, async ({
      browser,
      page,
    }) => {
      const { id, token } = idAndTokenOf((await sendEstimate(variant as Variant)).link);
      for (const [step, last] of Object.entries(steps)) {
        const address = portal('mpec', `/additional-data/project/${step}/${id}/${token}`);
        await actThere(browser, page, { name: `the project, ${step}`, address, last: { ...last } });
      }
    });

  test('on the pages of a helper', async ({ browser, page }) => {
    const email = freshAddress();
    const invite = sectionWriter(await sendEstimate('home'), {});
    await invite('helper', { name: 'Piotr z Instal-Ciepła', email, signed_as: 'Łucja Żółć-Kowalska' });
    const help = linkIn(await newestMail(email));
    for (const step of ['', '/applicant', '/building-address', '/building-info', '/settlement'])
      await actThere(browser, page, { name: `help${step}`, address: `${help}${step}` });
  });

  test('on the pages of a request to be called back', { tag: '@everywhere' }, async ({ browser, page }) => {
    const email = freshAddress();
    await post('applications/no_efficiency', { ...toCallbackRequest(caller.answers), email });
    const mail = await newestMail(email);
    const there = (name: string, step: string, link: string, last = {}) => {
      const { id, token } = idAndTokenOf(link);
      const address = portal('mpec', `/additional-data/${step}/${id}/${token}`);
      return actThere(browser, page, { name, address, last });
    };
    await there('the request', 'call-back', linkIn(mail));
    const energy = { index_annual_demand: 120, efficiency_before: 0.6, efficiency_after: 0.95 };
    const [reference = ''] = /NDP-\d{4}-\w+/.exec(mail.text) ?? [];
    await actInCase(browser, reference, 'measurement', { ...energy, climate_zone: 'zone_iii' });
    const measured = await mailAbout(email, { subject: /kwota dofinansowania jest już obliczona/ });
    const last = { selected_installer: 'not_listed' };
    await there('the plan of a measured project', 'planning', linkIn(measured), last);
  });

  test('on the pages of a paused programme', { tag: '@everywhere' }, async ({ browser, page }) => {
    const place = await makePlace();
    const server = await startServer(place, 0, { PROGRAM_PHASES: 'mpec 2026-01-02 paused funds_used' });
    try {
      const at = place.port;
      const email = freshAddress();
      await actThere(browser, page, { name: 'a paused programme', address: portal('mpec', '/', at) });
      await post('partners/opening', { email }, at);
      const address = linkIn(await newestMail(email, 1, at));
      await actThere(browser, page, { name: 'an address that waits', address });
    } finally {
      await server.stop();
      rmSync(place.dataDir, { recursive: true, force: true });
    }
  });
});
