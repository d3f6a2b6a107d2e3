import { createHash } from 'node:crypto';
import type { CaseRow } from '@ndp/contract/desk/cases.ts';
import { exportCases, mostExported } from '@ndp/contract/desk/inbox.ts';
import { say } from '@ndp/flows/message.ts';
import { polishDay } from '../../../platform/clock.ts';
import { writeCsv } from '../../../platform/csv.ts';
import { writeSheet } from '../../../platform/files/write-sheet.ts';
import { mount } from '../../../platform/http/mount.ts';
import { describeRows } from '../case-rows.ts';
import type { DeskHttp } from '../desk-http.ts';
import { readFilter } from './case-filter.ts';
import { readRows } from './list-cases.ts';
import { exportHeads } from './messages.ts';
import { orderOf } from './order.ts';

/** What stands in a column: a text, or an amount in PLN. */
const cells: Readonly<Record<keyof typeof exportHeads, (row: CaseRow) => string | number>> = {
  reference: ({ reference }) => reference,
  applicant: ({ applicant }) => applicant ?? '',
  standing: ({ standing: phase }) => phase,
  since: ({ since }) => polishDay(new Date(since)),
  due_on: ({ due_on }) => due_on ?? '',
  program: ({ program }) => program,
  building: ({ building }) => building ?? '',
  municipality: ({ municipality }) => municipality ?? '',
  amount: ({ amount }) => amount ?? '',
  officer: ({ assignee }) => assignee?.name ?? '',
  flags: ({ flags }) => flags.join(', '),
  labels: ({ labels }) => labels.map(({ name }) => name).join(', '),
};

/** The view an officer sees, as a file; it is a download of personal data and stored as one. */
export function mountExportCases(http: DeskHttp): void {
  mount(http, exportCases, async ({ query: { format, ...filter }, work }) => {
    const { where, details } = await readFilter(work, filter);
    const found = await readRows(work, where, orderOf(filter, work.now), mostExported + 1);
    const rows = await describeRows(work, found.slice(0, mostExported), { isOpened: true });
    const heads = Object.values(exportHeads).map((head) => say(head, work.language));
    const table = rows.map((row) => Object.values(cells).map((cell) => cell(row)));
    const bytes =
      format === 'csv'
        ? Buffer.from(writeCsv([heads, ...table.map((row) => row.map(inWords))]))
        : await writeSheet(heads, table);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    work.addDetails({ cases: rows.length, format, sha256, ...details });
    return {
      name: `sprawy-${work.partner.id}-${polishDay(work.now)}.${format}`,
      base64: bytes.toString('base64'),
      rows: rows.length,
      is_whole: found.length <= mostExported,
    };
  });
}

/** An amount as Polish spreadsheets read it. */
function inWords(cell: string | number): string {
  return typeof cell === 'number' ? String(cell).replace('.', ',') : cell;
}
