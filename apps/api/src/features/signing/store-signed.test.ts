// @database both

import { expect, it } from 'vitest';
import { namedFiles } from '../../operations/backup/named-files.ts';
import { asUnit } from '../../platform/unit.ts';
import { fillIn } from '../../testing/applications.ts';
import { askPapers } from '../../testing/documents/ask-documents.ts';
import { fillInAndSign, sealedBytes } from '../../testing/documents/signed-documents.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { findStored } from '../../testing/stored.ts';
import { eraseApplication, removeLeftovers } from '../retention/erase-application.ts';
import { storeSigned } from './store-signed.ts';

const api = await openTestApi();
const { storage } = api.context;

const sign = async () => fillInAndSign(api, await fillIn(api));
const move = (own = {}) => storeSigned({ db: api.running.db, storage: { ...storage, ...own } });
const readRows = ({ id }: { readonly id: string }) =>
  api.owner
    .selectFrom('signature_request as request')
    .innerJoin('signature_artefact as signed', 'signed.request_id', 'request.id')
    .select(['signed.signed_document', 'signed.signed_key', 'request.document'])
    .where('request.application_id', '=', id)
    .execute();
const eraseNow = async (link: { readonly id: string }) => {
  const stored = await findStored(api, link);
  return asUnit(api.context, (unit) => eraseApplication(unit, stored, 'request'));
};

async function readNamed(): Promise<readonly string[]> {
  const keys = [];
  for await (const { key } of namedFiles(api.context.db)) keys.push(key);
  return keys;
}

it('what all have signed moves from the database to the store of files once, and is given to the byte as before', async () => {
  const { papers, composed } = await sign();
  expect(await move()).toBe(2);
  expect(await move()).toBe(0);
  const rows = await readRows(papers);
  expect(rows.map(({ signed_document, document }) => [signed_document, document])).toEqual([
    [null, null],
    [null, null],
  ]);
  for (const paper of composed) {
    const { rawPayload } = await askPapers(api, papers, `/${paper.paper}`);
    expect(rawPayload.equals(Buffer.from(sealedBytes(paper)))).toBe(true);
  }
  const listed = (await askPapers(api, papers)).json().papers as readonly { readonly bytes: number }[];
  expect(listed.map(({ bytes }) => bytes)).toEqual(composed.map((paper) => sealedBytes(paper).length));
});

it('a signed document that has moved is part of every backup, and goes with its application', async () => {
  const { papers } = await sign();
  await move();
  const keys = (await readRows(papers)).map(({ signed_key }) => signed_key ?? '');
  expect(await readNamed()).toEqual(expect.arrayContaining(keys));
  await removeLeftovers(storage, await eraseNow(papers));
  expect(await Promise.all(keys.map((key) => storage.has(key)))).toEqual([false, false]);
});

it('while the store is away every document stays where it is, and is moved by the next round', async () => {
  const { papers } = await sign();
  const put = () => Promise.reject(new Error('away'));
  await expect(move({ put })).rejects.toThrow('away');
  expect((await readRows(papers)).every(({ signed_document }) => signed_document)).toBe(true);
  expect((await askPapers(api, papers, '/agreement')).statusCode).toBe(200);
  expect(await move()).toBe(2);
});

it('of an application that is erased while its documents move no file stays', async () => {
  const { papers } = await sign();
  const files: string[] = [];
  const put = async (key: string, bytes: Uint8Array) => {
    files.push(key);
    await storage.put(key, bytes);
    if (files.length === 1) await eraseNow(papers);
  };
  await move({ put });
  expect(await Promise.all(files.map((key) => storage.has(key)))).toEqual(files.map(() => false));
});
