import { describe, expect, it } from 'vitest';
import { openTestApi } from '../../testing/open-test-api.ts';
import { dump, getByLink, otherPartner, post, submitAndOpenMail } from '../../testing/submissions.ts';

const hourMs = 60 * 60 * 1000;

const api = await openTestApi();

const resend = (id: string, sending = {}) => post(api, `/applications/${id}/resend`, undefined, sending);

describe('asking for the link again', () => {
  it('mails a new one; the old one opens for another day', async () => {
    const link = await submitAndOpenMail(api);
    expect((await resend(link.id)).statusCode).toBe(202);
    const [mail] = await api.takeMails();
    const renewed = { id: link.id, token: mail?.payload.token ?? '' };
    expect(renewed.token).not.toBe(link.token);
    api.pass(24 * hourMs - 1);
    expect((await getByLink(api, link)).statusCode).toBe(200);
    api.pass(1);
    expect((await getByLink(api, link)).statusCode).toBe(404);
    expect((await getByLink(api, renewed)).statusCode).toBe(200);
  });

  it('is answered alike for applications that do not exist, and mails nobody', async () => {
    const { id } = await submitAndOpenMail(api);
    const known = await resend(id);
    await api.takeMails();
    const before = await dump(api);
    const unknown = [
      await resend('00000000-0000-4000-8000-000000000000'),
      await resend('not-an-id'),
      await resend(id, { from: otherPartner }),
    ];
    for (const answer of unknown) expect([answer.statusCode, answer.body]).toEqual([202, known.body]);
    expect(await dump(api)).toBe(before);
  });

  it('takes as long for an application that does not exist', async () => {
    const { id } = await submitAndOpenMail(api);
    const msOf = async (input: string) => {
      const start = performance.now();
      await resend(input);
      return performance.now() - start;
    };
    const times = [await msOf(id), await msOf('00000000-0000-4000-8000-000000000000')];
    expect(Math.min(...times)).toBeGreaterThanOrEqual(99);
  });

  it('works three times an hour for one application, whether it exists or not', async () => {
    const { id } = await submitAndOpenMail(api);
    for (const input of [id, 'not-an-id']) {
      for (let n = 0; n < 3; n++) expect((await resend(input)).statusCode).toBe(202);
      const answer = await resend(input);
      expect(answer.statusCode).toBe(429);
      expect(answer.json().detail).toContain('60\u00a0minut');
    }
    api.pass(hourMs);
    expect((await resend(id)).statusCode).toBe(202);
  });

  it('does not take a form or a plain text', async () => {
    const answer = await api.server.inject({
      method: 'POST',
      url: '/pl/ndp/applications/x/resend',
      headers: { origin: api.originOf('mpec'), 'content-type': 'text/plain' },
      payload: 'x',
    });
    expect(answer.statusCode).toBe(415);
  });
});
