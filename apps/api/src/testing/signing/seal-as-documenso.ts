import { HttpTimestampAuthority, PDF } from '@libpdf/core';
import { signerWith } from '../../features/signing/seal/pades-seal.ts';
import { testSealKey } from './sealed-document.ts';

/** What was sealed before, by what it was sealed from: writing a file anew takes a while. */
const sealed = new Map<string, Promise<Uint8Array>>();

/**
 * Seals a paper as Documenso 2.17 does: the file is written anew, the signature is drawn on its page as a picture of
 * its own, a certificate page follows, and with a time-stamp service two or three later revisions prove the seal.
 */
export function sealAsDocumenso(paper: Uint8Array, timestampUrl?: string): Promise<Uint8Array> {
  const key = `${timestampUrl ?? ''} ${Buffer.from(paper).toString('base64')}`;
  const known = sealed.get(key) ?? seal(paper, timestampUrl);
  sealed.set(key, known);
  return known;
}

async function seal(paper: Uint8Array, timestampUrl: string | undefined): Promise<Uint8Array> {
  const written = await PDF.load(paper);
  written.flattenAll();
  written.upgradeVersion('1.7');
  const drawn = await written.embedPage(await PDF.load(await pageWith('Łucja Żółć')), 0);
  written.getPage(0)?.drawPage(drawn, { x: 0, y: 0 });
  await written.copyPagesFrom(await PDF.load(await pageWith('Signing certificate')), [0]);
  const whole = await PDF.load(await written.save({ useXRefStream: true }));
  const authority = timestampUrl === undefined ? undefined : new HttpTimestampAuthority(timestampUrl);
  const { bytes } = await whole.sign({
    signer: signerWith(testSealKey),
    reason: 'Signed by Documenso',
    subFilter: 'ETSI.CAdES.detached',
    longTermValidation: authority !== undefined,
    archivalTimestamp: authority !== undefined,
    ...(authority ? { timestampAuthority: authority } : {}),
  });
  return bytes;
}

/** A file of one page that says this. */
export async function pageWith(text: string): Promise<Uint8Array> {
  const file = PDF.create();
  file
    .addPage({ size: 'a4' })
    .drawText(text.normalize('NFD').replace(/[^\x20-\x7e]/g, ''), { x: 50, y: 700 });
  return file.save();
}
