import { describe, expect, it } from 'vitest';
import { dayMs } from '../../platform/clock.ts';
import { fillIn, homeSections, type Link, owner, put, sharedSections } from '../../testing/applications.ts';
import {
  adam,
  answer,
  complete,
  name,
  sendWith,
  stored,
  takeKind,
  takeRequests,
  zofia,
} from '../../testing/co-owners/co-owners.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { getByLink, homeApplication, post } from '../../testing/submissions.ts';

const api = await openTestApi();

const setStatus = (status: string) => api.context.db.updateTable('application').set({ status }).execute();
const people = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: 'Jan Nowak', email: `jan${i}@example.pl` }));

describe('naming co-owners before the application is sent', () => {
  it('saves them at once and mails nobody', async () => {
    const link = await fillIn(api, { until: 'consent', sections: sharedSections });
    const saved = await name(api, link, [zofia, adam]);
    expect(saved.statusCode).toBe(200);
    const expected = [zofia, adam].map((person) => ({
      ...person,
      id: expect.any(String),
      state: 'named',
      answered_at: null,
      reason: null,
    }));
    expect(saved.json().co_owners).toEqual(expected);
    expect((await getByLink(api, link)).json().co_owners).toEqual(expected);
    expect(await api.takeMails()).toEqual([]);
  });

  it('seals name and address', async () => {
    const link = await fillIn(api, { until: 'consent', sections: sharedSections });
    await name(api, link, [zofia]);
    const { coOwners } = await stored(api);
    const [row] = coOwners;
    expect(Buffer.from(row?.person ?? []).toString('latin1')).not.toMatch(/Wrona|example/);
  });

  it('changes nothing when repeated, and keeps the draft alive when it does change something', async () => {
    const link = await fillIn(api, { until: 'consent', sections: sharedSections });
    api.pass(dayMs);
    const before = (await getByLink(api, link)).json().revision;
    const first = await name(api, link, [zofia]);
    expect(first.json().revision).toBeGreaterThan(before);
    const rows = await stored(api);
    expect((await name(api, link, [zofia])).body).toBe(first.body);
    expect(await stored(api)).toEqual(rows);
  });

  it('takes back who is not listed any more, and writes a name anew', async () => {
    const link = await fillIn(api, { until: 'consent', sections: sharedSections });
    await name(api, link, [zofia, adam]);
    const saved = await name(api, link, [{ ...adam, name: 'Adam Łoś' }]);
    expect(saved.json().co_owners).toMatchObject([{ name: 'Adam Łoś', email: adam.email }]);
  });

  it('does not let two windows overwrite each other', async () => {
    const link = await fillIn(api, { until: 'consent', sections: sharedSections });
    const { revision } = (await getByLink(api, link)).json();
    const seen = { ifMatch: `"${revision}"` };
    expect((await name(api, link, [zofia], seen)).statusCode).toBe(200);
    const late = await name(api, link, [adam], seen);
    expect(late.statusCode).toBe(412);
    expect(late.json().current.co_owners).toMatchObject([zofia]);
  });
});

describe('a list of co-owners is refused', () => {
  it.each([
    ['an address that is none', [{ ...zofia, email: 'zofia' }], 'email'],
    ['a name of one letter', [{ ...zofia, name: 'Z' }], 'full_name_length'],
    ['a name with digits', [{ ...zofia, name: 'Zofia 2' }], 'name_characters'],
    ['the same address twice', [zofia, { ...adam, email: 'ZOFIA.wrona@example.pl' }], 'email_twice'],
    ['the applicant’s own address', [{ ...zofia, email: homeApplication.email }], 'email_own'],
    ['the applicant’s other address', [{ ...zofia, email: 'Inny@example.pl' }], 'email_own'],
    ['ten people', people(10), 'too_many_co_owners'],
    ['a field of somebody’s own', [{ ...zofia, state: 'agreed' }], 'unknown_field'],
  ])('for %s', async (_, list, type) => {
    const link = await fillIn(api, { until: 'building_address' });
    await put(api, link, 'client_info', { ...sharedSections.client_info, contact_email: 'inny@example.pl' });
    const refused = await name(api, link, list);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().detail).toMatchObject([{ type }]);
    expect((await stored(api)).coOwners).toEqual([]);
  });

  it.each(['contract_signed', 'in_realisation', 'paid', 'withdrawn', 'expired', 'rejected'])(
    'once the application is %s',
    async (status) => {
      const link = await sendWith(api);
      await setStatus(status);
      const refused = await name(api, link, [zofia, adam]);
      expect([refused.statusCode, refused.json().detail]).toEqual([
        409,
        expect.stringContaining('zadzwoń albo napisz'),
      ]);
    },
  );

  it('of an owner of the whole, who asks nobody even if somebody was named before', async () => {
    const link = await fillIn(api, { until: 'building_address' });
    const refused = await name(api, link, [zofia]);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      expect.stringContaining('cały budynek'),
    ]);
    await put(api, link, 'client_info', sharedSections.client_info);
    expect((await name(api, link, [zofia])).statusCode).toBe(200);
    await put(api, link, 'client_info', owner);
    for (const section of ['building_address', 'building_info', 'settlement'] as const) {
      await put(api, link, section);
    }
    await complete(api, link);
    expect(await takeRequests(api)).toEqual({});
    expect((await name(api, link, [])).json().co_owners).toEqual([]);
  });

  it('without a link, whatever its body', async () => {
    const refused = await name(api, { id: '0', token: 'x' }, [{}]);
    expect(refused.statusCode).toBe(404);
  });
});

describe('sending the application', () => {
  it('asks everybody named, each by a link of their own', async () => {
    const link = await sendWith(api, [zofia, adam]);
    const requests = await takeRequests(api);
    expect(Object.keys(requests).sort()).toEqual([adam.email, zofia.email]);
    expect(requests[adam.email]).not.toBe(requests[zofia.email]);
    const { co_owners } = (await getByLink(api, link)).json();
    expect(co_owners).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
  });

  it('asks who is added later at once, and nobody else again', async () => {
    const link = await sendWith(api);
    await takeRequests(api);
    expect((await name(api, link, [zofia, adam])).statusCode).toBe(200);
    expect(Object.keys(await takeRequests(api))).toEqual([adam.email]);
    expect(api.wakes()).toBeGreaterThan(0);
  });

  it('asks nobody twice when it is sent again unchanged', async () => {
    const link = await sendWith(api);
    const requests = await takeRequests(api);
    await answer(api, requests[zofia.email] ?? '', 'agree');
    await correct(link);
    await complete(api, link);
    expect(await takeRequests(api)).toEqual({});
    expect((await getByLink(api, link)).json().co_owners).toMatchObject([{ state: 'agreed' }]);
  });

  it('asks anew who agreed to something else', async () => {
    const link = await sendWith(api);
    const token = (await takeRequests(api))[zofia.email] ?? '';
    await answer(api, token, 'agree');
    await correct(link);
    await put(api, link, 'building_address', { ...homeSections.building_address, house_number: '14' });
    await complete(api, link);
    expect(Object.keys(await takeRequests(api))).toEqual([zofia.email]);
    expect((await getByLink(api, link)).json().co_owners).toMatchObject([
      { state: 'waiting', answered_at: null },
    ]);
  });

  it('goes straight to the review when an objection still stands', async () => {
    const link = await sendWith(api);
    const token = (await takeRequests(api))[zofia.email] ?? '';
    await setStatus('correction_requested');
    await answer(api, token, 'object');
    await correct(link);
    await complete(api, link);
    const { status, history } = (await getByLink(api, link)).json();
    expect([status, history.at(-1).actor]).toEqual(['under_review', 'system']);
    expect(history.at(-1).reason).toContain('wstrzymane');
    expect(await takeKind(api, 'status-changed')).toMatchObject([
      { status: 'under_review', reason: history.at(-1).reason },
    ]);
  });

  it('does not mail without end through one application', async () => {
    const link = await sendWith(api, []);
    const max = api.context.limits.coOwnerMails[0]?.max ?? 0;
    for (let i = 0; i <= max / 9; i += 1) {
      await api.context.counters.forget();
      await name(
        api,
        link,
        people(9).map(({ name }, n) => ({ name, email: `a${i}-${n}@example.pl` })),
      );
    }
    const sent = Object.keys(await takeRequests(api));
    expect(sent).toHaveLength(max);
    const { co_owners } = (await getByLink(api, link)).json();
    expect(co_owners.at(-1)).toMatchObject({ state: 'named' });
  });
});

describe('taking a co-owner back', () => {
  it('ends the link of one who has not answered', async () => {
    const link = await sendWith(api);
    const token = (await takeRequests(api))[zofia.email] ?? '';
    expect((await name(api, link, [])).json().co_owners).toEqual([]);
    expect((await answer(api, token, 'agree', { summary_hash: 'x' })).statusCode).toBe(404);
  });

  it.each(['agree', 'object'] as const)('is refused once this person answered: %s', async (said) => {
    const link = await sendWith(api);
    await answer(api, (await takeRequests(api))[zofia.email] ?? '', said);
    const refused = await name(api, link, []);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      expect.stringContaining('odpowiedziała'),
    ]);
    expect((await stored(api)).answers).toHaveLength(1);
  });
});

function correct({ token, id }: Link) {
  return post(api, `/applications/${token}/${id}/corrections`, { section: 'building_address' });
}
