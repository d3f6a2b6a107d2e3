import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/schema/tables.ts';

/** A file as its row names it, of whichever table. */
interface FileRow {
  partner_id: string;
  application_id: string;
  storage_key: string;
  kind: string;
  /** When it was taken back; null: it is there. */
  removed_at: Date | null;
}

/** Every file of every case that may be seen: signed documents, those of settlements, and what goes with messages. */
export function selectFiles(db: Database): SelectQueryBuilder<Tables & { file: FileRow }, 'file', object> {
  return db.selectFrom(
    selectDocuments(db).unionAll(selectAttachments(db)).unionAll(selectSigned(db)).as('file'),
  );
}

/** Where the files of one case are stored; each table is read by its own index. */
export async function findFilesOf(
  db: Database,
  ofOne: { readonly partner_id: string; readonly application_id: string },
): Promise<readonly { storage_key: string }[]> {
  const found = [];
  for (const table of ['settlement_document', 'message_file'] as const) {
    const rows = db.selectFrom(table).select('storage_key');
    found.push(...(await rows.where((row) => row.and(ofOne)).execute()));
  }
  const signed = fromSigned(db)
    .select(signedKey)
    .where('signed.partner_id', '=', ofOne.partner_id)
    .where('request.application_id', '=', ofOne.application_id);
  found.push(...(await signed.execute()));
  return found;
}

const selectDocuments = (db: Database) =>
  db
    .selectFrom('settlement_document')
    .select(['partner_id', 'application_id', 'storage_key', 'kind', 'removed_at']);

const selectAttachments = (db: Database) =>
  db
    .selectFrom('message_file')
    .select(['partner_id', 'application_id', 'storage_key', sql<string>`'message'`.as('kind')])
    .select(sql<Date | null>`null::timestamptz`.as('removed_at'));

const selectSigned = (db: Database) =>
  fromSigned(db)
    .select(['signed.partner_id', 'request.application_id', signedKey, 'request.paper as kind'])
    .select(sql<Date | null>`null::timestamptz`.as('removed_at'));

const signedKey = sql<string>`signed_key`.as('storage_key');

const fromSigned = (db: Database) =>
  db
    .selectFrom('signature_artefact as signed')
    .innerJoin('signature_request as request', (join) =>
      join
        .onRef('request.partner_id', '=', 'signed.partner_id')
        .onRef('request.id', '=', 'signed.request_id'),
    )
    .where('signed_key', 'is not', null);
