// @database both, the embedded one in the long form

import type { AuditRow } from '@ndp/contract/desk/audit.ts';
import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import type { CaseCorrections } from '@ndp/contract/desk/corrections.ts';
import { beforeEach, expect, it } from 'vitest';
import { fillIn } from '../../testing/applications.ts';
import { seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import {
  fillInAndSign,
  goodPayment,
  moveAlong,
  sendAllDocuments,
  sendFile,
} from '../../testing/settlement/settlements.ts';
import { findStored } from '../../testing/stored.ts';
import { post } from '../../testing/submissions.ts';

const { api, desk } = await openTestDesk({ settings: { DESK_UNDO_SECONDS: '60' } });
beforeEach(() => api.clear());

/** Somebody at the page of a case. */
async function sit(name: string, reference: string) {
  const { person, ask } = await seat(api, name, 'mpec', ['officer']);
  const at = `/api/partners/mpec/cases/${reference}`;
  const act = (path: string, body: object) => ask(desk, 'POST', `${at}${path}`, body);
  const read = async () => (await ask(desk, 'GET', at)).json as unknown as CaseAnswer;
  const undo = async () => act('/undo', { step: (await read()).last_step?.id });
  const get = async (path: string) =>
    (await ask(desk, 'GET', path.startsWith('/api') ? path : `${at}${path}`)).json;
  const lastStep = async () => (await read()).last_step;
  return { id: person.id, post: act, read, undo, get, lastStep };
}

async function sent() {
  const link = await fillIn(api);
  await api.takeMails();
  const { reference } = await findStored(api, link);
  return { ola: await sit('ola', reference), jan: await sit('jan', reference) };
}

const forward = { from: 'completed', to: 'under_review', reason: 'Sprawdzam dokumenty.' };
const refused = { from: 'completed', to: 'rejected', reason: 'Budynek jest poza programem.' };

/** What leaves once nothing can be taken back any more. */
async function mailsLater() {
  api.pass(61_000);
  return (await api.takeMails()).map(({ kind }) => kind);
}

it('a refusal is taken back before its mail has left, and the applicant hears of neither', async () => {
  const { ola, jan } = await sent();
  expect(await ola.lastStep()).toBeNull();
  expect((await ola.post('/refusal', refused)).status).toBe(200);
  expect(await jan.lastStep()).toBeNull();
  const step = await ola.lastStep();
  expect([step?.act, step?.hindrance]).toEqual(['odmowa albo wycofanie', null]);
  expect((await jan.post('/undo', { step: step?.id })).status).toBe(409);
  expect((await ola.undo()).status).toBe(200);
  const { status, history, last_step } = await ola.read();
  const { actions } = (await ola.get('/actions')) as unknown as { actions: AuditRow[] };
  expect([status, last_step]).toEqual(['completed', null]);
  expect(history.slice(-2).map(({ reason }) => reason)).toEqual([
    refused.reason,
    'Ten ostatni krok cofnięto.',
  ]);
  expect(actions.map(({ what }) => what)).toContain('cofnięcie swojego kroku');
  expect((await ola.get('/appeal')).refusal).toBeNull();
  expect((await ola.post('/undo', { step: step?.id })).json.detail).toContain('ktoś poszedł');
  expect(await mailsLater()).toEqual([]);
});

it('a step stays once its mail has left, or somebody has gone on from it', async () => {
  const { ola, jan } = await sent();
  await ola.post('/move', forward);
  expect(await mailsLater()).toEqual(['status-changed']);
  expect((await ola.lastStep())?.hindrance).toContain('wiadomość do wnioskodawcy wyszła');
  expect((await ola.undo()).status).toBe(409);
  await jan.post('/refusal', { ...refused, from: 'under_review' });
  expect((await ola.lastStep())?.hindrance).toContain('ktoś poszedł');
  expect((await jan.lastStep())?.hindrance).toBeNull();
  expect((await jan.undo()).status).toBe(200);
  expect((await jan.read()).status).toBe('under_review');
});

it('what the applicant did meanwhile is never overwritten', async () => {
  const link = await fillInAndSign(api);
  const { reference } = await findStored(api, link);
  const ola = await sit('ola', reference);
  await ola.post('/move', { from: 'contract_signed', to: 'in_realisation', reason: 'Można zaczynać.' });
  expect((await ola.lastStep())?.hindrance).toBeNull();
  await sendFile(api, link);
  expect((await ola.lastStep())?.hindrance).toContain('ktoś poszedł');
  expect((await ola.undo()).status).toBe(409);
});

it('a case that was handed over comes back, unless it has gone further; notes by others do not matter', async () => {
  const { ola, jan } = await sent();
  await ola.post('/handover', { to: jan.id, text: 'Jadę na urlop.' });
  await jan.post('/notes', { text: 'Dobrze.' });
  const notices = async () => ((await jan.get('/api/partners/mpec/notices')).notices as object[]).length;
  expect([(await ola.read()).assignee?.name, await notices()]).toEqual(['Osoba jan', 1]);
  expect((await ola.undo()).status).toBe(200);
  expect([(await ola.read()).assignee, await notices()]).toEqual([null, 0]);
  await ola.post('/handover', { to: jan.id, text: 'A jednak.' });
  await jan.post('/assignment', { to: 'nobody' });
  expect((await ola.undo()).status).toBe(409);
});

it('a request for correction that was sent is being prepared again', async () => {
  const { ola } = await sent();
  const items = [{ place: 'client_info.first_name', sentence: 'mistyped', words: 'Jest inaczej.' }];
  await ola.post('/corrections', { items, due_on: '2026-12-05', seen: null });
  expect((await ola.read()).status).toBe('correction_requested');
  expect((await ola.undo()).status).toBe(200);
  const { rounds } = (await ola.get('/corrections')) as unknown as CaseCorrections;
  expect(rounds).toMatchObject([{ n: 1, state: 'draft', items: [{ words: 'Jest inaczej.' }] }]);
  expect((await ola.read()).status).toBe('completed');
  expect(await mailsLater()).toEqual([]);
});

it('a verdict on a document is as it was before, and so is the list of corrections', async () => {
  const link = await fillInAndSign(api);
  await sendAllDocuments(api, link);
  await post(api, `/applications/${link.token}/${link.id}/payment_application`, goodPayment);
  await moveAlong(api, link, [['settlement_review', 'operator']]);
  const { reference } = await findStored(api, link);
  const ola = await sit('ola', reference);
  // An invoice takes a date, too.
  const report = async () =>
    (await ola.read()).files.find(
      ({ verdict, issued_on }) => verdict !== undefined && issued_on === undefined,
    );
  const judge = async (verdict: string) => ola.post(`/files/${(await report())?.id}/verdict`, { verdict });
  const rounds = async () => ((await ola.get('/corrections')) as unknown as CaseCorrections).rounds.length;
  await judge('accepted');
  api.pass(1000);
  await judge('insufficient');
  expect([(await report())?.verdict, await rounds()]).toEqual(['insufficient', 1]);
  expect((await ola.undo()).status).toBe(200);
  expect([(await report())?.verdict, await rounds()]).toEqual(['accepted', 0]);
});
