import { describe, expect, it } from 'vitest';
import { openTestApi } from '../../testing/open-test-api.ts';
import { readApplications } from '../../testing/stored.ts';
import {
  dump,
  homeApplication,
  homeQuote,
  listPartner,
  post,
  schoolQuote,
  withoutInstaller,
} from '../../testing/submissions.ts';

const api = await openTestApi();

const applications = () => readApplications(api.context);
const send = (body: unknown, sending = {}) => post(api, '/applications', body, sending);
const withQuote = (change: object) => ({ ...homeApplication, subsidy: { ...homeQuote, ...change } });
const school = (change: object = {}) => ({ ...homeApplication, subsidy: { ...schoolQuote, ...change } });

describe('an estimate that is sent', () => {
  it('is stored with the quote the server calculated, and answered without its secret', async () => {
    const answer = await send(homeApplication);
    expect(answer.statusCode).toBe(201);
    expect(Object.keys(answer.json()).sort()).toEqual(['id', 'reference', 'status']);
    expect(answer.json().reference).toMatch(/^NDP-2026-[2-9A-HJKMNP-TV-Z]{6}$/);
    const [stored] = await applications();
    expect(stored).toMatchObject({
      id: answer.json().id,
      kind: 'estimate',
      status: 'submitted',
      language: 'pl',
      email: homeApplication.email,
      email_verified_at: null,
      project: { variant: 'home', heat_source: 'heat_pump', planned_completion_date: '2026-12-15' },
      quote: { engine_version: '1.0.0', eligibility_flags: ['label_class_check'] },
    });
    expect(stored?.quote?.quote).toBeGreaterThan(0);
    expect(stored?.quote?.inputs).toMatchObject({ ...homeQuote, existing_heat_source: 'coal' });
  });

  it('keeps the town and what was only assumed; a caller who knows neither leaves them out', async () => {
    const unsure = { ...homeApplication, is_sub_type_assumed: true };
    await send(unsure);
    const known = { city: 'Kraków', province: 'małopolskie', is_sub_type_assumed: true };
    expect((await applications())[0]?.project).toMatchObject(known);
    const { province: _p, county: _c, community: _m, city: _t, is_sub_type_assumed: _a, ...plain } = unsure;
    await api.clear();
    expect((await send(plain)).statusCode).toBe(201);
    expect((await applications())[0]?.project).toMatchObject({ is_sub_type_assumed: false });
  });

  it('promises one mail and wakes the worker', async () => {
    const { id } = (await send(homeApplication, { language: 'en' })).json();
    expect(api.wakes()).toBe(1);
    const mails = await api.takeMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      applicationId: id,
      kind: 'confirm-email',
      payload: { email: homeApplication.email, language: 'en', token: expect.stringMatching(/^[\w-]{43}$/) },
    });
  });

  it('is taken for a school with its energy data, which names no source', async () => {
    const answer = await send({ ...school(), existing_heat_source: null });
    expect(answer.statusCode).toBe(201);
  });

  it('never holds the fields its kind of building does not use', async () => {
    await send(withQuote({ efficiency_before: { deep: ['x'] }, surface_area: 'canary' }));
    expect(await dump(api)).not.toContain('canary');
  });

  it('keeps the secret of the link as a hash only, and none once the mail has gone', async () => {
    await send(homeApplication, { key: 'the-submission-secret' });
    const before = await dump(api);
    const [mail] = await api.takeMails();
    const token = mail?.payload.token ?? '';
    expect(token).toHaveLength(43);
    for (const stored of [before, await dump(api)]) {
      expect(stored).not.toContain(token);
      expect(stored).not.toContain('the-submission-secret');
    }
    const outbox = await api.context.db.selectFrom('outbox').select('payload').execute();
    expect(outbox).toEqual([{ payload: null }]);
  });
});

const refused: [string, unknown, (string | number)[], string][] = [
  ['an unknown field', { ...homeApplication, status: 'paid' }, ['body', 'status'], 'unknown_field'],
  ['an unknown field of the quote', withQuote({ quote: 9e9 }), ['body', 'subsidy', 'quote'], 'unknown_field'],
  [
    'text in place of a number',
    school({ surface_area: '12' }),
    ['body', 'subsidy', 'surface_area'],
    'not_a_number',
  ],
  ['a list in place of a text', { ...homeApplication, email: ['a@b.pl'] }, ['body', 'email'], 'email'],
  ['a negative area', school({ surface_area: -1 }), ['body', 'subsidy', 'surface_area'], 'enter_area'],
  [
    'coal as the new source',
    withQuote({ heat_source: 'coal' }),
    ['body', 'subsidy', 'heat_source'],
    'not_offered',
  ],
  [
    'a ninth heat pump',
    withQuote({ heat_source_variant: 9 }),
    ['body', 'subsidy', 'heat_source_variant'],
    'not_offered',
  ],
  ['a sixth zone', school({ climate_zone: 'zone_vi' }), ['body', 'subsidy', 'climate_zone'], 'not_offered'],
  [
    'an efficiency with three decimals',
    school({ efficiency_before: 0.805 }),
    ['body', 'subsidy', 'efficiency_before'],
    'efficiency_before',
  ],
  [
    'an efficiency that does not grow',
    school({ efficiency_after: 0.6 }),
    ['body', 'subsidy', 'efficiency_after'],
    'efficiency_order',
  ],
  [
    'a date that has passed in Poland',
    { ...homeApplication, planned_completion_date: '2026-11-20' },
    ['body', 'planned_completion_date'],
    'date_past',
  ],
  [
    'a date after the last day of the programme',
    { ...homeApplication, planned_completion_date: '2027-01-01' },
    ['body', 'planned_completion_date'],
    'date_late',
  ],
  [
    'a day that does not exist',
    { ...homeApplication, planned_completion_date: '2027-02-30' },
    ['body', 'planned_completion_date'],
    'date',
  ],
  [
    'an old source that stays',
    { ...homeApplication, is_existing_heat_source_eliminated: false },
    ['body', 'is_existing_heat_source_eliminated'],
    'eliminate',
  ],
  [
    'a home without its old source',
    { ...homeApplication, existing_heat_source: null },
    ['body', 'existing_heat_source'],
    'choose_existing',
  ],
  ['no installer', withoutInstaller, ['body', 'selected_installer'], 'choose_installer'],
  [
    'an amount of zero',
    school({ surface_area: 1, index_annual_demand: 1 }),
    ['body', 'subsidy'],
    'quote_needed',
  ],
  ['null', null, ['body'], 'wrong_type'],
  ['a list', [], ['body'], 'wrong_type'],
  ['half a JSON', '{"email":', ['body'], 'unreadable'],
  ['NaN', '{"email": NaN}', ['body'], 'unreadable'],
  ['a poisoned prototype', '{"__proto__": {"status": "paid"}}', ['body'], 'unreadable'],
];

describe('a bad submission', () => {
  it.each(refused)(
    'with %s answers 422 at the field; nothing is stored, nothing sent',
    async (_, body, loc, type) => {
      const answer = await send(body);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().detail).toContainEqual({ loc, type, msg: expect.stringMatching(/\p{L}.*\.$/u) });
      expect(await applications()).toEqual([]);
      expect(await api.takeMails()).toEqual([]);
    },
  );

  it('with a number beyond all bounds is refused', async () => {
    const body = JSON.stringify(school({ surface_area: 1200 })).replace('1200', '1e309');
    const answer = await send(body);
    expect(answer.json().detail[0].loc).toEqual(['body', 'subsidy', 'surface_area']);
  });

  it('never gets its values back', async () => {
    const answer = await send({ ...homeApplication, email: 'canary-value', note: 'canary-value\u0000' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).not.toContain('canary');
  });

  it('names every unknown field', async () => {
    const answer = await send({ ...homeApplication, one: 1, two: 2 });
    expect(answer.json().detail.map(({ loc }: { loc: string[] }) => loc)).toEqual([
      ['body', 'one'],
      ['body', 'two'],
    ]);
  });

  it('of more than 64 KB is turned away at once', async () => {
    const answer = await send({ ...homeApplication, note: 'x'.repeat(64 * 1024) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().detail).toContain('Skróć');
  });

  it('is told in English to whoever asks for it', async () => {
    const body = { ...homeApplication, email: 'x' };
    expect((await send(body)).json().detail[0].msg).toBe(
      'Wpisz prawidłowy adres e‑mail, na przykład jan@example.pl.',
    );
    expect((await send(body, { language: 'en-GB,en;q=0.9' })).json().detail[0].msg).toBe(
      'Invalid email address.',
    );
  });

  it('for a programme with its own installers belongs to the other call', async () => {
    const answer = await send(homeApplication, { from: listPartner });
    expect([answer.statusCode, typeof answer.json().detail]).toEqual([400, 'string']);
  });

  it('from no partner’s portal answers 404', async () => {
    expect((await send(homeApplication, { from: 'nobody' })).statusCode).toBe(404);
    expect((await send(homeApplication, { from: 'api' })).statusCode).toBe(404);
    expect(await applications()).toEqual([]);
  });
});
