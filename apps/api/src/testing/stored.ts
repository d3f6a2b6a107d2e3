import { randomUUID } from 'node:crypto';
import { openApplication } from '../cases/store/applicant-data.ts';
import { insertApplication, type NewApplication, selectApplications } from '../cases/store/applications.ts';
import type { CoreContext } from '../platform/context.ts';
import type { Application } from '../platform/database/schema/tables.ts';

/** Every stored application, opened, the oldest first. */
export async function readApplications({
  db,
  keys,
}: Pick<CoreContext, 'db' | 'keys'>): Promise<Application[]> {
  const rows = await selectApplications(db).orderBy('created_at').orderBy('reference').execute();
  return rows.map((row) => openApplication(keys, row));
}

/** The stored application of an id, opened. */
export async function findStored(
  { context }: { readonly context: Pick<CoreContext, 'db' | 'keys'> },
  { id }: { readonly id: string },
): Promise<Application> {
  const row = await selectApplications(context.db).where('application.id', '=', id).executeTakeFirstOrThrow();
  return openApplication(context.keys, row);
}

/** Stores an estimate of nothing in particular, as of now; `over` takes the place of any part of it. */
export async function storeApplication(
  { db, keys, clock }: Pick<CoreContext, 'db' | 'keys' | 'clock'>,
  over: Partial<NewApplication> = {},
): Promise<string> {
  const id = randomUUID();
  const plain: NewApplication = {
    partner_id: 'mpec',
    id,
    reference: `NDP-2026-${randomUUID().slice(0, 8)}`,
    kind: 'estimate',
    status: 'submitted',
    language: 'pl',
    email: 'lucja@example.pl',
    client: {},
    project: { variant: 'home' },
    quote: null,
    payload_hash: null,
    submission_secret_hash: null,
    created_at: clock(),
    submitted_at: null,
    email_verified_at: null,
  };
  await db.transaction().execute((trx) => insertApplication({ db: trx, keys }, { ...plain, ...over }));
  return over.id ?? id;
}
