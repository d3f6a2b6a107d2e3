import { programById } from '@ndp/domain/programs/all.ts';
import { afterAll, expect, it } from 'vitest';
import { fillIn } from '../../../testing/applications.ts';
import { findStored } from '../../../testing/stored.ts';
import { call, plainPartner } from '../../../testing/submissions.ts';
import { startTestApi } from '../../../testing/test-api.ts';
import { composeDocuments } from './compose-documents.ts';

const api = await startTestApi();
afterAll(() => api.close());

const fingerprintOf = async (link: { id: string }) =>
  (await composeDocuments(api.context, await findStored(api, link)))[1]?.fingerprint;

it('the papers and the export of a case go by the programme it was begun in, whatever its partner offers since', async () => {
  const link = await fillIn(api);
  const before = await fingerprintOf(link);
  await api.owner.updateTable('partner').set({ program_id: 'stx' }).where('id', '=', plainPartner).execute();
  // What is known of partners is read anew each minute.
  api.pass(61_000);
  await api.context.partners.find(plainPartner);
  expect(await fingerprintOf(link)).toBe(before);
  const { organiser } = programById('duon');
  await api.owner.updateTable('application').set({ program_id: 'duon' }).where('id', '=', link.id).execute();
  const exported = await call(api, `GET /applications/${link.token}/${link.id}/personal_data/file`);
  expect(exported.json().controller).toBe(organiser.name);
  await api.owner.updateTable('application').set({ program_id: null }).where('id', '=', link.id).execute();
  expect(await fingerprintOf(link)).not.toBe(before);
});
