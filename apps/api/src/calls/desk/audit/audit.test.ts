// @database both, the embedded one in the long form

import type { AuditRow } from '@ndp/contract/desk/audit.ts';
import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import type { CaseCorrections } from '@ndp/contract/desk/corrections.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Seat, seat } from '../../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../../testing/desk/test-desk.ts';
import { openHarness } from '../../../testing/operator/operator-harness.ts';

const { api, desk } = await openTestDesk();
const office = openHarness(api);
beforeEach(() => api.clear());

const minute = 60_000;
const mpec = '/api/partners/mpec';

/** People of this test alone: the trail of those before stays. */
let round = 0;
async function open() {
  round += 1;
  const application = await office.send();
  const officer = await seat(api, `officer ${round}`, 'mpec', ['officer']);
  const auditor = await seat(api, `auditor ${round}`, 'mpec', ['auditor']);
  const at = `${mpec}/cases/${application.reference}`;
  return { application, officer, auditor, at };
}

async function read(by: Seat, query: Readonly<Record<string, string>> = {}, path = '/actions') {
  const { json, status } = await by.ask(desk, 'GET', `${mpec}${path}?${new URLSearchParams(query)}`);
  expect([status, json.detail]).toEqual([200, undefined]);
  return json as unknown as {
    actions: AuditRow[];
    next: string | null;
    people: { id: string; name: string }[];
  };
}

const wordsOf = ({ details }: Pick<AuditRow, 'details'>) =>
  details.map(({ name, value }) => `${name}: ${value}`);

describe('the audit trail of a partner', () => {
  it('says in words what was put aside until when, asked to be corrected and taken back', async () => {
    const { application, officer, auditor, at } = await open();
    await office.put(application, 'under_review');
    const inTen = new Date(api.context.clock().getTime() + 10 * 24 * 60 * minute).toISOString().slice(0, 10);
    await officer.ask(desk, 'POST', `${at}/snooze`, { until: inTen });
    await officer.ask(desk, 'POST', `${at}/assignment`, { to: 'me' });
    const { json } = await officer.ask(desk, 'GET', at);
    const { last_step } = json as unknown as CaseAnswer;
    await officer.ask(desk, 'POST', `${at}/undo`, { step: last_step?.id });
    const { places } = (await officer.ask(desk, 'GET', `${at}/corrections`))
      .json as unknown as CaseCorrections;
    const items = [{ place: places[0]?.place, sentence: null, words: 'Popraw to proszę.' }];
    const asked = await officer.ask(desk, 'POST', `${at}/corrections`, { items, due_on: inTen, seen: null });
    expect([asked.status, asked.json.detail]).toEqual([200, undefined]);
    const { actions } = await read(auditor, { person: officer.person.id, kind: 'change' });
    const words = actions.flatMap(wordsOf);
    const day = formatDate(inTen, 'pl');
    expect(words).toEqual(
      expect.arrayContaining([
        `do: ${day}`,
        `termin: ${day}`,
        'cofnięto: przydzielenie',
        `poprawki: ${places[0]?.label}`,
      ]),
    );
  });

  it('tells who uncovered what and why, and who was refused', async () => {
    const { application, officer, auditor, at } = await open();
    const reason = 'Pismo z banku do sprawdzenia';
    await officer.ask(desk, 'POST', `${at}/uncovering`, { field: 'pesel', reason });
    await officer.ask(desk, 'GET', `${mpec}/actions`);
    const { actions, people } = await read(auditor, { person: officer.person.id });
    expect(actions.map(({ kind, what }) => [kind, what])).toEqual([
      ['refused', 'dziennik'],
      ['uncover', 'odsłonięcie danych'],
    ]);
    const [refused, uncovered] = actions;
    expect(refused?.refusal).toBeTruthy();
    expect(uncovered).toMatchObject({
      who: `Osoba officer ${round}`,
      reference: application.reference,
      refusal: null,
    });
    expect(uncovered && wordsOf(uncovered)).toEqual(['dane: PESEL', `powód: ${reason}`]);
    expect(people).toContainEqual({ id: officer.person.id, name: `Osoba officer ${round}` });
  });

  it('counts reads of one person within minutes as one look, also when others look in between', async () => {
    const { officer, auditor, at } = await open();
    const approver = await seat(api, `approver ${round}`, 'mpec', ['approver']);
    const opening = async (by: Seat) => {
      for (const path of ['', '/amount-due', '/notes']) await by.ask(desk, 'GET', `${at}${path}`);
    };
    await opening(officer);
    await opening(approver);
    api.pass(9 * minute);
    await opening(officer);
    api.pass(11 * minute);
    await opening(officer);
    const { actions } = await read(auditor, { person: officer.person.id });
    expect(actions.map(({ what, times }) => [what, times])).toEqual([
      ['otwarcie sprawy', 3],
      ['otwarcie sprawy', 6],
    ]);
    const [, first] = actions;
    expect(Date.parse(first?.until ?? '') - Date.parse(first?.at ?? '')).toBe(9 * minute);
    expect((await read(auditor, { person: approver.person.id })).actions).toHaveLength(1);
  });

  it('is filtered by person, kind, case and days, and goes on page after page, each action once', async () => {
    const { application, officer, auditor, at } = await open();
    for (let n = 0; n < 30; n += 1) {
      for (const to of ['me', 'nobody']) await officer.ask(desk, 'POST', `${at}/assignment`, { to });
      api.pass(minute / 6);
    }
    const filter = { reference: application.reference, kind: 'change', person: officer.person.id };
    const seen: number[] = [];
    let page = await read(auditor, filter);
    seen.push(...page.actions.map(({ n }) => n));
    while (page.next) {
      page = await read(auditor, { ...filter, after: page.next });
      seen.push(...page.actions.map(({ n }) => n));
    }
    expect([seen.length, new Set(seen).size]).toEqual([60, 60]);
    expect(seen).toEqual(seen.toSorted((one, other) => other - one));
    expect((await read(auditor, { ...filter, kind: 'export' })).actions).toEqual([]);
    expect((await read(auditor, { ...filter, reference: 'NDP-2026-000000' })).actions).toEqual([]);
    const days = async (from: string, to: string) =>
      (await read(auditor, { ...filter, from, to })).actions.length;
    expect([await days('2026-11-21', '2026-11-21'), await days('2026-11-22', '2026-11-30')]).toEqual([50, 0]);
    const reversed = await auditor.ask(desk, 'GET', `${mpec}/actions?from=2026-11-22&to=2026-11-21`);
    expect(reversed.status).toBe(422);
  });

  it('shows nothing of another partner', async () => {
    const { officer, at } = await open();
    await officer.ask(desk, 'GET', at);
    const other = await seat(api, `auditor of duon ${round}`, 'duon', ['auditor']);
    const { json } = await other.ask(desk, 'GET', `/api/partners/duon/actions?person=${officer.person.id}`);
    expect(json.actions).toEqual([]);
    expect(JSON.stringify(json.people)).not.toContain(officer.person.id);
  });

  it('leaves as a table with a reason, which stands in the trail with the hash of the file', async () => {
    const { application, officer, auditor, at } = await open();
    await officer.ask(desk, 'POST', `${at}/uncovering`, { field: 'iban', reason: '=1+1 rachunek' });
    const filter = { person: officer.person.id, reason: 'Kontrola URE' };
    const take = (body: object) => auditor.ask(desk, 'POST', `${mpec}/action-table`, body);
    expect((await take({ ...filter, reason: 'x' })).status).toBe(422);
    const { json } = await take(filter);
    expect([json.rows, json.is_whole]).toEqual([1, true]);
    const [heads, row] = String(json.csv).split('\r\n');
    expect(heads).toContain('kiedy;do;kto;rodzaj;co');
    expect(row).toContain(`;${application.reference};`);
    expect(row).toMatch(/^2026-11-21 12:00:00;/);
    const [last] = (await read(auditor, { person: auditor.person.id, kind: 'export' })).actions;
    expect(last && wordsOf(last)).toEqual([
      'powód: Kontrola URE',
      `filtr: person=${officer.person.id}`,
      'wierszy: 1',
      expect.stringMatching(/^skrót pliku: [0-9a-f]{64}$/),
    ]);
  });
});

describe('the trail of a case', () => {
  it('is whole, page after page, for whoever leads the case, and of one’s own actions for others', async () => {
    const { application, officer, auditor, at } = await open();
    const trail = `/cases/${application.reference}/actions`;
    await auditor.ask(desk, 'GET', at);
    expect(new Set((await read(officer, {}, trail)).actions.map(({ who }) => who))).toEqual(new Set([]));
    for (let n = 0; n < 30; n += 1) {
      for (const to of ['nobody', 'me']) await officer.ask(desk, 'POST', `${at}/assignment`, { to });
    }
    const first = await read(officer, {}, trail);
    expect(first.actions).toHaveLength(50);
    const rest = await read(officer, { after: first.next ?? '' }, trail);
    expect(rest.actions.at(-1)?.who).toBe(`Osoba auditor ${round}`);
    expect(rest.next).toBeNull();
  });
});
