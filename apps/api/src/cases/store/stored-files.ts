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

/** Every file of every case that may be seen: the documents of settlements, and what goes with messages. */
export function selectFiles(db: Database): SelectQueryBuilder<Tables & { file: FileRow }, 'file', object> {
  const ofMessages = db
    .selectFrom('message_file')
    .select(['partner_id', 'application_id', 'storage_key', sql<string>`'message'`.as('kind')])
    .select(sql<Date | null>`null::timestamptz`.as('removed_at'));
  return db.selectFrom(
    db
      .selectFrom('settlement_document')
      .select(['partner_id', 'application_id', 'storage_key', 'kind', 'removed_at'])
      .unionAll(ofMessages)
      .as('file'),
  );
}
