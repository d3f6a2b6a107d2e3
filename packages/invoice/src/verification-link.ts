import type { VerificationCode } from '@ndp/domain/settlement/invoice.ts';

const officialHost = 'qr.ksef.mf.gov.pl';
const systems: Readonly<Record<string, VerificationCode['system']>> = {
  [officialHost]: 'official',
  'qr-test.ksef.mf.gov.pl': 'test',
  'qr-demo.ksef.mf.gov.pl': 'test',
};

const codePattern =
  /^https:\/\/([a-z0-9.-]{1,253})\/invoice\/(\d{10})\/(\d{2})-(\d{2})-(\d{4})\/([A-Za-z0-9_-]{43})=?\/?$/i;

/** What a text read from a code says; undefined: it is no verification code of an invoice. */
export function parseVerificationCode(text: string): VerificationCode | undefined {
  const [, host = '', nip = '', day, month, year, hash = ''] = codePattern.exec(text.trim()) ?? [];
  if (nip === '') return;
  return {
    system: systems[host.toLowerCase()] ?? 'other',
    nip,
    issued_on: `${year}-${month}-${day}`,
    hash: Buffer.from(hash, 'base64url').toString('hex'),
  };
}

/**
 * The address at which a person sees whether KSeF knows the invoice. It is built from its parts, so nothing else that a
 * code may hold is ever opened.
 *
 * @source CIRFMF/ksef-docs, kody-qr.md
 */
export function verificationLink({ nip, issued_on, hash }: Omit<VerificationCode, 'system'>): string {
  const day = issued_on.split('-').toReversed().join('-');
  return `https://${officialHost}/invoice/${nip}/${day}/${Buffer.from(hash, 'hex').toString('base64url')}`;
}
