import { describe, expect, it } from 'vitest';
import { fillIn } from '../../testing/applications.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import {
  dump,
  getByLink,
  homeApplication,
  otherPartner,
  post,
  type SubmissionOptions,
  submitAndOpenMail,
} from '../../testing/submissions.ts';

const hourMs = 60 * 60 * 1000;

const api = await openTestApi();

const ask = (email: unknown, sending: SubmissionOptions = {}) =>
  post(api, '/applications/new_link', { email }, sending);

describe('asking for a new link by e-mail address', () => {
  it('mails one for the newest application; older links end within a day', async () => {
    await submitAndOpenMail(api);
    api.pass(1000);
    const newest = await submitAndOpenMail(api, { ...homeApplication, note: 'druga' });
    const answer = await ask('Lucja.Zolc@EXAMPLE.pl ');
    expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'accepted' }]);
    const [mail, ...others] = await api.takeMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'new-link', applicationId: newest.id });
    api.pass(24 * hourMs);
    expect((await getByLink(api, newest)).statusCode).toBe(404);
    expect((await getByLink(api, { id: newest.id, token: mail?.payload.token ?? '' })).statusCode).toBe(200);
  });

  it('finds an application that was sent, and passes over one that has ended', async () => {
    const sent = await fillIn(api);
    api.pass(1000);
    const ended = await submitAndOpenMail(api, { ...homeApplication, note: 'druga' });
    await api.context.db
      .updateTable('application')
      .set({ status: 'rejected' })
      .where('id', '=', ended.id)
      .execute();
    await api.takeMails();
    await ask(homeApplication.email);
    expect((await api.takeMails()).map(({ applicationId }) => applicationId)).toEqual([sent.id]);
  });

  it('is answered alike when there is none, and mails nobody', async () => {
    await submitAndOpenMail(api);
    const known = await ask(homeApplication.email);
    await api.takeMails();
    const before = await dump(api);
    const unknown = [await ask('nikt@example.pl'), await ask(homeApplication.email, { from: otherPartner })];
    for (const answer of unknown) expect([answer.statusCode, answer.body]).toEqual([202, known.body]);
    expect(await dump(api)).toBe(before);
  });

  it('takes as long when there is none', async () => {
    await submitAndOpenMail(api);
    const msOf = async (email: string) => {
      const start = performance.now();
      await ask(email);
      return performance.now() - start;
    };
    expect(Math.min(await msOf(homeApplication.email), await msOf('nikt@example.pl'))).toBeGreaterThanOrEqual(
      99,
    );
  });

  it('works three times an hour for an address, known or not', async () => {
    for (const email of [homeApplication.email, 'nikt@example.pl']) {
      for (let n = 0; n < 3; n++) expect((await ask(email)).statusCode).toBe(202);
      expect((await ask(email.toUpperCase())).statusCode).toBe(429);
    }
    api.pass(hourMs);
    expect((await ask(homeApplication.email)).statusCode).toBe(202);
  });

  it('works sixty times an hour from one place on a developer’s machine', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, n) => ask(`n${n}@example.pl`)));
    expect((await ask('n60@example.pl')).statusCode).toBe(429);
    expect((await ask('n60@example.pl', { ip: '203.0.113.9' })).statusCode).toBe(202);
  });

  it.each(['', 'x', null, 'a@b', ['a@b.pl'], '🏠@example.pl'])('wants an address, not %j', async (email) => {
    const answer = await ask(email);
    expect([answer.statusCode, answer.json().detail[0].loc]).toEqual([422, ['body', 'email']]);
  });
});

describe('asking again for the link of an application', () => {
  it('whose address is confirmed brings no second request to confirm it', async () => {
    const link = await fillIn(api, { until: 'settlement' });
    await post(api, `/applications/${link.id}/resend`, undefined);
    expect((await api.takeMails()).map(({ kind }) => kind)).toEqual(['new-link']);
  });
});
