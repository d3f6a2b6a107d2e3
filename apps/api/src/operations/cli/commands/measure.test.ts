import { formatPln } from '@ndp/flows/figures.ts';
import { school } from '@ndp/personas/personas.ts';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../../platform/clock.ts';
import { put, sectionNames } from '../../../testing/applications.ts';
import { askForCall, enterData, goodData, poorData, putPlan, takeToken } from '../../../testing/callbacks.ts';
import { openTestApi } from '../../../testing/open-test-api.ts';
import { openHarness } from '../../../testing/operator/operator-harness.ts';
import { callbackRequest, getByLink } from '../../../testing/submissions.ts';
import { openPipeline } from '../../../testing/workflow/workflow-harness.ts';

const api = await openTestApi();
const harness = openHarness(api);

describe('measured energy data', () => {
  it('make an application of a request, under its id and reference, and mail a new link', async () => {
    const asked = await askForCall(api);
    const { exitCode, text } = await enterData(harness, asked.reference);
    const [mail] = await api.takeMails();
    const link = { id: asked.id, token: mail?.payload.token ?? '' };
    const answer = (await getByLink(api, link)).json();
    expect([exitCode, text]).toEqual([
      0,
      expect.stringContaining(`kwota ${formatPln(answer.quote, 'pl').replaceAll('\u00a0', ' ')}`),
    ]);
    expect(mail).toMatchObject({ kind: 'measured', payload: { cause: null } });
    expect(answer).toMatchObject({
      ...{ id: asked.id, reference: asked.reference, kind: 'estimate', zero_cause: null, call_by: null },
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
    const asked = await askForCall(api);
    await enterData(harness, asked.reference);
    expect((await getByLink(api, asked)).json().kind).toBe('estimate');
    const token = await takeToken(api);
    api.pass(dayMs);
    expect((await getByLink(api, asked)).statusCode).toBe(404);
    expect((await getByLink(api, { ...asked, token })).statusCode).toBe(200);
  });

  it('lead to signed documents by the plan and the five sections', async () => {
    const asked = await askForCall(api);
    await enterData(harness, asked.reference);
    const link = { id: asked.id, token: await takeToken(api) };
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
    const asked = await askForCall(api);
    const { text } = await enterData(harness, asked.reference, poorData);
    const [mail] = await api.takeMails();
    expect(text).toContain('pozostaje prośbą o kontakt');
    expect(mail?.payload).toMatchObject({ cause: 'below_floor' });
    const answer = (await getByLink(api, { ...asked, token: mail?.payload.token ?? '' })).json();
    expect(answer).toMatchObject({ kind: 'callback', quote: 0, zero_cause: 'below_floor' });
    expect((await enterData(harness, asked.reference)).exitCode).toBe(0);
    expect((await harness.stored(asked)).kind).toBe('estimate');
  });

  it('are kept in the audit trail with the operator and the amount', async () => {
    const { reference } = await askForCall(api);
    await enterData(harness, reference);
    const { action, operator, outcome, details } = await harness.lastAction();
    expect({ action, operator, outcome }).toEqual({ action: 'measure', operator: 'anna', outcome: 'done' });
    expect(details).toEqual({ amount: expect.any(Number) });
    expect(JSON.stringify(details)).not.toContain('95');
  });

  it('keep an unconfirmed request for another thirty days', async () => {
    const asked = await askForCall(api);
    api.pass(29 * dayMs);
    await enterData(harness, asked.reference);
    const until = async () => {
      const { text } = await harness.type('retention', '--dry-run');
      return text;
    };
    api.pass(29 * dayMs);
    expect(await until()).toContain('Do usunięcia teraz: 0.');
    api.pass(2 * dayMs);
    expect(await until()).toContain('Do usunięcia teraz: 1.');
  });

  it.each([
    ['--after', '0,5', 'po wymianie większą niż przed wymianą'],
    ['--before', '1,2', 'Wpisz sprawność od 0,01 do 1'],
    ['--demand', '4000', 'nie większą niż'],
  ])('are refused with a sentence at %s %s', async (option, value, sentence) => {
    const { reference, id } = await askForCall(api);
    const data = goodData.map((word, i) => (goodData[i - 1] === option ? value : word));
    const { exitCode, text } = await enterData(harness, reference, data);
    expect([exitCode, text]).toEqual([1, expect.stringContaining(sentence)]);
    expect(await harness.stored({ id })).toMatchObject({ kind: 'callback', quote: null });
    expect(await api.takeMails()).toEqual([]);
  });

  it('are refused without a zone where the request told none', async () => {
    const { reference } = await askForCall(api);
    expect(callbackRequest).not.toHaveProperty('climate_zone');
    const { exitCode, text } = await harness.type('measure', reference, ...goodData);
    expect([exitCode, text]).toEqual([1, expect.stringContaining('Wybierz strefę klimatyczną.')]);
  });

  it('are refused of an application that never was a request, or was sent', async () => {
    const { reference } = await harness.send({ until: 'consent' });
    const { exitCode, text } = await enterData(harness, reference);
    expect([exitCode, text]).toEqual([1, expect.stringContaining('nie była prośbą o kontakt')]);
  });
});

describe('a request to be called back', () => {
  it('is named in the list with the day by which to call, until it has ended', async () => {
    const asked = await askForCall(api);
    const listed = async () => (await harness.type('list', '--partner', 'mpec')).text;
    expect(await listed()).toMatch(/prośba o kontakt: zadzwonić do \d{4}-\d\d-\d\d/);
    await harness.put(await harness.stored(asked), 'withdrawn');
    expect(await listed()).not.toContain('prośba o kontakt');
  });

  it('is shown with what was sent, and as what it is', async () => {
    const { reference } = await askForCall(api);
    const { text } = await harness.type('show', reference);
    for (const told of ['prośba o kontakt', 'Zadzwonić do', 'Hala przy Młyńskiej', '600 700 804'])
      expect(text).toContain(told);
  });

  it('has nothing to sign, whatever status it was brought to', async () => {
    const asked = await askForCall(api);
    await harness.put(await harness.stored(asked), 'completed');
    const { exitCode, text } = await harness.type('begin-signing', asked.reference);
    expect([exitCode, text]).toEqual([1, expect.stringContaining('nie ma jeszcze czego podpisywać')]);
    const pipeline = await openPipeline(api);
    await pipeline.work();
    pipeline.close();
    expect(pipeline.reported).toEqual([]);
  });

  it('is told of its end in words of its own', async () => {
    const { reference } = await askForCall(api);
    await harness.type('move', reference, 'rejected', '--reason', 'Budynek jest poza programem.');
    const [mail] = await api.takeMails();
    expect(mail).toMatchObject({ kind: 'status-changed', payload: { status: 'rejected' } });
  });
});
