// @database both, the embedded one in the long form

import { sql } from 'kysely';
import PDFDocument from 'pdfkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keyOf } from '../../cases/keys/case-key.ts';
import { writeSection } from '../../cases/store/sections.ts';
import { indexCases } from '../../features/search/index-cases.ts';
import { dayMs, polishDay } from '../../platform/clock.ts';
import { type FillIn, homeSections } from '../../testing/applications.ts';
import { seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';

const { api, desk } = await openTestDesk();
const office = openHarness(api);
beforeEach(() => api.clear());

/** As if every case stood there since before there was a search. */
async function indexAgain() {
  await sql`delete from search_token`.execute(api.owner);
  await sql`update application set search_form = null`.execute(api.owner);
  expect(await indexCases(api.running)).toBeGreaterThan(0);
}

const { pesel } = homeSections.client_info;
const { iban_number: iban } = homeSections.settlement;
const cases = '/api/partners/mpec/cases';

async function open(how?: FillIn) {
  const application = await office.send(how);
  const officer = await seat(api, 'officer', 'mpec', ['officer']);
  const approver = await seat(api, 'approver', 'mpec', ['approver']);
  const auditor = await seat(api, 'auditor', 'mpec', ['auditor']);
  return { application, officer, approver, auditor, at: `${cases}/${application.reference}` };
}

describe('a case at the desk', () => {
  it('tells neither PESEL nor account until somebody says why, and keeps who asked and why', async () => {
    const { application, officer, at } = await open();
    const { json, status } = await officer.ask(desk, 'GET', at);
    expect([status, json.covered]).toEqual([200, ['pesel', 'iban']]);
    const said = JSON.stringify(json).replaceAll(/\s|\u00a0/g, '');
    expect(said).not.toContain(pesel);
    expect(said).not.toContain(iban.replace('PL', '').replaceAll(' ', ''));
    const field = { field: 'pesel', reason: 'Sprawdzenie w rejestrze' };
    expect((await officer.ask(desk, 'POST', `${at}/uncovering`, { ...field, reason: 'x' })).status).toBe(422);
    expect((await officer.ask(desk, 'POST', `${at}/uncovering`, field)).json.value).toBe(pesel);
    const last = await office.lastAction();
    expect(last).toMatchObject({
      action: 'desk uncover',
      operator: 'Osoba officer',
      person_id: officer.person.id,
      reference: application.reference,
      details: field,
      outcome: 'done',
    });
  });

  it('that no number names is not here: not to be read, to be signed, or for a file of it', async () => {
    const { officer } = await open();
    const input = await Promise.all([
      officer.ask(desk, 'GET', `${cases}/NDP-1`),
      officer.ask(desk, 'POST', `${cases}/NDP-1/signing`, {}),
      officer.ask(desk, 'GET', `${cases}/NDP-1/files/1`),
    ]);
    const notHere = [404, expect.stringContaining('wróć do listy spraw')];
    expect(input.map(({ status, json }) => [status, json.detail])).toEqual([notHere, notHere, notHere]);
  });

  it('moves one step of the law of statuses, in the name of who is logged in, and only from where the page showed it', async () => {
    const { application, officer, at } = await open();
    await office.put(application, 'completed');
    const reason = 'Sprawdzamy księgę wieczystą.';
    const step = { from: 'completed', to: 'under_review', reason };
    expect((await officer.ask(desk, 'POST', `${at}/move`, { ...step, to: 'paid' })).status).toBe(409);
    expect((await officer.ask(desk, 'POST', `${at}/move`, { ...step, to: 'rejected' })).status).toBe(409);
    expect((await officer.ask(desk, 'POST', `${at}/move`, step)).json.status).toBe('under_review');
    const again = await officer.ask(desk, 'POST', `${at}/move`, step);
    expect([again.status, again.json.detail]).toEqual([409, expect.stringContaining('innym stanie')]);
    const { json } = await officer.ask(desk, 'GET', at);
    expect(json.history).toContainEqual(
      expect.objectContaining({ actor: 'operator: Osoba officer', reason }),
    );
    const entries = await api.owner
      .selectFrom('audit_entry')
      .select('entry')
      .where('application_id', '=', application.id)
      .orderBy('n', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(entries.entry)).toMatchObject({
      who: 'operator',
      name: 'Osoba officer',
      person: officer.person.id,
      what: 'POST /api/partners/:partner/cases/:reference/move',
    });
  });

  it('is not held while its documents are drawn to be sent, and not sent if it changed meanwhile', async () => {
    const { application, officer, at } = await open();
    const { reference, revision, id } = application;
    const { end } = PDFDocument.prototype;
    const drawing = vi.spyOn(PDFDocument.prototype, 'end').mockImplementationOnce(function (this: object) {
      // Waits for whoever holds the case; the embedded database lets nobody else in at all.
      const change = api.owner.updateTable('application').set({ revision: revision + 1 });
      void change
        .where('id', '=', id)
        .execute()
        .then(() => Reflect.apply(end, this, []));
    });
    const send = () => officer.ask(desk, 'POST', `${at}/signing`, {});
    const refused = await send();
    drawing.mockRestore();
    expect(JSON.stringify(refused)).toContain('zmieniły się, gdy powstawały');
    expect(await office.lastAction()).toMatchObject({ reference, application_id: id, outcome: 'refused' });
    const input = () => api.owner.selectFrom('signature_request').select('paper').execute();
    expect(await input()).toEqual([]);
    await send();
    expect(await input()).toHaveLength(2);
  });

  it('is not sent to be signed while corrections are written down and not sent', async () => {
    const { application, officer, at } = await open();
    await office.put(application, 'under_review');
    const due_on = polishDay(new Date(api.context.clock().getTime() + 14 * dayMs));
    const items = [{ place: 'client_info.first_name', sentence: null, words: 'Jest inne.' }];
    let seen: string | null = null;
    const keep = async (kept: object[]) => {
      const { status, json } = await officer.ask(desk, 'POST', `${at}/corrections/draft`, {
        ...{ items: kept, due_on, seen },
      });
      const [round] = json.rounds as { made_at: string }[];
      seen = round?.made_at ?? null;
      return status;
    };
    const send = async () => (await officer.ask(desk, 'POST', `${at}/signing`, {})).status;
    expect([await keep(items), await send()]).toEqual([200, 409]);
    expect((await office.lastAction()).refusal).toContain('niewysłana lista poprawek');
    expect([await keep([]), await send()]).toEqual([200, 200]);
  });

  it('is whose it is said to be, and shows all acts to that person and to an auditor', async () => {
    const { officer, approver, auditor, at } = await open();
    await approver.ask(desk, 'GET', at);
    await officer.ask(desk, 'GET', at);
    const read = async ({ ask }: typeof officer) =>
      (await ask(desk, 'GET', `${at}/actions`)).json.actions as { who: string }[];
    const who = async (seat: typeof officer) =>
      new Set((await read(seat)).map(({ who }) => who.split(' ')[1]));
    expect(await who(officer)).toEqual(new Set(['officer']));
    expect(await read(officer)).toMatchObject([{ what: 'otwarcie sprawy', times: 2 }]);
    expect(await who(auditor)).toEqual(new Set(['approver', 'officer']));
    await officer.ask(desk, 'POST', `${at}/assignment`, { to: 'me' });
    expect(await who(officer)).toEqual(new Set(['approver', 'auditor', 'officer']));
    const mine = async (assigned: string) =>
      ((await officer.ask(desk, 'GET', `${cases}?assigned=${assigned}`)).json.cases as unknown[]).length;
    expect([await mine('mine'), await mine('nobody'), await mine('all')]).toEqual([1, 0, 1]);
    await officer.ask(desk, 'POST', `${at}/assignment`, { to: 'nobody' });
    expect([await mine('mine'), await mine('nobody')]).toEqual([0, 1]);
  });
});

describe('the inbox', () => {
  it('finds a case by everything it is known by, however it is typed, and keeps neither words nor numbers', async () => {
    const { application, officer } = await open();
    const find = async (text: string) => {
      const { json } = await officer.ask(desk, 'GET', `${cases}?find=${encodeURIComponent(text)}`);
      return (
        (json.cases as { reference: string }[] | undefined)?.map(({ reference }) => reference) ?? json.detail
      );
    };
    const { reference, email } = application;
    const { last_name, first_name, phone_number } = homeSections.client_info;
    const { street, house_number, city } = homeSections.building_address;
    const found = [reference];
    const typed = [
      ...[reference.toLowerCase(), reference.slice(-6), ` ${email.toUpperCase()} `, pesel, iban],
      ...[last_name, last_name.slice(0, 4).toUpperCase(), `${first_name} ${last_name}`, `ul. ${street}`],
      ...[`${street} ${house_number}, ${city}`, phone_number, phone_number.replace('+48', '')],
    ];
    for (const text of typed) expect([text, await find(text)]).toEqual([text, found]);
    for (const text of ['44051401358', `${last_name} Wyspowa`, `${street} 999`, '600 111 222'])
      expect([text, await find(text)]).toEqual([text, []]);
    expect(await find('ul. 5')).toContain('Po tym nie da się szukać');
    await find(last_name);
    const last = await office.lastAction();
    expect(last.details).toMatchObject({ by: 'words', sought: expect.stringMatching(/^[0-9a-f]{20}$/) });
    expect(JSON.stringify(last)).not.toContain(last_name);
    const tokens = () =>
      api.owner.selectFrom('search_token').selectAll().orderBy('told_in').orderBy('token').execute();
    const kept = await tokens();
    await indexAgain();
    expect(await tokens()).toEqual(kept);
    const changed = { ...homeSections.client_info, last_name: 'Zawadzka' };
    await writeSection(api.context, keyOf(application), 'client_info', {
      data: changed,
      revision: 9,
      savedAt: new Date(),
    });
    expect([await find('zawad'), await find(last_name)]).toEqual([found, []]);
  });

  it('goes page after page, the case due first at the top, and shows each once', async () => {
    const { application, officer } = await open();
    await sql`insert into application (partner_id, id, reference, kind, status, language, facts, email_index, project,
        created_at, changed_at)
      select partner_id, gen_random_uuid(), 'NDP-2026-' || lpad(n::text, 6, '0'),
        case when n % 2 = 0 then 'callback' else 'estimate' end, 'verified', language, facts, email_index, project,
        created_at + n * interval '1 minute', changed_at
      from application, generate_series(1, 70) as n where id = ${application.id}`.execute(api.owner);
    const seen: DueRow[] = [];
    let after = '';
    do {
      const { json } = await officer.ask(desk, 'GET', `${cases}?${after}`);
      seen.push(...(json.cases as DueRow[]));
      after = json.next ? `after=${json.next}` : '';
    } while (after);
    expect(new Set(seen.map(({ reference }) => reference)).size).toBe(71);
    expect(seen.length).toBe(71);
    expect(seen.slice(0, 35).map(({ kind, due_on }) => [kind, due_on])).toEqual(
      Array.from({ length: 35 }, () => ['callback', '2026-11-28']),
    );
    expect(seen.slice(35).every(({ due_on }) => due_on === null)).toBe(true);
    const waiting = await officer.ask(desk, 'GET', `${cases}?kind=callback&status=verified`);
    expect((waiting.json.cases as DueRow[]).length).toBe(35);
  });
});

interface DueRow {
  readonly reference: string;
  readonly kind: string;
  readonly due_on: string | null;
}
