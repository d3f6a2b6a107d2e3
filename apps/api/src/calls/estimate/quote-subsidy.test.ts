import { programs } from '@ndp/domain/programs/all.ts';
import { quote } from '@ndp/domain/subsidy/quote.ts';
import { describe, expect, it } from 'vitest';
import { openTestApi } from '../../testing/open-test-api.ts';
import { homeQuote, post, schoolQuote } from '../../testing/submissions.ts';

const api = await openTestApi({ environment: 'staging' });

const ask = (body: unknown, sending = {}) => post(api, '/quote_subsidy', body, sending);

describe('asking for the amount', () => {
  it.each(programs.map(({ id }) => id))('answers what the rules of %s give', async (id) => {
    const program = programs.find((candidate) => candidate.id === id);
    for (const body of [homeQuote, schoolQuote]) {
      const answer = await ask(body, { from: id });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual(program && quote(body as never, program));
    }
  });

  it('answers a zero with its reason, not with an error', async () => {
    const answer = await ask({ ...schoolQuote, surface_area: 1, index_annual_demand: 1 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ quote: 0, explanation: { reason: 'no_saving' } });
  });

  it('accepts and ignores what the kind of building does not use', async () => {
    const answer = await ask({ ...homeQuote, surface_area: 'any', efficiency_before: null });
    expect(answer.json()).toEqual((await ask(homeQuote)).json());
  });

  it('refuses a building it does not know', async () => {
    const answer = await ask({ ...homeQuote, project_variant: 'castle' });
    expect(answer.json().detail).toEqual([
      { loc: ['body', 'project_variant'], msg: 'Wybierz rodzaj budynku.', type: 'choose_building' },
    ]);
  });

  it('stores nothing', async () => {
    await ask(homeQuote);
    expect(await api.context.db.selectFrom('application').selectAll().execute()).toEqual([]);
  });

  it('works sixty times a minute from one address, and once more a minute later', async () => {
    for (let n = 0; n < 60; n++) expect((await ask(homeQuote)).statusCode).toBe(200);
    const answer = await ask(homeQuote, { language: 'en' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
    expect(answer.json().detail).toContain('60 seconds');
    api.pass(60_000);
    expect((await ask(homeQuote)).statusCode).toBe(200);
  });
});
