import { endStatuses } from '@ndp/domain/workflow/statuses.ts';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type {
  Application,
  ApplicationFacts,
  ApplicationTable,
} from '../../platform/database/schema/tables.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Unit } from '../../platform/unit.ts';
import { followBudget } from '../budget/ledger.ts';
import { makeCipher } from '../keys/application-keys.ts';
import { ofCase } from '../keys/case-key.ts';
import type { EncryptedStore } from '../keys/encrypted-store.ts';
import { findableAs, openApplication, sealApplicantData } from './applicant-data.ts';
import { addEvents, type Cause, type OpenKey } from './events.ts';
import { searchForm, writeTokens } from './found-by.ts';

export type NewApplication = ApplicationFacts &
  Omit<Insertable<ApplicationTable>, 'changed_at' | 'facts' | 'email_index' | 'project'>;

/** Another application of the partner has this reference. */
export class ReferenceTaken extends Error {
  override readonly name = 'ReferenceTaken';
}

/**
 * Stores it with a key of its own and the beginning of its timeline.
 *
 * @returns its key
 * @throws {ReferenceTaken} the transaction is lost; another one may try another reference
 */
export async function insertApplication(
  { db, keys }: Pick<Unit, 'db' | 'keys'>,
  { email, client, project, ...open }: NewApplication,
  cause: Cause = { actor: 'applicant' },
): Promise<OpenKey> {
  const key = { partnerId: open.partner_id, applicationId: open.id };
  const { cipher, row } = makeCipher(keys, key);
  const sealed = sealApplicantData(cipher, keys, key, { email, client, project });
  const { status, created_at: now } = open;
  await db
    .insertInto('application')
    .values({ ...open, ...sealed, changed_at: now, search_form: searchForm })
    .execute()
    .catch((failure: unknown) => {
      const { constraint } = Object(failure) as { constraint?: string };
      throw constraint === 'application_partner_id_reference_key' ? new ReferenceTaken() : failure;
    });
  await db
    .insertInto('application_key')
    .values({ ...ofCase(key), ...row })
    .execute();
  await addEvents({ db, now }, { ...key, cipher }, [status], cause);
  await writeTokens({ db, keys }, key, 'facts', { email, ...client });
  return { ...key, cipher };
}

/** Locked until the transaction ends; undefined also for what is no id. */
export async function lockApplication(
  { db, keys }: EncryptedStore,
  partnerId: string,
  id: string,
): Promise<Application | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await selectApplication(db, partnerId, id).forNoKeyUpdate('application').executeTakeFirst();
  return row && openApplication(keys, row);
}

/** These of a partner, each locked until the transaction ends; in one order, so that two people never wait for each other. */
export function lockApplications(
  store: EncryptedStore,
  partnerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Application>> {
  return readEach(store, partnerId, ids, true);
}

/** The same, but undefined also when somebody else holds it just now: there is no waiting. */
export async function tryLockApplication(
  { db, keys }: EncryptedStore,
  partnerId: string,
  id: string,
): Promise<Application | undefined> {
  const query = selectApplication(db, partnerId, id).forNoKeyUpdate('application').skipLocked();
  const row = await query.executeTakeFirst();
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
export function findApplications(
  store: EncryptedStore,
  partnerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Application>> {
  return readEach(store, partnerId, ids, false);
}

async function readEach(
  { db, keys }: EncryptedStore,
  partnerId: string,
  ids: readonly string[],
  isLocked: boolean,
): Promise<ReadonlyMap<string, Application>> {
  if (ids.length === 0) return new Map();
  const rows = await selectApplications(db)
    .where('application.partner_id', '=', partnerId)
    .where('application.id', 'in', ids)
    .orderBy('application.id')
    .$if(isLocked, (query) => query.forNoKeyUpdate('application'))
    .execute();
  return new Map(rows.map((row) => [row.id, openApplication(keys, row)]));
}

/** The newest that has not ended, locked until the transaction ends. */
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
  await db
    .updateTable('application')
    .set({ ...sealApplicantData(cipher, keys, key, { email, client, project }), payload_hash: null })
    .where((row) => row.and({ partner_id, id }))
    .execute();
  await writeTokens({ db, keys }, key, 'facts', { email, ...client });
}

/** Its row is locked. */
export async function changeClient(
  { db, keys }: EncryptedStore,
  application: Application,
  client: Application['client'],
): Promise<Application> {
  const { partner_id, id, cipher, email, project } = application;
  const key = { partnerId: partner_id, applicationId: id };
  await db
    .updateTable('application')
    .set(sealApplicantData(cipher, keys, key, { email, client, project }))
    .where((row) => row.and({ partner_id, id }))
    .execute();
  return { ...application, client };
}

/** The columns that may change with a project. */
export type ProjectChange = Pick<Application, 'project' | 'quote'> &
  Partial<Pick<Application, 'kind' | 'measured_at' | 'changed_at' | 'revision'>>;

/** Its row is locked. The contact data stay as they are. */
export async function changeProject(
  unit: Unit,
  application: Application,
  { project, quote, ...change }: ProjectChange,
): Promise<Application> {
  const { db, keys } = unit;
  const { partner_id, id, cipher, client, email } = application;
  const key = { partnerId: partner_id, applicationId: id };
  await db
    .updateTable('application')
    .set({
      ...change,
      ...sealApplicantData(cipher, keys, key, { email, client, project }),
      quote: quote && JSON.stringify(quote),
    })
    .where((row) => row.and({ partner_id, id }))
    .execute();
  const changed = { ...application, ...change, project, quote };
  await followBudget(unit, changed);
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
    .selectAll('application')
    .select('application_key.sealed_key');
}

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
