import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askPoppler, readText } from '@ndp/documents/testing/poppler.ts';
import { expect, type Locator, type Page } from '@playwright/test';

/** A file as the browser saved it. */
export interface SavedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Presses what saves a file, and reads what was saved. */
export async function saveFile(page: Page, press: Locator): Promise<SavedFile> {
  const saving = page.waitForEvent('download');
  await press.click();
  const download = await saving;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** The words of a document, one space between them. */
export function wordsOf({ bytes }: SavedFile): string {
  return readText(bytes);
}

/**
 * Expects a signed document to be what was read before signing with an evidence page and a seal behind it, readable
 * for everybody, and sealed in the eyes of a program that is not ours.
 */
export function expectSigned(signed: SavedFile, read: SavedFile): void {
  expect(signed.bytes.length).toBeLessThanOrEqual(300 * 1024);
  expect(Buffer.compare(signed.bytes.subarray(0, read.bytes.length), read.bytes)).toBe(0);
  expectReadable(signed, read);
  expectSeal(signed);
}

function expectReadable(signed: SavedFile, read: SavedFile): void {
  const pagesOf = ({ bytes }: SavedFile) => Number(/Pages: +(\d+)/.exec(askPoppler('pdfinfo', bytes))?.[1]);
  expect(pagesOf(signed)).toBeGreaterThan(pagesOf(read));
  expect(askPoppler('pdfinfo', signed.bytes)).toMatch(/Tagged: +yes/);
  const fonts = askPoppler('pdffonts', signed.bytes).trim().split('\n').slice(2);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/ yes +yes +yes /);
}

/** Expects a document to be sealed to its last byte in the eyes of a program that is not ours. */
export function expectSeal({ bytes }: Pick<SavedFile, 'bytes'>): void {
  const { covered, seal, end } = cutOut(bytes);
  expect(end).toBe(bytes.length);
  expect(isSealOf(covered, seal)).toBe(true);
  const changed = Buffer.from(covered);
  changed.writeUInt8(changed.readUInt8(1000) ^ 1, 1000);
  expect(isSealOf(changed, seal)).toBe(false);
}

/** What the seal covers, the seal, and how far it reaches. */
function cutOut(bytes: Buffer) {
  const text = bytes.toString('latin1');
  const range = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)/.exec(text)?.slice(1).map(Number) ?? [];
  const [first = 0, firstLength = 0, second = 0, secondLength = 0] = range;
  const covered = Buffer.concat([bytes.subarray(first, firstLength), bytes.subarray(second)]);
  return {
    covered,
    seal: Buffer.from(text.slice(firstLength + 1, second - 1), 'hex'),
    end: second + secondLength,
  };
}

/** What openssl says; whom the certificate belongs to is not asked, the one of this server is thrown away. */
function isSealOf(covered: Buffer, seal: Buffer): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'ndp-seal-'));
  try {
    const [cms, content] = [join(folder, 'seal.der'), join(folder, 'content.bin')];
    writeFileSync(cms, seal);
    writeFileSync(content, covered);
    const ask = ['cms', '-verify', '-binary', '-noverify', '-inform', 'DER', '-in', cms, '-content', content];
    execFileSync('openssl', [...ask, '-out', join(folder, 'out.bin')], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
