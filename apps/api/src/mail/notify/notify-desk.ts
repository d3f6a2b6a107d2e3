import { randomUUID } from 'node:crypto';
import { type DeskRole, mayDo } from '@ndp/contract/permissions.ts';
import { type ApplicationKey, ofCase } from '../../cases/keys/case-key.ts';
import { personContext } from '../../cases/keys/reseal-people.ts';
import { readSubstitutes } from '../../cases/people/substitutes.ts';
import { nextMorning } from '../../platform/clock.ts';
import type {
  AbsenceNews,
  CaseNews,
  DeskNoticeTable,
  OwnNews,
  RoleNews,
} from '../../platform/database/schema/desk-tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { deskNotice } from '../emails/desk-notice.ts';
import { deskRole, type RolePayload } from '../emails/desk-role.ts';
import { promiseMail } from '../outbox/promise.ts';
import { isMailWaiting } from '../outbox/waiting.ts';

/** Of what the whole partner hears who wants to, not only whoever follows the case. */
const forAll: readonly CaseNews[] = ['new_case', 'payment_request'];

/** Who is told; without `to` everybody who follows the case. Nobody is told of what they did themselves. */
interface NoticeRecipients {
  readonly to?: readonly string[];
  readonly by?: string;
}

/**
 * Tells people of the desk that there is something in a case: on their page at once, by mail as they chose. Whoever stands
 * in for one of them is told in their place, too.
 */
export async function notifyDesk(
  unit: Unit,
  { partnerId, applicationId }: ApplicationKey,
  kind: CaseNews,
  { to, by }: NoticeRecipients = {},
): Promise<void> {
  const key = { partnerId, applicationId };
  const people = new Set(to ?? (await readFollowers(unit, key, kind)));
  const inPlaceOf = new Map<string, string | null>([...people].map((id) => [id, null]));
  for (const [away, substitute] of await readSubstitutes(unit, partnerId))
    if (people.has(away) && !inPlaceOf.has(substitute)) inPlaceOf.set(substitute, away);
  for (const [id, away] of inPlaceOf) {
    if (id === by || !(await mayRead(unit, partnerId, id))) continue;
    const news = { application_id: applicationId, kind, for_person_id: away };
    await notify(unit, { partnerId, personId: id }, news);
  }
}

/** Tells people of a role or an absence, in the same way: its receiver, and whoever of the others still has one at the partner. */
export async function notifyOfRole(
  unit: Unit,
  partnerId: string,
  kind: RoleNews | AbsenceNews,
  people: readonly string[],
): Promise<void> {
  if (people.length === 0) return;
  const rows = await unit.db
    .selectFrom('desk_person')
    .select('id')
    .where('id', 'in', people)
    .where(({ or, exists, selectFrom }) =>
      or(
        (['desk_role', 'desk_role_proposal'] as const).map((table) =>
          exists(
            selectFrom(table)
              .select('role')
              .where('partner_id', '=', partnerId)
              .whereRef('person_id', '=', 'desk_person.id'),
          ),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  for (const { id } of rows) await notify(unit, { partnerId, personId: id }, { application_id: null, kind });
}

/** Tells somebody on their page alone that what they began has ended. */
export function notifyOfOwn(unit: Unit, to: Recipient, kind: OwnNews): Promise<void> {
  return addNotice(unit, to, { application_id: null, kind });
}

/** Tells somebody that they have, or have lost, a high role: at once and always by mail, whatever they chose. */
export async function notifyOfOwnRole(
  unit: Unit,
  { personId, partnerId, role, isGiven }: OwnRole,
): Promise<void> {
  const kind = isGiven ? 'role_given' : 'role_taken';
  await addNotice(unit, { partnerId, personId }, { application_id: null, kind });
  const email = await readEmail(unit, personId);
  if (!email) return;
  const { language } = await readChoice(unit, partnerId, personId);
  const payload = { email, language, role, isGiven };
  await promiseMail(unit, { partnerId, applicationId: personId, mail: deskRole, payload });
}

/** Whose high role it is. */
type OwnRole = Recipient & Pick<RolePayload, 'role' | 'isGiven'>;

interface Recipient {
  readonly partnerId: string;
  readonly personId: string;
}

type DeskNews = Pick<DeskNoticeTable, 'application_id' | 'kind'> & {
  readonly for_person_id?: string | null;
};

async function notify(unit: Unit, to: Recipient, news: DeskNews): Promise<void> {
  await addNotice(unit, to, news);
  await promiseNotice(unit, to.partnerId, to.personId);
}

async function addNotice(
  { db, now }: Unit,
  { partnerId, personId }: Recipient,
  news: DeskNews,
): Promise<void> {
  await db
    .insertInto('desk_notice')
    .values({ partner_id: partnerId, id: randomUUID(), person_id: personId, ...news, at: now })
    .execute();
}

/** Nobody is to hear any more of what was told at that moment and taken back. */
export async function takeBackNews(
  { db }: Pick<Unit, 'db'>,
  key: ApplicationKey,
  kind: CaseNews,
  at: Date,
): Promise<void> {
  await db
    .deleteFrom('desk_notice')
    .where((row) => row.and(ofCase(key)))
    .where('kind', '=', kind)
    .where('at', '=', at)
    .execute();
}

async function readFollowers({ db }: Unit, key: ApplicationKey, kind: CaseNews): Promise<string[]> {
  const followers = [];
  for (const table of ['case_assignment', 'case_watch'] as const) {
    const rows = await db
      .selectFrom(table)
      .select('person_id')
      .where((row) => row.and(ofCase(key)))
      .execute();
    followers.push(...rows);
  }
  const all = db.selectFrom('desk_notice_choice').select('person_id').where('partner_id', '=', key.partnerId);
  if (forAll.includes(kind)) followers.push(...(await all.where('hears_all', '=', true).execute()));
  return followers.map(({ person_id }) => person_id);
}

/** A role that was taken hears nothing more. */
async function mayRead({ db }: Unit, partnerId: string, personId: string): Promise<boolean> {
  const rows: readonly { readonly role: DeskRole }[] = await db
    .selectFrom('desk_role')
    .select('role')
    .where((row) => row.and({ partner_id: partnerId, person_id: personId }))
    .execute();
  return mayDo(
    rows.map(({ role }) => role),
    'read-case',
  );
}

/** One mail for whatever is new until it goes out: at once, or tomorrow morning. */
async function promiseNotice(unit: Unit, partnerId: string, personId: string): Promise<void> {
  const choice = await readChoice(unit, partnerId, personId);
  const to = { partnerId, applicationId: personId };
  if (choice.told === 'never' || (await isMailWaiting(unit.db, to, deskNotice))) return;
  const email = await readEmail(unit, personId);
  if (!email) return;
  const payload = { email, language: choice.language };
  const dueAt = choice.told === 'daily' ? nextMorning(unit.now) : unit.now;
  await promiseMail(unit, { ...to, mail: deskNotice, payload, dueAt });
}

/** Undefined: they never logged in, or their issuer tells none. */
async function readEmail({ db, keys }: Unit, personId: string): Promise<string | undefined> {
  const person = await db
    .selectFrom('desk_person')
    .select('facts')
    .where('id', '=', personId)
    .executeTakeFirst();
  const facts = person?.facts && JSON.parse(keys.open(person.facts, personContext(personId)));
  return facts?.email ? String(facts.email) : undefined;
}

/** How somebody wants to be told; once a day, unless they said otherwise. */
export async function readChoice({ db }: Pick<Unit, 'db'>, partnerId: string, personId: string) {
  const chosen = await db
    .selectFrom('desk_notice_choice')
    .select(['told', 'hears_all', 'language'])
    .where((row) => row.and({ partner_id: partnerId, person_id: personId }))
    .executeTakeFirst();
  return chosen ?? { told: 'daily' as const, hears_all: false, language: 'pl' as const };
}
