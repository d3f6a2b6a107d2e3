import { describe, expect, it } from 'vitest';
import { openTestApi } from '../../testing/open-test-api.ts';
import {
  dump,
  getByLink,
  homeApplication,
  otherPartner,
  post,
  submitAndOpenMail,
} from '../../testing/submissions.ts';

const api = await openTestApi();

const submit = () => submitAndOpenMail(api, homeApplication, { key: 'secret' });
const correct = (id: string, secret = 'secret', sending = {}) =>
  post(api, `/applications/${id}/email`, { email: 'jan@poprawny.pl', submission_secret: secret }, sending);

describe('correcting a mistyped address', () => {
  it('mails the link to the right one; the old link dies at once', async () => {
    const link = await submit();
    expect((await correct(link.id)).statusCode).toBe(202);
    expect((await getByLink(api, link)).statusCode).toBe(404);
    const [mail] = await api.takeMails();
    expect(mail?.payload.email).toBe('jan@poprawny.pl');
    const answer = await getByLink(api, { id: link.id, token: mail?.payload.token ?? '' });
    expect(answer.json().contact_email).toBe('jan@poprawny.pl');
  });

  it('needs the secret of the browser that sent the estimate; anything else is a link that opens nothing', async () => {
    const { id } = await submit();
    const before = await dump(api);
    const wrong = [
      await correct(id, 'guess'),
      await correct('00000000-0000-4000-8000-000000000000'),
      await correct('not-an-id'),
      await correct(id, 'secret', { from: otherPartner }),
    ];
    expect(new Set(wrong.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(wrong[0]?.statusCode).toBe(404);
    expect(await dump(api)).toBe(before);
  });

  it('is over once the address is confirmed', async () => {
    const link = await submit();
    await api.context.db.updateTable('application').set({ email_verified_at: api.context.clock() }).execute();
    expect((await correct(link.id)).statusCode).toBe(409);
    expect((await getByLink(api, link)).statusCode).toBe(200);
  });

  it('is not possible for an estimate sent without a secret', async () => {
    const { id } = await submitAndOpenMail(api);
    expect((await correct(id, 'x')).statusCode).toBe(404);
  });

  it('works three times an hour', async () => {
    const { id } = await submit();
    for (let n = 0; n < 3; n++) expect((await correct(id)).statusCode).toBe(202);
    expect((await correct(id)).statusCode).toBe(429);
  });

  it('checks the new address', async () => {
    const { id } = await submit();
    const answer = await post(api, `/applications/${id}/email`, { email: 'x', submission_secret: 'secret' });
    expect(answer.json().detail).toEqual([
      {
        loc: ['body', 'email'],
        type: 'email',
        msg: 'Wpisz prawidłowy adres e‑mail, na przykład jan@example.pl.',
      },
    ]);
  });
});
