import { linkDays } from '@ndp/domain/periods.ts';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../platform/clock.ts';
import { newToken } from '../../platform/crypto/secrets.ts';
import { account, owner } from '../../testing/applications.ts';
import {
  answer,
  look,
  name,
  sendWith,
  stored,
  takeRequests,
  zofia,
} from '../../testing/co-owners/co-owners.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { call, getByLink, homeApplication, otherPartner } from '../../testing/submissions.ts';

const api = await openTestApi();

async function invite() {
  const link = await sendWith(api);
  return { link, token: (await takeRequests(api))[zofia.email] ?? '' };
}

describe('what a co-owner is shown', () => {
  it('is who asks, the building, both heat sources, the amount and the day', async () => {
    const { token } = await invite();
    const shown = await look(api, token);
    expect(shown.json()).toMatchObject({
      language: 'pl',
      given: null,
      closed: null,
      is_signed: false,
      summary: {
        applicant: 'Łucja Żółć-Kowalska',
        building_address: 'ul. Święty Krzyż 12A, 31-023 Kraków',
        existing_heat_source: 'coal',
        heat_source: 'heat_pump',
        heat_source_variant: 4,
        quote: expect.any(Number),
        planned_completion_date: '2026-12-15',
      },
    });
    expect(shown.headers['cache-control']).toBe('no-store');
  });

  it('holds neither PESEL nor account, neither telephone nor e-mail of the applicant, nor the land register', async () => {
    const { token } = await invite();
    const { body } = await look(api, token);
    for (const hidden of [
      owner.pesel,
      account.slice(-8),
      '600 700 800',
      homeApplication.email,
      'WA4M',
      '123/4',
    ])
      expect(body).not.toContain(String(hidden));
    expect(body).not.toContain(zofia.email);
  });

  it('comes in the language in which the applicant named this person', async () => {
    const link = await sendWith(api, []);
    await name(api, link, [zofia], { language: 'en' });
    const token = (await takeRequests(api))[zofia.email] ?? '';
    expect((await look(api, token)).json().language).toBe('en');
  });

  it('changes nothing by being read fifty times', async () => {
    const { token } = await invite();
    const before = await stored(api);
    for (let i = 0; i < 50; i += 1) expect((await look(api, token)).statusCode).toBe(200);
    expect(await stored(api)).toEqual(before);
  });
});

describe('a link opens nothing', () => {
  it('in another partner’s portal, after its time, with another secret, or for another purpose', async () => {
    const { link, token } = await invite();
    const unknown = await look(api, newToken());
    expect(unknown.statusCode).toBe(404);
    const others = [
      await look(api, token, { from: otherPartner }),
      await look(api, link.token),
      await look(api, `${token}x`),
      await look(api, 'x'.repeat(201)),
      await getByLink(api, { ...link, token }),
      await call(api, `GET /signing/${token}`),
      await call(api, `GET /papers/${token}/${link.id}`),
    ];
    expect(others.map(({ statusCode }) => statusCode)).toEqual(others.map(() => 404));
    for (const refused of others.slice(0, 5)) expect(refused.body).toBe(unknown.body);
    api.pass(linkDays.co_owner * dayMs);
    expect((await look(api, token)).body).toBe(unknown.body);
    expect((await answer(api, token, 'agree', { summary_hash: 'x' })).body).toBe(unknown.body);
  });

  it('and too many that open nothing are stopped for a while, while a right one is answered from the same address', async () => {
    const { token } = await invite();
    const max = api.context.limits.badToken[0]?.max ?? 0;
    for (let i = 0; i < max; i += 1) expect((await look(api, newToken())).statusCode).toBe(404);
    expect((await look(api, newToken())).statusCode).toBe(429);
    expect((await look(api, newToken(), { ip: '10.1.2.3' })).statusCode).toBe(404);
    expect((await look(api, token)).statusCode).toBe(200);
  });

  it('and too many from one network are stopped for a while, from however many of its addresses they come', async () => {
    const { token } = await invite();
    const max = api.context.limits.networkBadToken[0]?.max ?? 0;
    const from = (n: number) => ({ ip: `2001:db8:7:${n.toString(16)}::1` });
    const answers = [];
    for (let n = 0; n <= max; n += 1) answers.push((await look(api, newToken(), from(n))).statusCode);
    expect([answers.slice(0, max).every((status) => status === 404), answers[max]]).toEqual([true, 429]);
    expect((await look(api, newToken(), { ip: '2001:db8:8::1' })).statusCode).toBe(404);
    expect((await look(api, token, from(max))).statusCode).toBe(200);
  });

  it('is kept as a keyed hash, never as it is', async () => {
    const { token } = await invite();
    const { coOwners } = await stored(api);
    expect(JSON.stringify(coOwners)).not.toContain(token);
    expect(api.log()).not.toContain(token);
    expect(api.log()).not.toContain(zofia.email);
  });
});
