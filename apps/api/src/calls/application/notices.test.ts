import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sendNext } from '../../mail/outbox/send-next.ts';
import { fillIn, homeSections, type Link, put } from '../../testing/applications.ts';
import { mailerOf } from '../../testing/outbox/mailer-of.ts';
import {
  call,
  dump,
  getByLink,
  homeApplication,
  otherPartner,
  post,
  type SubmissionOptions,
} from '../../testing/submissions.ts';
import { startTestApi } from '../../testing/test-api.ts';

const api = await startTestApi();
beforeEach(async () => {
  await api.clear();
  await api.context.db.deleteFrom('mailbox_message').execute();
});
afterAll(() => api.close());

const manager = 'zarzadca@example.pl';
const { client_info: owner } = homeSections;
const named = (contact_email: string | null) => ({ ...owner, contact_email });

const look = (token: string) => call(api, `GET /notices/${token}`);
const answer = (token: string, state: 'confirmed' | 'stopped', sending: SubmissionOptions = {}) =>
  post(api, `/notices/${token}`, { state }, sending);
const stateShown = async (link: Link) => (await getByLink(api, link)).json().second_address;
const mailsTo = async (address: string) =>
  (await api.takeMails()).filter(({ payload }) => payload.email === address);

/** An application that names the manager, and the link the manager was mailed. */
async function nameManager() {
  const sections = { ...homeSections, client_info: named(manager) };
  const link = await fillIn(api, { until: 'consent', sections });
  const [request] = await mailsTo(manager);
  return { link, request, token: request?.payload.token ?? '' };
}

describe('a second address', () => {
  it('is asked once, in the language of the case, and gets nothing unless it agrees', async () => {
    const { link, request } = await nameManager();
    expect(request).toMatchObject({ kind: 'second-address-request', payload: { language: 'pl' } });
    expect(await stateShown(link)).toBe('asked');
    await put(api, link, 'client_info', named(manager));
    await put(api, link, 'consent');
    expect(await mailsTo(manager)).toEqual([]);
  });

  it('is not confirmed by a scanner that opens the link, but by the button', async () => {
    const { link, token } = await nameManager();
    const before = await dump(api);
    for (let n = 0; n < 5; n += 1) expect((await look(token)).json()).toMatchObject({ state: 'asked' });
    expect(await dump(api)).toBe(before);
    const { statusCode, body } = await answer(token, 'confirmed');
    expect([statusCode, JSON.parse(body).state]).toEqual([200, 'confirmed']);
    expect(await stateShown(link)).toBe('confirmed');
  });

  it('then hears of everything the applicant is told, with neither a word about a person nor a link of the applicant', async () => {
    const { link, token } = await nameManager();
    await answer(token, 'confirmed');
    await put(api, link, 'consent');
    await post(api, `/applications/${link.token}/${link.id}/withdrawal`, undefined);
    const mailer = mailerOf(api.context);
    while ((await sendNext(mailer)) === 'sent');
    const sent = await api.context.db.selectFrom('mailbox_message').selectAll().execute();
    const told = sent.filter(({ to_address }) => to_address === manager);
    const reference = (await getByLink(api, link)).json().reference;
    expect(told.map(({ subject }) => subject).sort()).toEqual([
      `Sprawa ${reference}: wniosek został wycofany`,
      `Sprawa ${reference}: wniosek został wysłany`,
    ]);
    const secrets = [owner.first_name, owner.last_name, owner.pesel, homeApplication.email, link.token];
    for (const { text, html } of told) {
      for (const secret of secrets) expect(text + html).not.toContain(String(secret));
      expect(text.match(/\/grant\/\S+/g)).toEqual([expect.stringMatching(/^\/grant\/notices\/[\w-]{43}$/)]);
    }
  });

  it('stops the messages by a link in any of them, what waits to be sent included, and may take that back', async () => {
    const { link, token } = await nameManager();
    await answer(token, 'confirmed');
    await put(api, link, 'consent');
    expect((await answer(token, 'stopped')).json()).toMatchObject({ state: 'stopped' });
    await post(api, `/applications/${link.token}/${link.id}/withdrawal`, undefined);
    expect(await mailsTo(manager)).toEqual([]);
    expect(await stateShown(link)).toBe('stopped');
    expect((await answer(token, 'confirmed')).json()).toMatchObject({ state: 'confirmed' });
  });

  it('is not asked again once it stopped them, even if the applicant takes it out and names it again', async () => {
    const { link, token } = await nameManager();
    await answer(token, 'stopped');
    await put(api, link, 'client_info', named(null));
    expect(await stateShown(link)).toBeNull();
    expect((await answer(token, 'confirmed')).statusCode).toBe(404);
    await put(api, link, 'client_info', named(manager));
    expect([await stateShown(link), await mailsTo(manager)]).toEqual(['stopped', []]);
  });

  it.each([null, 'druga.osoba@example.pl', homeApplication.email])(
    'hears nothing more when the applicant writes %s instead, and its link opens nothing',
    async (instead) => {
      const { link, token } = await nameManager();
      await answer(token, 'confirmed');
      await put(api, link, 'client_info', named(instead));
      expect([(await look(token)).statusCode, (await answer(token, 'confirmed')).statusCode]).toEqual([
        404, 404,
      ]);
      await put(api, link, 'consent');
      const kinds = (await api.takeMails()).map(({ kind, payload }) => `${kind} ${payload.email}`);
      expect(kinds.filter((kind) => kind.includes(manager))).toEqual([]);
      expect(kinds.includes(`second-address-request ${instead}`)).toBe(instead?.startsWith('druga') ?? false);
    },
  );

  it('is not held by the link of the applicant, nor does its own link open the application or another portal', async () => {
    const { link, token } = await nameManager();
    const wrong = [
      await look(link.token),
      await answer(link.token, 'confirmed'),
      await getByLink(api, { ...link, token }),
      await answer(token, 'confirmed', { from: otherPartner }),
    ];
    expect(wrong.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });

  it('is told with the last message that the case was deleted, and nothing of it stays', async () => {
    const { link, token } = await nameManager();
    await answer(token, 'confirmed');
    await post(api, `/applications/${link.token}/${link.id}/erasure`, undefined);
    expect((await mailsTo(manager)).map(({ kind }) => kind)).toEqual(['data-erased']);
    expect(await api.context.db.selectFrom('second_address').selectAll().execute()).toEqual([]);
    expect((await look(token)).statusCode).toBe(404);
  });

  it('stands sealed in the database', async () => {
    await nameManager();
    expect(await dump(api)).not.toContain(manager);
  });
});
