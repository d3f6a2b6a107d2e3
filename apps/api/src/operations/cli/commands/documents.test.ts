import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../../../cases/case-key.ts';
import { insertDocument, markRemoved, sealContext } from '../../../features/settlement/documents.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import { newStorageKey } from '../../../platform/files/port.ts';
import { sealedBytes, signPapers } from '../../../testing/documents/signed-documents.ts';
import { openTestApi } from '../../../testing/open-test-api.ts';
import { openHarness } from '../../../testing/operator/operator-harness.ts';
import { piecesOf } from '../command.ts';

const api = await openTestApi();
const harness = openHarness(api);

async function upload(application: Application, n: number, kind: string, fileName: string) {
  const { db, keys, storage, clock } = api.context;
  const key = keyOf(application);
  const document = {
    id: `00000000-0000-4000-8000-00000000000${n}`,
    kind,
    fileName,
    mediaType: 'image/png',
    bytes: 4,
    contentHash: 'a'.repeat(64),
    storageKey: newStorageKey(),
    uploadedAt: new Date(clock().getTime() + n),
  } as const;
  await storage.put(
    document.storageKey,
    application.cipher.sealBytes(Buffer.from(`png${n}`), sealContext('file', key, document.id)),
  );
  await insertDocument({ db, keys }, key, document);
  return document;
}

describe('the documents of an application', () => {
  it('are the signed papers and what was sent for the settlement, opened, without a person in their names', async () => {
    const application = await harness.send();
    const papers = await signPapers(api, application);
    await upload(application, 1, 'invoice', 'Faktura Kowalska.png');
    await upload(application, 2, 'removal_proof', '../../etc/passwd');
    const removed = await upload(application, 3, 'other', 'x.png');
    const { db } = api.context;
    await db
      .transaction()
      .execute((trx) => markRemoved(trx, keyOf(application), removed, api.context.clock()));
    const { files = [], exitCode } = await harness.type('documents', application.reference, '--out', 'x');
    expect(exitCode).toBe(0);
    expect(files.map(({ name }) => name.replace(application.reference, '…'))).toEqual([
      '…-wniosek.pdf',
      '…-umowa.pdf',
      '…-01-faktura.png',
      '…-02-likwidacja-starego-zrodla.png',
    ]);
    const contents = await Promise.all(files.map((file) => buffer(piecesOf(file))));
    expect(contents.slice(2).map((bytes) => Buffer.from(bytes).toString())).toEqual(['png1', 'png2']);
    const agreement = papers.find(({ paper }) => paper === 'agreement');
    expect(agreement && Buffer.compare(contents[1] ?? new Uint8Array(), sealedBytes(agreement))).toBe(0);
    expect(await harness.lastAction()).toMatchObject({ action: 'documents', details: { files: 4 } });
  });

  it('that cannot be read are noted as refused, for what was noted before as done was not', async () => {
    const application = await harness.send();
    const lost = await upload(application, 4, 'invoice', 'x.png');
    await api.context.storage.remove(lost.storageKey);
    const { files = [] } = await harness.type('documents', application.reference, '--out', 'x');
    const [file] = files;
    await expect(file && buffer(piecesOf(file))).rejects.toThrow();
    expect(await harness.lastAction()).toMatchObject({
      action: 'documents',
      outcome: 'refused',
      reference: application.reference,
    });
  });

  it('are refused while there are none', async () => {
    const { reference } = await harness.send();
    const { exitCode, text } = await harness.type('documents', reference, '--out', 'x');
    expect([exitCode, text]).toEqual([1, expect.stringContaining('nie ma jeszcze podpisanych pism')]);
  });
});
