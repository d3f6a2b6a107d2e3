import { school } from '@ndp/personas/personas.ts';
import { describe, expect, it } from 'vitest';
import { countDue } from '../../features/retention/due.ts';
import { dayMs } from '../../platform/clock.ts';
import { put, sectionNames } from '../../testing/applications.ts';
import { askForCall, enterData, goodData, poorData, putPlan, takeToken } from '../../testing/callbacks.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';
import { callbackRequest, getByLink } from '../../testing/submissions.ts';
import { openPipeline } from '../../testing/workflow/workflow-harness.ts';

const api = await openTestApi();
const harness = openHarness(api);

describe('measured energy data', () => {
  it('make an application of a request, under its id and reference, and mail a new link', async () => {
    const input = await askForCall(api);
    const { status, json } = await enterData(harness, input);
    const [mail] = await api.takeMails();
    const link = { id: input.id, token: mail?.payload.token ?? '' };
    const answer = (await getByLink(api, link)).json();
    expect([status, json.amount]).toEqual([200, answer.quote]);
    expect(mail).toMatchObject({ kind: 'measured', payload: { cause: null } });
    expect(answer).toMatchObject({
      ...{ id: input.id, reference: input.reference, kind: 'estimate', zero_cause: null, call_by: null },
      project: {
        index_annual_demand: 95.5,
        efficiency_after: 0.95,
        climate_zone: 'zone_ii',
        surface_area: 900,
      },
    });
    expect(answer.quote).toBeGreaterThan(0);
  });

  it('let the earlier link lead on for a day, and no longer', async () => {
    const input = await askForCall(api);
    await enterData(harness, input);
    expect((await getByLink(api, input)).json().kind).toBe('estimate');
    const token = await takeToken(api);
    api.pass(dayMs);
    expect((await getByLink(api, input)).statusCode).toBe(404);
    expect((await getByLink(api, { ...input, token })).statusCode).toBe(200);
  });

  it('lead to signed documents by the plan and the five sections', async () => {
    const input = await askForCall(api);
    await enterData(harness, input);
    const link = { id: input.id, token: await takeToken(api) };
    expect((await putPlan(api, link)).statusCode).toBe(200);
    for (const section of sectionNames) {
      expect((await put(api, link, section, school.sections[section])).statusCode).toBe(200);
    }
    const pipeline = await openPipeline(api);
    await pipeline.work();
    expect(pipeline.reported).toEqual([]);
    const invitation = (await api.takeMails()).find(({ kind }) => kind === 'sign-link');
    await pipeline.sign(invitation?.payload.token ?? '');
    await pipeline.work();
    pipeline.close();
    expect((await getByLink(api, link)).json().status).toBe('contract_signed');
  });

  it('that give nothing leave a request, which is told so with the reason', async () => {
    const input = await askForCall(api);
    expect((await enterData(harness, input, poorData)).json.amount).toBe(0);
    const [mail] = await api.takeMails();
    expect(mail?.payload).toMatchObject({ cause: 'below_floor' });
    const answer = (await getByLink(api, { ...input, token: mail?.payload.token ?? '' })).json();
    expect(answer).toMatchObject({ kind: 'callback', quote: 0, zero_cause: 'below_floor' });
    expect((await enterData(harness, input)).status).toBe(200);
    expect((await harness.stored(input)).kind).toBe('estimate');
  });

  it('are kept in the audit trail with the officer and the amount', async () => {
    await enterData(harness, await askForCall(api));
    const { action, operator, outcome, details } = await harness.lastAction();
    expect({ action, operator, outcome }).toEqual({
      ...{ action: 'desk measure', operator: 'anna', outcome: 'done' },
    });
    expect(details).toEqual({ amount: expect.any(Number), person: expect.any(String) });
  });

  it('keep an unconfirmed request for another thirty days', async () => {
    const input = await askForCall(api);
    api.pass(29 * dayMs);
    await enterData(harness, input);
    const due = async () => (await countDue(api.context.db, api.context.clock())).get('unconfirmed');
    api.pass(29 * dayMs);
    expect(await due()).toBe(0);
    api.pass(2 * dayMs);
    expect(await due()).toBe(1);
  });

  it.each([
    [{ efficiency_after: 0.5 }, 'po wymianie większą niż przed wymianą'],
    [{ efficiency_before: 1.2 }, 'Wpisz sprawność przed wymianą od 0,01 do 1'],
    [{ index_annual_demand: 4000 }, 'nie większą niż'],
  ])('are refused with a sentence at %j', async (change, sentence) => {
    const input = await askForCall(api);
    const { status, json } = await enterData(harness, input, { ...goodData, ...change });
    expect(status).toBe(422);
    expect(JSON.stringify(json).replaceAll('\u00a0', ' ')).toContain(sentence);
    expect(await harness.stored(input)).toMatchObject({ kind: 'callback', quote: null });
    expect(await api.takeMails()).toEqual([]);
  });

  it('are refused without a zone where the request told none', async () => {
    const input = await harness.stored(await askForCall(api));
    expect(callbackRequest).not.toHaveProperty('climate_zone');
    const { status, json } = await harness.act(input, 'measurement', goodData);
    expect([status, JSON.stringify(json)]).toEqual([
      422,
      expect.stringContaining('Wybierz strefę klimatyczną.'),
    ]);
  });

  it('are refused of an application that never was a request, or was sent', async () => {
    const { status, json } = await enterData(harness, await harness.send({ until: 'consent' }));
    expect([status, json.detail]).toEqual([409, expect.stringMatching(/to nie jest prośba o\skontakt/)]);
  });
});

describe('a request to be called back', () => {
  it('has nothing to sign, whatever status it was brought to', async () => {
    const input = await harness.put(await harness.stored(await askForCall(api)), 'completed');
    expect((await harness.act(input, 'signing')).status).toBe(409);
    const pipeline = await openPipeline(api);
    await pipeline.work();
    pipeline.close();
    expect(pipeline.reported).toEqual([]);
  });

  it('is told of its end in words of its own', async () => {
    await harness.move(await askForCall(api), 'rejected', 'Budynek jest poza programem.');
    const [mail] = await api.takeMails();
    expect(mail).toMatchObject({ kind: 'status-changed', payload: { status: 'rejected' } });
  });
});
