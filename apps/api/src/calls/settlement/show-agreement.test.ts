import { describe, expect, it } from 'vitest';
import { eraseApplication } from '../../features/retention/erase-application.ts';
import { dayMs } from '../../platform/clock.ts';
import { asUnit } from '../../platform/unit.ts';
import { fillIn, type Link } from '../../testing/applications.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { fillInAndSign, moveAlong } from '../../testing/settlement/settlements.ts';
import { call, getByLink, otherPartner, plainPartner, post } from '../../testing/submissions.ts';

const api = await openTestApi();

const act = (link: Link, end = '') =>
  post(api, `/applications/${link.token}/${link.id}/agreement_link${end}`, {});
const look = (token: string) => call(api, `GET /shown_agreements/${token}`);
const shownTo = async (token: string) => (await look(token)).statusCode;
const made = async (link: Link): Promise<string> => (await act(link)).json().agreement_link.token;

describe('the link that shows an agreement', () => {
  it('is not made before the agreement is signed', async () => {
    const link = await fillIn(api);
    expect((await act(link)).statusCode).toBe(409);
    expect((await getByLink(api, link)).json().agreement_link).toBeNull();
  });

  it('tells the amount and the days, and nothing of the applicant or the case', async () => {
    const link = await fillInAndSign(api);
    const token = await made(link);
    const answer = await look(token);
    expect(answer.json()).toEqual({
      organiser: expect.stringContaining('MPEC'),
      up_to: 3833,
      since: '2026-11-21',
      finish_by: '2026-12-31',
      is_settling: false,
      as_of: '2026-11-21T11:00:00.000Z',
      expires_at: '2026-12-21T11:00:00.000Z',
    });
    expect((await getByLink(api, link)).json().agreement_link).toEqual({
      token,
      expires_at: answer.json().expires_at,
    });
    const { reference } = (await getByLink(api, link)).json();
    expect(answer.body).not.toContain(reference);
    for (const path of ['', '/personal_data', '/papers_link'])
      expect((await call(api, `GET /applications/${token}/${link.id}${path}`)).statusCode).not.toBe(200);
  });

  it('opens nothing once a newer one is made, it was taken back, its days are over, or in another portal', async () => {
    const link = await fillInAndSign(api);
    const first = await made(link);
    const second = await made(link);
    expect([await shownTo(first), await shownTo(second)]).toEqual([404, 200]);
    expect(
      (await call(api, `GET /shown_agreements/${second}`, undefined, { from: otherPartner })).statusCode,
    ).toBe(404);
    expect((await act(link, '/withdrawal')).json().agreement_link).toBeNull();
    expect([await shownTo(second), await shownTo('A'.repeat(43))]).toEqual([404, 404]);
    const third = await made(link);
    api.pass(30 * dayMs + 1);
    expect(await shownTo(third)).toBe(404);
    expect((await getByLink(api, link)).json().agreement_link).toBeNull();
  });

  it('ends when the case does', async () => {
    const ending = await fillInAndSign(api);
    const shown = await made(ending);
    await moveAlong(api, ending, [
      ['in_realisation', 'operator'],
      ['expired', 'operator'],
    ]);
    expect(await shownTo(shown)).toBe(404);
    const { revoked_at } = await api.context.db
      .selectFrom('secret_link')
      .select('revoked_at')
      .where('purpose', '=', 'agreement')
      .executeTakeFirstOrThrow();
    expect(revoked_at).not.toBeNull();
  });

  it('goes on showing when the applicant asks for a new link to the case', async () => {
    const link = await fillInAndSign(api);
    const handed = await made(link);
    const { contact_email: email } = (await getByLink(api, link)).json();
    await post(api, '/applications/new_link', { email });
    api.pass(dayMs + 1);
    expect(await shownTo(handed)).toBe(200);
  });

  it('goes with its case when that is erased', async () => {
    const link = await fillInAndSign(api);
    const handed = await made(link);
    const row = { partner_id: plainPartner, id: link.id, reference: '' };
    await asUnit(api.context, (unit) => eraseApplication(unit, row, 'request'));
    expect(await shownTo(handed)).toBe(404);
  });

  it('is named in the copy of the applicant’s data without its secret', async () => {
    const link = await fillInAndSign(api);
    const token = await made(link);
    const copy = await call(api, `GET /applications/${link.token}/${link.id}/personal_data/file`);
    expect(copy.json().agreement_shown_until).toMatch(/^20/);
    expect(copy.body).not.toContain(token);
  });
});
