import type { FileProblem } from '@ndp/flows/application/payment/messages.ts';
import { FileRefused } from '../refusals.ts';
import { readObjects } from './objects.ts';
import type { Value } from './values.ts';

/** How far before the end a reader looks for the mark of the end, bytes. */
const tail = 1024;
const whiteSpace = /^[\0\t\n\f\r ]*$/;

export function isPdfStart(bytes: Buffer): boolean {
  return /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8));
}

/**
 * Lets a PDF pass as it is (ISO 32000-1, 7.5 and 12.6.4). What stands packed in object streams is unpacked and looked at
 * too; what cannot be unpacked as a document's is refused. Only data as e-invoices have them (XML) may be attached.
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
  const objects = readObjects(bytes, text);
  if (!objects || running.test(text) || running.test(objects.text)) return 'active';
  return objects.values.some(isActive) || attachesOther(objects.values) ? 'active' : undefined;
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
/** Long enough that no random bytes look like them, so they are looked for everywhere. */
const longNames = [
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'RichMedia',
  'EmbeddedFDFs',
  'OnInstantiate',
];
const running = new RegExp(`(?:${longNames.map(named).join('|')})\\b`);
const runningNames = new Set([...longNames, 'JS', 'XFA']);
const attachingNames = new Set(['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'EF']);

function isActive({ tokens }: Value): boolean {
  return tokens.some(({ kind, text }, at) => {
    if (kind === 'name') return runningNames.has(text);
    return kind === 'string' && leadsOut(text, tokens[at - 1]?.text);
  });
}

/**
 * Whether a string names a file elsewhere, on another machine of the reader's network or on the reader's own disk, or is a
 * script for an address.
 *
 * @param before  what stands before it; nothing before an object of its own, which may be named from anywhere
 */
function leadsOut(text: string, before = ''): boolean {
  const name = withoutMarks(text);
  if (['URI', 'Base', ''].includes(before)) return /^(?:file:|smb:|javascript:|\\\\)/i.test(name);
  return isFileName(before) && /^(?:\\\\|\/\/|file:|smb:)/i.test(name);
}

const isFileName = (before: string | undefined) => before === 'F' || before === 'UF';

/** Without the marks and gaps of its encoding. */
const withoutMarks = (text: string) => text.replace(/\0|^\xfe\xff|^\xff\xfe/g, '').trim();

/** Whether anything but XML is attached, or what is attached bears no name. */
function attachesOther(values: readonly Value[]): boolean {
  const isAttaching = ({ tokens }: Value) =>
    tokens.some(({ kind, text }) => kind === 'name' && attachingNames.has(text));
  if (!values.some(isAttaching)) return false;
  const names = values.flatMap(({ tokens }) =>
    tokens
      .filter(({ kind }, at) => kind === 'string' && isFileName(tokens[at - 1]?.text))
      .map(({ text }) => withoutMarks(text)),
  );
  return names.length === 0 || names.some((name) => !/\.xml$/i.test(name));
}
