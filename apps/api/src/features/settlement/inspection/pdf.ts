import type { FileProblem } from '@ndp/flows/application/payment/messages.ts';
import { FileRefused } from '../refusals.ts';

/** How far before the end a reader looks for the mark of the end, bytes. */
const tail = 1024;
const whiteSpace = /^[\0\t\n\f\r ]*$/;

export function isPdfStart(bytes: Buffer): boolean {
  return /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8));
}

/**
 * Lets a PDF pass as it is (ISO 32000-1, 7.5 and 12.6.4). Packed streams are never unpacked, so what is hidden in one
 * is not seen; readers do not run it either unless they are told to. Attached data, as e-invoices have, may stay.
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
  if (running.test(text) || attachesProgram(text)) return 'active';
  return script.test(withoutStreams(text)) ? 'active' : undefined;
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
const running = new RegExp(`(?:${named('JavaScript')}|${named('Launch')})\\b`);
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

const programs =
  /\.(apk|app|bat|cmd|com|cpl|deb|dll|dmg|docm|exe|hta|iso|jar|js|jse|lnk|msi|ps1|py|rpm|scr|sh|vbe|vbs|wsf|xlsm)$/i;

function attachesProgram(text: string): boolean {
  if (!embedded.test(text)) return false;
  for (const [, plain, hex] of text.matchAll(fileNamed)) {
    const name = plain ?? Buffer.from((hex ?? '').replace(/\s/g, ''), 'hex').toString('latin1');
    if (programs.test(name.replace(/\0/g, '').trim())) return true;
  }
  return false;
}
