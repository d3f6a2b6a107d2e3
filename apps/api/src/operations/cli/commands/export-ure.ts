import { type Message, say } from '@ndp/flows/message.ts';
import { moveStatus } from '../../../cases/status/move-status.ts';
import { notifyApplicant } from '../../../mail/status/notify-applicant.ts';
import { writeCsv, writeLines } from '../../../platform/csv.ts';
import { need } from '../arguments.ts';
import { type Answer, type Command, CommandRefused, type Work } from '../command.ts';
import { findPartner } from '../find-application.ts';
import { exportMessages as messages, refusalMessages as refusals, ureColumns } from '../messages.ts';
import { readSettled, type SettledRow } from '../ure/settled-applications.ts';
import { sumToe, writeToe } from '../ure/toe.ts';

/** The settlement list for the President of the Energy Regulatory Office: four columns and nothing else. */
export const exportUre: Command = {
  name: 'export-ure',
  summary: {
    pl: 'wykaz dla Prezesa URE (CSV) spraw zakończonych w roku i wypłaconych; --mark oznacza je jako zgłoszone',
    en: 'list for the Energy Regulatory Office (CSV) of applications finished in a year and paid; --mark notes them as reported',
  },
  needs: ['partner', 'year', 'out'],
  takes: ['mark'],
  writes: 'file',
  run: exportSettled,
};

/** Nothing is left out silently: one application without a value, and no list is made. */
async function exportSettled(work: Work): Promise<Answer> {
  const { trx, context, given, language } = work;
  const partner = await findPartner(trx, given);
  const year = need(given, 'year');
  const isMarking = given.mark !== undefined;
  const found: Found = { csv: [], incomplete: [], toes: [], marked: 0 };
  found.csv.push(writeCsv([Object.values(ureColumns).map((head) => head.pl)]));
  const store = { db: trx, keys: context.keys };
  const asked = { partnerId: partner.id, year, isHeld: isMarking };
  for await (const settled of readSettled(store, asked)) {
    addRows(found, settled);
    if (isMarking && found.incomplete.length === 0) found.marked += await markReported(work, settled, year);
  }
  const { csv, toes, incomplete, marked } = found;
  if (incomplete.length > 0)
    throw new CommandRefused(refusals.incomplete_rows, { rows: incomplete.join('; ') });
  if (toes.length === 0) throw new CommandRefused(refusals.nothing_to_export, { partner: partner.id, year });
  const sum = writeToe(sumToe(toes));
  const lines = [
    say(messages.written, language, { count: toes.length, sum }),
    ...(isMarking ? [say(messages.marked, language, { count: marked })] : []),
  ];
  return {
    blocks: [{ lines }],
    files: [{ name: `ure-${partner.id}-${year}.csv`, read: () => inBytes(csv) }],
    details: { rows: toes.length, toe: sum, marked },
  };
}

/** What was found so far; of a million cases only lines are kept. */
interface Found {
  readonly csv: string[];
  /** Every application that lacks a value, and which. */
  readonly incomplete: string[];
  readonly toes: number[];
  marked: number;
}

function addRows({ csv, incomplete, toes }: Found, settled: readonly SettledRow[]): void {
  const lines: string[][] = [];
  for (const { application, name, address, completionDate, toe } of settled) {
    if (name && address && completionDate && toe !== undefined) {
      lines.push([name, address, completionDate, writeToe(toe)]);
      toes.push(toe);
      continue;
    }
    const missing: readonly (readonly [unknown, Message])[] = [
      [name, ureColumns.name],
      [address, ureColumns.address],
      [completionDate, ureColumns.completion],
      [toe, ureColumns.toe],
    ];
    const lacking = missing.filter(([value]) => value === undefined).map(([, head]) => head.pl);
    incomplete.push(`${application.reference} (${lacking.join(', ')})`);
  }
  csv.push(writeLines(lines));
}

async function* inBytes(parts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield new TextEncoder().encode(part);
}

/** Notes the applications as reported that are not yet, and tells each applicant. */
async function markReported(
  { unit, operator }: Work,
  settled: readonly SettledRow[],
  year: string,
): Promise<number> {
  const paid = settled.map(({ application }) => application).filter(({ status }) => status === 'paid');
  for (const application of paid) {
    const reason = say(messages.reason, application.language, { year });
    const cause = { actor: 'operator', name: operator, reason } as const;
    const moved = await moveStatus(unit, application, 'reported', cause);
    await notifyApplicant(unit, moved);
  }
  return paid.length;
}
