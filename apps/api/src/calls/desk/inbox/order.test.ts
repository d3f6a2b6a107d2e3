// @database both, the embedded one in the long form

import { sorts } from '@ndp/contract/desk/inbox.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { homeSections } from '../../../testing/applications.ts';
import { seat } from '../../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../../testing/desk/test-desk.ts';
import { openHarness } from '../../../testing/operator/operator-harness.ts';

const { api, desk } = await openTestDesk();
const office = openHarness(api);
beforeEach(() => api.clear());

interface InboxAnswer {
  readonly cases: readonly {
    readonly reference: string;
    readonly applicant: string | null;
    readonly place: string | null;
    readonly move: string | null;
  }[];
  readonly next: string | null;
}

const named = (last_name: string) => ({
  ...homeSections,
  client_info: { ...homeSections.client_info, last_name },
});

async function open(names: readonly string[]) {
  const references: string[] = [];
  for (const last_name of names)
    references.push((await office.send({ sections: named(last_name) })).reference);
  const officer = await seat(api, 'officer', 'mpec', ['officer']);
  const list = async (query: string) =>
    (await officer.ask(desk, 'GET', `/api/partners/mpec/cases?${query}`)).json as unknown as InboxAnswer;
  return { references, officer, list };
}

const set = (reference: string | undefined, status: string, dueInDays: number | null) =>
  sql`update application set status = ${status} where reference = ${reference}`.execute(api.owner).then(() =>
    dueInDays === null
      ? undefined
      : sql`update application set due_at = ${new Date(api.context.clock().getTime() + dueInDays * 86_400_000)}
          where reference = ${reference}`.execute(api.owner),
  );

describe('a list', () => {
  it('is sorted by every column, page by page without a case twice, and the other way round', async () => {
    const { references, list } = await open(['Żak', 'Abacka', 'Łoś']);
    for (const sort of sorts) {
      const walked: string[] = [];
      for (let after = ''; after !== 'end'; ) {
        const page = await list(`sort=${sort}&rows=1${after}`);
        walked.push(...page.cases.map(({ reference }) => reference));
        after = page.next === null ? 'end' : `&after=${page.next}`;
      }
      expect([sort, walked.toSorted()]).toEqual([sort, references.toSorted()]);
    }
    const names = async (query: string) =>
      (await list(query)).cases.map(({ applicant }) => applicant?.split(' ').at(-1));
    expect(await names('sort=applicant')).toEqual(['Abacka', 'Łoś', 'Żak']);
    expect(await names('sort=applicant&order=down')).toEqual(['Żak', 'Łoś', 'Abacka']);
    const numbers = (await list('sort=number&order=down')).cases.map(({ reference }) => reference);
    expect(numbers).toEqual(references.toSorted().toReversed());
  });

  it('that is asked to go on where no page has ended is refused, or begins anew', async () => {
    const { officer } = await open([]);
    const id = '0190f0a0-0000-7000-8000-000000000000';
    const auditor = await seat(api, 'auditor', 'mpec', ['auditor']);
    const asked = async (path: string, by = officer) =>
      (await by.ask(desk, 'GET', `/api/partners/mpec/${path}`)).status;
    for (const sort of sorts)
      for (const key of ['', 'x', '1e300', '-9'])
        expect([sort, key, await asked(`cases?sort=${sort}&after=${key}_${id}`)]).toEqual([sort, key, 200]);
    expect(await asked(`cases?after=_${'0'.repeat(36)}`)).toBe(422);
    for (const moment of ['2000-00-00T00000000Z', '2026-02-31T00:00:00Z'])
      expect(await asked(`actions?after=${moment}_1`, auditor)).toBe(422);
  });

  it('says of each case where its building stands, and whose move it is by the table of actions', async () => {
    const { references, list } = await open(['Żak']);
    await set(references[0], 'contract_signed', null);
    const [row] = (await list('opened=yes')).cases;
    expect(row).toMatchObject({ move: 'applicant', place: expect.stringMatching(/^\S.*, .* \d/) });
    await set(references[0], 'payment_requested', null);
    expect((await list('')).cases[0]?.move).toBe('officer');
    await set(references[0], 'paid', null);
    expect((await list('')).cases[0]?.move).toBe(null);
  });
});

describe('my day', () => {
  it('begins with what is overdue, the dearest first, and leaves out what is far, done or a colleague’s', async () => {
    const { references, officer, list } = await open(
      ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `${letter}acka`),
    );
    const [lapses, money, later, reviewed, done, others] = references;
    await set(lapses, 'contract_sent', -3);
    await set(money, 'settlement_review', -1);
    await set(later, 'contract_sent', 5);
    await set(reviewed, 'under_review', null);
    await set(done, 'paid', null);
    await set(others, 'settlement_review', -5);
    const colleague = await seat(api, 'colleague', 'mpec', ['officer']);
    await colleague.ask(desk, 'POST', `/api/partners/mpec/cases/${others}/assignment`, { to: 'me' });
    await officer.ask(desk, 'POST', `/api/partners/mpec/cases/${money}/assignment`, { to: 'me' });
    const day = (await list('day=mine')).cases.map(({ reference }) => reference);
    expect(day).toEqual([money, lapses, later, reviewed]);
  });
});

describe('a view', () => {
  it('is seen by colleagues only when it is shared, and by nobody of another partner', async () => {
    const { officer } = await open([]);
    const auditor = await seat(api, 'auditor', 'mpec', ['auditor']);
    const views = [
      { name: 'Wspólny', filter: { status: 'open', sort: 'amount', order: 'down' }, is_shared: true },
      { name: 'Mój', filter: { status: 'paid' } },
    ];
    await officer.ask(desk, 'POST', '/api/partners/mpec/inbox', { columns: ['status'], views });
    const shared = async (partner: string, who = auditor) =>
      (await who.ask(desk, 'GET', `/api/partners/${partner}/inbox`)).json.shared;
    expect(await shared('mpec')).toEqual([{ ...views[0], who: 'Osoba officer' }]);
    expect(await shared('mpec', officer)).toEqual([]);
    const other = await seat(api, 'other', 'duon', ['officer']);
    expect(await shared('duon', other)).toEqual([]);
  });
});
