import { type CaseFilter, filterNames } from '@ndp/contract/desk/inbox.ts';
import { municipality } from '@ndp/domain/search/terms.ts';
import { officeStatuses } from '@ndp/domain/workflow/cost-of-delay.ts';
import { endStatuses } from '@ndp/domain/workflow/statuses.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hasLateDuty, hasStoppedSource, isToAskAboutDuty } from '../../../cases/attention/late-duty.ts';
import { waitsForOffer } from '../../../cases/attention/open-offer.ts';
import { isAccountHeld, isEarlyInvoice } from '../../../cases/attention/settlement-facts.ts';
import { snoozedUntil } from '../../../cases/attention/snooze.ts';
import { readOwnSeats } from '../../../cases/people/substitutes.ts';
import { startOfPolishDay } from '../../../cases/program/day.ts';
import { isOpinionToGive, isOpinionToSee } from '../../../cases/words/opinions.ts';
import { hasTerm, readSearch } from '../../../features/search/find-cases.ts';
import { dayMs, polishDay } from '../../../platform/clock.ts';
import type { Partner } from '../../../platform/database/schema/tables.ts';
import type { DeskWork } from '../desk-work.ts';

type Condition = RawBuilder<SqlBool>;
type Asker = Pick<DeskWork, 'context' | 'partner' | 'person' | 'now' | 'unit'>;

/** As the indexes of open cases have it, word for word. */
const ended = sql.raw(endStatuses.map((status) => `'${status}'`).join(', '));
export const isOpenCase = sql<SqlBool>`application.status not in (${ended})`;

/** What a case waits for, as a condition on it within a partner. */
const flags: Readonly<
  Record<NonNullable<CaseFilter['flag']>, (partner: string, isNew: Newer, today: string) => Condition>
> = {
  message_waits: (partner) => sql`application.id in (select application_id from case_message
    where partner_id = ${partner} and person_id is null and seen_at is null)`,
  offer_waits: (partner) => waitsForOffer(partner),
  source_stopped: (partner) => hasStoppedSource(partner),
  duty_late: (partner, _isNew, today) => hasLateDuty(partner, today),
  mail_failed: (partner, isNew) => sql`application.id in (select application_id from outbox
    where partner_id = ${partner} and failed_at is not null and ${isNew('outbox', 'failed_at')})`,
  signing_failed: (partner, isNew) => sql`application.id in (select application_id from signature_request
    where partner_id = ${partner} and state = 'failed' and ${isNew('signature_request', 'changed_at')})`,
  name_held: (partner) => sql`application.status = 'contract_sent' and application.id in (
    select envelope.application_id from signing_signer as signer join signing_envelope as envelope
      on envelope.partner_id = signer.partner_id and envelope.id = signer.envelope_id
    where signer.partner_id = ${partner} and signer.held_at is not null and envelope.state = 'sent')`,
  co_owner_objected: (partner, isNew) => sql`application.id in (select application_id from co_owner
    where partner_id = ${partner} and state = 'objected' and exists (select from co_owner_answer as answer
      where answer.partner_id = co_owner.partner_id and answer.co_owner_id = co_owner.id
        and answer.answer = 'object' and ${isNew('answer', 'answered_at')}))`,
  invoice_before: (partner, isNew) => sql`${isOpenCase} and application.id in (
    select application_id from document_verdict
    where partner_id = ${partner} and ${isEarlyInvoice} and ${isNew('document_verdict', 'given_at')})`,
  account_held: () => isAccountHeld,
};

/** Whether nobody has looked since a moment that stands beside the id of an application. */
type Newer = (table: string, moment: string) => Condition;

/** With `too` it does not matter whether anybody has looked. */
function newerThanLook(partner: string, { flag, looked }: CaseFilter): Newer {
  if (looked === 'too') return () => sql`true`;
  return (table, moment) => sql`${sql.ref(`${table}.${moment}`)} > coalesce((select facts_until
    from case_flag_look as look where look.partner_id = ${partner}
      and look.application_id = ${sql.ref(`${table}.application_id`)} and look.flag = ${flag}), '-infinity')`;
}

/** The first moment that is later than a filter of days lets pass. */
function dueBefore(due: NonNullable<CaseFilter['due']>, now: Date): Date {
  if (due === 'overdue') return now;
  const days = due === 'today' ? 1 : 7;
  return startOfPolishDay(polishDay(new Date(now.getTime() + days * dayMs)));
}

/** The conditions on `application` a view stands for, and what the audit trail keeps of it. @throws {NotFindable} */
export async function readFilter(
  asker: Asker,
  filter: CaseFilter,
): Promise<{ readonly where: readonly Condition[]; readonly details: Readonly<Record<string, string>> }> {
  const { context, partner, now } = asker;
  const { status, kind, assigned, officer, due, program, flag, label } = filter;
  const seats = assigned === 'mine' || filter.day ? await readSeats(asker) : [];
  const isMine = isLedBy(seats);
  const search = filter.find ? readSearch(context.keys, partner.id, filter.find) : undefined;
  const where: (Condition | undefined)[] = [
    search?.where,
    status === 'open' ? isOpenCase : status && sql<SqlBool>`application.status = ${status}`,
    kind && sql<SqlBool>`application.kind = ${kind}`,
    assigned === 'mine' ? isMine : undefined,
    assigned === 'nobody' ? sql<SqlBool>`application.officer_id is null` : undefined,
    officer ? sql<SqlBool>`application.officer_id = ${officer}::uuid` : undefined,
    due && sql<SqlBool>`application.due_at < ${dueBefore(due, now)}`,
    program ? isOfProgram(program, partner) : undefined,
    filter.municipality ? hasTerm(context.keys, partner.id, municipality(filter.municipality)) : undefined,
    filter.day && isOfMyDay(asker, seats),
    filter.snoozed && sql<SqlBool>`${snoozedUntil(polishDay(now))} is not null`,
    label ? hasLabel(partner.id, label) : undefined,
    flag && flags[flag](partner.id, newerThanLook(partner.id, filter), polishDay(now)),
  ];
  const used = filterNames.filter((name) => name !== 'find' && filter[name]).join(' ');
  return {
    where: where.filter((condition) => condition !== undefined),
    details: { ...(used ? { filter: used } : {}), ...search?.noted },
  };
}

function readSeats({ partner, person, unit }: Asker): Promise<readonly string[]> {
  return readOwnSeats(unit, { partnerId: partner.id, personId: person.id });
}

/** What one of these people leads; of one person alone the index has the cases in their order. */
function isLedBy(seats: readonly string[]): Condition {
  if (seats.length === 1) return sql`application.officer_id = ${seats[0]}::uuid`;
  return sql`application.officer_id = any(${[...seats]}::uuid[])`;
}

/**
 * The cases one leads or stands in for, and nobody’s, not put aside, that ask for the office: a day runs out, somebody
 * wrote, its move; any in which an opinion is asked of one, or has come; and those whose duty is long late or whose source has
 * stopped, to be asked about.
 */
function isOfMyDay({ partner, person, now }: Asker, seats: readonly string[]): Condition {
  const soon = dueBefore('week', now);
  const isOwn = sql`(${isLedBy(seats)} or application.officer_id is null)`;
  return sql`(${isOpenCase} and (${isOwn} and (
    application.due_at < ${soon} or application.status in (${sql.join(officeStatuses)})
    or application.id in (select application_id from case_message
      where partner_id = ${partner.id} and person_id is null and seen_at is null)
    or (${waitsForOffer(partner.id)}))
    and ${snoozedUntil(polishDay(now))} is null
    or ${isOpinionToGive(partner.id, seats)} or ${isOpinionToSee(partner.id, person.id)})
    or ${isOwn} and ${isToAskAboutDuty(partner.id, polishDay(now))})`;
}

function hasLabel(partnerId: string, label: string): Condition {
  return sql`application.id in (select application_id from case_label
    where partner_id = ${partnerId} and label_id = ${label}::uuid)`;
}

/** Cases of before name no programme: they are in the one of their partner's row. */
export function isOfProgram(program: string, partner: Pick<Partner, 'program_id'>): Condition {
  if (program !== partner.program_id) return sql`application.program_id = ${program}`;
  return sql`(application.program_id = ${program} or application.program_id is null)`;
}
