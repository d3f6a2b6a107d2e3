import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findKsefNumber } from './ksef-number.ts';
import { parseVerificationCode, verificationLink } from './verification-link.ts';

const hash = createHash('sha256').update('<Faktura/>').digest();
const parts = { nip: '5260001246', issued_on: '2026-12-01', hash: hash.toString('hex') };
const address = `https://qr.ksef.mf.gov.pl/invoice/5260001246/01-12-2026/${hash.toString('base64url')}`;

describe('the verification code of an invoice', () => {
  it('names seller, day and file, and is built again from them', () => {
    expect(verificationLink(parts)).toBe(address);
    expect(parseVerificationCode(address)).toEqual({ system: 'official', ...parts });
  });

  it('of a test system is told apart, and one of anybody else', () => {
    const on = (host: string) => parseVerificationCode(address.replace('qr.ksef.mf.gov.pl', host))?.system;
    expect(on('qr-test.ksef.mf.gov.pl')).toBe('test');
    expect(on('QR-DEMO.ksef.mf.gov.pl')).toBe('test');
    expect(on('qr.ksef.mf.gov.pl.example')).toBe('other');
  });

  it.each([
    '',
    'https://example.pl/',
    address.replace('https', 'http'),
    address.replace('5260001246', '526000124'),
    address.slice(0, -1),
    `${address}?next=https://example.pl`,
    address.replace('https://', 'https://nobody@'),
    `javascript:${address}`,
  ])('is not read out of %j', (text) => {
    expect(parseVerificationCode(text)).toBeUndefined();
  });
});

describe('the number of an invoice in KSeF', () => {
  it('is found in the name of its file when its check holds', () => {
    const number = '5265877635-20250826-0100001AF629-AF';
    expect(findKsefNumber(`${number}.xml`)).toBe(number);
    expect(findKsefNumber(`faktura ${number} (1).xml`)).toBe(number);
  });

  it.each(['5265877635-20250826-0100001AF629-AE', '5265877636-20250826-0100001AF629-AF', 'FV 12 2026.xml'])(
    'is not taken from %s',
    (name) => {
      expect(findKsefNumber(name)).toBeUndefined();
    },
  );
});
