import { inflateSync } from 'node:zlib';
import type { PDF, PdfDict, PdfObject } from '@libpdf/core';
import { onlyProves, onlySigns } from '../seal/later-revisions.ts';
import { plainText } from './read-person.ts';
import { demand } from './refused-file.ts';

/** How much a signature may add to a file, and how much of it may come of what is packed, bytes. */
const mostAddedBytes = 3 * 1024 * 1024;
const mostUnpackedBytes = 16 * 1024 * 1024;
const mostCmsBytes = 512 * 1024;

/** The signature that was added to a document, not looked into yet. */
export interface AddedSignature {
  readonly cms: Uint8Array;
  /** What it says it covers: all of the file up to its end but itself. */
  readonly covered: readonly Uint8Array[];
  /** What the signature says of itself; the moment is UTC, ISO 8601. */
  readonly reason: string | undefined;
  readonly madeAt: string | undefined;
}

/**
 * Finds the one signature that was added behind a document: it begins with what was sent to the last byte, with whatever
 * signatures that bore; one revision holds the signature and nothing else, and whatever stands behind that only proves it.
 *
 * @throws {FileUnfit} it is anything else
 */
export async function findAddedSignature(sent: Uint8Array, file: Uint8Array): Promise<AddedSignature> {
  demand(
    file.length >= sent.length && Buffer.from(sent).equals(file.subarray(0, sent.length)),
    'other_document',
  );
  const added = Buffer.from(file.subarray(sent.length));
  demand(added.length <= mostAddedBytes && unpacksWithin(added), 'changed');
  const text = added.toString('latin1');
  const [range, ...more] = text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g);
  demand(range, 'no_signature');
  const [first = 0, firstLength = 0, second = 0, secondLength = 0] = range.slice(1).map(Number);
  const end = second + secondLength;
  const isWhole = first === 0 && firstLength > sent.length && second > firstLength && end <= file.length;
  demand(isWhole, 'broken');
  const hex = /^<([0-9a-fA-F\s]*)>$/.exec(
    Buffer.from(file.subarray(firstLength, second)).toString('latin1'),
  )?.[1];
  demand(hex && hex.length <= 2 * mostCmsBytes, 'broken');
  const isOnlyOne = more.every(({ index }) => sent.length + index >= end);
  demand(isOnlyOne && countRevisions(file.subarray(sent.length, end)) === 1, 'several');
  const signed = await open(file.subarray(0, end));
  demand(!signed.getCatalog().has('Perms'), 'locked');
  demand(await onlySigns(sent, file.subarray(0, end)), 'changed');
  const last = await open(file);
  const values = signatureValues(last);
  demand(values.length === signatureValues(await open(sent)).length + 1, 'several');
  demand(await onlyProves(file, end), 'changed');
  const value = values.find((each) => coversFirst(last, each) === firstLength);
  const [reason, madeAt] = ['Reason', 'M'].map((key) => textIn(last, value, key));
  return {
    cms: Buffer.from(hex.replace(/\s/g, ''), 'hex'),
    covered: [file.subarray(0, firstLength), file.subarray(second, end)],
    reason,
    madeAt: madeAt && readPdfDate(madeAt),
  };
}

/** How often a part of a file ends as a PDF ends. */
function countRevisions(part: Uint8Array): number {
  return [
    ...Buffer.from(part)
      .toString('latin1')
      .matchAll(/startxref\s+\d+\s+%%EOF/g),
  ].length;
}

/** Whether nothing in it unpacks to more than may be. */
function unpacksWithin(added: Buffer): boolean {
  for (const { index, 0: keyword } of added.toString('latin1').matchAll(/stream\r?\n/g)) {
    try {
      inflateSync(added.subarray(index + keyword.length), { maxOutputLength: mostUnpackedBytes });
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return false;
    }
  }
  return true;
}

/** @throws {FileUnfit} its structure is not what the file says, so that each program may see another one */
async function open(file: Uint8Array): Promise<PDF> {
  const { PDF } = await import('@libpdf/core');
  const opened = await PDF.load(file, { lenient: false }).catch(() => undefined);
  demand(opened && !opened.recoveredViaBruteForce, 'broken');
  return opened;
}

/** The values of all fields of a file that hold a signature. */
function signatureValues(file: PDF): readonly PdfDict[] {
  const form = asDict(resolve(file, file.getCatalog().get('AcroForm')));
  const values = itemsOf(file, form?.get('Fields')).flatMap(
    (item) => asDict(resolve(file, asDict(resolve(file, item))?.get('V'))) ?? [],
  );
  return values.filter((value) => nameIn(file, value, 'Type') !== 'DocTimeStamp');
}

/** How many bytes from the beginning a signature covers before its own place. */
function coversFirst(file: PDF, value: PdfDict): number | undefined {
  const length = itemsOf(file, value.get('ByteRange'))[1];
  return length?.type === 'number' ? length.value : undefined;
}

/** A date of PDF (`D:20261121120000+01'00'`) as UTC, ISO 8601; undefined for what is none. */
function readPdfDate(text: string): string | undefined {
  const found = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-]\d\d)'?(\d\d)?)?/.exec(text);
  if (!found) return undefined;
  const [, year, month, day, hour, minute, second, zone = '+00', rest = '00'] = found;
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}:${rest}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

function textIn(file: PDF, dict: PdfDict | undefined, key: string): string | undefined {
  const value = resolve(file, dict?.get(key));
  return value?.type === 'string' ? plainText(value.asString()) : undefined;
}

function nameIn(file: PDF, dict: PdfDict, key: string): string | undefined {
  const value = resolve(file, dict.get(key));
  return value?.type === 'name' ? value.value : undefined;
}

function resolve(file: PDF, value: PdfObject | undefined): PdfObject | undefined {
  return value?.type === 'ref' ? (file.getObject(value) ?? undefined) : value;
}

function itemsOf(file: PDF, value: PdfObject | undefined): readonly PdfObject[] {
  const list = resolve(file, value);
  return list?.type === 'array' ? list.toArray() : [];
}

function asDict(value: PdfObject | undefined): PdfDict | undefined {
  return value?.type === 'dict' ? value : undefined;
}
