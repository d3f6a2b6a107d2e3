import { describe, expect, it } from 'vitest';
import { dayMs } from '../../platform/clock.ts';
import { fillIn, type Link, put } from '../../testing/applications.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { dump, getByLink, homeApplication, post, submitAndOpenMail } from '../../testing/submissions.ts';

const api = await openTestApi();

const opens = async (link: Link) => (await getByLink(api, link)).statusCode === 200;
/** Opens a link after every so many days, for so many days. */
async function visit(link: Link, everyDays: number, days: number) {
  for (let day = 0; day < days; day += everyDays) {
    api.pass(everyDays * dayMs);
    expect(await opens(link), `day ${day + everyDays}`).toBe(true);
  }
}

describe('the link to an application that is not sent', () => {
  it('lives thirty days without being used', async () => {
    const seen = await submitAndOpenMail(api);
    const unused = await submitAndOpenMail(api, { ...homeApplication, note: 'druga' });
    api.pass(30 * dayMs - 1);
    expect(await opens(seen)).toBe(true);
    api.pass(1);
    expect(await opens(unused)).toBe(false);
  });

  it('lives thirty days more from each use', async () => {
    const links = [
      await submitAndOpenMail(api),
      await submitAndOpenMail(api, { ...homeApplication, note: 'druga' }),
    ] as const;
    api.pass(20 * dayMs);
    for (const link of links) expect(await opens(link)).toBe(true);
    api.pass(30 * dayMs - 1);
    expect(await opens(links[0])).toBe(true);
    api.pass(1);
    expect(await opens(links[1])).toBe(false);
  });

  it('ends ninety days after it was made, however often it is used', async () => {
    const link = await submitAndOpenMail(api);
    await visit(link, 11, 88);
    api.pass(2 * dayMs - 1);
    expect(await opens(link)).toBe(true);
    api.pass(1);
    expect(await opens(link)).toBe(false);
  });
});

describe('the link to a sent application', () => {
  it('goes on working for years while it is used at least twice a year', async () => {
    const link = await fillIn(api);
    await visit(link, 170, 3 * 365);
    api.pass(180 * dayMs - 1);
    expect(await opens(link)).toBe(true);
    api.pass(180 * dayMs);
    expect(await opens(link)).toBe(false);
  });

  it('lives as long in every later mail of the case', async () => {
    const link = await fillIn(api);
    await api.takeMails();
    expect((await post(api, `/applications/${link.token}/${link.id}/withdrawal`, undefined)).statusCode).toBe(
      200,
    );
    const [mail] = await api.takeMails();
    const details = { id: link.id, token: mail?.payload.token ?? '' };
    api.pass(180 * dayMs - 1);
    expect(await opens(details)).toBe(true);
    api.pass(180 * dayMs);
    expect(await opens(details)).toBe(false);
  });

  it('is not cut short when the application is opened again for a correction', async () => {
    const link = await fillIn(api);
    api.pass(20 * dayMs);
    expect(await opens(link)).toBe(true);
    const again = await post(api, `/applications/${link.token}/${link.id}/corrections`, {
      section: 'settlement',
    });
    expect(again.statusCode).toBe(200);
    api.pass(10 * dayMs);
    expect((await put(api, link, 'building_info')).statusCode).toBe(200);
  });
});

describe('a link that is read', () => {
  it('changes nothing within a day but for its own end, which moves once', async () => {
    const link = await submitAndOpenMail(api);
    api.pass(dayMs);
    const before = await dump(api);
    const ends = () =>
      api.context.db
        .selectFrom('secret_link')
        .select(['created_at', 'expires_at'])
        .where('purpose', '=', 'application')
        .execute();
    const first = await ends();
    expect(await opens(link)).toBe(true);
    const renewed = await dump(api);
    expect(renewed).not.toBe(before);
    const [end] = await ends();
    const [was] = first;
    expect((end?.expires_at.getTime() ?? 0) - (was?.expires_at.getTime() ?? 0)).toBe(dayMs);
    const made = `"purpose":"application","bearer":"","created_at":"${was?.created_at.toISOString()}"`;
    const ending = (at: Date | undefined) => `${made},"expires_at":"${at?.toISOString()}"`;
    expect(renewed).toBe(before.replace(ending(was?.expires_at), ending(end?.expires_at)));
    api.pass(dayMs - 1);
    for (let n = 0; n < 50; n += 1) {
      expect(await opens(link)).toBe(true);
      expect((await getByLink(api, link, { method: 'HEAD' })).statusCode).toBe(200);
    }
    expect(await dump(api)).toBe(renewed);
    expect((await put(api, link, 'client_info')).statusCode).toBe(200);
  });

  it('that was replaced ends within a day, however often it is used meanwhile', async () => {
    const link = await submitAndOpenMail(api);
    api.pass(2 * dayMs);
    await post(api, `/applications/${link.id}/resend`, undefined);
    api.pass(dayMs - 1);
    expect(await opens(link)).toBe(true);
    await post(api, `/applications/${link.id}/resend`, undefined);
    api.pass(1);
    expect(await opens(link)).toBe(false);
  });
});
