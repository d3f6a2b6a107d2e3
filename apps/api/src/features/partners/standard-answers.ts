import { randomUUID } from 'node:crypto';
import type { OwnAnswer } from '@ndp/contract/desk/answers.ts';
import type { Language, Message } from '@ndp/flows/message.ts';
import { findAnswerProblems } from '@ndp/flows/standard-answer.ts';
import type { Database } from '../../platform/database/database.ts';
import { builtInAnswers } from './built-in-answers.ts';
import type { PartnerOffice } from './edit-partner.ts';
import { AnswerChanged, AnswerUnfit } from './refusals.ts';

/** Answers of its own one partner may have. */
const mostAnswers = 100;

/** An answer of a partner, or of the release where the partner has not put it otherwise. */
interface StandardAnswer {
  readonly key: string;
  readonly title: string;
  readonly text: Message;
  /** Who put it so last, and when; undefined: it stands as in the release. */
  readonly changed: { readonly by: string; readonly at: Date } | undefined;
}

/** What an officer may choose from, by title; titles of the release in a language. */
export async function readStandardAnswers(
  db: Database,
  partnerId: string,
  language: Language,
): Promise<readonly StandardAnswer[]> {
  const rows = await db
    .selectFrom('standard_answer')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .execute();
  const own = rows.map(({ key, title, pl, en, made_by, made_at }) => ({
    ...{ key, title, text: { pl, en } },
    changed: { by: made_by, at: made_at },
  }));
  const ofRelease = Object.entries(builtInAnswers)
    .filter(([key]) => !rows.some((row) => row.key === key))
    .map(([key, { title, text }]) => ({ key, title: title[language], text, changed: undefined }));
  return [...own, ...ofRelease].sort((one, other) => one.title.localeCompare(other.title, language));
}

/** What a partner has of its own, without who wrote it. */
export async function readOwnAnswers(db: Database, partnerId: string): Promise<OwnAnswer[]> {
  const rows = await db
    .selectFrom('standard_answer')
    .select(['key', 'title', 'pl', 'en'])
    .where('partner_id', '=', partnerId)
    .orderBy('key')
    .execute();
  return rows.map(({ key, title, pl, en }) => ({ key, title, text: { pl, en } }));
}

/** Puts answers in place of all a partner has of its own. @throws {AnswerUnfit} */
export async function replaceAnswers(
  { trx, now, partnerId }: PartnerOffice & { readonly partnerId: string },
  { answers, by }: { readonly answers: readonly OwnAnswer[]; readonly by: string },
): Promise<void> {
  const rows = answers.map(({ key, title, text }) => {
    if (findAnswerProblems(text).length > 0) throw new AnswerUnfit();
    return { partner_id: partnerId, key, title, ...text, made_by: by, made_at: now };
  });
  if (new Set(rows.map(({ key }) => key)).size < rows.length) throw new AnswerUnfit();
  await trx.deleteFrom('standard_answer').where('partner_id', '=', partnerId).execute();
  if (rows.length > 0) await trx.insertInto('standard_answer').values(rows).execute();
}

export function isBuiltIn(key: string): boolean {
  return Object.hasOwn(builtInAnswers, key);
}

/** What is written of an answer, by whom. */
interface AnswerInput {
  /** Null: a new one. */
  readonly key: string | null;
  /** Null: the partner has it no more. */
  readonly answer: { readonly title: string; readonly text: Message } | null;
  /** When it was changed last, as the page has shown; null: never. */
  readonly seen: string | null;
  readonly by: string;
}

/**
 * Saves an answer of a partner, or removes it.
 *
 * @returns its key
 * @throws {AnswerChanged} {AnswerUnfit}
 */
export async function writeStandardAnswer(
  { trx, now, partnerId }: PartnerOffice & { readonly partnerId: string },
  { key: given, answer, seen, by }: AnswerInput,
): Promise<string> {
  await trx.selectFrom('partner').select('id').where('id', '=', partnerId).forNoKeyUpdate().execute();
  const rows = await trx
    .selectFrom('standard_answer')
    .select(['key', 'made_at'])
    .where('partner_id', '=', partnerId)
    .execute();
  const key = given ?? randomUUID();
  const before = rows.find((row) => row.key === key);
  if ((before?.made_at.toISOString() ?? null) !== seen) throw new AnswerChanged();
  if (given !== null && !before && !isBuiltIn(given)) throw new AnswerChanged();
  await trx
    .deleteFrom('standard_answer')
    .where('partner_id', '=', partnerId)
    .where('key', '=', key)
    .execute();
  if (!answer) return key;
  if (findAnswerProblems(answer.text).length > 0 || answer.title.trim() === '') throw new AnswerUnfit();
  if (!before && rows.length >= mostAnswers) throw new AnswerUnfit();
  const { title, text } = answer;
  await trx
    .insertInto('standard_answer')
    .values({ partner_id: partnerId, key, title, ...text, made_by: by, made_at: now })
    .execute();
  return key;
}
