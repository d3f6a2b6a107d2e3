import { randomUUID } from 'node:crypto';
import { say } from '@ndp/flows/message.ts';
import { moveStatus } from '../../cases/status/move-status.ts';
import { notifyApplicant } from '../../mail/notify/notify-applicant.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Unit } from '../../platform/unit.ts';
import { reportedReason } from './messages.ts';
import { type Report, readReport } from './read-report.ts';
import { ReportRefused } from './refusals.ts';
import { readSettled, type YearOfPartner } from './settled-cases.ts';

/** Every proposal of a year, the newest first. */
export function listReports(db: Database, { partnerId, year }: YearOfPartner) {
  return db
    .selectFrom('regulator_report')
    .selectAll()
    .where((row) => row.and({ partner_id: partnerId, year }))
    .orderBy('n', 'desc')
    .execute();
}

/** Proposes the report of a year as it stands now. Another person releases it. @throws {ReportRefused} */
export async function proposeReport(unit: Unit, of: YearOfPartner, actor: string): Promise<Report> {
  const report = await readReport(unit, of);
  const { incomplete, cases, sha256 } = report;
  if (incomplete.length > 0) throw new ReportRefused('incomplete', { count: incomplete.length });
  if (cases === 0) throw new ReportRefused('empty', { year: String(of.year) });
  const { numInsertedOrUpdatedRows } = await unit.db
    .insertInto('regulator_report')
    .values({
      ...{ partner_id: of.partnerId, id: randomUUID(), year: of.year },
      ...{ cases, saving: Math.round(report.toe * 1e6), sha256 },
      ...{ proposed_by: actor, proposed_at: unit.now },
    })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'year']).where('decided_by', 'is', null).doNothing(),
    )
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows) !== 1) throw new ReportRefused('waits');
  return report;
}

interface ReportKey {
  readonly partnerId: string;
  readonly id: string;
}

/**
 * Releases or declines a report somebody else proposed. A release notes its cases as reported and tells each applicant.
 *
 * @returns how many cases were noted
 * @throws {ReportRefused}
 */
export async function decideReport(
  unit: Unit,
  { partnerId, id }: ReportKey,
  isReleased: boolean,
  by: { readonly id: string; readonly name: string },
): Promise<{ readonly year: number; readonly reported: number }> {
  const proposal = await findReport(unit.db, { partnerId, id }).forUpdate().executeTakeFirst();
  if (!proposal || proposal.decided_by !== null) throw new ReportRefused('gone');
  if (proposal.proposed_by === by.id) throw new ReportRefused('own');
  const { year, sha256 } = proposal;
  const of = { partnerId, year };
  if (isReleased && !isSame(await readReport(unit, of, true), sha256)) throw new ReportRefused('changed');
  await unit.db
    .updateTable('regulator_report')
    .set({ decided_by: by.id, decided_at: unit.now, is_released: isReleased })
    .where((row) => row.and({ partner_id: partnerId, id }))
    .execute();
  return { year, reported: isReleased ? await markReported(unit, of, by.name) : 0 };
}

/** A released report, made again. @throws {ReportRefused} it was not released, or the cases have changed since */
export async function openReport(
  unit: Pick<Unit, 'db' | 'keys'>,
  { partnerId, id }: ReportKey,
): Promise<Report & { readonly year: number }> {
  const released = await findReport(unit.db, { partnerId, id }).executeTakeFirst();
  if (!released?.is_released) throw new ReportRefused('unreleased');
  const { year, sha256 } = released;
  const report = await readReport(unit, { partnerId, year });
  if (!isSame(report, sha256)) throw new ReportRefused('outdated');
  return { ...report, year };
}

/** Whether the report still says what it said under this hash. */
export function isSame(
  { incomplete, sha256 }: Pick<Report, 'incomplete' | 'sha256'>,
  before: string,
): boolean {
  return incomplete.length === 0 && sha256 === before;
}

function findReport(db: Database, { partnerId, id }: ReportKey) {
  return db
    .selectFrom('regulator_report')
    .selectAll()
    .where((row) => row.and({ partner_id: partnerId, id }));
}

async function markReported(unit: Unit, of: YearOfPartner, name: string): Promise<number> {
  let reported = 0;
  for await (const page of readSettled(unit, of, true)) {
    for (const { application } of page.filter((each) => each.application.status === 'paid')) {
      const reason = say(reportedReason, application.language, { year: String(of.year) });
      const moved = await moveStatus(unit, application, 'reported', { actor: 'operator', name, reason });
      await notifyApplicant(unit, moved);
      reported += 1;
    }
  }
  return reported;
}
