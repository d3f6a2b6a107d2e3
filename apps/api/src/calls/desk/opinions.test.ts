// @database both, the embedded one in the long form

import { beforeEach, expect, it } from 'vitest';
import { polishDay } from '../../platform/clock.ts';
import { fillIn } from '../../testing/applications.ts';
import { seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { findStored } from '../../testing/stored.ts';
import { dump, getByLink } from '../../testing/submissions.ts';

const { api, desk } = await openTestDesk();
beforeEach(() => api.clear());

async function sit(name: string, role: 'officer' | 'approver' | 'auditor') {
  const seated = await seat(api, name, 'mpec', [role]);
  const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
    seated.ask(desk, method, `/api/partners/mpec${path}`, body);
  const kinds = async () =>
    ((await ask('GET', '/notices')).json.notices as { kind: string }[]).map(({ kind }) => kind);
  const inMyDay = async (reference: string) =>
    (
      (await ask('GET', '/cases?day=mine')).json.cases as { reference: string; opinion: string | null }[]
    ).find((row) => row.reference === reference)?.opinion ?? null;
  return { ...seated, ask, kinds, inMyDay };
}

async function open() {
  const link = await fillIn(api);
  const { reference } = await findStored(api, link);
  const ola = await sit('ola', 'officer');
  await ola.ask('POST', `/cases/${reference}/assignment`, { to: 'me' });
  return { link, reference, at: `/cases/${reference}`, ola };
}

const question = 'Czy ta gruntowa pompa pasuje do rzeki?';
const opinion = 'Pasuje, widać ją na mapie.';

it('a colleague is asked for an opinion, finds it in their day and gives it, and whoever asked finds the answer in theirs', async () => {
  const { link, reference, at, ola } = await open();
  const zofia = await sit('zofia', 'approver');
  const auditor = await sit('adam', 'auditor');
  const asking = { of: zofia.person.id, text: question };
  for (const _ of [1, 2]) expect((await ola.ask('POST', `${at}/opinions`, asking)).status).toBe(200);
  expect((await ola.ask('POST', `${at}/opinions`, { ...asking, of: ola.person.id })).status).toBe(404);
  expect([await zofia.kinds(), await zofia.inMyDay(reference)]).toEqual([['opinion_asked'], 'to_give']);
  expect([await ola.inMyDay(reference), await auditor.inMyDay(reference)]).toEqual([null, null]);
  const { notes } = (await zofia.ask('GET', `${at}/notes`)).json;
  expect(notes).toEqual([
    expect.objectContaining({
      ...{ n: 1, text: question },
      asks: { whom: 'Osoba zofia', is_answered: false, can_answer: true },
    }),
  ]);
  const answer = { text: opinion, verdict: 'fine' };
  expect((await auditor.ask('POST', `${at}/opinions/1`, answer)).status).toBe(404);
  expect((await zofia.ask('POST', `${at}/opinions/1`, answer)).status).toBe(200);
  expect((await zofia.ask('POST', `${at}/opinions/1`, answer)).status).toBe(409);
  expect([await zofia.inMyDay(reference), await ola.inMyDay(reference)]).toEqual([null, 'to_see']);
  expect(await ola.kinds()).toEqual(['opinion_given']);
  const seen = (await ola.ask('GET', `${at}/notes`)).json.notes;
  expect(seen).toMatchObject([
    { asks: { is_answered: true, can_answer: false } },
    { text: opinion, who: 'Osoba zofia', asks: null, verdict: 'fine' },
  ]);
  expect(await ola.inMyDay(reference)).toBeNull();
  for (const path of ['', '/personal_data/file']) {
    const { body } = await getByLink(api, { ...link, id: `${link.id}${path}` });
    expect(body).not.toMatch(/pompa pasuje|na mapie/);
  }
  expect(await dump(api)).not.toMatch(/pompa pasuje|na mapie/);
});

it('an opinion goes to whoever stands in for a colleague on leave, who may give it in their place', async () => {
  const { reference, at, ola } = await open();
  const [jan, ewa] = [await sit('jan', 'officer'), await sit('ewa', 'officer')];
  const today = polishDay(api.context.clock());
  const away = { substitute: ewa.person.id, from: today, until: today };
  expect((await jan.ask('POST', '/absences', { person: jan.person.id, ...away })).status).toBe(200);
  await ola.ask('POST', `${at}/opinions`, { of: jan.person.id, text: question });
  expect(await ewa.inMyDay(reference)).toBe('to_give');
  const { json, status } = await ewa.ask('POST', `${at}/opinions/1`, { text: opinion, verdict: null });
  expect([status, json.notes]).toEqual([
    200,
    [
      expect.objectContaining({ asks: { whom: 'Osoba jan', is_answered: true, can_answer: false } }),
      expect.objectContaining({ text: opinion, who: 'Osoba ewa', verdict: null }),
    ],
  ]);
  expect(await jan.inMyDay(reference)).toBeNull();
});
