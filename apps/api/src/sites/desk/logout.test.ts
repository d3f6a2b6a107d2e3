// @database both, the embedded one in the long form

import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { endSessionsAt } from '../../features/desk/sessions.ts';
import type { DeskVisit } from '../../testing/desk/desk-visit.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { endOnce } from './logout.ts';
import { readLogoutToken } from './logout-token.ts';

const { api, desk } = await openTestDesk();

const issuer = 'http://id.ndp.localhost:3000';
const audience = 'desk';
const event = { 'http://schemas.openid.net/event/backchannel-logout': {} };
const told = { iss: issuer, aud: audience, sub: 'zofia', sid: 's1', jti: 'j1', events: event };
const isIn = async (browser: DeskVisit) => (await browser.ask('GET', '/api/session')).status;

describe('a log-out at the issuer', () => {
  it('ends the session of the desk that was begun in it, and no other one of the same person', async () => {
    const [here, there, other] = [desk.another(), desk.another(), desk.another()];
    for (const browser of [here, there]) await browser.logIn('zofia');
    await other.logIn('adam');
    expect(await here.logOutThere()).toBe('http://desk.ndp.localhost:3000/?login=out');
    expect(await Promise.all([here, there, other].map(isIn))).toEqual([401, 200, 200]);
  });

  it('of all sessions of somebody ends all of theirs, also those nobody knows where they belong', async () => {
    const [one, two, other] = [desk.another(), desk.another(), desk.another()];
    for (const browser of [one, two]) await browser.logIn('zofia');
    await other.logIn('adam');
    const { db } = api.context;
    await endSessionsAt(db, { issuer: 'https://other.example', subject: 'zofia', session: undefined });
    await endSessionsAt(db, { issuer, subject: 'zofia', session: 'of another' });
    expect(await Promise.all([one, two].map(isIn))).toEqual([200, 200]);
    await endSessionsAt(db, { issuer, subject: 'zofia', session: undefined });
    expect(await Promise.all([one, two, other].map(isIn))).toEqual([401, 401, 200]);
  });

  it('is not believed from anybody else, with nothing, or twice', async () => {
    const { keys, sign } = await signer();
    const place = { issuer, audience, keys };
    const token = await sign(told);
    expect(await readLogoutToken(token, place)).toEqual({
      issuer,
      id: 'j1',
      subject: 'zofia',
      session: 's1',
    });
    const tell = (payload?: string) =>
      desk.send({
        method: 'POST',
        url: '/login/ended',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        ...(payload === undefined ? {} : { payload }),
      });
    const answers = [await tell(), await tell('logout_token='), await tell(`logout_token=${token}`)];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(answers[0]?.headers['cache-control']).toBe('no-store');
    const ended: number[] = [];
    const end = async () => void ended.push(1);
    expect([await endOnce(api.context, 'j1', end), await endOnce(api.context, 'j1', end)]).toEqual([
      true,
      false,
    ]);
    expect(ended).toEqual([1]);
  });
});

describe('a logout token', () => {
  const now = Math.floor(Date.now() / 1000);
  const { sub: _, sid: __, ...nobody } = told;
  const { events: ___, ...silent } = told;
  const { jti: ____, ...unnamed } = told;
  it.each([
    ['of another issuer', { ...told, iss: 'https://other.example' }],
    ['for another client', { ...told, aud: 'portal' }],
    ['of nobody', nobody],
    ['without an event', silent],
    ['of another event', { ...told, events: { 'https://example/other': {} } }],
    ['whose event holds nothing', { ...told, events: { [Object.keys(event)[0] ?? '']: null } }],
    ['with a nonce, as an ID token has', { ...told, nonce: 'n' }],
    ['without a name of its own', unnamed],
    ['with an odd session', { ...told, sid: 7 }],
    ['that is old', { ...told, iat: now - 600 }],
    ['that is over', { ...told, exp: now - 600 }],
    ['of another type', told, { typ: 'at+jwt' }],
  ] as [string, object, Partial<JWTHeaderParameters>?][])(
    '%s is refused',
    async (_title, claims, header = {}) => {
      const { keys, sign } = await signer();
      const token = await sign(claims, header);
      await expect(readLogoutToken(token, { issuer, audience, keys })).rejects.toThrow();
    },
  );

  it('signed by a key that is not the issuer’s, or by none, is refused', async () => {
    const [own, other] = [await signer(), await signer()];
    const place = { issuer, audience, keys: own.keys };
    await expect(readLogoutToken(await other.sign(told), place)).rejects.toThrow();
    const plain = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const unsigned = `${plain({ alg: 'none' })}.${plain({ ...told, iat: now })}.`;
    await expect(readLogoutToken(unsigned, place)).rejects.toThrow();
    const named = await own.sign(told, { typ: 'logout+jwt' });
    expect((await readLogoutToken(named, place)).id).toBe('j1');
  });
});

/** An issuer’s key, and what signs with it. */
async function signer() {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const keys = createLocalJWKSet({ keys: [await exportJWK(publicKey)] });
  const sign = (claims: object, header: Partial<JWTHeaderParameters> = {}) => {
    const token = new SignJWT({ iat: Math.floor(Date.now() / 1000), ...claims });
    return token.setProtectedHeader({ alg: 'ES256', ...header }).sign(privateKey);
  };
  return { keys, sign };
}
