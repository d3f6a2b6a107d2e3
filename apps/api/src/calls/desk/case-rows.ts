import type { CaseRow } from '@ndp/contract/desk/cases.ts';
import type { CaseFacts } from '@ndp/domain/case/case-facts.ts';
import { nextMove } from '@ndp/domain/case/may.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { isApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import { sql } from 'kysely';
import { readLabelsOfEach } from '../../cases/attention/case-labels.ts';
import { nameFlag } from '../../cases/attention/flag-words.ts';
import { type FlaggedCase, findFlags } from '../../cases/attention/flags.ts';
import { snoozedUntil } from '../../cases/attention/snooze.ts';
import { nameOfBuilding, nameOfPhase, sinceWhen } from '../../cases/attention/status-names.ts';
import { readFactsOfEach } from '../../cases/facts/read-facts.ts';
import { readSubstitutes } from '../../cases/people/substitutes.ts';
import { programOf } from '../../cases/program/case-program.ts';
import { isOpinionToGive, isOpinionToSee } from '../../cases/words/opinions.ts';
import { type DeskPerson, openPerson } from '../../features/desk/people.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { DeskWork } from './desk-work.ts';
import { openRows, readApplications } from './open-rows.ts';

/** A case as the inbox reads it. */
type InboxCase = FlaggedCase &
  Pick<Application, 'reference' | 'project' | 'quote' | 'program_id' | 'program_version'> & {
    readonly due_at: Date;
    readonly assignee: string | null;
    readonly snoozed_until: string | null;
    readonly opinion: 'to_give' | 'to_see' | null;
  };

/** What sorts last: nothing runs. */
export const neverDue = 99_999_999_999_999;

/** The cases of a partner with what the inbox shows of them to whoever acts from these seats. */
export function selectRows({ trx, partner, person, now }: DeskWork, seats: readonly string[]) {
  const opinion = sql<InboxCase['opinion']>`case when ${isOpinionToGive(partner.id, seats)} then 'to_give'
    when ${isOpinionToSee(partner.id, person.id)} then 'to_see' end`;
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
    .select([
      'application.due_at',
      sinceWhen.as('since'),
      snoozedUntil(polishDay(now)).as('snoozed_until'),
      opinion.as('opinion'),
    ])
    .where('application.partner_id', '=', partner.id);
}

/** Rows in the words of whoever reads them; what of them is sealed only where it is opened. */
export async function describeRows(
  work: DeskWork,
  rows: readonly InboxCase[],
  { isOpened = false } = {},
): Promise<CaseRow[]> {
  const { trx, partner, language, now, person } = work;
  const flags = await findFlags(trx, partner.id, rows, now);
  const substitutes = await readSubstitutes(work.unit, partner.id);
  const names = await readNames(
    work,
    rows.flatMap(({ assignee }) => (assignee ? [assignee, substitutes.get(assignee) ?? assignee] : [])),
  );
  const personOf = (id: string) => ({ name: names.get(id) ?? '–', is_me: id === person.id });
  const ids = rows.map(({ id }) => id);
  const applications = await readApplications(work, ids);
  const opened = await openRows(work, isOpened ? applications : []);
  const labels = await readLabelsOfEach(trx, partner.id, ids);
  const facts = await readFactsOfEach(work.unit, work.partner, applications);
  return rows.map((row) => {
    const { reference, kind, since, due_at, quote, assignee } = row;
    const status = isApplicationStatus(row.status) ? row.status : 'submitted';
    const substitute = assignee === null ? undefined : substitutes.get(assignee);
    return {
      reference,
      kind,
      status,
      standing: nameOfPhase(row, language),
      since: since.toISOString(),
      due_on: due_at.getTime() === neverDue ? null : polishDay(due_at),
      building: nameOfBuilding(row, language),
      amount: quote?.quote ?? null,
      assignee:
        assignee === null
          ? null
          : { ...personOf(assignee), substitute: substitute ? personOf(substitute) : null },
      flags: (flags.get(row.id) ?? []).map((flag) => nameFlag(flag, language)),
      labels: labels.get(row.id) ?? [],
      program: nameOfProgram(programOf(row, partner)),
      applicant: opened.get(row.id)?.applicant ?? null,
      municipality: opened.get(row.id)?.municipality ?? null,
      place: opened.get(row.id)?.place ?? null,
      move: moveOf(facts.get(row.id)),
      opinion: row.opinion,
      snoozed_until: row.snoozed_until,
    };
  });
}

/** Whose move it is; null: nobody’s. */
function moveOf(facts: CaseFacts | undefined): CaseRow['move'] {
  return (facts && nextMove(facts)?.party) ?? null;
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
): Promise<ReadonlyMap<string, DeskPerson>> {
  const ids = [...new Set(people)];
  if (ids.length === 0) return new Map();
  const rows = await store.db.selectFrom('desk_person').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, openPerson(store, row)]));
}

function nameOfProgram({ id, version }: Program): string {
  return `${id} ${version}`;
}
