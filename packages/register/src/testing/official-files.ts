/** Synthetic files in the exact form of eTERYT, for tests: nothing in them comes from the official ones. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll } from 'vitest';
import { listCounties } from '../build/county-codes.ts';
import { provinceFacts } from '../build/province-facts.ts';

export type Rows = readonly (readonly string[])[];

const headers = {
  TERC: ['WOJ', 'POW', 'GMI', 'RODZ', 'NAZWA', 'NAZWA_DOD', 'STAN_NA'],
  SIMC: ['WOJ', 'POW', 'GMI', 'RODZ_GMI', 'RM', 'MZ', 'NAZWA', 'SYM', 'SYMPOD', 'STAN_NA'],
  ULIC: ['WOJ', 'POW', 'GMI', 'RODZ_GMI', 'SYM', 'SYM_UL', 'CECHA', 'NAZWA_1', 'NAZWA_2', 'STAN_NA'],
} as const;

export type OfficialTable = keyof typeof headers;

export const day = '2026-01-01';

/** UTF-8 with a byte order mark, semicolons, CRLF and an empty last line. */
export function toCsv(table: OfficialTable, rows: Rows): string {
  const lines = [headers[table], ...rows].map((cells) => `${cells.join(';')}\r\n`);
  return `\uFEFF${lines.join('')}\r\n`;
}

export function toXml(table: OfficialTable, rows: Rows): string {
  const encode = (cell: string) => cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const cell = (name: string, text: string) =>
    text === '' ? `<${name} />` : `<${name}>${encode(text)}</${name}>`;
  const row = (cells: readonly string[]) =>
    headers[table].map((name, at) => cell(name, cells[at] ?? '')).join('');
  const body = rows.map((cells) => `<row>${row(cells)}</row>\r\n`).join('');
  return `<?xml version="1.0" encoding="utf-8"?>\r\n<teryt><catalog name="${table}" type="ALL" date="${day}">\r\n${body}</catalog></teryt>\r\n`;
}

export function toZip(name: string, text: string): Uint8Array {
  return zipSync({ [name]: new TextEncoder().encode(text) });
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder of its own for the files of a test, gone with the test's last line. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'register-'));
  folders.push(folder);
  return folder;
}

export function writeIn(folder: string, name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Every province and county of Poland, without communities. */
export function upperUnits(): string[][] {
  return provinceFacts.flatMap((province) => [
    [province.id, '', '', '', province.name.toLocaleUpperCase('pl'), 'województwo', day],
    ...listCounties(province.id).map(({ id, name, kind }) => [
      province.id,
      id.slice(2),
      '',
      '',
      name,
      kind,
      day,
    ]),
  ]);
}
