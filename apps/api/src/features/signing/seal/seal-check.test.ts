import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageWith, sealAsDocumenso } from '../../../testing/signing/seal-as-documenso.ts';
import { plainDocument, sealPaper, testSealKey } from '../../../testing/signing/sealed-document.ts';
import { startTimeStamps, type TimeStampServer } from '../../../testing/signing/time-stamp-server.ts';
import { NotReady } from '../port/port.ts';
import { checkSignedDocument, findSeals } from './seal-check.ts';

const paper = plainDocument();
const sealed = sealPaper(paper);
const check = (document: Uint8Array, sent = paper) => expect(checkSignedDocument(document, sent));

describe('a paper given as signed', () => {
  it('is taken when its seal fits its bytes, and the seal names its certificate', async () => {
    await check(sealed).resolves.toBeUndefined();
    expect(findSeals(sealed).map((seal) => Buffer.from(seal.certificate))).toEqual([
      Buffer.from(testSealKey.certificate),
    ]);
  });

  it('is not taken when it is the unsigned one under another name', async () => {
    await check(paper).rejects.toThrow(NotReady);
  });

  it('is not taken when one byte under the seal was changed', async () => {
    const bent = sealed.slice();
    bent[12] = (bent[12] ?? 0) ^ 1;
    await check(bent).rejects.toThrow('no valid seal');
  });

  it('is not taken when something was added after the seal', async () => {
    const longer = new Uint8Array(Buffer.concat([sealed, Buffer.from('% dopisek')]));
    await check(longer).rejects.toThrow('whole paper');
  });

  it('is not taken when the signature was made over another paper', async () => {
    const other = Buffer.from(sealPaper(plainDocument('Umowa o dofinansowaniX')));
    const [mine, theirs] = [Buffer.from(sealed), other].map((bytes) => bytes.indexOf('/Contents<'));
    const swapped = Buffer.concat([sealed.subarray(0, mine), other.subarray(theirs)]);
    await check(new Uint8Array(swapped)).rejects.toThrow('no valid seal');
  });

  it.each([
    ['nothing', ''],
    ['a page of HTML', '<!doctype html><p>Bad gateway'],
    ['a PDF with an empty seal', '%PDF-1.7 /ByteRange [0 9 11 2] <>xx'],
    ['a PDF whose seal points beyond its end', '%PDF-1.7 /ByteRange [0 9 9999 2] <30>'],
    ['a PDF with a broken seal', '%PDF-1.7\n/ByteRange[0 34 42 0]/Contents<30820102>'],
  ])('is not taken when it is %s', async (_what, text) => {
    await check(new Uint8Array(Buffer.from(text))).rejects.toThrow(NotReady);
  });
});

describe('a paper that a platform wrote anew and sealed with a time stamp', () => {
  let stamps: TimeStampServer;
  let sent: Uint8Array;
  let signed: Uint8Array;
  beforeAll(async () => {
    stamps = await startTimeStamps(mkdtempSync(join(tmpdir(), 'stamps-')));
    sent = await pageWith('Umowa o dofinansowanie');
    signed = await sealAsDocumenso(sent, stamps.url);
  });
  afterAll(() => stamps.close());

  const changed = async (change: (file: PDF) => unknown) => {
    const file = await PDF.load(signed);
    await change(file);
    return file.save({ incremental: true });
  };

  it('is taken with the later revisions that prove its seal', async () => {
    expect(findSeals(signed).every(({ coversWholeFile }) => !coversWholeFile)).toBe(true);
    await check(signed, sent).resolves.toBeUndefined();
  });

  it.each<[string, (file: PDF) => unknown]>([
    ['words on a page', (file) => file.getPage(0)?.drawText('i milion', { x: 50, y: 600 })],
    ['a page', (file) => file.addPage({ size: 'a4' })],
    ['a page less', (file) => file.removePage(1)],
    ['a root that leads to no pages', (file) => file.getCatalog().delete('Pages')],
  ])('is not taken when a later revision brings %s', async (_what, change) => {
    await check(await changed(change), sent).rejects.toThrow('whole paper');
  });

  it('is not taken when it says anything else than what was sent', async () => {
    const other = await sealAsDocumenso(await pageWith('Umowa o dofinansowanie, ale inna'));
    await check(other, sent).rejects.toThrow('does not say what was sent');
    await check(other, await pageWith('')).rejects.toThrow('does not say what was sent');
  });
});
