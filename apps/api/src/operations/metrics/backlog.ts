import { type SqlBool, sql } from 'kysely';
import { finalStates } from '../../features/signing/port/states.ts';
import { caseSmsKind } from '../../mail/outbox/promise.ts';
import { isWaiting } from '../../mail/outbox/waiting.ts';
import type { Database } from '../../platform/database/database.ts';

/** What waits to be done, over all partners. Seconds; ages are 0 where nothing waits. */
export interface Backlog {
  readonly mailsDue: number;
  readonly oldestMailSeconds: number;
  readonly mailsFailed: number;
  readonly textsDue: number;
  readonly oldestTextSeconds: number;
  readonly textsFailed: number;
  readonly textsSent: number;
  readonly signaturesPending: number;
  readonly oldestSignatureSeconds: number;
  readonly signaturesFailed: number;
}

/** As the index of text messages has it, word for word. */
const isText = sql<SqlBool>`kind = ${sql.lit(caseSmsKind)}`;
const isMail = sql<SqlBool>`not (${isText})`;

/** Reads along the indexes of what is due; what was sent and given up is read from the week it is kept. */
export async function readBacklog(db: Database, now: Date): Promise<Backlog> {
  const count = sql<number>`count(*)::int`;
  const mails = await db
    .selectFrom('outbox')
    .select(count.as('due'))
    .select(({ fn }) => fn.min('due_at').as('oldest'))
    .where(isWaiting)
    .where('due_at', '<=', now)
    .where(isMail)
    .executeTakeFirstOrThrow();
  const failedMails = await db
    .selectFrom('outbox')
    .select(count.as('all'))
    .where('failed_at', 'is not', null)
    .where(isMail)
    .executeTakeFirstOrThrow();
  const texts = await countTexts(db, now);
  const signatures = await db
    .selectFrom('signature_request')
    .select(count.as('pending'))
    .select(({ fn }) => fn.min('due_at').as('oldest'))
    .where('state', 'not in', finalStates)
    .executeTakeFirstOrThrow();
  const failedSignatures = await db
    .selectFrom('signature_request')
    .select(count.as('all'))
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  return {
    mailsDue: mails.due,
    oldestMailSeconds: ageOf(mails.oldest, now),
    mailsFailed: failedMails.all,
    textsDue: Number(texts.due),
    oldestTextSeconds: ageOf(texts.oldest, now),
    textsFailed: Number(texts.failed),
    textsSent: Number(texts.sent),
    signaturesPending: signatures.pending,
    oldestSignatureSeconds: ageOf(signatures.oldest, now),
    signaturesFailed: failedSignatures.all,
  };
}

function countTexts(db: Database, now: Date) {
  const isDue = sql<SqlBool>`sent_at is null and failed_at is null and dropped_at is null and due_at <= ${now}`;
  return db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll().filterWhere(isDue).as('due'),
      fn.min('due_at').filterWhere(isDue).as('oldest'),
      fn.count('failed_at').as('failed'),
      fn.count('sent_at').as('sent'),
    ])
    .where(isText)
    .executeTakeFirstOrThrow();
}

export interface StatusCount {
  readonly partner: string;
  readonly status: string;
  readonly count: number;
}

/** Made-up cases are not counted. */
export async function countByStatus(db: Database): Promise<readonly StatusCount[]> {
  return db
    .selectFrom('application')
    .select(['partner_id as partner', 'status', sql<number>`count(*)::int`.as('count')])
    .where('partner_id', 'not in', (row) =>
      row.selectFrom('partner').select('id').where('is_training', '=', true),
    )
    .groupBy(['partner_id', 'status'])
    .execute();
}

function ageOf(moment: Date | null, now: Date): number {
  return moment === null ? 0 : Math.max(0, (now.getTime() - moment.getTime()) / 1000);
}
