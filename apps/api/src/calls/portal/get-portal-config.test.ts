import { afterAll, describe, expect, it } from 'vitest';
import { seededPartners } from '../../platform/partners/partners.seed.ts';
import { call } from '../../testing/submissions.ts';
import { startTestApi } from '../../testing/test-api.ts';

const api = await startTestApi();
afterAll(() => api.close());

const ask = (origin?: string) =>
  api.server.inject({ url: '/pl/ndp/partners/portal_config', headers: origin ? { origin } : {} });

describe('how a portal presents itself', () => {
  it.each(seededPartners.map(({ id }) => id))('%s gets its own name, colours and logo', async (id) => {
    const partner = seededPartners.find((candidate) => candidate.id === id);
    const answer = await ask(api.originOf(id));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      subdomain: id,
      title: partner?.title,
      program: id,
      theme_variables: { primaryColor: partner?.primary_color, secondaryColor: partner?.secondary_color },
      obliged_entity: { id: partner?.obliged_entity_id },
    });
    expect(answer.headers['cache-control']).toBe('private, max-age=30');
  });

  it('gives one partner an inverse logo and an empty brand title', async () => {
    const answers = await Promise.all(seededPartners.map(({ id }) => ask(api.originOf(id))));
    const inverse = answers.map((answer) => answer.json()).filter((config) => config.is_logo_inverse);
    expect(inverse).toMatchObject([{ subdomain: 'fortum', brand_title: '' }]);
  });

  it('says so where one partner’s row cannot be served, and all others are served as before', async () => {
    const row = api.owner.updateTable('partner').where('id', '=', 'duon');
    await row.set({ title: '<b>Duon</b>' }).execute();
    const started = await startTestApi({ over: api });
    const of = (id: string) =>
      call(started, 'GET /partners/portal_config', undefined, { from: id, language: 'en' });
    const closed = await of('duon');
    expect([closed.statusCode, closed.json().detail]).toEqual([
      503,
      expect.stringContaining('closed for the moment'),
    ]);
    expect(closed.headers['access-control-allow-origin']).toBe(started.originOf('duon'));
    expect((await of('mpec')).statusCode).toBe(200);
    expect((await of('nobody')).statusCode).toBe(404);
    await started.close();
    await row.set({ title: seededPartners.find(({ id }) => id === 'duon')?.title ?? '' }).execute();
  });

  it('of the bare domain is that of the partner it belongs to', async () => {
    expect((await ask('http://ndp.localhost:3000')).json().subdomain).toBe('mpec');
  });

  it('falls back to the colours of the environment, soon after the row has changed', async () => {
    await api.owner
      .updateTable('partner')
      .set({ primary_color: null, secondary_color: null })
      .where('id', '=', 'duon')
      .execute();
    api.pass(60_000);
    expect((await ask(api.originOf('duon'))).json().theme_variables).toEqual({
      primaryColor: '#232C40',
      secondaryColor: '#2C4977',
    });
  });

  it.each([undefined, 'http://nobody.ndp.localhost:3000', 'http://mpec.ndp.localhost:3000.evil.example'])(
    'is not told to %s',
    async (origin) => {
      const answer = await ask(origin);
      expect([answer.statusCode, typeof answer.json().detail]).toEqual([404, 'string']);
    },
  );
});
