import { describe, expect, it } from 'vitest';
import { sendNext } from '../../mail/outbox/send-next.ts';
import { dayMs } from '../../platform/clock.ts';
import { put } from '../../testing/applications.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { mailerOf } from '../../testing/outbox/mailer-of.ts';
import {
  call,
  dump,
  getByLink,
  homeApplication,
  otherPartner,
  post,
  type SubmissionOptions,
  submitAndOpenMail,
} from '../../testing/submissions.ts';

const api = await openTestApi();

type Mailed = Awaited<ReturnType<typeof submitAndOpenMail>>;
const press = ({ id, notMe }: Pick<Mailed, 'id' | 'notMe'>, sending: SubmissionOptions = {}) =>
  post(api, `/not_me/${notMe}/${id}`, undefined, sending);
const look = ({ id, notMe }: Pick<Mailed, 'id' | 'notMe'>, method: 'GET' | 'HEAD' = 'GET') =>
  call(api, `${method} /not_me/${notMe}/${id}`);

describe('“this was not me”', () => {
  it('erases what was sent at once, and every link of it with it', async () => {
    const sent = await submitAndOpenMail(api, homeApplication, { key: 'tab' });
    expect((await look(sent)).json()).toEqual({ reference: sent.answer.reference, language: 'pl' });
    const answer = await press(sent);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'erased' }]);
    const left = await dump(api);
    expect(left).not.toContain(homeApplication.email);
    expect(left).not.toContain(sent.id);
    for (const gone of [await getByLink(api, sent), await look(sent), await press(sent)]) {
      expect(gone.statusCode).toBe(404);
    }
    expect(await api.takeMails()).toEqual([]);
  });

  it('is not triggered by a scanner that opens the link as often as it likes', async () => {
    const sent = await submitAndOpenMail(api);
    const before = await dump(api);
    for (let n = 0; n < 50; n += 1) {
      expect((await look(sent)).statusCode).toBe(200);
      expect((await look(sent, 'HEAD')).statusCode).toBe(200);
      await api.context.counters.forget();
    }
    expect(await dump(api)).toBe(before);
    expect((await getByLink(api, sent)).statusCode).toBe(200);
  });

  it('works until the address is confirmed, and then as little as any dead link', async () => {
    const sent = await submitAndOpenMail(api);
    expect((await put(api, sent, 'client_info')).statusCode).toBe(200);
    const dead = [await look(sent), await press(sent)];
    const unknown = await look({ id: sent.id, notMe: 'x' });
    for (const { statusCode, body } of dead) expect([statusCode, body]).toEqual([404, unknown.body]);
    expect((await getByLink(api, sent)).statusCode).toBe(200);
  });

  it('opens nothing else, and no other link does it', async () => {
    const sent = await submitAndOpenMail(api);
    expect((await getByLink(api, { id: sent.id, token: sent.notMe })).statusCode).toBe(404);
    expect((await press({ id: sent.id, notMe: sent.token })).statusCode).toBe(404);
    expect((await press(sent, { from: otherPartner })).statusCode).toBe(404);
    expect((await press(sent)).statusCode).toBe(200);
  });

  it('dies with the address it was mailed to', async () => {
    const sent = await submitAndOpenMail(api, homeApplication, { key: 'tab' });
    const correction = { email: 'jan@poprawny.pl', submission_secret: 'tab' };
    expect((await post(api, `/applications/${sent.id}/email`, correction)).statusCode).toBe(202);
    expect((await press(sent)).statusCode).toBe(404);
  });

  it('stands in every mail that asks to confirm an address, once, and in no other', async () => {
    const { db, clock } = api.context;
    const mailer = mailerOf(api.context);
    await post(api, '/applications', homeApplication);
    expect(await sendNext(mailer)).toBe('sent');
    const { text, html } = await db.selectFrom('mailbox_message').selectAll().executeTakeFirstOrThrow();
    const [, id = '', notMe = ''] = /\/grant\/not-me\/([^/]+)\/(\S+)/.exec(text) ?? [];
    expect(text.split('/grant/not-me/')).toHaveLength(2);
    expect(html.split('/grant/not-me/')).toHaveLength(2);
    expect(text).toContain('To nie ja: usuń te dane od razu');
    await db.updateTable('application').set({ email_verified_at: clock() }).execute();
    await post(api, `/applications/${id}/resend`, undefined);
    expect(await sendNext(mailer)).toBe('sent');
    const later = await db.selectFrom('mailbox_message').select('text').execute();
    expect(later.filter((mail) => mail.text.includes('/grant/not-me/'))).toHaveLength(1);
    expect(notMe).toMatch(/^[\w-]{43}$/);
  });

  it('lives as long as what it would erase', async () => {
    const sent = await submitAndOpenMail(api);
    api.pass(30 * dayMs - 1);
    expect((await look(sent)).statusCode).toBe(200);
    api.pass(1);
    expect((await look(sent)).statusCode).toBe(404);
  });
});
