import { coOwner, homeOwner, school } from '@ndp/personas/personas.ts';
import { describe, expect, it } from 'vitest';
import { fillIn, type Link, owner, put, schoolEstimate } from '../../testing/applications.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import {
  call,
  dump,
  getByLink,
  homeProject,
  listPartner,
  plainPartner,
  post,
  projectOf,
  stxApplication,
} from '../../testing/submissions.ts';
import { openPipeline } from '../../testing/workflow/workflow-harness.ts';

const api = await openTestApi();

const promised = homeOwner.answers.quote.quote;
const condensing = { ...homeProject, heat_source: 'gas_boiler', heat_source_variant: 2 };
const otherDevice = { ...homeProject, heater_model_name: 'Wicher 12' };

const look = async (link: Link, answers: object, from = plainPartner) =>
  post(api, `/applications/${link.token}/${link.id}/project/quote`, { answers }, { from });

function correct(link: Link, answers: object, quote: number, ifMatch?: string, from = plainPartner) {
  return call(
    api,
    `PUT /applications/${link.token}/${link.id}/project`,
    { answers, quote },
    { from, ifMatch },
  );
}

const opened = async (link: Link) => (await getByLink(api, link)).json();

describe('correcting the project before the application is sent', () => {
  it('shows the amount promised beside the new one, and stores nothing', async () => {
    const link = await fillIn(api, { until: 'building_info' });
    const before = await dump(api);
    const { before: was, after } = (await look(link, condensing)).json();
    expect(was.quote).toBe(promised);
    expect(after.quote).toBeGreaterThan(0);
    expect(after.quote).not.toBe(promised);
    expect(await dump(api)).toBe(before);
  });

  it('stores the project with the amount that was accepted', async () => {
    const link = await fillIn(api, { until: 'building_info' });
    const { after } = (await look(link, condensing)).json();
    const answer = await correct(link, condensing, after.quote);
    expect(answer.statusCode).toBe(200);
    const told = await opened(link);
    expect(told).toEqual(answer.json());
    expect(told).toMatchObject({
      status: 'in_completion',
      quote: after.quote,
      project: { heat_source: 'gas_boiler', heat_source_variant: 2, heater_model_name: 'Wicher 9' },
      client: { first_name: owner.first_name },
    });
    expect(await dump(api)).not.toContain('Wicher 9');
  });

  it('refuses an amount nobody was shown', async () => {
    const link = await fillIn(api, { until: 'building_info' });
    const before = await dump(api);
    const answer = await correct(link, condensing, promised);
    expect([answer.statusCode, answer.json().detail]).toEqual([409, expect.stringContaining('Kwota')]);
    expect(await dump(api)).toBe(before);
  });

  it('says honestly that nothing would be paid, and cannot store that', async () => {
    const link = await fillIn(api, { estimate: schoolEstimate, until: 'client_info' });
    const worthless = { ...projectOf(school.answers), efficiency_before: 0.77, efficiency_after: 0.78 };
    const tiny = { ...worthless, surface_area: 1, index_annual_demand: 1 };
    const { after } = (await look(link, tiny)).json();
    expect([after.quote, after.explanation.reason]).toEqual([0, 'no_saving']);
    expect((await correct(link, tiny, 0)).statusCode).toBe(422);
    expect((await opened(link)).quote).toBeGreaterThan(0);
  });

  it('keeps the promised amount where nothing changed that it depends on, whatever the tables say today', async () => {
    const link = await fillIn(api, { until: 'building_info' });
    const older = { ...homeOwner.answers.quote, quote: promised + 1 };
    const { quote } = await api.context.db
      .selectFrom('application')
      .select('quote')
      .executeTakeFirstOrThrow();
    await api.context.db
      .updateTable('application')
      .set({ quote: JSON.stringify({ ...quote, ...older }) })
      .execute();
    expect((await look(link, otherDevice)).json().after.quote).toBe(promised + 1);
    expect((await correct(link, otherDevice, promised + 1)).json()).toMatchObject({
      quote: promised + 1,
      project: { heater_model_name: 'Wicher 12' },
    });
  });

  it('asks the same as the estimate, and tells every answer that does not pass at once', async () => {
    const link = await fillIn(api, { until: 'building_info' });
    const wrong = { ...homeProject, heat_source: 'coal', construction_year: null, heater_model_name: '' };
    for (const answer of [await look(link, wrong), await correct(link, wrong, promised)]) {
      expect(answer.statusCode).toBe(422);
      const fields = answer.json().detail.map(({ loc }: { loc: string[] }) => loc.at(-1));
      expect(fields.toSorted()).toEqual(['construction_year', 'heat_source', 'heater_model_name']);
    }
    expect((await look(link, { ...homeProject, project_variant: 'apartment' })).statusCode).toBe(422);
  });

  it('does not overwrite what another window changed in the meantime', async () => {
    const link = await fillIn(api, { until: 'building_info' });
    const { etag = '' } = (await getByLink(api, link)).headers;
    await put(api, link, 'client_info', { ...owner, first_name: 'Ewa' });
    const late = await correct(link, otherDevice, promised, etag);
    expect([late.statusCode, late.json().current.client.first_name]).toEqual([412, 'Ewa']);
    expect((await correct(link, otherDevice, promised, late.headers.etag)).statusCode).toBe(200);
  });

  it('twice is once', async () => {
    const link = await fillIn(api, { until: 'building_info' });
    const first = await correct(link, otherDevice, promised, '"99"');
    const before = await dump(api);
    expect((await correct(link, otherDevice, promised, '"0"')).json()).toEqual(first.json());
    expect(await dump(api)).toBe(before);
  });

  it('names its fields in the audit, and nothing of what stands in them', async () => {
    const link = await fillIn(api, { until: 'building_info' });
    await correct(link, otherDevice, promised);
    const entries = await api.owner
      .selectFrom('audit_entry')
      .select('entry')
      .where('application_id', '=', link.id)
      .execute();
    const noted = entries.map(({ entry }) => JSON.parse(entry)).filter(({ change }) => change === 'correct');
    expect(noted).toEqual([expect.objectContaining({ who: 'applicant', fields: ['heater_model_name'] })]);
    expect(JSON.stringify(entries)).not.toContain('Wicher');
  });

  it('takes an installer of the programme’s list', async () => {
    const sent = await post(api, '/applications/stx', stxApplication, { from: listPartner });
    const [mail] = await api.takeMails();
    const link = { id: sent.json().id, token: mail?.payload.token ?? '' };
    const byOneself = { ...projectOf(coOwner.answers), selected_installer: 'install_by_the_customer' };
    const quote = coOwner.answers.quote.quote;
    const answer = await correct(link, byOneself, quote, undefined, listPartner);
    expect(answer.json().project).toMatchObject({
      heater_installer_key: null,
      heater_installer_name: 'install_by_the_customer',
    });
    const unlisted = { ...byOneself, selected_installer: 'nobody' };
    expect((await correct(link, unlisted, quote, undefined, listPartner)).statusCode).toBe(422);
  });
});

describe('correcting the project of an application that was sent', () => {
  it('opens it again, asks for the consents anew and says so by mail', async () => {
    const link = await fillIn(api);
    await api.takeMails();
    const { after } = (await look(link, condensing)).json();
    const answer = (await correct(link, condensing, after.quote)).json();
    expect(answer).toMatchObject({ status: 'in_completion', consent: null, quote: after.quote });
    const mails = await api.takeMails();
    expect(mails.map(({ kind, payload }) => ({ kind, ...payload }))).toEqual([
      expect.objectContaining({ kind: 'project-corrected', before: promised, after: after.quote }),
    ]);
    expect((await put(api, link, 'consent')).json().status).toBe('completed');
  });

  it('calls off the documents that wait for a signature and makes them anew', async () => {
    const harness = await openPipeline(api);
    const link = await fillIn(api);
    await harness.work();
    expect((await opened(link)).status).toBe('contract_sent');
    await correct(link, otherDevice, promised);
    await put(api, link, 'consent');
    await harness.work();
    const { status, project } = await opened(link);
    expect([status, project.heater_model_name]).toEqual(['contract_sent', 'Wicher 12']);
    const requests = await api.context.db.selectFrom('signature_request').select('cancel_reason').execute();
    expect(requests.map(({ cancel_reason }) => cancel_reason).toSorted()).toEqual([
      'correction',
      'correction',
      null,
      null,
    ]);
    harness.close();
  });

  it.each(['under_review', 'contract_signed', 'paid', 'rejected'])('is over at status %s', async (status) => {
    const link = await fillIn(api);
    await api.context.db.updateTable('application').set({ status }).execute();
    const before = await dump(api);
    expect((await opened(link)).can_correct_project).toBe(false);
    for (const answer of [await look(link, otherDevice), await correct(link, otherDevice, promised)])
      expect(answer.statusCode).toBe(409);
    expect(await dump(api)).toBe(before);
  });
});
