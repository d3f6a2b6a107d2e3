import { school } from '@ndp/personas/personas.ts';
import { describe, expect, it } from 'vitest';
import { fillIn, put, sectionNames } from '../../testing/applications.ts';
import { askForCall, enterData, poorData, putPlan, takeToken } from '../../testing/callbacks.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';
import { call, getByLink, listPartner } from '../../testing/submissions.ts';

const api = await openTestApi();
const harness = openHarness(api);

async function measured(from?: string) {
  const input = await askForCall(api, from ? { from } : {});
  await enterData(harness, input);
  return { id: input.id, token: await takeToken(api) };
}

describe('a request to be called back', () => {
  it.each(sectionNames)('takes no %s, and says why', async (section) => {
    const link = await askForCall(api);
    const answer = await put(api, link, section, school.sections[section]);
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      expect.stringMatching(/prośba o\skontakt, a\snie wniosek/),
    ]);
    expect((await getByLink(api, link)).json().status).toBe('submitted');
  });

  it('takes neither a plan nor co-owners, also when it was measured in vain', async () => {
    const input = await askForCall(api);
    await enterData(harness, input, poorData);
    const link = { id: input.id, token: await takeToken(api) };
    const named = await call(api, `PUT /applications/${link.token}/${link.id}/co_owners`, {
      co_owners: [{ name: 'Zofia Wrona', email: 'zofia@example.pl' }],
    });
    expect([(await putPlan(api, link)).statusCode, named.statusCode]).toEqual([409, 409]);
  });
});

describe('the plan of a measured project', () => {
  it('is asked before the sections, and then they are taken', async () => {
    const link = await measured();
    const early = await put(api, link, 'client_info', school.sections.client_info);
    expect([early.statusCode, early.json().detail]).toEqual([409, expect.stringContaining('Plan wymiany')]);
    const { email, client, quote } = (await getByLink(api, link)).json();
    const planned = (await putPlan(api, link, { note: 'Wjazd od podwórza' })).json();
    expect(planned).toMatchObject({ status: 'in_completion', quote, client, ...(email && { email }) });
    expect(planned.project).toMatchObject({
      is_other_funding: true,
      heater_model_name: school.answers.heater_model_name,
      heater_installer_name: school.answers.will_install_by,
      note: 'Wjazd od podwórza',
    });
    expect((await put(api, link, 'client_info', school.sections.client_info)).statusCode).toBe(200);
  });

  it('is kept while it is typed, counts for nothing, and ends with the plan', async () => {
    const link = await measured();
    const kept = await call(api, `PUT /applications/${link.token}/${link.id}/project/draft`, {
      typed: { heater_model_name: 'Wicher', gdpr_consent: true },
      version: 0,
    });
    expect(kept.json()).toEqual({ version: 1 });
    const half = (await getByLink(api, link)).json();
    expect(half.drafts.project).toMatchObject({ typed: { heater_model_name: 'Wicher' }, version: 1 });
    expect(half.project.heater_model_name).toBeNull();
    expect((await putPlan(api, link)).json().drafts).toEqual({});
  });

  it('flags what has to be looked at, as an estimate does', async () => {
    const link = await measured();
    await putPlan(api, link);
    expect((await harness.stored(link)).quote?.eligibility_flags).toContain('other_funding');
  });

  it('names an installer of the list where the programme has one', async () => {
    const link = await measured(listPartner);
    const refused = await putPlan(api, link, { selected_installer: 'nobody' }, listPartner);
    expect(refused.json().detail[0].loc).toEqual(['body', 'selected_installer']);
    const { project } = (
      await putPlan(api, link, { selected_installer: 'pompy_slask', will_install_by: null }, listPartner)
    ).json();
    expect(project.heater_installer_name).toContain('Śląsk');
  });

  it.each([
    ['planned_completion_date', '2020-01-01'],
    ['heater_model_name', ''],
    ['is_existing_heat_source_eliminated', false],
  ])('is refused at %s = %j', async (field, value) => {
    const link = await measured();
    const answer = await putPlan(api, link, { [field]: value });
    expect([answer.statusCode, answer.json().detail[0].loc]).toEqual([422, ['body', field]]);
  });

  it('is refused of an application whose estimate asked for it', async () => {
    const link = await fillIn(api, { until: 'consent' });
    expect((await putPlan(api, link)).statusCode).toBe(409);
  });
});
