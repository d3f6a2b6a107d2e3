import { describe, expect, it } from 'vitest';
import { newToken } from '../../platform/crypto/secrets.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import {
  callbackRequest,
  dump,
  getByLink,
  homeApplication,
  otherPartner,
  post,
  submitAndOpenMail,
} from '../../testing/submissions.ts';

const api = await openTestApi();

describe('the e-mailed link', () => {
  it('opens the application', async () => {
    const link = await submitAndOpenMail(api);
    const answer = await getByLink(api, link);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      ...link.answer,
      contact_email: homeApplication.email,
      client: { email: homeApplication.email, first_name: null },
      project: { variant: 'home', heat_source_variant: 4, surface_area: null, obliged_entity: { id: 1 } },
      building_address: null,
      consent: null,
    });
    expect(answer.json().quote).toBeGreaterThan(0);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain(link.token);
  });

  it('opens a request for contact with what was left there', async () => {
    const { id } = (await post(api, '/applications/no_efficiency', callbackRequest)).json();
    const [mail] = await api.takeMails();
    const answer = await getByLink(api, { id, token: mail?.payload.token ?? '' });
    expect(answer.json()).toMatchObject({
      quote: null,
      client: { first_name: 'Anna', building_name: 'Hala przy Młyńskiej' },
      project: { variant: 'non_residential', surface_area: 900 },
    });
  });

  it('changes nothing, however often a mail scanner opens it', async () => {
    const link = await submitAndOpenMail(api);
    const before = await dump(api);
    for (let n = 0; n < 20; n++) {
      expect((await getByLink(api, link)).statusCode).toBe(200);
      const head = await getByLink(api, link, { method: 'HEAD' });
      expect([head.statusCode, head.body]).toEqual([200, '']);
    }
    expect(await dump(api)).toBe(before);
  });

  it('answers one and the same 404 whatever is wrong with it', async () => {
    const link = await submitAndOpenMail(api);
    const other = await submitAndOpenMail(api, { ...homeApplication, note: 'inny' });
    const wrong = await Promise.all([
      getByLink(api, { ...link, token: newToken() }),
      getByLink(api, { ...link, token: 'x' }),
      getByLink(api, { ...link, token: 'x'.repeat(250) }),
      getByLink(api, { ...link, id: other.id }),
      getByLink(api, { ...link, id: 'not-an-id' }),
      getByLink(api, { ...link, id: '00000000-0000-4000-8000-000000000000' }),
      getByLink(api, link, { from: otherPartner }),
      getByLink(api, link, { from: 'nobody' }),
      api.server.inject({ url: `/pl/ndp/applications/${link.token}/${link.id}` }),
    ]);
    await api.context.db.updateTable('secret_link').set({ revoked_at: api.context.clock() }).execute();
    wrong.push(await getByLink(api, link));
    expect(new Set(wrong.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    expect(new Set(wrong.map(({ body }) => body)).size).toBe(1);
    const headers = wrong.map(({ headers }) =>
      Object.keys(headers)
        .filter((name) => !/^access-/.test(name))
        .join(),
    );
    expect(new Set(headers).size).toBe(1);
  });

  it('says in the visitor’s language what to do', async () => {
    const link = { token: newToken(), id: 'x' };
    expect((await getByLink(api, link)).json().detail).toContain('link wygasł');
    expect((await getByLink(api, link, { language: 'en' })).json().detail).toContain(
      'must be exactly as in the email',
    );
  });

  it('may be guessed sixty times a minute; the right one opens all the same, for others share the address', async () => {
    const link = await submitAndOpenMail(api);
    const guess = () => getByLink(api, { ...link, token: newToken() });
    for (let n = 0; n < 60; n++) expect((await guess()).statusCode).toBe(404);
    expect((await guess()).statusCode).toBe(429);
    expect((await getByLink(api, link)).statusCode).toBe(200);
    api.pass(60_000);
    expect((await guess()).statusCode).toBe(404);
  });
});
