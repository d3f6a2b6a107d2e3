import { describe, expect, it } from 'vitest';
import { sendNext } from '../../mail/outbox/send-next.ts';
import { fillIn, type Link, sharedSections } from '../../testing/applications.ts';
import {
  adam,
  answer,
  look,
  name,
  remind,
  sendWith,
  stored,
  takeRequests,
  zofia,
} from '../../testing/co-owners/co-owners.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { mailerOf } from '../../testing/outbox/mailer-of.ts';
import { getByLink } from '../../testing/submissions.ts';

const api = await openTestApi();

const idOf = async (link: Link, i = 0) => (await getByLink(api, link)).json().co_owners[i].id;

/** Nobody is left a share of mails. */
const useUpMails = () =>
  api.context.db
    .updateTable('attempt_window')
    .set({ count: 1_000_000 })
    .where('name', 'ilike', '%mails %')
    .execute();

describe('sending a co-owner’s link again', () => {
  it('mails a new link; the one before dies', async () => {
    const link = await sendWith(api);
    const old = (await takeRequests(api))[zofia.email] ?? '';
    const reminded = await remind(api, link, await idOf(link));
    expect([reminded.statusCode, reminded.json().co_owners[0].state]).toEqual([200, 'waiting']);
    const fresh = (await takeRequests(api))[zofia.email] ?? '';
    expect((await look(api, old)).statusCode).toBe(404);
    expect((await look(api, fresh)).statusCode).toBe(200);
  });

  it('sends no mail any more whose link was replaced while it waited', async () => {
    const link = await sendWith(api);
    await remind(api, link, await idOf(link));
    const mailer = mailerOf(api.running);
    for (let i = 0; i < 10; i += 1) await sendNext(mailer);
    const sent = await api.context.db.selectFrom('mailbox_message').selectAll().execute();
    const requests = sent.filter(({ to_address }) => to_address === zofia.email);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.text).toMatch(/\/grant\/co-owner\/[\w-]{43}\n/);
    expect(requests[0]?.text).toContain('Łucja Żółć-Kowalska ubiega się');
  });

  it('may be asked for three times an hour', async () => {
    const link = await sendWith(api);
    const id = await idOf(link);
    const statuses = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await remind(api, link, id)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    api.pass(60 * 60 * 1000 + 1);
    expect((await remind(api, link, id)).statusCode).toBe(200);
  });

  it('leaves the link alone when the address had its share of mails', async () => {
    const link = await sendWith(api);
    const token = (await takeRequests(api))[zofia.email] ?? '';
    await useUpMails();
    const refused = await remind(api, link, await idOf(link));
    expect(refused.statusCode).toBe(429);
    expect((await look(api, token)).statusCode).toBe(200);
  });

  it('is refused for a draft, for who has answered, and for who is not on the list', async () => {
    const draft = await fillIn(api, { until: 'consent', sections: sharedSections });
    await name(api, draft, [zofia]);
    expect((await remind(api, draft, await idOf(draft))).json().detail).toContain(
      'nie został jeszcze wysłany',
    );
    await api.clear();
    const link = await sendWith(api);
    await answer(api, (await takeRequests(api))[zofia.email] ?? '', 'agree');
    expect((await remind(api, link, await idOf(link))).statusCode).toBe(409);
    expect((await remind(api, link, '00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
    expect(await takeRequests(api)).toEqual({});
  });

  it('reaches nobody through another application', async () => {
    const link = await sendWith(api, [zofia]);
    const id = await idOf(link);
    await api.context.counters.forget();
    const other = await fillIn(api, { until: 'consent', sections: sharedSections }).catch(() => undefined);
    if (other) expect((await remind(api, other, id)).statusCode).toBe(404);
    expect((await remind(api, { ...link, token: 'x' }, id)).statusCode).toBe(404);
    expect((await stored(api)).coOwners).toHaveLength(1);
  });

  it('asks who could not be mailed before', async () => {
    const link = await sendWith(api);
    await useUpMails();
    await name(api, link, [zofia, adam]);
    expect((await getByLink(api, link)).json().co_owners[1].state).toBe('named');
    await api.context.db.deleteFrom('attempt_window').where('name', 'ilike', '%mails %').execute();
    const reminded = await remind(api, link, await idOf(link, 1));
    expect(reminded.json().co_owners[1].state).toBe('waiting');
    expect(Object.keys(await takeRequests(api))).toContain(adam.email);
  });
});
