// @database both, the embedded one in the long form

import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { fillIn } from '../../testing/applications.ts';
import { seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { findStored } from '../../testing/stored.ts';
import { dump, getByLink, homeApplication, post } from '../../testing/submissions.ts';

const { api, desk } = await openTestDesk();

/** A sent application that an officer refused, with the way its applicant and the desk go on. */
async function refused(email: string) {
  await api.takeMails();
  const link = await fillIn(api, { estimate: { ...homeApplication, email } });
  const officer = await seat(api, 'officer', 'mpec', ['officer', 'approver']);
  const other = await seat(api, 'other', 'mpec', ['approver']);
  const auditor = await seat(api, 'auditor', 'mpec', ['auditor']);
  const { reference } = await findStored(api, link);
  const at = `/api/partners/mpec/cases/${reference}`;
  await api.takeMails();
  const no = { from: 'completed', to: 'rejected', reason: '' };
  expect((await officer.ask(desk, 'POST', `${at}/refusal`, no)).status).toBe(422);
  const reason = 'Kocioł wymieniono w maju.';
  const why = { ...no, reason, reasons: ['begun_before'] };
  expect((await officer.ask(desk, 'POST', `${at}/refusal`, why)).status).toBe(200);
  const read = async () => (await getByLink(api, link)).json() as ApplicationAnswer;
  const appeal = (text: string) => post(api, `/applications/${link.token}/${link.id}/appeal`, { text });
  return { link, officer, other, auditor, at, read, appeal, reason };
}

it('a refusal tells its reasons behind the link, and another person decides on the appeal', async () => {
  const { link, officer, other, auditor, at, read, appeal, reason } = await refused('a@example.pl');
  const mails = await api.takeMails();
  expect(mails.map(({ kind }) => kind)).toEqual(['status-changed']);
  expect((await read()).refusal).toMatchObject({
    reasons: ['begun_before'],
    words: reason,
    refused_on: '2026-11-21',
    appeal_until: '2026-12-05',
    appeal: null,
  });
  expect(JSON.stringify(await read())).not.toContain('Osoba officer');

  const text = 'W maju był tylko pomiar.';
  for (const _ of [1, 2]) expect((await appeal(text)).statusCode).toBe(200);
  expect((await api.takeMails()).map(({ kind }) => kind)).toEqual(['status-changed']);
  expect(await read()).toMatchObject({
    status: 'appealed',
    refusal: { appeal: { answer_by: '2026-12-05' } },
  });
  expect((await appeal('Jeszcze jedno.')).statusCode).toBe(409);
  const { json } = await officer.ask(desk, 'GET', '/api/partners/mpec/cases?status=appealed');
  expect(json.cases).toMatchObject([{ due_on: '2026-12-05' }]);

  const decide = (who: typeof officer, outcome = 'upheld') =>
    who.ask(desk, 'POST', `${at}/appeal`, { outcome, reason: 'Pomiar to nie wymiana.' });
  const waits = async (who: typeof officer) => (await who.ask(desk, 'GET', `${at}/appeal`)).json.waits;
  expect([await waits(officer), await waits(other), await waits(auditor)]).toEqual([
    'for_others',
    'for_me',
    'for_others',
  ]);
  const own = await decide(officer);
  expect([own.status, own.json.detail]).toEqual([409, expect.stringContaining('To Twoja odmowa')]);
  const around = sql`update case_refusal set outcome = 'upheld', decided_at = now(), decided_by = person_id`;
  await expect(around.execute(api.owner)).rejects.toThrow(/check constraint/);
  for (const to of ['under_review', 'withdrawn']) {
    const step = { from: 'appealed', to, reason: 'Po swojemu.' };
    const call = to === 'withdrawn' ? 'refusal' : 'move';
    expect((await other.ask(desk, 'POST', `${at}/${call}`, step)).status).not.toBe(200);
  }
  expect((await decide(other)).status).toBe(200);
  expect((await decide(other, 'dismissed')).status).toBe(409);
  expect(await read()).toMatchObject({
    status: 'under_review',
    refusal: { decision: { outcome: 'upheld', words: 'Pomiar to nie wymiana.' } },
  });
  const stored = await dump(api);
  for (const words of [reason, text, 'Pomiar to nie']) expect(stored).not.toContain(words);
  const data = await getByLink(api, { ...link, id: `${link.id}/personal_data/file` });
  expect(data.body).toContain(text);
});

it('an appeal that is dismissed leaves the case refused for good, and one that is late is not taken', async () => {
  const { other, at, read, appeal } = await refused('b@example.pl');
  await appeal('Proszę sprawdzić jeszcze raz.');
  await other.ask(desk, 'POST', `${at}/appeal`, { outcome: 'dismissed', reason: 'Faktura jest z maja.' });
  expect(await read()).toMatchObject({ status: 'rejected', refusal: { decision: { outcome: 'dismissed' } } });
  expect((await appeal('I jeszcze raz.')).statusCode).toBe(409);
  const late = await refused('c@example.pl');
  await sql`update case_refusal set appeal_until = '2026-11-20'
    where partner_id = 'mpec' and application_id = ${late.link.id}`.execute(api.owner);
  const { statusCode, body } = await late.appeal('Za późno?');
  expect([statusCode, body]).toEqual([409, expect.stringContaining('minął na nie termin')]);
});
