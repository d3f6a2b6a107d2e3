import { createHash } from 'node:crypto';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { writeCsv, writeLines } from '../../platform/csv.ts';
import { reportColumns } from './messages.ts';
import { readSettled, type SettledCase, type YearOfPartner } from './settled-cases.ts';
import { sumToe, writeToe } from './toe.ts';

type ReportColumn = keyof typeof reportColumns;

/** The report of a year to the President of the Energy Regulatory Office: four columns and nothing else. */
export interface Report {
  /** In pieces. */
  readonly csv: readonly string[];
  readonly sha256: string;
  readonly cases: number;
  /** Saved final energy, toe. */
  readonly toe: number;
  /** Those cases, the first two hundred. */
  readonly lines: readonly {
    readonly reference: string;
    readonly completion: string;
    readonly toe: number;
  }[];
  /** Cases that lack a value, and which: with any, there is no report. */
  readonly incomplete: readonly { readonly reference: string; readonly missing: readonly ReportColumn[] }[];
  /** Cases not noted as reported yet. */
  readonly unreported: number;
}

/** Cases told of one by one. */
const mostLines = 200;

/** @param isLocked  whether the cases stay as they are until the transaction ends */
export async function readReport(
  store: EncryptedStore,
  of: YearOfPartner,
  isLocked = false,
): Promise<Report> {
  const heads = Object.values(reportColumns).map(({ pl }) => pl);
  const csv = [writeCsv([heads])];
  const toes: number[] = [];
  const lines: Report['lines'][number][] = [];
  const incomplete: Report['incomplete'][number][] = [];
  let unreported = 0;
  for await (const page of readSettled(store, of, isLocked)) {
    const whole = page.filter((each) => missingIn(each).length === 0);
    csv.push(writeLines(whole.map(cellsOf)));
    lines.push(...whole.slice(0, mostLines - lines.length).map(lineOf));
    toes.push(...whole.map(({ toe = 0 }) => toe));
    incomplete.push(
      ...page
        .filter((each) => !whole.includes(each))
        .map((each) => ({ reference: each.application.reference, missing: missingIn(each) })),
    );
    unreported += whole.filter(({ application }) => application.status === 'paid').length;
  }
  const hash = createHash('sha256');
  for (const piece of csv) hash.update(piece);
  return {
    ...{ csv, sha256: hash.digest('hex'), lines, incomplete, unreported },
    ...{ cases: toes.length, toe: sumToe(toes) },
  };
}

function missingIn(settled: SettledCase): readonly ReportColumn[] {
  return (Object.keys(reportColumns) as ReportColumn[]).filter((column) => settled[column] === undefined);
}

function lineOf({ application, completion = '', toe = 0 }: SettledCase): Report['lines'][number] {
  return { reference: application.reference, completion, toe };
}

function cellsOf({ name = '', address = '', completion = '', toe = 0 }: SettledCase): string[] {
  return [name, address, completion, writeToe(toe)];
}
