// @database both, the embedded one in the long form

import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { expect, it } from 'vitest';
import { fillIn } from '../../testing/applications.ts';
import { seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { findStored } from '../../testing/stored.ts';
import { dump, getByLink, homeApplication, post } from '../../testing/submissions.ts';

const { api, desk } = await openTestDesk();

it('office and applicant write to each other, sealed, and the mail says only that there is something', async () => {
  const estimate = { ...homeApplication, email: 'w.trakcie@example.pl' };
  const open = await fillIn(api, { until: 'settlement', estimate });
  await api.takeMails();
  const link = await fillIn(api);
  await api.takeMails();
  const officer = await seat(api, 'officer', 'mpec', ['officer']);
  const auditor = await seat(api, 'auditor', 'mpec', ['auditor']);
  const cases = '/api/partners/mpec/cases';
  const at = async (of: typeof link) => `${cases}/${(await findStored(api, of)).reference}/messages`;
  const text = 'Czy stary kocioł jest już odłączony?';
  const early = await officer.ask(desk, 'POST', await at(open), { text });
  expect([early.status, early.json.detail]).toEqual([409, expect.stringContaining('Zadzwoń')]);
  expect((await officer.ask(desk, 'POST', await at(link), { text })).status).toBe(200);
  const mails = await api.takeMails();
  expect(mails.map(({ kind }) => kind)).toEqual(['message-waiting']);
  expect(JSON.stringify(mails)).not.toContain('kocioł');

  const read = async () => (await getByLink(api, link)).json() as ApplicationAnswer;
  expect((await read()).messages).toMatchObject([{ n: 1, text, is_mine: false }]);
  expect(JSON.stringify(await read())).not.toContain('Osoba officer');
  const reply = { text: 'Tak, od wtorku.' };
  for (const _ of [1, 2]) await post(api, `/applications/${link.token}/${link.id}/messages`, reply);
  expect((await read()).messages.map(({ is_mine }) => is_mine)).toEqual([false, true]);
  expect(await api.takeMails()).toEqual([]);
  const stored = await dump(api);
  expect([stored.includes('kocioł'), stored.includes('wtorku')]).toEqual([false, false]);
  const data = await getByLink(api, { ...link, id: `${link.id}/personal_data/file` });
  expect(data.body).toContain('wtorku');

  const flagsFor = async ({ ask }: typeof officer) =>
    JSON.stringify((await ask(desk, 'GET', cases)).json.cases).includes('nowa wiadomość');
  await auditor.ask(desk, 'GET', await at(link));
  expect(await flagsFor(officer)).toBe(true);
  const { json } = await officer.ask(desk, 'GET', await at(link));
  expect(json.messages).toMatchObject([{ who: 'Osoba officer' }, { who: null, text: reply.text }]);
  expect(await flagsFor(officer)).toBe(false);
});
