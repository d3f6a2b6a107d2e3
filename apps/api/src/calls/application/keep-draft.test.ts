// @database both, the embedded one in the long form

import { expect, it } from 'vitest';
import { sweep } from '../../app/housekeeping.ts';
import { account, fillIn, homeSections, type Link, owner, put } from '../../testing/applications.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { call, dump, getByLink, homeProject } from '../../testing/submissions.ts';

const api = await openTestApi();

/** Keeps what is typed in a section, as a window does that has seen this version and revision. */
async function keep(
  link: Link,
  section: string,
  typed: object,
  { version = 0, revision = 99 }: { readonly version?: number; readonly revision?: number } = {},
) {
  return call(api, `PUT /applications/${link.token}/${link.id}/drafts/${section}`, {
    typed,
    version,
    revision,
  });
}

const opened = async (link: Link) => (await getByLink(api, link)).json();

it('what is typed in a section comes back to whoever opens the link, and is not given by it', async () => {
  const link = await fillIn(api, { until: 'building_address' });
  const before = await opened(link);
  const typed = { city: 'Kraków', street: 'Dzierzbowa', county: null };
  expect((await keep(link, 'building_address', typed)).json()).toEqual({ version: 1 });
  const { drafts, ...rest } = await opened(link);
  expect(drafts).toEqual({
    building_address: { typed, version: 1, kept_at: expect.any(String), is_prepared: false },
  });
  expect(rest).toEqual({ ...before, drafts: undefined });
  const complete = await keep(link, 'building_address', homeSections.building_address, { version: 1 });
  expect(complete.json()).toEqual({ version: 2 });
  expect((await opened(link)).building_address).toBeNull();
  expect((await put(api, link, 'building_info')).statusCode).toBe(409);
});

it('a number that is typed is nowhere to be read in the database', async () => {
  const link = await fillIn(api, { until: 'settlement' });
  await keep(link, 'settlement', { iban_number: account });
  await keep(link, 'client_info', { pesel: owner.pesel });
  const stored = await dump(api);
  expect(stored.match(/kept_at/g)).toHaveLength(2);
  for (const secret of [account, owner.pesel]) expect(stored).not.toContain(secret);
});

it('a window never replaces what another one has kept and it has not seen', async () => {
  const link = await fillIn(api, { until: 'building_address' });
  await keep(link, 'building_address', { city: 'Kraków' });
  const other = await keep(link, 'building_address', { city: 'Gdynia' });
  expect(other.statusCode).toBe(412);
  expect(other.json().current).toEqual({ typed: { city: 'Kraków' }, version: 1 });
  expect((await opened(link)).drafts.building_address.typed).toEqual({ city: 'Kraków' });
  expect((await keep(link, 'building_address', { city: 'Gdynia' }, { version: 1 })).statusCode).toBe(200);
});

it('nothing is kept over a section that was saved after the window was opened', async () => {
  const link = await fillIn(api, { until: 'building_address' });
  const { revision } = await opened(link);
  await put(api, link, 'client_info', { ...owner, first_name: 'Ewa' });
  const late = await keep(link, 'client_info', { first_name: 'Anna' }, { revision });
  expect([late.statusCode, late.json().current]).toEqual([412, null]);
});

it('saving the section ends what was typed in it, also when it says nothing new', async () => {
  const link = await fillIn(api, { until: 'building_address' });
  for (const section of [
    { ...owner, first_name: 'Ewa' },
    { ...owner, first_name: 'Ewa' },
  ]) {
    await keep(link, 'client_info', { first_name: 'Zofia' });
    await put(api, link, 'client_info', section);
    expect((await opened(link)).drafts).toEqual({});
  }
});

it('sending ends everything that was typed and never given, and nothing is kept afterwards', async () => {
  const link = await fillIn(api, { until: 'consent' });
  await keep(link, 'client_info', { first_name: 'Zofia' });
  await put(api, link, 'consent');
  expect(await api.context.db.selectFrom('section_draft').selectAll().execute()).toEqual([]);
  expect((await keep(link, 'settlement', { iban_number: account })).statusCode).toBe(409);
});

it('nobody’s consent is kept as given, and nothing that the section does not ask', async () => {
  const link = await fillIn(api, { until: 'consent' });
  expect((await keep(link, 'consent', { consent_regulations: true })).statusCode).toBe(422);
  await keep(link, 'consent', { co_owner_name: 'Marek', first_name: 'Anna', __proto__: 'x' });
  expect((await opened(link)).drafts.consent.typed).toEqual({ co_owner_name: 'Marek' });
});

it('what is typed goes with the application and stands in the file of everything that is kept', async () => {
  const link = await fillIn(api, { until: 'building_address' });
  await keep(link, 'building_address', { city: 'Kraków' });
  const file = (await askBehind(link, 'GET', 'personal_data/file')).json();
  expect(file.application.drafts.building_address.typed).toEqual({ city: 'Kraków' });
  expect((await askBehind(link, 'POST', 'erasure')).statusCode).toBe(200);
  expect(await api.context.db.selectFrom('section_draft').selectAll().execute()).toEqual([]);
});

it('typing is no act in the audit, however often it is kept', async () => {
  const link = await fillIn(api, { until: 'building_address' });
  const count = async () =>
    (await api.owner.selectFrom('audit_entry').select('n').where('application_id', '=', link.id).execute())
      .length;
  const before = await count();
  for (const version of [0, 1, 2]) await keep(link, 'building_address', { city: 'K' }, { version });
  expect(await count()).toBe(before);
});

const askBehind = (link: Link, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  call(api, `${method} /applications/${link.token}/${link.id}/${path}`, payload);
const keepProject = (link: Link, typed: object, version = 0) =>
  askBehind(link, 'PUT', 'project/draft', { typed, version });
const keptRows = () => api.context.db.selectFrom('section_draft').select('section').execute();

/** A gas boiler chosen, its kind not yet, the device emptied. */
const halfMade = { heat_source: 'gas_boiler', is_other_funding: false, heater_model_name: null };

it('a half-made correction comes back to whoever opens the link, and changes nothing', async () => {
  const link = await fillIn(api, { until: 'building_info' });
  const { drafts: _, ...before } = await opened(link);
  expect((await keepProject(link, { ...halfMade, first_name: 'Anna' })).json()).toEqual({ version: 1 });
  const { drafts, ...after } = await opened(link);
  expect(drafts.project.typed).toEqual(halfMade);
  expect(after).toEqual(before);
  expect(
    (await askBehind(link, 'GET', 'personal_data/file')).json().application.drafts.project.typed,
  ).toEqual(halfMade);
});

it('a correction is sealed, and a window never replaces what it has not seen', async () => {
  const link = await fillIn(api, { until: 'building_info' });
  await keepProject(link, { heater_model_name: 'Trznadel 5' });
  expect(await dump(api)).not.toContain('Trznadel 5');
  const other = await keepProject(link, { heater_model_name: 'Sikora 3' });
  expect(other.statusCode).toBe(412);
  expect(other.json().current).toEqual({ typed: { heater_model_name: 'Trznadel 5' }, version: 1 });
});

it('storing the correction ends what was typed of it, and so does giving it up', async () => {
  const link = await fillIn(api, { until: 'building_info' });
  await keepProject(link, halfMade);
  expect((await keepProject(link, {}, 1)).json()).toEqual({ version: 0 });
  expect(await keptRows()).toEqual([]);
  for (const heater_model_name of ['Wicher 12', 'Wicher 12']) {
    await keepProject(link, halfMade);
    const { quote } = await opened(link);
    await askBehind(link, 'PUT', 'project', { answers: { ...homeProject, heater_model_name }, quote });
    expect(await keptRows()).toEqual([]);
  }
});

it('sending ends it; begun afterwards it stays until the project can be corrected no more', async () => {
  const link = await fillIn(api, { until: 'consent' });
  await keepProject(link, halfMade);
  await put(api, link, 'consent');
  expect(await keptRows()).toEqual([]);
  await keepProject(link, halfMade);
  await sweep(api.context.db, api.context.clock());
  expect((await opened(link)).drafts.project.typed).toEqual(halfMade);
  await askBehind(link, 'POST', 'withdrawal');
  expect((await opened(link)).drafts).toEqual({});
  expect((await keepProject(link, {}, 1)).statusCode).toBe(409);
  await sweep(api.context.db, api.context.clock());
  expect(await keptRows()).toEqual([]);
});

it('it goes with the case, and is no act in the audit', async () => {
  const link = await fillIn(api, { until: 'building_info' });
  const acts = async () =>
    (await api.owner.selectFrom('audit_entry').select('n').where('application_id', '=', link.id).execute())
      .length;
  const before = await acts();
  await keepProject(link, halfMade);
  expect(await acts()).toBe(before);
  await askBehind(link, 'POST', 'erasure');
  expect(await keptRows()).toEqual([]);
});
