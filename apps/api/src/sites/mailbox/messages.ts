import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';

export interface Message {
  readonly id: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt: Date;
}

const mostShown = 200;

/** The newest messages first; with `to` only those to exactly this address, in capitals or not. */
export async function listMessages(db: Database, to?: string): Promise<Message[]> {
  const newest = select(db).orderBy('sent_at', 'desc').orderBy('id').limit(mostShown);
  const wanted = to?.trim().toLowerCase();
  return wanted ? newest.where(sql`lower(to_address)`, '=', wanted).execute() : newest.execute();
}

/** The message with this id; undefined also for what is no id at all. */
export async function findMessage(db: Database, id: string): Promise<Message | undefined> {
  return isUuid(id) ? select(db).where('id', '=', id).executeTakeFirst() : undefined;
}

function select(db: Database) {
  return db
    .selectFrom('mailbox_message')
    .select([
      'id',
      'to_address as to',
      'from_address as from',
      'subject',
      'text',
      'html',
      'sent_at as sentAt',
    ]);
}
