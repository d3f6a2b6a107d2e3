// @database both, the embedded one in the long form

import { describe, expect, it } from 'vitest';
import { sessionMs } from '../../features/desk/sessions.ts';
import { seat } from '../../testing/desk/desk-people.ts';
import type { DeskVisit } from '../../testing/desk/desk-visit.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { buildIssuer } from '../issuer/issuer-site.ts';
import { buildDesk } from './desk-site.ts';

const { api, desk } = await openTestDesk();

const home = 'http://desk.ndp.localhost:3000/';
const whoIsIt = async (browser: DeskVisit) => (await browser.ask('GET', '/api/session')).status;

describe('logging in at the desk', () => {
  it('leads through the issuer to a session that says who it is and where they may do what', async () => {
    const browser = desk.another();
    expect(await browser.logIn('olga')).toBe(home);
    const { status, json } = await browser.ask('GET', '/api/session');
    expect([status, json.name, json.email]).toEqual([200, 'Olga Urzędnik', 'olga@example.pl']);
    expect(json.partners).toMatchObject([
      { id: 'duon', roles: ['officer'] },
      { id: 'mpec', roles: ['officer'] },
    ]);
    const { rows } = await api.owner
      .selectFrom('desk_session')
      .selectAll()
      .execute()
      .then((all) => ({ rows: JSON.stringify(all) }));
    expect(rows).toContain('amr:mfa');
    expect(rows).not.toContain('Olga');
  });

  it('lets nobody in without a second factor, without a role, or with an answer that belongs to no attempt', async () => {
    const browser = desk.another();
    expect(await browser.logIn('olga', { withFactor: false })).toBe(`${home}?login=factor`);
    expect(await browser.logIn('nobody')).toContain('id.ndp.localhost');
    const ends = async (url: string) => (await browser.send({ url })).headers.location;
    expect(await ends('/login/callback?code=x&state=y')).toBe('/?login=failed');
    expect(await ends('/login/callback?error=access_denied')).toBe('/?login=failed');
    expect(await whoIsIt(browser)).toBe(401);
  });

  it('says that two invitations at once are none it knows', async () => {
    const { status, headers } = await desk.another().send({ url: '/login?invitation=a&invitation=b' });
    expect([status, headers.location]).toEqual([302, '/?login=invitation_unknown']);
  });

  it('refuses an answer of the issuer that is used twice, or comes to another browser', async () => {
    const [browser, other] = [desk.another(), desk.another()];
    const begun = await browser.send({ url: '/login' });
    const state = new URL(String(begun.headers.location)).searchParams.get('state');
    expect((await other.send({ url: `/login/callback?code=x&state=${state}` })).headers.location).toBe(
      '/?login=failed',
    );
    expect((await browser.send({ url: `/login/callback?code=x&state=${state}` })).headers.location).toBe(
      '/?login=failed',
    );
    const cookie = String(begun.headers['set-cookie']);
    expect(cookie).toMatch(
      /^__Host-ndp-desk-login-.*; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=600$/,
    );
  });

  it('is over half an hour after the last use, and after ten hours however busy it is', async () => {
    const { ask } = await seat(api, 'idle', 'mpec', ['officer']);
    const status = async () => (await ask(desk, 'GET', '/api/session')).status;
    api.pass(sessionMs.idle - 1);
    expect(await status()).toBe(200);
    api.pass(sessionMs.idle - 1);
    expect(await status()).toBe(200);
    api.pass(sessionMs.idle);
    expect(await status()).toBe(401);
    const busy = await seat(api, 'busy', 'mpec', ['officer']);
    const statuses: number[] = [];
    for (let passed = 0; passed < sessionMs.all; passed += sessionMs.idle / 2) {
      statuses.push((await busy.ask(desk, 'GET', '/api/session')).status);
      api.pass(sessionMs.idle / 2);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await busy.ask(desk, 'GET', '/api/session')).status).toBe(401);
    await api.clear();
  });

  it('ends here, or everywhere, when somebody says so', async () => {
    const [one, two, three] = [desk.another(), desk.another(), desk.another()];
    for (const browser of [one, two, three]) await browser.logIn('adam');
    await one.ask('POST', '/api/session/end', { everywhere: false });
    expect(await Promise.all([one, two, three].map(whoIsIt))).toEqual([401, 200, 200]);
    await two.ask('POST', '/api/session/end', { everywhere: true });
    expect(await Promise.all([one, two, three].map(whoIsIt))).toEqual([401, 401, 401]);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another portal of the same domain', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'http://mpec.ndp.localhost:3000' }],
    ['nobody knows where', {}],
  ])('takes no change from %s', async (_from, headers) => {
    const { person } = await seat(api, 'csrf', 'mpec', ['officer']);
    const url = '/api/session/end';
    const answer = await desk.send({ method: 'POST', url, headers, payload: { everywhere: true } });
    expect([answer.status, answer.json.detail]).toEqual([
      403,
      expect.stringContaining('niczego nie zrobiono'),
    ]);
    const left = await api.context.db
      .selectFrom('desk_session')
      .selectAll()
      .where('person_id', '=', person.id)
      .execute();
    expect(left.length).toBeGreaterThan(0);
  });
});

describe('in production', () => {
  it('without an issuer the desk is closed and says so, and the made-up issuer is not there', async () => {
    const live = await startTestApi({ environment: 'production' });
    const issuer = buildIssuer(live.config, { logTo: false });
    const closed = await buildDesk(live.running, issuer, { logTo: false });
    expect((await closed.inject('/login')).headers.location).toBe('/?login=closed');
    const answer = await closed.inject('/api/session');
    expect([answer.statusCode, answer.json().detail]).toEqual([
      503,
      expect.stringContaining('DESK_OIDC_ISSUER'),
    ]);
    expect((await issuer.site.inject('/.well-known/openid-configuration')).statusCode).toBe(404);
    await closed.close();
    await issuer.site.close();
    await live.close();
  });
});
