import type { Insertable, Selectable } from 'kysely';
import { type ApplicationKey, ofCase } from '../../cases/keys/case-key.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DocumentVerdictTable } from '../../platform/database/schema/desk-tables.ts';

type DocumentVerdictRow = Selectable<DocumentVerdictTable>;

/** What was said of each document of a settlement, by its id. */
export async function readVerdicts(
  db: Database,
  key: ApplicationKey,
): Promise<ReadonlyMap<string, Pick<DocumentVerdictRow, 'verdict' | 'issued_on'>>> {
  const rows = await db
    .selectFrom('document_verdict')
    .select(['document_id', 'verdict', 'issued_on'])
    .where((row) => row.and(ofCase(key)))
    .execute();
  return new Map(rows.map((row) => [row.document_id, row]));
}

/** Keeps what somebody says of a document now, in place of what was said before. */
export async function keepVerdict(
  db: Database,
  key: ApplicationKey,
  { document_id, ...said }: Omit<Insertable<DocumentVerdictTable>, 'partner_id' | 'application_id'>,
): Promise<void> {
  await db
    .insertInto('document_verdict')
    .values({ ...ofCase(key), document_id, ...said })
    .onConflict((conflict) => conflict.columns(['partner_id', 'document_id']).doUpdateSet(said))
    .execute();
}

/** What somebody said of a document. */
export type StandingVerdict = Pick<DocumentVerdictRow, 'verdict' | 'person_id'> &
  Partial<Pick<DocumentVerdictRow, 'issued_on' | 'is_before_agreement'>> & {
    readonly given_at: string;
  };

/** What was said of a document last; undefined: nothing. */
export async function readStandingVerdict(
  db: Database,
  { partnerId }: ApplicationKey,
  documentId: string,
): Promise<StandingVerdict | undefined> {
  const row = await db
    .selectFrom('document_verdict')
    .select(['verdict', 'person_id', 'given_at', 'issued_on', 'is_before_agreement'])
    .where((row) => row.and({ partner_id: partnerId, document_id: documentId }))
    .executeTakeFirst();
  return row && { ...row, given_at: row.given_at.toISOString() };
}

/** Says of a document what was said of it before; null: nothing. */
export async function restoreVerdict(
  db: Database,
  key: ApplicationKey,
  { document, before }: { readonly document: string; readonly before: StandingVerdict | null },
): Promise<void> {
  if (before) {
    const said = { ...before, document_id: document, given_at: new Date(before.given_at) };
    return keepVerdict(db, key, said);
  }
  await db
    .deleteFrom('document_verdict')
    .where((row) => row.and({ partner_id: key.partnerId, document_id: document }))
    .execute();
}
