import type { CaseRow } from '@ndp/contract/desk/cases.ts';
import { callbackEnd, paymentEnd } from '@ndp/domain/periods.ts';
import { isApplicationStatus, openStatuses } from '@ndp/domain/workflow/statuses.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { type Expression, sql } from 'kysely';
import { type Flag, findFlags, nameFlag, type Standing } from '../../cases/attention/flags.ts';
import { nameOfBuilding, nameOfStanding, sinceWhen } from '../../cases/attention/standing.ts';
import { openPerson } from '../../features/desk/people.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { DeskWork } from './desk-work.ts';
import { deskFlags } from './messages.ts';

/** A case as the inbox reads it. */
type Row = Standing &
  Pick<Application, 'reference' | 'project' | 'quote'> & {
    readonly due: string | null;
    readonly assignee: string | null;
  };

const beginning = new Date(0);
/** From the moment somebody asked until the day it is due, ms. */
const callbackMs = callbackEnd(beginning).getTime();
const paymentMs = paymentEnd(beginning).getTime();

/** When somebody has to act on a case, ms since 1970; null where nothing runs. */
const dueMs = sql<string | null>`floor(extract(epoch from case
  when application.kind = 'callback' and application.measured_at is null
    and application.status = any (${[...openStatuses]}::text[])
    then application.created_at + ${callbackMs}::float8 * interval '1 millisecond'
  when application.status = 'contract_sent' then (select max(expires_at) from signing_envelope as envelope
    where envelope.partner_id = application.partner_id and envelope.application_id = application.id
      and envelope.state = 'sent')
  when application.status in ('payment_requested', 'settlement_review') then (select max(requested_at)
    from payment_application as payment where payment.partner_id = application.partner_id
      and payment.application_id = application.id) + ${paymentMs}::float8 * interval '1 millisecond'
  end) * 1000)::bigint`;

/** What sorts last: nothing runs. */
export const neverDue = 99_999_999_999_999;
export const sortMs: Expression<string> = sql<string>`coalesce(${dueMs}, ${neverDue}::bigint)`;

/** The cases of a partner with what the inbox shows of them. */
export function selectRows(trx: Trx, partnerId: string) {
  return trx
    .selectFrom('application')
    .leftJoin('case_assignment as assigned', (join) =>
      join
        .onRef('assigned.partner_id', '=', 'application.partner_id')
        .onRef('assigned.application_id', '=', 'application.id'),
    )
    .select([
      'application.id',
      'application.kind',
      'application.status',
      'application.created_at',
      'application.measured_at',
      'application.reference',
      'application.project',
      'application.quote',
      'assigned.person_id as assignee',
    ])
    .select([sql<string | null>`(${dueMs})::text`.as('due'), sinceWhen.as('since')])
    .where('application.partner_id', '=', partnerId);
}

/** Rows in the words of whoever reads them. */
export async function describeRows(work: DeskWork, rows: readonly Row[]): Promise<CaseRow[]> {
  const { trx, partner, language, now, person } = work;
  const flags = await findFlags(trx, partner.id, rows, now);
  const names = await readNames(
    work,
    rows.flatMap(({ assignee }) => assignee ?? []),
  );
  return rows.map((row) => {
    const { reference, kind, since, due, quote, assignee } = row;
    const status = isApplicationStatus(row.status) ? row.status : 'submitted';
    const name = assignee === null ? undefined : names.get(assignee);
    return {
      reference,
      kind,
      status,
      standing: nameOfStanding(row, language),
      since: since.toISOString(),
      due_on: due === null ? null : polishDay(new Date(Number(due))),
      building: nameOfBuilding(row, language),
      amount: quote?.quote ?? null,
      assignee: name === undefined ? null : { name, is_me: assignee === person.id },
      flags: (flags.get(row.id) ?? []).map((flag) => nameDeskFlag(flag, language)),
    };
  });
}

/** Who works at the desk, by their ids. */
export async function readNames(
  { store }: Pick<DeskWork, 'store'>,
  people: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(people)];
  if (ids.length === 0) return new Map();
  const rows = await store.db.selectFrom('desk_person').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, openPerson(store, row).name]));
}

function nameDeskFlag(flag: Flag, language: Language): string {
  const own = Object.entries(deskFlags).find(([kind]) => kind === flag.kind);
  if (own) return say(own[1], language);
  const { day } = flag;
  return nameFlag(day ? { ...flag, day: formatDate(day, language) } : flag, language);
}
