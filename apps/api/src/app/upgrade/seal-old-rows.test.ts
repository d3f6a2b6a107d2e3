import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findApplication } from '../../cases/applications.ts';
import { readEvents } from '../../cases/events.ts';
import { keyOf } from '../../cases/case-key.ts';
import { readSections } from '../../cases/sections.ts';
import { readCoOwners } from '../../features/co-owners/store.ts';
import { readDocuments, sealContext } from '../../features/settlement/documents.ts';
import { readPayments } from '../../features/settlement/payments.ts';
import { readSignedPaper } from '../../features/signing/artefacts.ts';
import { chainStart, findBreak } from '../../features/signing/embedded/chain.ts';
import { openDocument, openTerms, readEnvelope } from '../../features/signing/embedded/envelopes.ts';
import { readLinks } from '../../features/signing/embedded/record.ts';
import { findRequest, openOrder } from '../../features/signing/requests.ts';
import { openReason } from '../../features/signing/signer-states.ts';
import { leaseMail } from '../../mail/outbox/outbox.ts';
import { localFolder } from '../../platform/files/local-folder.ts';
import { findCanaries } from '../../testing/hostile/canaries.ts';
import { type OldIds, planted, writeOldApplication } from '../../testing/store/old-application.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { testKeys } from '../../testing/test-keys.ts';
import { type OldStore, sealOldRows } from './seal-old-rows.ts';

let opened: TestDatabase;
let store: OldStore;
let folder: string;
beforeAll(async () => {
  opened = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'ndp-old-'));
  store = { db: opened.db, keys: testKeys, storage: localFolder(folder) };
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

it('what an older version wrote is sealed at the start, broken off and begun again, and all of it opens', async () => {
  const applications = [await writeOldApplication(store), await writeOldApplication(store)];
  expect((await findCanaries(opened.db, planted)).length).toBeGreaterThan(8);
  let puts = 0;
  const failing = {
    ...store.storage,
    put: (key: string, bytes: Uint8Array) => {
      puts += 1;
      return puts === 2 ? Promise.reject(new Error('power cut')) : store.storage.put(key, bytes);
    },
  };
  await expect(sealOldRows({ ...store, db: opened.running, storage: failing })).rejects.toThrow('power cut');
  expect(await sealOldRows({ ...store, db: opened.running })).toBe(1);
  expect(await sealOldRows({ ...store, db: opened.running })).toBe(0);
  expect(await findCanaries(opened.db, planted)).toEqual([]);
  for (const ids of applications) await expectOpen(ids);
  expect(await store.storage.list()).toHaveLength(2);
  const mails = [await lease(), await lease()];
  expect(mails.map((mail) => mail?.payload.email)).toEqual([planted.email, planted.email]);
});

it('whoever renews a seal changes nothing else of what is evidence', async () => {
  const { envelope } = await writeOldApplication(store);
  await sealOldRows({ ...store, db: opened.running });
  const change = (statement: string) =>
    opened.owner.transaction().execute(async (trx) => {
      await sql`select set_config('ndp.resealing', 'on', true)`.execute(trx);
      await sql.raw(statement).execute(trx);
    });
  const ofEnvelope = `where envelope_id = '${envelope}'`;
  for (const statement of [
    `update signing_event set hash = 'x' ${ofEnvelope}`,
    `update signing_event set n = n + 100 ${ofEnvelope}`,
    `update signing_event set sealed_body = null ${ofEnvelope}`,
    `delete from signing_event ${ofEnvelope}`,
    `update co_owner_answer set answer = 'agree'`,
    'update co_owner_answer set answered_at = now()',
    'delete from co_owner_answer',
  ]) {
    expect(`${statement} ${await change(statement).catch(String)}`).toMatch('is never changed');
  }
});

const lease = () => leaseMail(opened.db, testKeys, new Date(Date.now() + 1000), 60_000);

async function expectOpen({ id, request, envelope }: OldIds): Promise<void> {
  const application = await findApplication(store, 'mpec', id);
  if (!application) throw new Error('it is lost');
  const key = keyOf(application);
  expect(application).toMatchObject({
    email: planted.email,
    client: { last_name: planted.name },
    project: { note: planted.note },
  });
  expect(await readEvents(opened.db, key)).toMatchObject([{ reason: planted.reason }]);
  expect(await readSections(store, key)).toMatchObject({
    client_info: { data: { last_name: planted.name } },
  });
  expect(await readCoOwners(store, key)).toMatchObject([
    { name: planted.name, answer: { reason: planted.reason } },
  ]);
  expect(await readPayments(store, key)).toMatchObject([{ heaterModelName: 'Bocianowa' }]);
  const [document] = await readDocuments(store, key);
  const file = await store.storage.get(document?.storageKey ?? '');
  const plain = application.safe.openBytes(file, sealContext('file', key, document?.id ?? ''));
  expect([document?.fileName, plain.toString()]).toEqual(['zimorodek.pdf', 'plik']);
  const found = await findRequest(opened.db, { partnerId: 'mpec', requestId: request });
  if (!found) throw new Error('its request is lost');
  expect(Buffer.from((await openOrder(store, found)).document).toString()).toBe('umowa');
  expect(openReason(found, application.safe)).toBe(planted.reason);
  const signed = await readSignedPaper(opened.db, testKeys, { partnerId: 'mpec', requestId: request });
  expect(Buffer.from(signed?.signedDocument ?? []).toString()).toBe('podpisana');
  await expectSigning(envelope);
}

async function expectSigning(envelopeId: string): Promise<void> {
  const paper = await readEnvelope(store, { partnerId: 'mpec', envelopeId });
  if (!paper) throw new Error('its paper is lost');
  expect(openTerms(paper).title).toBe('Umowa');
  expect(Buffer.from(openDocument(paper)).toString()).toBe('umowa');
  expect(paper.signers).toMatchObject([
    { name: planted.name, email: planted.email, declineReason: planted.reason },
  ]);
  const links = await readLinks(store, { partnerId: 'mpec', envelopeId });
  expect(links[0]?.body).toContain(planted.typed);
  expect(findBreak(chainStart('mpec', envelopeId, paper.row.document_hash), links)).toBeUndefined();
}
