import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goodInvoices, strangeFiles, wrongInvoices } from './testing/examples.ts';

/** Where the ministry's schema lies, beside its base schemas and a `catalog.xml`. It is not part of the product. */
const schema = process.env.KSEF_SCHEMA;

/** What a schema leaves to whoever reads: bounds, document types, and letters other than the UTF-8 of KSeF. */
const oursAlone: readonly string[] = ['doctype', 'too_large'];
const otherLetters = ['that says it is in other letters', 'in two bytes a letter'];

function isValid(invoice: string | Uint8Array): boolean {
  const catalog = join(dirname(schema ?? ''), 'catalog.xml');
  const { status, error, stderr } = spawnSync(
    'xmllint',
    ['--nonet', '--noout', '--schema', schema ?? '', '-'],
    {
      input: invoice,
      env: { ...process.env, XML_CATALOG_FILES: catalog },
      encoding: 'utf8',
    },
  );
  if (error) throw error;
  // 1: not well-formed, 3: not valid; anything else is a fault of the schema or of the program.
  if (status !== 0 && status !== 1 && status !== 3) throw new Error(stderr);
  return status === 0;
}

describe.skipIf(!schema)('by the official schema (only with its path in KSEF_SCHEMA)', () => {
  it.each(Object.entries(goodInvoices))('an invoice %s is valid, too', (_name, invoice) => {
    expect(isValid(invoice)).toBe(true);
  });

  it.each(Object.entries(wrongInvoices))('one %s is wrong, too', (_name, invoice) => {
    expect(isValid(invoice)).toBe(false);
  });

  it.each(
    Object.entries(strangeFiles).filter(
      ([name, [problem]]) => !oursAlone.includes(problem) && !otherLetters.includes(name),
    ),
  )('a file %s is wrong, too', (_name, [, file]) => {
    expect(isValid(file)).toBe(false);
  });
});
