import { createHash } from 'node:crypto';
import {
  type AuditFilter,
  type AuditRow,
  exportAudit,
  mostActionsExported,
  readAudit,
  readCaseActions,
  serverPerson,
} from '@ndp/contract/desk/audit.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import {
  type ActionQuery,
  type ListedAction,
  listActions,
  readActingPeople,
} from '../../../features/audit/list-actions.ts';
import { polishDay } from '../../../platform/clock.ts';
import { writeCsv } from '../../../platform/csv.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import { mount } from '../../../platform/http/mount.ts';
import type { DeskHttp } from '../desk-http.ts';
import type { DeskWork } from '../desk-work.ts';
import { describeDetails, readMentioned } from './details.ts';
import { actionName, auditHeads, auditMessages, kindNames } from './messages.ts';

/** Actions on one page. */
const pageLength = 50;

/** What happened at a partner, and in one of its cases. */
export function mountAudit(http: DeskHttp): void {
  mount(http, readAudit, async ({ query: { after, ...filter }, work }) => ({
    ...(await describePage(work, { filter, after, limit: pageLength })),
    people: await describePeople(work),
  }));
  mount(http, exportAudit, async ({ body: { reason, ...filter }, work }) => {
    const page = await describePage(work, { filter, limit: mostActionsExported });
    const csv = writeTable(page.actions, work.language);
    const sha256 = createHash('sha256').update(csv).digest('hex');
    const rows = page.actions.length;
    work.addDetails({ reason, rows, sha256, ...noteFilter(filter) });
    const name = `${say(auditMessages.file_name, work.language)}-${work.partner.id}-${polishDay(work.now)}.csv`;
    return { name, csv, rows, is_whole: page.next === null };
  });
  mount(http, readCaseActions, async ({ params, query: { after }, work }) => {
    const application = await work.lockCase(params.reference);
    const seesAll = work.roles.includes('auditor') || (await isMine(work, application));
    const filter = { reference: params.reference, ...(seesAll ? {} : { person: work.person.id }) };
    return describePage(work, { filter, after, limit: pageLength });
  });
}

/** What was asked for, as the audit trail keeps it. */
function noteFilter(filter: AuditFilter): Readonly<Record<string, string>> {
  const used = Object.entries(filter).map(([name, value]) => `${name}=${value}`);
  return used.length > 0 ? { filter: used.join(' ') } : {};
}

async function isMine({ trx, person }: DeskWork, { id, partner_id }: Application): Promise<boolean> {
  const row = await trx
    .selectFrom('case_assignment')
    .select('person_id')
    .where((of) => of.and({ partner_id, application_id: id, person_id: person.id }))
    .executeTakeFirst();
  return row !== undefined;
}

/** The actions of a partner or of one case, in words. */
export async function describePage(
  work: Pick<DeskWork, 'trx' | 'store' | 'partner' | 'language'>,
  query: Omit<ActionQuery, 'partnerId'>,
) {
  const { actions, next } = await listActions(work.trx, { partnerId: work.partner.id, ...query });
  const names = await readMentioned(work, actions);
  return { actions: actions.map((action) => describe(action, work.language, names)), next };
}

function describe(action: ListedAction, language: Language, names: ReadonlyMap<string, string>): AuditRow {
  const { n, at, until, times, operator, kind, reference, details, refusal } = action;
  return {
    ...{ n, at: at.toISOString(), until: until.toISOString(), times },
    ...{ who: operator, kind, what: actionName(action, language), reference, refusal },
    details: times > 1 ? [] : describeDetails(details, language, names),
  };
}

async function describePeople(work: DeskWork) {
  const people = (await readActingPeople(work.trx, work.partner.id)).map(({ chain, name }) =>
    chain === '' ? { id: serverPerson, name: say(auditMessages.server, work.language) } : { id: chain, name },
  );
  return people.toSorted((one, other) => one.name.localeCompare(other.name, work.language));
}

/** A moment as clocks in Poland show it, to the second. */
const inPoland = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Warsaw',
});

/** The rows as a table for spreadsheets. */
function writeTable(rows: readonly AuditRow[], language: Language): string {
  const heads = Object.values(auditHeads).map((head) => say(head, language));
  const cells = rows.map(({ at, until, who, kind, what, times, reference, details, refusal }) => [
    ...[at, until].map((moment) => inPoland.format(new Date(moment))),
    ...[who, say(kindNames[kind], language), what, String(times), reference ?? ''],
    details.map(({ name, value }) => `${name}: ${value}`).join('; '),
    refusal ?? '',
  ]);
  return writeCsv([heads, ...cells]);
}
