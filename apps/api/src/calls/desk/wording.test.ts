// @database both, the embedded one in the long form

import type { WordingText } from '@ndp/contract/desk/wording.ts';
import { consentTexts } from '@ndp/flows/application/consent/messages.ts';
import { expect, it } from 'vitest';
import { estimateLetter } from '../../mail/messages.ts';
import { openDirectory } from '../../platform/partners/partners.ts';
import { type Seat, seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { mailerOf } from '../../testing/outbox/mailer-of.ts';
import { call, homeApplication, post } from '../../testing/submissions.ts';

const { api, desk } = await openTestDesk();

const url = '/api/partners/mpec/wording';
const was = { ...estimateLetter.subject };
const now = { pl: '{reference}: kliknij w link', en: '{reference}: follow the link' };
const search = async (who: Seat, words: string) =>
  (await who.ask(desk, 'GET', `${url}?words=${encodeURIComponent(words)}`)).json as unknown as {
    found: number;
    texts: WordingText[];
  };
const put = (who: Seat, body: object) => who.ask(desk, 'POST', url, { was, now, seen: null, ...body });
const wordingOf = async (id: string) => {
  return (await call(api, 'GET /partners/portal_config', undefined, { from: id })).json().wording;
};

it('a text found by its words is said as the partner words it, on every node and in every mail, until it is taken back', async () => {
  const admin = await seat(api, 'words-admin', 'mpec', ['administrator']);
  const otherNode = await openDirectory(api.context.db, api.context.clock);
  expect(await wordingOf('mpec')).toBeUndefined();
  const { found, texts } = await search(admin, 'Case  {reference}: PLEASE confirm');
  expect([found, texts[0]?.was]).toEqual([1, was]);
  expect((await search(admin, 'confirm address your')).found).toBeGreaterThan(1);
  const saved = (await put(admin, {})).json as unknown as WordingText;
  expect([saved.key, saved.now, saved.changes.length]).toEqual(['api/mail/messages.subject', now, 1]);
  expect((await search(admin, 'kliknij w link')).found).toBe(1);

  api.pass(30_000);
  expect(await wordingOf('mpec')).toEqual([{ was, now }]);
  expect(await wordingOf('duon')).toBeUndefined();
  expect((await otherNode.find('mpec'))?.wording).toEqual([{ was, now }]);
  await post(api, '/applications', homeApplication);
  const [mail] = await api.takeMails();
  const subject = async () => {
    const written = mail && (await mailerOf(api.context).write(mail));
    return written && 'subject' in written ? written.subject : undefined;
  };
  expect(await subject()).toMatch(/^NDP-\d{4}-\w+: kliknij w link$/);

  const back = await put(admin, { now: null, seen: saved.changes[0]?.n });
  expect((back.json as unknown as WordingText).changes.map((each) => each.now)).toEqual([null, now]);
  api.pass(30_000);
  expect(await wordingOf('mpec')).toBeUndefined();
  expect(await subject()).toMatch(/potwierdź adres/);
  const acts = await api.owner
    .selectFrom('operator_action')
    .select(['details', 'partner_id'])
    .where('action', '=', 'desk edit-wording')
    .orderBy('n')
    .execute();
  expect(acts.map(({ details, partner_id }) => [Object(details).change, partner_id])).toEqual([
    ['reworded', 'mpec'],
    ['taken back', 'mpec'],
  ]);
});

it('what is agreed to, what nobody says, and what could not be said everywhere is not worded', async () => {
  const admin = await seat(api, 'fit-words-admin', 'mpec', ['administrator']);
  expect((await search(admin, consentTexts.consent_implementation.en)).found).toBe(0);
  const seen = (await search(admin, was.en)).texts[0]?.changes[0]?.n ?? null;
  const refused = [
    await put(admin, { was: { ...consentTexts.consent_implementation } }),
    await put(admin, { was: { pl: 'Nikt tak nie mówi', en: 'Nobody says so' } }),
    await put(admin, { seen, now: { ...now, en: 'No number' } }),
    await put(admin, { seen, now: { ...now, pl: `${now.pl} {amount}` } }),
    await put(admin, { seen, now: { ...now, pl: `${now.pl} <b>` } }),
    await put(admin, { seen: 999_999 }),
  ];
  expect(refused.map(({ status, json }) => [status, String(json.detail).slice(0, 12)])).toEqual([
    [409, 'Niczego nie '],
    [409, 'Niczego nie '],
    [409, 'Niczego nie '],
    [409, 'Niczego nie '],
    [409, 'Niczego nie '],
    [409, 'Ktoś inny zm'],
  ]);
  expect((await search(admin, was.en)).texts[0]?.now).toBeNull();
});

it('the history of a text is never rewritten, and a partner’s file carries its words', async () => {
  const admin = await seat(api, 'file-words-admin', 'mpec', ['administrator']);
  const seen = (await search(admin, was.en)).texts[0]?.changes[0]?.n ?? null;
  expect((await put(admin, { seen })).status).toBe(200);
  await expect(api.owner.deleteFrom('partner_wording').execute()).rejects.toThrow('stays as it is');
  await expect(api.owner.updateTable('partner_wording').set({ pl: 'x' }).execute()).rejects.toThrow('stays');

  const partner = '/api/partners/mpec/partner';
  const { content, wording } = (await admin.ask(desk, 'GET', partner)).json;
  expect(wording).toEqual([{ was, now }]);
  const read = async (words: object[]) => {
    const { edited_at } = (await admin.ask(desk, 'GET', partner)).json;
    const body = { seen: edited_at, content, logo: null, told: [], wording: words };
    return (await admin.ask(desk, 'POST', partner, body)).status;
  };
  expect(await read([{ was, now: { ...now, en: '{reference}: open the link' } }])).toBe(200);
  const [last] = (await search(admin, 'open the link')).texts.flatMap(({ changes }) => changes);
  expect([last?.by, last?.now?.en]).toEqual(['Osoba file-words-admin', '{reference}: open the link']);
  expect(await read([{ was, now: { pl: '', en: '' } }])).toBe(409);
  expect(await read([])).toBe(200);
  expect((await search(admin, was.en)).texts[0]?.now).toBeNull();
});
