import { endStatuses } from '@ndp/domain/workflow/statuses.ts';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { type Write, writeTogether } from '../platform/database/one-statement.ts';
import type { Application, ApplicationFacts, ApplicationTable } from '../platform/database/schema/tables.ts';
import { isUuid } from '../platform/database/uuid.ts';
import type { Unit } from '../platform/unit.ts';
import { findableAs, openApplication, sealApplicantData } from './applicant-data.ts';
import { keyWrite, makeCipher } from './application-keys.ts';
import { followBudget, hasBudget } from './budget/ledger.ts';
import type { EncryptedStore } from './encrypted-store.ts';
import { firstEventWrite, type OpenKey } from './events.ts';
import { searchForm, searchWrites } from './search-tokens.ts';

/** Within this time the same submission is a repetition, ms. */
const repetitionMs = 10 * 60 * 1000;

export type NewApplication = ApplicationFacts &
  Omit<Insertable<ApplicationTable>, 'changed_at' | 'facts' | 'email_index' | 'project'>;

/** What is stored with a new application, and sealed under its key. */
export type Beside = (key: OpenKey) => readonly Write[];

/** Another application of the partner has this reference. */
export class ReferenceTaken extends Error {
  override readonly name = 'ReferenceTaken';
}

/**
 * Stores it with a key of its own, the beginning of its timeline and what belongs to it, in one statement of a
 * transaction.
 *
 * @throws {ReferenceTaken} the transaction is lost; another one may try another reference
 */
export async function insertApplication(
  { db, keys }: Pick<Unit, 'db' | 'keys'>,
  { email, client, project, ...open }: NewApplication,
  beside: Beside = () => [],
): Promise<void> {
  const key = { partnerId: open.partner_id, applicationId: open.id };
  const { cipher, row } = makeCipher(keys, key);
  const sealed = sealApplicantData(cipher, keys, key, { email, client, project });
  const { status, created_at } = open;
  const writes = [
    db
      .insertInto('application')
      .values({ ...open, ...sealed, changed_at: created_at, search_form: searchForm }),
    keyWrite(db, key, row),
    firstEventWrite({ db, now: created_at }, key, status),
    ...searchWrites({ db, keys }, key, 'facts', { email, ...client }),
    ...beside({ ...key, cipher }),
  ];
  await writeTogether(db, writes).catch((failure: unknown) => {
    const { constraint } = Object(failure) as { constraint?: string };
    throw constraint === 'application_partner_id_reference_key' ? new ReferenceTaken() : failure;
  });
}

/** What two submissions of the same wait for each other at, until the transaction ends. */
export function repetitionLock(payload: Buffer): string {
  return payload.readBigInt64BE(0).toString();
}

/** Whoever asks holds the lock of repetitions. */
export async function findRepetition(
  { db, keys }: EncryptedStore,
  partnerId: string,
  payload: Buffer,
  now: Date,
): Promise<Application | undefined> {
  const row = await selectApplications(db)
    .where('application.partner_id', '=', partnerId)
    .where('payload_hash', '=', payload)
    .where('created_at', '>', new Date(now.getTime() - repetitionMs))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row && openApplication(keys, row);
}

/** Held until the transaction ends; undefined also for what is no id. */
export async function holdApplication(
  { db, keys }: EncryptedStore,
  partnerId: string,
  id: string,
): Promise<Application | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await selectApplication(db, partnerId, id).forNoKeyUpdate('application').executeTakeFirst();
  return row && openApplication(keys, row);
}

/** These of a partner, each held until the transaction ends; in one order, so that two people never wait for each other. */
export async function holdApplications(
  { db, keys }: EncryptedStore,
  partnerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Application>> {
  if (ids.length === 0) return new Map();
  const rows = await selectApplications(db)
    .where('application.partner_id', '=', partnerId)
    .where('application.id', 'in', ids)
    .orderBy('application.id')
    .forNoKeyUpdate('application')
    .execute();
  return new Map(rows.map((row) => [row.id, openApplication(keys, row)]));
}

/** The same, but undefined also when somebody else holds it just now: there is no waiting. */
export async function holdFreeApplication(
  { db, keys }: EncryptedStore,
  partnerId: string,
  id: string,
): Promise<Application | undefined> {
  const held = selectApplication(db, partnerId, id).forNoKeyUpdate('application').skipLocked();
  const row = await held.executeTakeFirst();
  return row && openApplication(keys, row);
}

export async function findApplication(
  { db, keys }: EncryptedStore,
  partnerId: string,
  id: string,
): Promise<Application | undefined> {
  const row = await selectApplication(db, partnerId, id).executeTakeFirst();
  return row && openApplication(keys, row);
}

/** These of a partner, by their ids. */
export async function findApplications(
  { db, keys }: EncryptedStore,
  partnerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Application>> {
  if (ids.length === 0) return new Map();
  const rows = await selectApplications(db)
    .where('application.partner_id', '=', partnerId)
    .where('application.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, openApplication(keys, row)]));
}

/** The newest that has not ended, held until the transaction ends. */
export async function findNewestOpen(
  { db, keys }: EncryptedStore,
  partnerId: string,
  email: string,
): Promise<Application | undefined> {
  const row = await selectApplications(db)
    .where('application.partner_id', '=', partnerId)
    .where('email_index', '=', findableAs(keys, partnerId, email))
    .where('status', 'not in', endStatuses)
    .orderBy('created_at', 'desc')
    .limit(1)
    .forNoKeyUpdate('application')
    .executeTakeFirst();
  return row && openApplication(keys, row);
}

/** The old submission no longer counts as a repetition. */
export async function changeEmail(
  { db, keys }: EncryptedStore,
  { partner_id, id, cipher, client, project }: Application,
  email: string,
): Promise<void> {
  const key = { partnerId: partner_id, applicationId: id };
  const changed = db
    .updateTable('application')
    .set({ ...sealApplicantData(cipher, keys, key, { email, client, project }), payload_hash: null })
    .where((row) => row.and({ partner_id, id }));
  await writeTogether(db, [changed, ...searchWrites({ db, keys }, key, 'facts', { email, ...client })]);
}

/** What may change with a project. */
export type ProjectChange = Pick<Application, 'project' | 'quote'> &
  Partial<Pick<Application, 'kind' | 'measured_at' | 'changed_at' | 'revision'>>;

/** Its row is held. The contact data stay as they are. */
export async function changeProject(
  unit: Unit,
  application: Application,
  { project, quote, ...change }: ProjectChange,
): Promise<Application> {
  const { db, keys } = unit;
  const { partner_id, id, cipher, client, email } = application;
  const key = { partnerId: partner_id, applicationId: id };
  const { is_budgeted } = await db
    .updateTable('application')
    .set({
      ...change,
      ...sealApplicantData(cipher, keys, key, { email, client, project }),
      quote: quote && JSON.stringify(quote),
    })
    .where((row) => row.and({ partner_id, id }))
    .returning(hasBudget.as('is_budgeted'))
    .executeTakeFirstOrThrow();
  const changed = { ...application, ...change, project, quote };
  if (is_budgeted) await followBudget(unit, changed);
  return changed;
}

export function selectApplications(db: Database) {
  return db
    .selectFrom('application')
    .innerJoin('application_key', (join) =>
      join
        .onRef('application_key.partner_id', '=', 'application.partner_id')
        .onRef('application_key.application_id', '=', 'application.id'),
    )
    .select(columns)
    .select('application_key.sealed_key');
}

/** Named one by one, so that connections keep the statement. */
const columns = [
  'application.partner_id',
  'application.id',
  'application.reference',
  'application.kind',
  'application.status',
  'application.language',
  'application.facts',
  'application.email_index',
  'application.project',
  'application.quote',
  'application.payload_hash',
  'application.submission_secret_hash',
  'application.created_at',
  'application.submitted_at',
  'application.email_verified_at',
  'application.measured_at',
  'application.program_id',
  'application.program_version',
  'application.sms',
  'application.revision',
  'application.changed_at',
  'application.status_at',
  'application.due_at',
  'application.officer_id',
  'application.was_sent',
  'application.search_form',
] as const;

function selectApplication(db: Database, partnerId: string, id: string) {
  return selectApplications(db)
    .where('application.partner_id', '=', partnerId)
    .where('application.id', '=', id);
}

/** @throws {Error} the database does not answer, or takes no changes: a replica, or one that is being moved */
export async function ping(db: Database): Promise<void> {
  const { rows } = await sql<{ is_fixed: string }>`
    select current_setting('transaction_read_only') as is_fixed`.execute(db);
  if (rows[0]?.is_fixed !== 'off') throw new Error('the database takes no changes');
}
