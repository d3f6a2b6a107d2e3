// @database both, the embedded one in the long form

import { describe, expect, it } from 'vitest';
import { fillIn, homeSections, type Link, put } from '../../testing/applications.ts';
import { invite, prepare } from '../../testing/helping/invitations.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { call, getByLink, post } from '../../testing/submissions.ts';

const api = await openTestApi();
const opened = async (link: Link) => (await getByLink(api, link)).json();

/** An application filled in up to the statements, and the token of a helper invited to it. */
async function invited() {
  const link = await fillIn(api, { until: 'consent' });
  await api.takeMails();
  await invite(api, link, { name: 'Piotr', email: 'piotr@instal.example.pl' });
  const mail = (await api.takeMails()).find(({ kind }) => kind === 'helper-invitation');
  return { link, token: mail?.payload.token ?? '' };
}

const duties = { not_sold: true, kept_years: true, own_account: true };
const confirmTerms = (link: Link, typed: object) =>
  post(api, `/applications/${link.token}/${link.id}/terms`, { ...duties, ...typed });

/** The applicant repeats what the application says. */
async function repeatTerms(link: Link) {
  const { quote } = await opened(link);
  return confirmTerms(link, { terms_amount: `${quote}`.replace('.', ',') });
}

describe('the applicant’s own word', () => {
  it('is asked before the sending where a helper prepared a part: the amount to the grosz, and the duties', async () => {
    const { link, token } = await invited();
    await prepare(api, token, 'settlement', { bank_account_holder_name: 'Zosia Samosia' });
    expect((await opened(link)).actions).not.toContain('confirm-terms');
    const given = { ...homeSections.settlement, bank_account_holder_name: 'Zosia Samosia' };
    await put(api, link, 'settlement', given);
    expect((await opened(link)).actions).toContain('confirm-terms');
    const early = await put(api, link, 'consent');
    expect([early.statusCode, early.json().detail]).toEqual([409, expect.stringContaining('powtórz')]);
    const { quote } = await opened(link);
    const refused = [
      await confirmTerms(link, { terms_amount: String(quote + 1) }),
      await confirmTerms(link, { terms_amount: `${quote}`, not_sold: false }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
    expect((await call(api, `POST /applications/${token}/${link.id}/terms`, duties)).statusCode).toBe(404);
    const { actions, terms_confirmed_at: at } = (await repeatTerms(link)).json();
    expect(actions).not.toContain('confirm-terms');
    expect(at).toBe(api.context.clock().toISOString());
    expect((await put(api, link, 'consent')).statusCode).toBe(200);
  });

  it('is asked anew once the helper has prepared something after it, and never where nobody helped', async () => {
    const { link, token } = await invited();
    expect((await confirmTerms(link, { terms_amount: '1' })).statusCode).toBe(409);
    for (const number of ['1/1', '2/2']) {
      api.pass(1000);
      const { version = 0 } = (await opened(link)).drafts.building_info ?? {};
      await prepare(api, token, 'building_info', { land_registry_number: number }, { version });
      await put(api, link, 'building_info', {
        ...homeSections.building_info,
        land_registry_number: number,
      });
      expect((await put(api, link, 'consent')).statusCode).toBe(409);
      expect((await repeatTerms(link)).statusCode).toBe(200);
    }
    expect((await put(api, link, 'consent')).statusCode).toBe(200);
  });
});
