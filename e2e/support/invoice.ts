import { readFileSync } from 'node:fs';
import type { PickedFile } from './settlement.ts';
import { today } from './today.ts';

const example = new URL('../../packages/invoice/src/testing/examples/consumer.xml', import.meta.url);

/** An invoice of KSeF of today, for work done today, made out to somebody by name. */
export function invoiceFor(buyer: string): PickedFile {
  const xml = readFileSync(example, 'utf8')
    .replace(/Łucja\s+Żółć/, buyer)
    .replace(/(<fa:P_1>|<fa:P_6_Od>|<fa:P_6_Do>)[\d-]+/g, (_, tag) => `${tag}${today()}`);
  return { name: 'faktura.xml', mimeType: 'application/xml', buffer: Buffer.from(xml) };
}
