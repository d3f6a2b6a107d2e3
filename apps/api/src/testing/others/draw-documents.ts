import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawCaseFile } from '@ndp/documents/case-file.ts';
import { composeDocument } from '@ndp/documents/compose-document.ts';
import { drawRecord } from '@ndp/documents/evidence.ts';
import { paidCaseFile } from '@ndp/documents/testing/sample-case-file.ts';
import {
  apartmentDocument,
  coOwnerDocument,
  homeDocument,
  schoolDocument,
} from '@ndp/documents/testing/sample-data.ts';
import { ownerEvidence } from '@ndp/documents/testing/sample-evidence.ts';
import { padesSeal, signerWith } from '../../features/signing/seal/pades-seal.ts';
import { makeThrowAwayKey } from '../../features/signing/seal/throw-away-certificate.ts';
import { openCertificateOffice } from '../signing/certificate-office.ts';
import { startTimeStamps } from '../signing/time-stamp-server.ts';

/**
 * Draws every kind of document the product makes, and seals an agreement at each level, for programs of others to look at.
 *
 *   tsx apps/api/src/testing/others/draw-documents.ts <empty folder>
 */
const [, , folder = ''] = process.argv;
const at = (...names: string[]) => join(folder, ...names);
for (const name of ['documents', 'seals', 'broken', 'trusted', 'services'])
  mkdirSync(at(name), { recursive: true });

const people = { apartmentDocument, coOwnerDocument, homeDocument, schoolDocument };
for (const [name, data] of Object.entries(people))
  for (const language of ['pl', 'en'] as const)
    for (const kind of ['application', 'agreement'] as const) {
      const { bytes } = await composeDocument(kind, { ...data, language });
      writeFileSync(at('documents', `${kind}-${name}-${language}.pdf`), bytes);
    }
for (const language of ['pl', 'en'] as const) {
  writeFileSync(at('documents', `record-${language}.pdf`), await drawRecord({ ...ownerEvidence, language }));
}
writeFileSync(at('documents', 'case-file.pdf'), await drawCaseFile(paidCaseFile));

const stamps = await startTimeStamps(at('services'));
const office = await openCertificateOffice(at('services'));
const key = await makeThrowAwayKey('Organizator', new Date(Date.now() - 60_000));
const document = (await composeDocument('agreement', homeDocument)).bytes;
const order = {
  partnerId: 'mpec',
  document,
  appendix: await drawRecord(ownerEvidence),
  reason: 'Umowa',
  at: new Date(),
};
const levels = {
  'B-B': { signer: signerWith(key), timestampUrl: undefined },
  'B-T': { signer: signerWith(key), timestampUrl: stamps.url },
  'B-LT': { signer: office.issue('Organizator', { ocsp: '/ocsp' }), timestampUrl: stamps.url },
};
for (const [level, { signer, ...how }] of Object.entries(levels)) {
  const sealed = await padesSeal({ signerOf: () => signer, ...how })(order);
  writeFileSync(at('seals', `${level}.pdf`), sealed);
  const changed = Uint8Array.from(sealed);
  changed[1000] = (changed[1000] ?? 0) ^ 1;
  writeFileSync(at('broken', `${level}-one-byte-changed.pdf`), changed);
  writeFileSync(at('broken', `${level}-revised-later.pdf`), reviseLater(sealed));
}
const pem = `-----BEGIN CERTIFICATE-----\n${Buffer.from(key.certificate).toString('base64')}\n-----END CERTIFICATE-----\n`;
writeFileSync(at('trusted', 'organizer.pem'), pem);
writeFileSync(at('trusted', 'issuer.pem'), readFileSync(office.certificate));
writeFileSync(at('trusted', 'stamps.pem'), readFileSync(stamps.certificate));
await stamps.close();
await office.close();

/** Appends a revision in which the first page is empty, as an editor of PDF would. */
function reviseLater(sealed: Uint8Array): Uint8Array {
  const text = Buffer.from(sealed).toString('latin1');
  const page = /\n(\d+) 0 obj\s*<<[^>]*\/Type \/Page\b/.exec(text)?.[1] ?? '1';
  const last = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? '0';
  const object = `${page} 0 obj\n<< /Type /Page /MediaBox [0 0 595 842] >>\nendobj\n`;
  const offset = String(sealed.length).padStart(10, '0');
  const size = [...text.matchAll(/\/Size (\d+)/g)].at(-1)?.[1];
  const root = [...text.matchAll(/\/Root (\d+ 0 R)/g)].at(-1)?.[1];
  const table = `xref\n${page} 1\n${offset} 00000 n \ntrailer\n<< /Size ${size} /Root ${root} /Prev ${last} >>\n`;
  const end = `startxref\n${sealed.length + object.length}\n%%EOF\n`;
  return Buffer.concat([sealed, Buffer.from(object + table + end)]);
}
