// @database both, the embedded one in the long form

import type { PartnerLabels } from '@ndp/contract/desk/labels.ts';
import { beforeEach, expect, it } from 'vitest';
import { openBulkOffice } from '../../testing/desk/bulk-office.ts';
import { seat } from '../../testing/desk/desk-people.ts';

const { api, desk, workOff, sit, openCases } = await openBulkOffice();
const admin = await seat(api, 'labels-admin', 'mpec', ['administrator', 'auditor']);
beforeEach(async () => {
  await api.owner.deleteFrom('label').execute();
});

type Saved = Partial<PartnerLabels['labels'][number]> & { readonly name: string };

async function save({ name, color = 'red', is_retired = false }: Saved, who = admin, partner = 'mpec') {
  const url = `/api/partners/${partner}/labels`;
  const { status, json } = await who.ask(desk, 'POST', url, { name, color, is_retired });
  const labels = (json.labels ?? []) as PartnerLabels['labels'];
  const known = labels.find((label) => label.name.toLowerCase() === name.toLowerCase());
  return { status, id: known?.id ?? '', known, detail: json.detail };
}

it('a label of the partner is put on a case and taken off, filters the list, stands in the table and in words in the trail', async () => {
  const ola = await sit('ola');
  const [one, other] = await openCases(2);
  const { id } = await save({ name: 'bardzo pilne' });
  const turn = (is_on: boolean) => ola.ask('POST', `/cases/${one?.reference}/labels`, { label: id, is_on });
  const worn = { id, name: 'bardzo pilne', color: 'red' };
  for (const _ of [1, 2]) expect((await turn(true)).json).toEqual({ labels: [worn] });
  const references = async (query: string) =>
    ((await ola.ask('GET', `/cases?${query}`)).json.cases as { reference: string }[]).map(
      ({ reference }) => reference,
    );
  expect(await references(`label=${id}`)).toEqual([one?.reference]);
  expect((await ola.ask('GET', `/cases/${one?.reference}`)).json).toMatchObject({
    labels: [worn],
    other_labels: [],
  });
  expect((await ola.ask('GET', `/cases/${other?.reference}`)).json).toMatchObject({
    labels: [],
    other_labels: [worn],
  });
  const { base64 } = (await ola.ask('GET', '/case-table?format=csv')).json;
  const table = Buffer.from(String(base64), 'base64').toString();
  expect(table.split('\n').filter((line) => line.includes('pilne'))).toEqual([
    expect.stringContaining(one?.reference ?? ''),
  ]);
  const view = { name: 'Pilne', filter: { label: id } };
  const saved = await ola.ask('POST', '/inbox', { columns: ['labels'], views: [view] });
  expect(saved.json).toMatchObject({ views: [view], labels: [{ ...worn, is_retired: false }] });
  expect((await turn(false)).json).toEqual({ labels: [] });
  expect(await references(`label=${id}`)).toEqual([]);
  const url = `/api/partners/mpec/actions?reference=${one?.reference}`;
  const trail = JSON.stringify((await admin.ask(desk, 'GET', url)).json).replaceAll('\u00a0', ' ');
  expect(trail).toContain('etykieta sprawy');
  expect(trail).toContain('"name":"etykieta","value":"bardzo pilne"');
});

it('a retired label stays where it is and is put on no other case, until it is brought back under its name', async () => {
  const ola = await sit('ola');
  const [one, other] = await openCases(2);
  const { id } = await save({ name: 'Czeka na gminę', color: 'blue' });
  const put = (reference: string | undefined) =>
    ola.ask('POST', `/cases/${reference}/labels`, { label: id, is_on: true });
  await put(one?.reference);
  expect(await save({ name: 'czeka na gminę', color: 'blue', is_retired: true })).toMatchObject({
    known: { id, is_retired: true, cases: 1 },
  });
  expect((await ola.ask('GET', `/cases/${one?.reference}`)).json).toMatchObject({ labels: [{ id }] });
  const refused = await put(other?.reference);
  expect([refused.status, refused.json.detail]).toEqual([409, expect.stringContaining('już nie używa')]);
  expect((await save({ name: 'Czeka na gminę' })).known).toMatchObject({ id, is_retired: false });
  expect((await put(other?.reference)).status).toBe(200);
});

it('a label is put on many cases by a job, and one of another partner on none', async () => {
  const ola = await sit('ola');
  const cases = await openCases(2);
  const { id } = await save({ name: 'kontrola' });
  const stranger = await seat(api, 'labels-duon', 'duon', ['administrator']);
  const theirs = await save({ name: 'kontrola' }, stranger, 'duon');
  expect(theirs.id).not.toBe(id);
  expect((await ola.begin('label', cases)).status).toBe(422);
  expect((await ola.begin('label', cases, { label: theirs.id })).status).toBe(404);
  const on = { label: theirs.id, is_on: true };
  expect((await ola.ask('POST', `/cases/${cases[0]?.reference}/labels`, on)).status).toBe(404);
  const job = await ola.begin('label', cases, { label: id });
  await workOff();
  expect(await ola.read(job.id)).toMatchObject({ ending: 'done', done: 2 });
  expect((await ola.ask('GET', `/cases?label=${id}`)).json.cases).toHaveLength(2);
});

it('a partner has no more than twenty labels to choose from', async () => {
  for (let n = 0; n < 20; n += 1) expect((await save({ name: `etykieta ${n}` })).status).toBe(200);
  expect(await save({ name: 'jedna za dużo' })).toMatchObject({ status: 409 });
  expect(await save({ name: 'etykieta 0', is_retired: true })).toMatchObject({ status: 200 });
  expect(await save({ name: 'jedna za dużo' })).toMatchObject({ status: 200 });
});
