// @database both, the embedded one in the long form

import type { Correction } from '@ndp/contract/calls/application.ts';
import type { CaseCorrections } from '@ndp/contract/desk/corrections.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { expireDrafts } from '../../features/application/expire-drafts.ts';
import { dayMs } from '../../platform/clock.ts';
import { fillIn, homeSections, type Link, put } from '../../testing/applications.ts';
import {
  draftOf,
  dueOn,
  keptAt,
  name,
  openCorrections,
  registry,
} from '../../testing/desk/corrections-desk.ts';
import { type Seat, seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { pdfOf } from '../../testing/settlement/sample-files.ts';
import {
  fillInAndSign,
  goodPayment,
  moveAlong,
  sendAllDocuments,
  sendFile,
} from '../../testing/settlement/settlements.ts';
import { dump, post } from '../../testing/submissions.ts';

const tested = await openTestDesk();
const { api, desk } = tested;
const open = (link: Link) => openCorrections(tested, link);
beforeEach(() => api.clear());

const { client_info: owner } = homeSections;
const changed = ({ items }: Correction) => items.map(({ is_changed }) => is_changed);

describe('a request for correction', () => {
  it('is prepared unseen, sent at once, answered in one go and judged item by item', async () => {
    const link = await fillIn(api);
    const { ask, act, read } = await open(link);
    const prepared = await ask('/draft', { items: [name], due_on: dueOn });
    expect(prepared.rounds).toMatchObject([{ n: 1, state: 'draft', who: 'Osoba officer' }]);
    expect((await read()).corrections).toEqual([]);
    expect(await api.takeMails()).toEqual([]);

    expect((await ask('', { items: [name, registry], due_on: '2027-05-01' })).detail).toContain('Termin');
    const wordless = { ...registry, sentence: null };
    expect((await ask('', { items: [wordless], due_on: dueOn })).detail).toContain('zdanie');
    expect((await ask('', { items: [name, registry], due_on: dueOn })).status).toBe(200);
    const mails = await api.takeMails();
    expect(mails.map(({ kind }) => kind)).toEqual(['correction-asked']);
    expect(JSON.stringify(mails)).not.toContain(name.words);

    const input = await read();
    expect([input.status, input.deadlines]).toEqual([
      'correction_requested',
      expect.arrayContaining([{ kind: 'correction', day: dueOn }]),
    ]);
    expect(input.corrections[0]?.items).toMatchObject([
      { place: name.place, sentence: 'mistyped', words: name.words, is_changed: false },
      { place: registry.place, words: '' },
    ]);
    expect(await dump(api)).not.toContain(name.words);

    await act('corrections', { section: 'client_info' });
    await put(api, link, 'client_info', { ...owner, last_name: 'Poprawna' });
    const early = await put(api, link, 'consent');
    expect([early.statusCode, early.json().detail]).toEqual([409, expect.stringContaining('wieczyst')]);
    const words = 'Numer jest z nowego odpisu.';
    const kept = await act('correction_words', { place: registry.place, words });
    expect(kept.corrections.map(changed)).toEqual([[true, false]]);
    // Nothing goes out to be signed before the answer was looked at.
    expect((await put(api, link, 'consent')).json().status).toBe('under_review');
    const receipts = (await api.takeMails()).filter(({ kind }) => kind === 'application-received');
    expect(receipts).toMatchObject([{ payload: { isReviewed: true } }]);

    const answered = await ask();
    const [round] = answered.rounds;
    expect(round?.state).toBe('answered');
    expect(round?.items[0]?.before).not.toContain('Poprawna');
    expect(round?.items[0]?.after).toContain('Poprawna');
    expect(round?.items[1]).toMatchObject({ is_changed: false, answer: words, verdict: null });
    await ask('/1/verdict', { place: name.place, verdict: 'accepted' });
    const judged = await ask('/1/verdict', { place: registry.place, verdict: 'again' });
    expect(judged.rounds.map(({ n, state, items }) => [n, state, items.length])).toEqual([
      [1, 'closed', 2],
      [2, 'draft', 1],
    ]);
    expect((await ask('/1/verdict', { place: name.place, verdict: 'again' })).status).toBe(409);
    await ask('', { items: [{ ...registry, words: 'Nadal inaczej.' }], due_on: dueOn });
    expect((await read()).corrections.map(({ round, state }) => [round, state])).toEqual([
      [1, 'closed'],
      [2, 'sent'],
    ]);
  });

  it('can be answered after its day, until the application expires as its mail and its page say', async () => {
    api.pass(-200 * dayMs);
    const { ask, read } = await open(await fillIn(api));
    const until = '2026-08-03';
    expect((await ask('', { items: [name], due_on: '2026-05-19' })).status).toBe(200);
    const [mail] = await api.takeMails();
    expect(mail?.payload).toMatchObject({ dueOn: '2026-05-19', until });
    api.pass(20 * dayMs);
    await expireDrafts(api.context);
    expect(await read()).toMatchObject({
      ...{ status: 'correction_requested', can_be_corrected: true, draft_expires_on: until },
      corrections: [{ state: 'sent', due_on: '2026-05-19' }],
    });
    api.pass(70 * dayMs);
    await expireDrafts(api.context);
    expect((await read()).status).toBe('expired');
  });

  it('whose every item has words alone goes back without consents given anew', async () => {
    const { ask, act } = await open(await fillIn(api));
    await ask('', { items: [name], due_on: dueOn });
    expect((await act('correction_answer')).detail).toContain('bez odpowiedzi');
    await act('correction_words', { place: name.place, words: 'Tak mam w dowodzie.' });
    const { status, consent } = await act('correction_answer');
    expect([status, consent === null]).toEqual(['under_review', false]);
    expect((await act('correction_answer')).detail).toContain('nikt tu nie czeka');
  });

  it('keeps the words of what is cancelled, and ends with the case moved on', async () => {
    const link = await fillIn(api);
    const { ask, act, officer, at } = await open(link);
    await ask('', { items: [name, registry], due_on: dueOn });
    const cancelled = await ask('/1/verdict', { place: name.place, verdict: 'cancelled' });
    expect(cancelled.rounds[0]?.items[0]).toMatchObject({ verdict: 'cancelled', words: name.words });
    const { detail } = await act('correction_answer');
    expect([detail.includes('wieczyst'), detail.includes('nazwisko')]).toEqual([true, false]);
    const move = (to: string, from = 'correction_requested') =>
      officer.ask(desk, 'POST', `${at}/move`, { from, to, reason: 'Wyjaśniono telefonicznie.' });
    expect((await move('under_review')).status).toBe(200);
    expect((await ask()).rounds.map(({ state }) => state)).toEqual(['closed']);
    expect((await move('correction_requested', 'under_review')).status).toBe(409);
  });

  it('covers PESEL and account, before and after', async () => {
    const { ask } = await open(await fillIn(api));
    const pesel = { place: 'client_info.pesel', sentence: 'mistyped', words: '' };
    const iban = { place: 'settlement.iban_number', sentence: 'mistyped', words: '' };
    const { rounds } = await ask('', { items: [pesel, iban], due_on: dueOn });
    expect(rounds[0]?.items.every(({ before }) => before)).toBe(true);
    const said = JSON.stringify(rounds).replaceAll(/\s|\u00a0/g, '');
    expect(said).not.toContain(owner.pesel);
    expect(said).not.toContain(homeSections.settlement.iban_number.replaceAll(/\D/g, ''));
  });

  it('after the agreement speaks of documents, each with its verdict, and pauses the payment', async () => {
    const link = await fillInAndSign(api);
    await sendAllDocuments(api, link);
    await post(api, `/applications/${link.token}/${link.id}/payment_application`, goodPayment);
    await moveAlong(api, link, [['settlement_review', 'operator']]);
    const { ask, act, read, officer, at } = await open(link);
    expect((await ask()).places.map(({ place }) => place)).toContain('document.invoice');
    expect((await ask('', { items: [name], due_on: dueOn })).status).toBe(409);
    const files = (await officer.ask(desk, 'GET', at)).json.files as { id: string; kind: string }[];
    const invoice = files.find(({ kind }) => kind.startsWith('Faktura'));
    const judged = await officer.ask(desk, 'POST', `${at}/files/${invoice?.id}/verdict`, {
      verdict: 'insufficient',
    });
    expect(judged.json).toEqual({ verdict: 'insufficient' });
    const [draft] = (await ask()).rounds;
    expect(draft?.items.map(({ place }) => place)).toEqual(['document.invoice']);
    const item = { place: 'document.invoice', sentence: 'unreadable', words: '' };
    await ask('', { items: [item], due_on: dueOn });
    const input = await read();
    expect([input.status, input.payment?.due_on]).toEqual(['in_realisation', null]);
    const again = await act('payment_application', goodPayment);
    expect(again.detail).toContain('Faktura');
    await sendFile(api, link, { name: 'nowa.pdf', bytes: pdfOf({ inside: '/Title (new)' }) });
    expect((await act('payment_application', goodPayment)).status).toBe('payment_requested');
    const [round] = (await ask()).rounds;
    expect(round).toMatchObject({ state: 'answered', items: [{ before: 'faktura.pdf', is_changed: true }] });
    expect(round?.items[0]?.after).toContain('nowa.pdf');
  });
});

describe('a list of corrections that two officers prepare', () => {
  const said = (list: CaseCorrections) => draftOf(list)?.items.map(({ place, words }) => [place, words]);
  const named = [[name.place, name.words]];

  async function openByTwo() {
    const opened = await open(await fillIn(api));
    const other = await seat(api, 'second', 'mpec', ['officer']);
    const { officer, askAs } = opened;
    return {
      ...opened,
      keep: (who: Seat, items: object[], seen: unknown) =>
        askAs(who, '/draft', { items, due_on: dueOn, seen }),
      send: (who: Seat, items: object[], seen: unknown) => askAs(who, '', { items, due_on: dueOn, seen }),
      one: officer,
      other,
    };
  }

  it('is not replaced, sent or emptied by who has not seen it, and is once they have', async () => {
    const { keep, send, ask, one, other } = await openByTwo();
    const first = await keep(one, [name], null);
    for (const refused of [
      await keep(other, [registry], null),
      await send(other, [registry], null),
      await keep(other, [], null),
    ]) {
      expect([refused.status, refused.detail]).toEqual([409, expect.stringContaining('ktoś inny')]);
      expect(said(await ask())).toEqual(named);
    }
    const second = await keep(other, [name, registry], keptAt(first));
    expect([second.status, draftOf(second)?.who]).toEqual([200, 'Osoba second']);
    expect((await keep(one, [name], keptAt(first))).status).toBe(409);
    expect((await send(one, [name], keptAt(first))).status).toBe(409);
    expect(await api.takeMails()).toEqual([]);
    expect((await send(one, [name, registry], keptAt(second))).status).toBe(200);
    expect((await keep(other, [registry], keptAt(second))).status).toBe(409);
  });

  it('of which one keeps two at the same moment, and the other is told', async () => {
    const { keep, ask, one, other } = await openByTwo();
    const start = keptAt(await keep(one, [name], null));
    const both = await Promise.all([
      keep(one, [{ ...name, words: 'Pierwsza.' }], start),
      keep(other, [{ ...name, words: 'Druga.' }], start),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = both.find(({ status }) => status === 200);
    expect(said(await ask())).toEqual(kept && said(kept));
  });

  it('that was emptied meanwhile is not written again by who has not seen that', async () => {
    const { keep, ask, one, other } = await openByTwo();
    const seen = keptAt(await keep(one, [name], null));
    expect((await keep(other, [], seen)).rounds).toEqual([]);
    expect((await keep(one, [name, registry], seen)).status).toBe(409);
    expect((await ask()).rounds).toEqual([]);
    expect((await keep(one, [name, registry], null)).status).toBe(200);
  });

  it.each([
    { seen: undefined },
    { seen: 0 },
    { seen: '' },
    { seen: 'null' },
    { seen: "' or 1=1 --" },
    { seen: '2026-11-23' },
    { seen: '9'.repeat(41) },
    { seen: ['2026-11-23T10:00:00.000Z'] },
  ])('is kept for nobody who says to have seen $seen', async ({ seen }) => {
    const { keep, send, ask, one, other } = await openByTwo();
    await keep(one, [name], null);
    for (const { status } of [await keep(other, [registry], seen), await send(other, [registry], seen)]) {
      expect([400, 409, 422]).toContain(status);
    }
    expect(said(await ask())).toEqual(named);
  });
});
