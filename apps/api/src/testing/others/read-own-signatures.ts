import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readOwnSignature } from '../../features/signing/own/read-own-signature.ts';

/**
 * Prints what the product says of files that others have signed, a line of JSON for each.
 *
 *   tsx apps/api/src/testing/others/read-own-signatures.ts <document> <trusted.pem> <file>...
 */
const [, , document = '', trusted = '', ...files] = process.argv;
const bytesOf = (file: string) => new Uint8Array(readFileSync(file));
const anchor = new Uint8Array(new X509Certificate(readFileSync(trusted)).raw);
for (const file of files) {
  const returned = { sent: bytesOf(document), file: bytesOf(file), trusted: [anchor], now: new Date() };
  console.log(JSON.stringify({ file: basename(file), ...(await readOwnSignature(returned)) }));
}
