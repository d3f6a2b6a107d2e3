import { describe, expect, it } from 'vitest';
import { formatBytes } from './file-size.ts';
import { offeredFor, validateFile } from './validate-file.ts';

const photo = { name: 'IMG_1.JPG', size: 3_000_000, type: 'image/jpeg' };

describe('a chosen file', () => {
  it('is sent when it may be a document', () => {
    expect(validateFile(photo)).toBeUndefined();
    expect(validateFile({ ...photo, type: '' })).toBeUndefined();
    expect(validateFile({ ...photo, name: 'skan' })).toBeUndefined();
    expect(validateFile({ ...photo, size: 10 * 1024 * 1024 })).toBeUndefined();
  });

  it('is not sent when it is plainly none', () => {
    expect(validateFile({ ...photo, size: 0 })).toBe('empty');
    expect(validateFile({ ...photo, size: 10 * 1024 * 1024 + 1 })).toBe('too_large');
    expect(validateFile({ name: 'faktura.docx', size: 9, type: 'application/msword' })).toBe('unknown_kind');
    expect(validateFile({ name: 'IMG_1.HEIC', size: 9, type: 'image/heic' })).toBe('unknown_kind');
  });

  it('may be the XML of an invoice where an invoice is asked for, and nowhere else', () => {
    const invoice = { name: 'FA_2026.xml', size: 9, type: '' };
    expect(validateFile(invoice, 'invoice')).toBeUndefined();
    expect(validateFile({ ...invoice, name: 'faktura', type: 'text/xml' }, 'invoice')).toBeUndefined();
    expect(validateFile(invoice, 'proof_of_payment')).toBe('xml_place');
    expect(validateFile(invoice)).toBe('xml_place');
    expect(offeredFor('invoice')).toContain('.xml');
    expect(offeredFor('removal_proof')).not.toContain('.xml');
  });

  it('is told with its size', () => {
    expect(formatBytes(1, 'pl')).toBe('1\u00a0kB');
    expect(formatBytes(347_900, 'pl')).toBe('340\u00a0kB');
    expect(formatBytes(1_300_000, 'pl')).toBe('1,2\u00a0MB');
    expect(formatBytes(1_300_000, 'en')).toBe('1.2\u00a0MB');
  });
});
