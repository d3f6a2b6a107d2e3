import type { Database } from '../../platform/database/database.ts';

/**
 * Notes what a mail server took and could not deliver, by the report it sent back (RFC 3464): the desk then says which
 * message did not arrive. A report of a delay notes nothing.
 *
 * @returns how many mails were noted; 0 when the report speaks of none that was sent within the time the outbox is kept
 */
export async function noteReturned(db: Database, report: string, now: Date): Promise<number> {
  const isFailure = /report-type="?delivery-status/i.test(report) && /^Action: *failed\b/im.test(report);
  if (!isFailure) return 0;
  const [, status = 'unknown'] = /^Status: *([245]\.\d+\.\d+)/im.exec(report) ?? [];
  let noted = 0;
  for (const [, messageId = '', id = ''] of report.matchAll(sentMail)) {
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({ failed_at: now, last_error: `came back: ${status}` })
      .where('id', '=', id)
      .where('message_id', '=', messageId)
      .where('sent_at', 'is not', null)
      .where('failed_at', 'is', null)
      .executeTakeFirstOrThrow();
    noted += Number(numUpdatedRows);
  }
  return noted;
}

/** The Message-ID of a mail of ours, which begins with the id of its promise. */
const sentMail = /^Message-ID:\s*(<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^>\s]+>)/gim;
