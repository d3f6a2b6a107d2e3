import {
  decideReport,
  downloadReport,
  proposeReport,
  type RegulatorAnswer,
  readReport,
} from '@ndp/contract/desk/regulator.ts';
import { say } from '@ndp/flows/message.ts';
import { reportColumns } from '../../features/regulator/messages.ts';
import { type Report, readReport as read } from '../../features/regulator/read-report.ts';
import { ReportRefused } from '../../features/regulator/refusals.ts';
import {
  decideReport as decide,
  isSame,
  listReports,
  openReport,
  proposeReport as propose,
} from '../../features/regulator/reports.ts';
import { inKwh, writeToe } from '../../features/regulator/toe.ts';
import { mount } from '../../platform/http/mount.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';
import { readActorNames } from './payments/acting.ts';

/** The report to the regulator: one person proposes it, another one releases it, and then it can be downloaded. */
export function mountRegulator(http: DeskHttp): void {
  mount(http, readReport, ({ query, work }) => describe(work, Number(query.year)));
  mount(http, proposeReport, async ({ body: { year }, work }) => {
    work.addDetails({ year });
    if (work.partner.is_training) throw new ReportRefused('training');
    const of = { partnerId: work.partner.id, year: Number(year) };
    work.addDetails(figuresOf(await propose(work.unit, of, work.person.id)));
    return { done: true } as const;
  });
  mount(http, decideReport, async ({ params, body: { released }, work }) => {
    work.addDetails({ report: params.report, released: String(released) });
    const of = { partnerId: work.partner.id, id: params.report };
    const { year, reported } = await decide(work.unit, of, released, work.person);
    work.addDetails({ year, reported });
    return { reported };
  });
  mount(http, downloadReport, async ({ params, work }) => {
    work.addDetails({ report: params.report });
    const report = await openReport(work.unit, { partnerId: work.partner.id, id: params.report });
    work.addDetails({ year: report.year, ...figuresOf(report) });
    return { name: `ure-${work.partner.id}-${report.year}.csv`, csv: report.csv.join('') };
  });
}

function figuresOf({ cases, toe, sha256 }: Report) {
  return { cases, toe: writeToe(toe), sha256 };
}

const savingOf = (toe: number) => ({ toe, kwh: inKwh(toe) });

/** Cases told of that lack a value. */
const mostIncomplete = 200;

async function describe(work: DeskWork, year: number): Promise<RegulatorAnswer> {
  const { unit, partner, person, language } = work;
  const of = { partnerId: partner.id, year };
  const { cases, toe, lines, incomplete, unreported, ...report } = await read(unit, of);
  const before = await read(unit, { ...of, year: year - 1 });
  const rows = await listReports(unit.db, of);
  const name = await readActorNames(
    work,
    rows.flatMap(({ proposed_by, decided_by }) => [proposed_by, decided_by]),
  );
  return {
    ...{ cases, ...savingOf(toe), unreported, before: { cases: before.cases, ...savingOf(before.toe) } },
    lines: lines.map(({ reference, completion, toe: saved }) => ({
      ...{ reference, completed_on: completion },
      ...savingOf(saved),
    })),
    incomplete: incomplete.slice(0, mostIncomplete).map(({ reference, missing }) => ({
      reference,
      missing: missing.map((column) => say(reportColumns[column], language)),
    })),
    incomplete_count: incomplete.length,
    proposals: rows.map(({ id, proposed_by, proposed_at, decided_by, decided_at, ...row }) => ({
      ...{ id, cases: row.cases, toe: Number(row.saving) / 1e6 },
      state: row.is_released === null ? 'waits' : row.is_released ? 'released' : 'declined',
      ...{ proposed_by: name(proposed_by), proposed_at: proposed_at.toISOString() },
      ...{ decided_by: decided_by && name(decided_by), decided_at: decided_at?.toISOString() ?? null },
      ...{ is_mine: proposed_by === person.id, is_same: isSame({ ...report, incomplete }, row.sha256) },
    })),
  };
}
