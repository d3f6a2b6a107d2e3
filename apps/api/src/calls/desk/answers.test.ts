// @database both, the embedded one in the long form

import type { StandardAnswer } from '@ndp/contract/desk/answers.ts';
import { expect, it } from 'vitest';
import { fillIn } from '../../testing/applications.ts';
import { seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { findStored } from '../../testing/stored.ts';
import { homeApplication } from '../../testing/submissions.ts';

const { api, desk } = await openTestDesk();
const admin = await seat(api, 'answers-admin', 'mpec', ['administrator']);
const officer = await seat(api, 'answers-officer', 'mpec', ['officer']);

const url = '/api/partners/mpec/answers';
const text = {
  pl: 'Dzień dobry, {name}. Sprawa {case}, {deadline}.',
  en: 'Hello, {name}. Case {case}, {deadline}.',
};
const title = 'Po oględzinach';
const list = async () => (await admin.ask(desk, 'GET', url)).json.answers as readonly StandardAnswer[];
const save = (body: object) =>
  admin.ask(desk, 'POST', url, { key: null, answer: { title, text }, seen: null, ...body });
const find = async (of: string) => (await list()).find((answer) => answer.title === of);

it('a partner keeps answers of its own beside those of the release, and no other partner sees them', async () => {
  const before = await list();
  expect(before.map(({ is_built_in }) => is_built_in)).toEqual(before.map(() => true));
  expect(before.length).toBeGreaterThan(5);
  expect((await save({})).status).toBe(200);
  const own = await find(title);
  expect(own).toMatchObject({ text, is_built_in: false, changed: { by: 'Osoba answers-admin' } });
  const other = await seat(api, 'answers-duon', 'duon', ['administrator']);
  const theirs = await other.ask(desk, 'GET', '/api/partners/duon/answers');
  expect(JSON.stringify(theirs.json)).not.toContain(title);

  expect((await save({ key: own?.key, answer: null, seen: null })).status).toBe(409);
  expect((await save({ key: own?.key, answer: null, seen: own?.changed?.at })).status).toBe(200);
  expect(await find(title)).toBeUndefined();
  expect((await save({ key: own?.key, answer: null, seen: own?.changed?.at })).status).toBe(409);
});

it('one of the release is put otherwise, and comes back as it was', async () => {
  const key = 'received';
  const was = (await list()).find((answer) => answer.key === key);
  expect((await save({ key })).status).toBe(200);
  const now = await find(title);
  expect(now).toMatchObject({ key, text, is_built_in: true });
  expect((await save({ key, answer: null, seen: now?.changed?.at })).status).toBe(200);
  expect((await list()).find((answer) => answer.key === key)).toEqual(was);
});

it('a partner takes its answers along in its file, which puts them in place of those there are', async () => {
  const at = (partner: string) => `/api/partners/${partner}/partner`;
  expect((await save({})).status).toBe(200);
  const { answers } = (await admin.ask(desk, 'GET', at('mpec'))).json;
  expect(answers).toMatchObject([{ title, text }]);
  const other = await seat(api, 'answers-duon', 'duon', ['administrator']);
  const read = async () => (await other.ask(desk, 'GET', at('duon'))).json;
  const give = async (given: unknown) => {
    const { content, edited_at } = await read();
    const body = { seen: edited_at, content, logo: null, told: [], answers: given };
    return (await other.ask(desk, 'POST', at('duon'), body)).status;
  };
  expect(await give([{ key: 'a', title, text: { ...text, pl: '{pesel}' } }])).toBe(409);
  expect([await give(answers), (await read()).answers]).toEqual([200, answers]);
  expect([await give(undefined), (await read()).answers]).toEqual([200, answers]);
  expect([await give([]), (await read()).answers]).toEqual([200, []]);
  const own = await find(title);
  await save({ key: own?.key, answer: null, seen: own?.changed?.at });
});

it('an answer with a field that nothing fills in is not saved', async () => {
  const refused = [
    { ...text, pl: 'Twój PESEL to {pesel}.' },
    { ...text, en: 'Case {case' },
    { ...text, en: '' },
  ];
  for (const wrong of refused) expect((await save({ answer: { title, text: wrong } })).status).toBe(409);
  expect(await find(title)).toBeUndefined();
});

it('fields are filled in from the case in the applicant’s language, and what it lacks stays marked and is not sent', async () => {
  await save({});
  const link = await fillIn(api, { estimate: { ...homeApplication, email: 'english@example.pl' } });
  const { reference } = await findStored(api, link);
  await api.owner.updateTable('application').set({ language: 'en' }).where('id', '=', link.id).execute();
  const at = `/api/partners/mpec/cases/${reference}`;
  const { answers } = (await officer.ask(desk, 'GET', `${at}/answers`)).json as unknown as {
    answers: readonly { title: string; text: string }[];
  };
  const filled = answers.find((answer) => answer.title === title)?.text.replaceAll('\u2011', '-') ?? '';
  expect(filled).toMatch(new RegExp(`^Hello, \\S+ \\S+\\. Case ${reference}, \\{deadline\\}\\.$`));
  const sent = await officer.ask(desk, 'POST', `${at}/messages`, { text: filled });
  expect([sent.status, sent.json.detail]).toEqual([409, expect.stringContaining('{deadline}')]);
  const whole = { text: filled.replace('{deadline}', 'tomorrow') };
  expect((await officer.ask(desk, 'POST', `${at}/messages`, whole)).status).toBe(200);
});
