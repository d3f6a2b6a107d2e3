import { ibanOf, peselOf } from '@ndp/personas/identifiers.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { findTraitsUnderWay } from '../../cases/store/found-by.ts';
import { indexCases } from '../../features/search/index-cases.ts';
import { withinPartner } from '../../platform/database/partner-scope.ts';
import { fillIn, homeSections, type Link, put } from '../../testing/applications.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import {
  dump,
  getByLink,
  homeApplication,
  otherPartner,
  plainPartner,
  post,
  submitAndOpenMail,
} from '../../testing/submissions.ts';

const api = await openTestApi();

const { client_info: owner, building_address: address } = homeSections;
/** Somebody else, with another account, in the same house. */
const stranger = {
  ...homeSections,
  client_info: { ...owner, first_name: 'Ewa', pesel: '02070803628', phone_number: '600700111' },
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

async function startAt(from: string, sections = homeSections, email = 'ewa@example.pl'): Promise<Link> {
  await api.takeMails();
  const link = await submitAndOpenMail(api, { ...homeApplication, email }, { from });
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
    expect(await shared(mine, otherPartner)).toEqual(['account', 'person', 'telephone']);
    expect(await told(mine, otherPartner)).toBe(false);
    await put(api, mine, 'consent', homeSections.consent, { from: otherPartner });
    expect(await told(mine, otherPartner)).toBe(true);
  });
});

describe('the same telephone', () => {
  const other = (n: number) => ({
    ...stranger,
    client_info: { ...stranger.client_info, pesel: peselOf(n), phone_number: owner.phone_number },
    building_address: { ...address, house_number: `${100 + n}` },
    settlement: { ...stranger.settlement, iban_number: ibanOf(n + 1) },
  });

  it('is told to staff, never to the applicant, as long as it is not that of somebody who helps with many', async () => {
    const first = await fillIn(api);
    const second = await startAt(otherPartner, other(0));
    await put(api, second, 'consent', homeSections.consent, { from: otherPartner });
    expect([await shared(first), await shared(second, otherPartner)]).toEqual([['telephone'], ['telephone']]);
    expect([await told(first), await told(second, otherPartner)]).toEqual([false, false]);
    for (const n of [1, 2]) await startAt(otherPartner, other(n), `${n}@example.pl`);
    expect(await shared(first)).toEqual(['telephone']);
    await startAt(otherPartner, other(3), '3@example.pl');
    expect(await shared(first)).toEqual([]);
  });

  it('of cases sent before it was compared is found once the housekeeping was there', async () => {
    const first = await fillIn(api);
    await startAt(otherPartner, other(0));
    await sql`delete from case_trait where trait = 'telephone'`.execute(api.owner);
    await sql`update application set search_form = 1`.execute(api.owner);
    expect(await shared(first)).toEqual([]);
    expect(await indexCases(api.context)).toBe(2);
    expect(await shared(first)).toEqual(['telephone']);
  });
});

describe('what is kept for it', () => {
  it('cannot be read: neither number nor address stands in the database, and both partners’ hashes are alike', async () => {
    await fillIn(api, { until: 'consent' });
    await startAt(otherPartner);
    const rows = await api.context.db.selectFrom('case_trait').selectAll().execute();
    expect(rows).toHaveLength(8);
    expect(new Set(rows.map(({ hash }) => Buffer.from(hash).toString('hex'))).size).toBe(4);
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
    expect(await shared(first)).toEqual(['account', 'building', 'person', 'telephone']);
    const input = { partnerId: plainPartner, applicationId: first.id };
    const asStranger = withinPartner(otherPartner, () => findTraitsUnderWay(api.running.db, input));
    expect(await asStranger).toEqual([]);
  });

  it('goes with its application', async () => {
    const link = await fillIn(api, { until: 'consent' });
    await post(api, `/applications/${link.token}/${link.id}/erasure`, undefined);
    for (const table of ['case_trait', 'search_token'] as const)
      expect(await api.context.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
