import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findTraitsUnderWay } from '../../cases/traits.ts';
import { withinPartner } from '../../platform/database/partner-scope.ts';
import { fillIn, homeSections, type Link, put } from '../../testing/applications.ts';
import {
  dump,
  getByLink,
  homeApplication,
  otherPartner,
  plainPartner,
  post,
  submitAndOpenMail,
} from '../../testing/submissions.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.clear());
afterAll(() => api.close());

const { client_info: owner, building_address: address } = homeSections;
/** Somebody else, with another account, in the same house. */
const stranger = {
  ...homeSections,
  client_info: { ...owner, first_name: 'Ewa', pesel: '02070803628' },
  settlement: { ...homeSections.settlement, iban_number: 'PL27114020040000300201355387' },
};
const elsewhere = { ...address, house_number: '99' };

const told = async (link: Link, from = plainPartner) =>
  (await getByLink(api, link, { from })).json().may_be_under_way;
const shared = ({ id }: Link, partnerId = plainPartner) =>
  withinPartner(partnerId, () => findTraitsUnderWay(api.running.db, { partnerId, applicationId: id }));

/** One more application through the plain partner's portal; mails of those before it are out of the way. */
async function another(until?: 'settlement' | 'building_info', note = ''): Promise<Link> {
  await api.takeMails();
  return fillIn(api, { ...(until && { until }), estimate: { ...homeApplication, note } });
}

async function startAt(from: string, sections = homeSections): Promise<Link> {
  await api.takeMails();
  const link = await submitAndOpenMail(api, { ...homeApplication, email: 'ewa@example.pl' }, { from });
  for (const name of ['client_info', 'building_address', 'building_info', 'settlement'] as const) {
    const saved = await put(api, link, name, sections[name], { from });
    if (saved.statusCode !== 200) throw new Error(saved.body);
  }
  return link;
}

describe('an application for a building for which another one is under way', () => {
  it.each([plainPartner, otherPartner])(
    'says that it may be so, wherever the other was made: %s',
    async (where) => {
      const first = await fillIn(api, { until: 'settlement' });
      expect(await told(first)).toBe(false);
      const second = await startAt(where, stranger);
      expect([await told(first), await told(second, where)]).toEqual([true, true]);
      expect(await shared(second, where)).toEqual(['building']);
    },
  );

  it('is refused nothing, and its answer says no word of the other', async () => {
    const first = await fillIn(api);
    const second = await startAt(otherPartner, stranger);
    const sent = await put(api, second, 'consent', homeSections.consent, { from: otherPartner });
    expect([sent.statusCode, sent.json().status]).toEqual([200, 'completed']);
    const { reference } = (await getByLink(api, first)).json();
    for (const word of [reference, first.id, homeApplication.email, owner.last_name]) {
      if (word !== stranger.client_info.last_name) expect(sent.body).not.toContain(word);
    }
  });

  it('is told so no longer once the other is withdrawn, erased, or was corrected to another building', async () => {
    const mine = await startAt(otherPartner, stranger);
    const ends = {
      withdrawal: (link: Link) => post(api, `/applications/${link.token}/${link.id}/withdrawal`, undefined),
      erasure: (link: Link) => post(api, `/applications/${link.token}/${link.id}/erasure`, undefined),
      correction: (link: Link) => put(api, link, 'building_address', elsewhere),
    };
    for (const [name, end] of Object.entries(ends)) {
      const other = await another('building_info', name);
      expect(await told(mine, otherPartner), name).toBe(true);
      expect((await end(other)).statusCode, name).toBe(200);
      expect(await told(mine, otherPartner), name).toBe(false);
    }
  });
});

describe('the same person or account', () => {
  it('is known to staff at once, and said to the applicant only when the application is sent', async () => {
    await fillIn(api);
    const mine = await startAt(otherPartner, { ...homeSections, building_address: elsewhere });
    expect(await shared(mine, otherPartner)).toEqual(['account', 'person']);
    expect(await told(mine, otherPartner)).toBe(false);
    await put(api, mine, 'consent', homeSections.consent, { from: otherPartner });
    expect(await told(mine, otherPartner)).toBe(true);
  });
});

describe('what is kept for it', () => {
  it('cannot be read: neither number nor address stands in the database, and both partners’ hashes are alike', async () => {
    await fillIn(api, { until: 'consent' });
    await startAt(otherPartner);
    const rows = await api.context.db.selectFrom('case_trait').selectAll().execute();
    expect(rows).toHaveLength(6);
    expect(new Set(rows.map(({ hash }) => Buffer.from(hash).toString('hex'))).size).toBe(3);
    const stored = await dump(api);
    for (const secret of [owner.pesel, owner.last_name, address.street])
      expect(stored).not.toContain(String(secret));
  });

  it('shows one partner neither rows of another nor what another one’s application shares', async () => {
    const first = await fillIn(api);
    await startAt(otherPartner);
    const seen = await withinPartner(plainPartner, () =>
      api.running.db.selectFrom('case_trait').selectAll().execute(),
    );
    expect(new Set(seen.map(({ partner_id }) => partner_id))).toEqual(new Set([plainPartner]));
    expect(await shared(first)).toEqual(['account', 'building', 'person']);
    const asked = { partnerId: plainPartner, applicationId: first.id };
    const asStranger = withinPartner(otherPartner, () => findTraitsUnderWay(api.running.db, asked));
    expect(await asStranger).toEqual([]);
  });

  it('goes with its application', async () => {
    const link = await fillIn(api, { until: 'consent' });
    await post(api, `/applications/${link.token}/${link.id}/erasure`, undefined);
    for (const table of ['case_trait', 'search_token'] as const)
      expect(await api.context.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
