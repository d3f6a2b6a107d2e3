import { createHash } from 'node:crypto';
import { request } from 'node:http';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sweepFiles } from '../../features/settlement/sweep-files.ts';
import { dayMs } from '../../platform/clock.ts';
import { adoptStore, StoreNotBound } from '../../platform/files/bind-store.ts';
import { markName, newStorageKey } from '../../platform/files/port.ts';
import type { Link } from '../../testing/applications.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { jpegOf, pdfOf } from '../../testing/settlement/sample-files.ts';
import {
  filesIn,
  fillInAndSign,
  moveAlong,
  sendAllDocuments,
  sendFile,
} from '../../testing/settlement/settlements.ts';
import { call, homeApplication, otherPartner, plainPartner, post } from '../../testing/submissions.ts';

const api = await openTestApi();

const pathOf = (link: Link, document: string) =>
  `/applications/${link.token}/${link.id}/settlement_documents/${document}`;
const remove = (link: Link, document: string, from = plainPartner) =>
  post(api, `${pathOf(link, document)}/removal`, undefined, { from });
const fetchFile = (link: Link, document: string, language = 'pl', from = plainPartner) =>
  call(api, `GET ${pathOf(link, document)}`, undefined, { from, language });
const other = { estimate: { ...homeApplication, email: 'anna@example.pl' } };

async function sendOne(link: Link, bytes = pdfOf(), kind = 'invoice'): Promise<string> {
  return (await sendFile(api, link, { bytes, kind })).json().payment.documents.at(-1).id;
}

describe('a document that was sent', () => {
  it('comes back byte for byte', async () => {
    const link = await fillInAndSign(api);
    const answer = await fetchFile(link, await sendOne(link));
    expect(answer.rawPayload.equals(pdfOf())).toBe(true);
  });

  it('comes back as it was kept when it is a photograph, named by what it is and the reference', async () => {
    const link = await fillInAndSign(api);
    const taken = await sharp(jpegOf())
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 13/1 0/1' } })
      .toBuffer();
    const document = await sendOne(link, taken, 'removal_proof');
    const answer = await fetchFile(link, document);
    const kept = answer.rawPayload;
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 24, height: 18 });
    expect(kept.toString('latin1')).not.toContain('Exif');
    const row = await api.context.db.selectFrom('settlement_document').selectAll().executeTakeFirst();
    const content_hash = createHash('sha256').update(kept).digest('hex');
    expect(row).toMatchObject({ bytes: kept.length, content_hash });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': expect.stringMatching(
        /^attachment; filename\*=UTF-8''NDP-2026-\w+-likwidacja-starego-zrodla\.jpg$/,
      ),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const english = await fetchFile(link, document, 'en');
    expect(english.headers['content-disposition']).toContain('-removal-proof.jpg');
  });

  it('opens only through the link of its own application, in its own portal', async () => {
    const link = await fillInAndSign(api);
    const document = await sendOne(link);
    const stranger = await fillInAndSign(api, other);
    const answers = [
      await fetchFile(stranger, document),
      await fetchFile(link, document, 'pl', otherPartner),
      await fetchFile({ ...link, token: 'A'.repeat(43) }, document),
      await fetchFile(link, '../../etc/passwd'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });

  it('does not open when its bytes were changed where they lie, or put in the place of others', async () => {
    const link = await fillInAndSign(api);
    const document = await sendOne(link);
    const [key = ''] = filesIn(api.uploads);
    const sealed = await api.context.storage.get(key);
    const changed = Uint8Array.from(sealed, (byte, i) => (i === sealed.length - 1 ? byte ^ 1 : byte));
    await api.context.storage.put(key, changed);
    expect((await fetchFile(link, document)).statusCode).toBe(500);
  });

  it('can be taken back: its bytes are gone, twice is as good as once', async () => {
    const link = await fillInAndSign(api);
    const document = await sendOne(link);
    const answer = await remove(link, document);
    expect([answer.statusCode, answer.json().payment.documents]).toEqual([200, []]);
    expect(filesIn(api.uploads)).toEqual([]);
    expect((await remove(link, document)).json()).toEqual(answer.json());
    const gone = await fetchFile(link, document, 'en');
    expect([gone.statusCode, gone.json().detail]).toEqual([404, expect.stringContaining('no longer there')]);
  });

  it('cannot be taken back by others, nor once the payment is applied for', async () => {
    const link = await fillInAndSign(api);
    const document = await sendOne(link);
    const stranger = await fillInAndSign(api, other);
    expect((await remove(stranger, document)).statusCode).toBe(200);
    expect((await remove(link, document, otherPartner)).statusCode).toBe(404);
    await moveAlong(api, link, [['payment_requested', 'applicant']]);
    expect((await remove(link, document)).statusCode).toBe(409);
    expect((await fetchFile(link, document)).statusCode).toBe(200);
  });
});

describe('the sweep of files', () => {
  const later = (ms = 61 * 60_000) => new Date(Date.now() + ms);
  const sweepAt = (now: Date, most?: number) => sweepFiles(api.running.db, api.context.storage, now, most);
  const adopt = () => adoptStore(api.owner, api.context.storage, new Date());
  const sweptKey = async () =>
    (await api.owner.selectFrom('settlement_document').select('storage_key').executeTakeFirst())?.storage_key;
  const nothing = { discarded: 0, recalled: 0, removed: 0 };

  it('puts what no document needs into the trash once it is an hour old, and deletes it after 30 days', async () => {
    const link = await fillInAndSign(api);
    await sendAllDocuments(api, link);
    await adopt();
    const needed = filesIn(api.uploads);
    const key = newStorageKey();
    await api.context.storage.put(key, Uint8Array.of(1));
    expect(await sweepAt(new Date())).toEqual(nothing);
    expect(await sweepAt(later())).toEqual({ ...nothing, discarded: 1 });
    expect(filesIn(api.uploads)).toEqual([...needed, `trash/${key}`].sort());
    expect(await sweepAt(later(30 * dayMs))).toEqual(nothing);
    expect(await sweepAt(later(31 * dayMs))).toEqual({ ...nothing, removed: 1 });
    expect(filesIn(api.uploads)).toEqual(needed);
  });

  it('looks at so many files in one round, goes on there in the next, and begins anew at the end', async () => {
    await adopt();
    const { storage } = api.context;
    const keys = Array.from({ length: 5 }, newStorageKey).toSorted();
    for (const key of keys) await storage.put(key, Uint8Array.of(1));
    const seen: string[] = [];
    async function* noted(files: ReturnType<typeof storage.list>) {
      for await (const file of files) {
        seen.push(file.key);
        yield file;
      }
    }
    const watched = { ...storage, list: (after?: string) => noted(storage.list(after)) };
    const rounds: string[][] = [];
    for (let i = 0; i < 4; i += 1) {
      await sweepFiles(api.running.db, watched, new Date(), 2);
      rounds.push(seen.splice(0));
    }
    expect(rounds.map((round) => round.slice(0, 2))).toEqual([
      keys.slice(0, 2),
      keys.slice(2, 4),
      keys.slice(4),
      keys.slice(0, 2),
    ]);
  });

  it('brings back from the trash what a document names again, as after a recovery of the database', async () => {
    const link = await fillInAndSign(api);
    await sendAllDocuments(api, link);
    await adopt();
    const needed = filesIn(api.uploads);
    const rows = await api.owner.deleteFrom('settlement_document').returningAll().execute();
    expect(await sweepAt(later())).toEqual({ ...nothing, discarded: rows.length });
    await api.owner.insertInto('settlement_document').values(rows).execute();
    expect(await sweepAt(later())).toEqual({ ...nothing, recalled: rows.length });
    expect(filesIn(api.uploads)).toEqual(needed);
  });

  it('deletes at once what an applicant took back, though it has not come that far, and older ones when it has', async () => {
    const link = await fillInAndSign(api);
    await sendOne(link);
    await adopt();
    const takeBack = (removed_at: Date) =>
      api.owner.updateTable('settlement_document').set({ removed_at }).execute();
    await takeBack(new Date());
    expect(await sweepAt(later(), 0)).toEqual({ ...nothing, removed: 1 });
    await api.context.storage.put((await sweptKey()) ?? '', Uint8Array.of(1));
    await takeBack(new Date(Date.now() - 2 * dayMs));
    expect(await sweepAt(later(), 0)).toEqual(nothing);
    expect(await sweepAt(later())).toEqual({ ...nothing, removed: 1 });
  });

  it('touches nothing where database and files do not belong together', async () => {
    await sendAllDocuments(api, await fillInAndSign(api));
    const stored = filesIn(api.uploads);
    await api.owner.deleteFrom('settlement_document').execute();
    await expect(sweepAt(later())).rejects.toThrow(StoreNotBound);
    await adopt();
    await api.context.storage.writeMark('another');
    await expect(sweepAt(later())).rejects.toThrow('belong to another database');
    expect(filesIn(api.uploads).filter((name) => name !== markName)).toEqual(stored);
  });
});

describe('over a real connection', () => {
  it('a file of 11 MB is answered with 413 and a sentence, not with a broken connection', async () => {
    const link = await fillInAndSign(api);
    const origin = await api.server.listen({ port: 0, host: '127.0.0.1' });
    const path = `/pl/ndp/applications/${link.token}/${link.id}/settlement_documents?kind=invoice&name=x`;
    const answer = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const headers = { origin: api.originOf(plainPartner), 'content-type': 'application/octet-stream' };
      const sending = request(`${origin}${path}`, { method: 'POST', headers }, (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode, text }));
      });
      sending.on('error', reject);
      sending.end(Buffer.alloc(11 * 1024 * 1024, pdfOf()));
    });
    expect(answer).toEqual({ status: 413, text: expect.stringContaining('10\u00a0MB') });
    expect(filesIn(api.uploads)).toEqual([]);
  });
});
