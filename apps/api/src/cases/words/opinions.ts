import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { RowUnit } from '../../platform/unit.ts';
import { type ApplicationKey, ofCase } from '../keys/case-key.ts';

/** What a colleague thinks, in a word. */
type OpinionVerdict = 'fine' | 'doubts' | 'not_my_field';

/** Who asked whom by a note of a case, and the note that answers. */
export interface Opinion {
  /** The note that asks. */
  readonly n: number;
  readonly askedBy: string;
  readonly askedOf: string;
  /** Null: it waits. */
  readonly answerN: number | null;
  readonly verdict: OpinionVerdict | null;
}

/** The opinions that were asked for in a case, oldest first. */
export async function readOpinions(db: Database, key: ApplicationKey): Promise<readonly Opinion[]> {
  const rows = await db
    .selectFrom('case_opinion')
    .select(['n', 'asked_by as askedBy', 'asked_of as askedOf', 'answer_n as answerN', 'verdict'])
    .where((row) => row.and(ofCase(key)))
    .orderBy('n')
    .execute();
  return rows;
}

/** Notes whom a note of a locked case asks for an opinion. */
export async function addOpinion(
  { db }: RowUnit,
  key: ApplicationKey,
  { n, askedBy, askedOf }: Pick<Opinion, 'n' | 'askedBy' | 'askedOf'>,
): Promise<void> {
  await db
    .insertInto('case_opinion')
    .values({ ...ofCase(key), n, asked_by: askedBy, asked_of: askedOf })
    .execute();
}

/** Notes which note of a locked case answers, and what it comes to. */
export async function writeAnswer(
  { db }: RowUnit,
  key: ApplicationKey,
  { n, answerN, verdict }: Pick<Opinion, 'n' | 'answerN' | 'verdict'>,
): Promise<void> {
  await db
    .updateTable('case_opinion')
    .set({ answer_n: answerN, verdict })
    .where((row) => row.and({ ...ofCase(key), n }))
    .execute();
}

/** Notes that whoever asked has seen the answers to their questions in a locked case. */
export async function markAnswersSeen(
  { db, now }: RowUnit,
  key: ApplicationKey,
  personId: string,
): Promise<void> {
  await db
    .updateTable('case_opinion')
    .set({ seen_at: now })
    .where((row) => row.and({ ...ofCase(key), asked_by: personId }))
    .where('answer_n', 'is not', null)
    .where('seen_at', 'is', null)
    .execute();
}

/** Whether an opinion of one of these people is asked for in a case. */
export const isOpinionToGive = (partnerId: string, people: readonly string[]): RawBuilder<SqlBool> =>
  sql`application.id in (select application_id from case_opinion
    where partner_id = ${partnerId} and asked_of = any(${[...people]}::uuid[]) and answer_n is null)`;

/** Whether somebody has not seen yet the opinion they asked for in a case. */
export const isOpinionToSee = (partnerId: string, personId: string): RawBuilder<SqlBool> =>
  sql`application.id in (select application_id from case_opinion
    where partner_id = ${partnerId} and asked_by = ${personId}::uuid and answer_n is not null and seen_at is null)`;
