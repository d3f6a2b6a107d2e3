import type { CaseRow } from '@ndp/contract/desk/cases.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { isApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { type Flag, nameFlag } from '../../cases/attention/flag-words.ts';
import { findFlags, type Standing } from '../../cases/attention/flags.ts';
import { nameOfBuilding, nameOfStanding, sinceWhen } from '../../cases/attention/standing.ts';
import { programOf } from '../../cases/case-program.ts';
import { openPerson, type Person } from '../../features/desk/people.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { DeskWork } from './desk-work.ts';
import { deskFlags, lookedFlag } from './messages.ts';
import { openRows } from './open-rows.ts';

/** A case as the inbox reads it. */
type Row = Standing &
  Pick<Application, 'reference' | 'project' | 'quote' | 'program_id' | 'program_version'> & {
    readonly due_at: Date;
    readonly assignee: string | null;
  };

/** What sorts last: nothing runs. */
const neverDue = 99_999_999_999_999;

/** The cases of a partner with what the inbox shows of them. */
export function selectRows(trx: Trx, partnerId: string) {
  return trx
    .selectFrom('application')
    .select([
      'application.id',
      'application.kind',
      'application.status',
      'application.created_at',
      'application.measured_at',
      'application.reference',
      'application.project',
      'application.quote',
      'application.program_id',
      'application.program_version',
      'application.officer_id as assignee',
    ])
    .select(['application.due_at', sinceWhen.as('since')])
    .where('application.partner_id', '=', partnerId);
}

/** Rows in the words of whoever reads them; what of them is sealed only where it is opened. */
export async function describeRows(
  work: DeskWork,
  rows: readonly Row[],
  { isOpened = false } = {},
): Promise<CaseRow[]> {
  const { trx, partner, language, now, person } = work;
  const flags = await findFlags(trx, partner.id, rows, now);
  const names = await readNames(
    work,
    rows.flatMap(({ assignee }) => assignee ?? []),
  );
  const ids = rows.map(({ id }) => id);
  const opened = await openRows(work, isOpened ? ids : []);
  return rows.map((row) => {
    const { reference, kind, since, due_at, quote, assignee } = row;
    const status = isApplicationStatus(row.status) ? row.status : 'submitted';
    const name = assignee === null ? undefined : names.get(assignee);
    return {
      reference,
      kind,
      status,
      standing: nameOfStanding(row, language),
      since: since.toISOString(),
      due_on: due_at.getTime() === neverDue ? null : polishDay(due_at),
      building: nameOfBuilding(row, language),
      amount: quote?.quote ?? null,
      assignee: name === undefined ? null : { name, is_me: assignee === person.id },
      flags: (flags.get(row.id) ?? []).map((flag) => nameDeskFlag(flag, language)),
      program: nameOfProgram(programOf(row, partner)),
      applicant: opened.get(row.id)?.applicant ?? null,
      municipality: opened.get(row.id)?.municipality ?? null,
    };
  });
}

/** What those who work at the desk are called, by their ids. */
export async function readNames(
  work: Pick<DeskWork, 'store'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const people = await readPeople(work, ids);
  return new Map([...people].map(([id, { name }]) => [id, name]));
}

/** Who works at the desk, by their ids. */
export async function readPeople(
  { store }: Pick<DeskWork, 'store'>,
  people: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  const ids = [...new Set(people)];
  if (ids.length === 0) return new Map();
  const rows = await store.db.selectFrom('desk_person').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, openPerson(store, row)]));
}

/** A flag in words, as the desk has them. */
export function nameDeskFlag(flag: Flag, language: Language): string {
  if (flag.isLooked) {
    const { isLooked: _, ...raised } = flag;
    return say(lookedFlag, language, { flag: nameDeskFlag(raised, language) });
  }
  const own = Object.entries(deskFlags).find(([kind]) => kind === flag.kind);
  if (own) return say(own[1], language);
  const { day } = flag;
  return nameFlag(day ? { ...flag, day: formatDate(day, language) } : flag, language);
}

function nameOfProgram({ id, version }: Program): string {
  return `${id} ${version}`;
}
