import { describe, expect, it } from 'vitest';
import { plainDocument, sealPaper, testSealKey } from '../../testing/signing/sealed-document.ts';
import { NotReady } from './port.ts';
import { hashDocument } from './requests.ts';
import { checkSignedDocument, findSeals } from './seal-check.ts';

const paper = plainDocument();
const sealed = sealPaper(paper);
const check = (document: Uint8Array) => () => checkSignedDocument(document, hashDocument(paper));

describe('a paper given as signed', () => {
  it('is taken when its seal fits its bytes, and the seal names its certificate', () => {
    expect(check(sealed)).not.toThrow();
    expect(findSeals(sealed).map((seal) => Buffer.from(seal.certificate))).toEqual([
      Buffer.from(testSealKey.certificate),
    ]);
  });

  it('is not taken when it is the unsigned one under another name', () => {
    expect(check(paper)).toThrow(NotReady);
  });

  it('is not taken when one byte under the seal was changed', () => {
    const bent = sealed.slice();
    bent[12] = (bent[12] ?? 0) ^ 1;
    expect(check(bent)).toThrow('no valid seal');
  });

  it('is not taken when something was added after the seal', () => {
    const longer = new Uint8Array(Buffer.concat([sealed, Buffer.from('% dopisek')]));
    expect(check(longer)).toThrow('whole paper');
  });

  it('is not taken when the signature was made over another paper', () => {
    const other = Buffer.from(sealPaper(plainDocument('Umowa o dofinansowaniX')));
    const [mine, theirs] = [Buffer.from(sealed), other].map((bytes) => bytes.indexOf('/Contents<'));
    const swapped = Buffer.concat([sealed.subarray(0, mine), other.subarray(theirs)]);
    expect(check(new Uint8Array(swapped))).toThrow('no valid seal');
  });

  it.each([
    ['nothing', ''],
    ['a page of HTML', '<!doctype html><p>Bad gateway'],
    ['a PDF with an empty seal', '%PDF-1.7 /ByteRange [0 9 11 2] <>xx'],
    ['a PDF whose seal points beyond its end', '%PDF-1.7 /ByteRange [0 9 9999 2] <30>'],
    ['a PDF with a broken seal', '%PDF-1.7\n/ByteRange[0 34 42 0]/Contents<30820102>'],
  ])('is not taken when it is %s', (_what, text) => {
    expect(check(new Uint8Array(Buffer.from(text)))).toThrow(NotReady);
  });
});
