import type { FileProblem } from '@ndp/flows/application/payment/messages.ts';
import { FileRefused } from '../refusals.ts';
import { unpackObjects } from './unpack.ts';

/** How far before the end a reader looks for the mark of the end, bytes. */
const tail = 1024;
const whiteSpace = /^[\0\t\n\f\r ]*$/;

export function isPdfStart(bytes: Buffer): boolean {
  return /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8));
}

/**
 * Lets a PDF pass as it is (ISO 32000-1, 7.5 and 12.6.4). What stands packed in object streams is unpacked and looked at
 * too, with names written in any way. Only data as e-invoices have them (XML) may be attached.
 *
 * @throws {FileRefused} with the first fault
 */
export function validatePdf(bytes: Buffer): Buffer {
  const problem = problemOf(bytes);
  if (problem) throw new FileRefused(problem);
  return bytes;
}

function problemOf(bytes: Buffer): FileProblem | undefined {
  const text = bytes.toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || !text.includes('startxref') || !/\d\s+obj\b/.test(text)) return 'damaged';
  if (!whiteSpace.test(text.slice(end + 5))) return 'mixed';
  if (text.length - end > tail) return 'damaged';
  if (encrypted.test(text)) return 'locked';
  if (otherwisePacked.test(text)) return 'active';
  const packed = unpackObjects(bytes, text, packing);
  if (packed === undefined || isActive(text, withoutStreams(text)) || isActive(packed, packed))
    return 'active';
  return attachesOther(`${text}\n${packed}`) ? 'active' : undefined;
}

/** @param plain  the text without its streams */
function isActive(text: string, plain: string): boolean {
  return running.test(text) || script.test(plain) || leadsOut(text);
}

/** A pattern for a name of PDF; each letter may be written as its number too (`#4A`). */
function named(name: string): string {
  const letters = [...name].map((letter) => {
    const digits = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${digits.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  });
  return `\\/${letters.join('')}`;
}

const encrypted = new RegExp(`${named('Encrypt')}\\b`);
const running = new RegExp(
  `(?:${['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'RichMedia', 'EmbeddedFDFs'].map(named).join('|')})\\b|${named('XFA')}\\s*(?:\\[|\\d+\\s+\\d+\\s+R)`,
);
/** In the dictionaries of object streams, and of little else. */
const packing = new RegExp(`${named('ObjStm')}|${named('First')}\\s*\\d`, 'g');
/** An object stream that is not simply deflated: no program writes one so. */
const otherwisePacked = new RegExp(
  `${named('ObjStm')}[^>]{0,400}(?:${['ASCIIHexDecode', 'ASCII85Decode', 'LZWDecode', 'RunLengthDecode', 'Crypt', 'AHx', 'A85', 'LZW', 'RL'].map(named).join('|')})|(?:${['ASCIIHexDecode', 'ASCII85Decode', 'LZWDecode', 'RunLengthDecode'].map(named).join('|')})[^>]{0,400}${named('ObjStm')}`,
);
const script = new RegExp(`${named('JS')}\\s*[(<\\d]`);
const embedded = new RegExp(named('EmbeddedFile'));
/** A file's name as plain text or as hexadecimal digits. */
const fileNamed = new RegExp(
  `(?:${named('F')}|${named('UF')})\\s*(?:\\(((?:\\\\.|[^\\\\()\\r\\n]){0,400})\\)|<([0-9a-fA-F\\s]{0,900})>)`,
  'g',
);

/** Random bytes of a packed stream look like a short name now and then. */
function withoutStreams(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf('stream', from);
    const end = start < 0 ? -1 : text.indexOf('endstream', start);
    if (end < 0) return kept.join(' ') + text.slice(from);
    kept.push(text.slice(from, start));
    from = end + 'endstream'.length;
  }
}

/** Names of files, without the marks and gaps of their encoding. */
function* filesNamed(text: string): Generator<string> {
  for (const [, plain, hex] of text.matchAll(fileNamed)) {
    const name =
      plain?.replace(/\\([\\()])/g, '$1') ??
      Buffer.from((hex ?? '').replace(/\s/g, ''), 'hex').toString('latin1');
    yield name.replace(/\0|^\xfe\xff|^\xff\xfe/g, '').trim();
  }
}

/** Whether a file elsewhere is named: on another machine of the reader's network, or on the reader's own disk. */
function leadsOut(text: string): boolean {
  for (const name of filesNamed(text)) if (/^(\\\\|\/\/|file:|smb:)/i.test(name)) return true;
  return /\/URI\s*\(\s*(?:file:|smb:|\\\\)/i.test(text);
}

/** Whether anything but XML is attached, or what is attached bears no name. */
function attachesOther(text: string): boolean {
  if (!embedded.test(text)) return false;
  const names = [...filesNamed(text)];
  return names.length === 0 || names.some((name) => !/\.xml$/i.test(name));
}
