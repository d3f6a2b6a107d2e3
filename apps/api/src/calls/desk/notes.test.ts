// @database both, the embedded one in the long form

import { expect, it } from 'vitest';
import { keyOf } from '../../cases/keys/case-key.ts';
import { readNotes } from '../../cases/words/case-notes.ts';
import { notePerson } from '../../features/desk/people.ts';
import { takeRole } from '../../features/desk/roles.ts';
import { nextMorning } from '../../platform/clock.ts';
import { fillIn } from '../../testing/applications.ts';
import { seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { findStored } from '../../testing/stored.ts';
import { dump, getByLink, post } from '../../testing/submissions.ts';

const { api, desk } = await openTestDesk();

const partner = '/api/partners/mpec';

/** Somebody at the desk with an address of their own. */
async function sit(name: string, role: 'officer' | 'approver' | 'auditor') {
  const seated = await seat(api, name, 'mpec', [role]);
  const facts = { name: `Osoba ${name}`, email: `${name}@mpec.example` };
  await notePerson(api.context, seated.person, facts, api.context.clock());
  const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
    seated.ask(desk, method, `${partner}${path}`, body);
  const told = async () =>
    ((await ask('GET', '/notices')).json.notices as { kind: string }[]).map(({ kind }) => kind).sort();
  return { ...seated, ask, told };
}

it('the desk writes notes that the applicant never reads, hands a case over and hears of it as each chose', async () => {
  const link = await fillIn(api);
  await api.takeMails();
  const application = await findStored(api, link);
  const at = `/cases/${application.reference}`;
  const [ola, jan, zofia, adam] = [
    await sit('ola', 'officer'),
    await sit('jan', 'officer'),
    await sit('zofia', 'approver'),
    await sit('adam', 'auditor'),
  ];
  await jan.ask('POST', '/notices', { told: 'at_once', hears_all: false });
  await adam.ask('POST', '/notices', { told: 'never', hears_all: false });

  const text = 'Dzwonił sąsiad, @Osoba zofia sprawdź działkę.';
  for (const _ of [1, 2]) expect((await ola.ask('POST', `${at}/notes`, { text })).status).toBe(200);
  const { json } = await adam.ask('GET', `${at}/notes`);
  expect(json.notes).toMatchObject([{ n: 1, text, who: 'Osoba ola' }]);
  expect([await zofia.told(), await jan.told(), await ola.told()]).toEqual([['mentioned'], [], []]);
  expect(await dump(api)).not.toContain('sąsiad');
  for (const path of ['', '/personal_data/file']) {
    const { body } = await getByLink(api, { ...link, id: `${link.id}${path}` });
    expect(body).not.toContain('sąsiad');
  }
  expect(await readNotes(api.context, keyOf(application))).toHaveLength(1);

  const over = { to: jan.person.id, text: 'Jadę na urlop.' };
  expect((await zofia.ask('POST', `${at}/handover`, over)).status).toBe(403);
  expect((await ola.ask('POST', `${at}/handover`, { ...over, to: adam.person.id })).status).toBe(404);
  expect((await ola.ask('POST', `${at}/handover`, over)).status).toBe(200);
  expect((await jan.ask('GET', at)).json.assignee).toEqual({
    name: 'Osoba jan',
    is_me: true,
    substitute: null,
  });

  await adam.ask('POST', `${at}/watch`, { is_watched: true });
  await post(api, `/applications/${link.token}/${link.id}/messages`, { text: 'Czy to już wszystko?' });
  expect([await jan.told(), await adam.told()]).toEqual([['assigned', 'message'], ['message']]);
  await adam.ask('POST', `${at}/watch`, { is_watched: false });
  await takeRole(api.context.db, { partnerId: 'mpec', personId: jan.person.id, role: 'officer' });
  await post(api, `/applications/${link.token}/${link.id}/messages`, { text: 'Halo?' });
  expect(await adam.told()).toEqual(['message']);

  const waiting = await api.owner
    .selectFrom('outbox')
    .select(['application_id', 'due_at'])
    .where('kind', '=', 'desk-notice')
    .execute();
  const now = api.context.clock();
  expect(new Map(waiting.map(({ application_id, due_at }) => [application_id, due_at]))).toEqual(
    new Map([
      [zofia.person.id, nextMorning(now)],
      [jan.person.id, now],
    ]),
  );
  const mails = JSON.stringify(await api.takeMails());
  expect(mails).toContain('jan@mpec.example');
  for (const secret of ['wszystko', 'sąsiad', 'urlop', application.reference])
    expect(mails).not.toContain(secret);
});

it('seven in the morning is that of Poland, in summer and in winter', () => {
  expect(nextMorning(new Date('2026-11-21T05:59:00Z')).toISOString()).toBe('2026-11-21T06:00:00.000Z');
  expect(nextMorning(new Date('2026-11-21T06:00:00Z')).toISOString()).toBe('2026-11-22T06:00:00.000Z');
  expect(nextMorning(new Date('2026-07-21T05:00:00Z')).toISOString()).toBe('2026-07-22T05:00:00.000Z');
});
