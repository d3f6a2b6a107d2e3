import { readProgramContent } from '@ndp/contract/desk/program-content.ts';
import { isDay } from '@ndp/domain/programs/problems.ts';
import type { ProgramContent } from '@ndp/domain/programs/program.ts';
import type { Selectable } from 'kysely';
import { polishDay } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { ProgramVersionTable } from '../../platform/database/schema/program-tables.ts';
import { isPublishable, isShowable, type Judging } from './draft-problems.ts';
import { DayOver, DraftChanged, DraftUnfit, NotOurProgramme, OtherPublisherNeeded } from './refusals.ts';

export type VersionRow = Selectable<ProgramVersionTable>;

/** Where versions of a programme are edited. */
export interface Office {
  readonly trx: Trx;
  readonly programId: string;
  /** At whose desk. */
  readonly partnerId: string;
  readonly now: Date;
}

/** Every version, the newest first. */
export function readVersions({ trx, programId }: Pick<Office, 'trx' | 'programId'>): Promise<VersionRow[]> {
  return trx
    .selectFrom('program_version')
    .selectAll()
    .where('program_id', '=', programId)
    .orderBy('n', 'desc')
    .execute();
}

/** How many cases were begun in each version. */
export async function countCases({
  trx,
  programId,
}: Pick<Office, 'trx' | 'programId'>): Promise<ReadonlyMap<number, number>> {
  const rows = await trx
    .selectFrom('application')
    .select(({ fn, val }) => [
      fn.coalesce('program_version', val(1)).as('n'),
      fn.countAll<string>().as('count'),
    ])
    .where('program_id', '=', programId)
    .groupBy('n')
    .execute();
  return new Map(rows.map(({ n, count }) => [Number(n), Number(count)]));
}

/** The draft, held until the transaction ends, and the newest number there is. */
async function hold({ trx, programId, partnerId }: Office) {
  const rows = await trx
    .selectFrom('program_version')
    .selectAll()
    .where('program_id', '=', programId)
    .orderBy('n')
    .forUpdate()
    .execute();
  if (rows.length === 0 || rows.some(({ owner_id }) => owner_id !== partnerId)) throw new NotOurProgramme();
  return { draft: rows.find(({ state }) => state === 'draft'), last: rows.at(-1)?.n ?? 0 };
}

/** What is written into a draft. */
export interface Writing {
  readonly content: ProgramContent;
  /** When the draft the page shows was saved; null: there was none. */
  readonly seen: string | null;
  /** Null: it came from a file on the server. */
  readonly by: string | null;
}

/**
 * Saves the one draft of a programme; the first one gets the next number.
 *
 * @throws {NotOurProgramme} {DraftChanged}
 */
export async function keepDraft(office: Office, { content, seen, by }: Writing): Promise<number> {
  const { trx, programId, partnerId, now } = office;
  const { draft, last } = await hold(office);
  if ((draft?.made_at.toISOString() ?? null) !== seen) throw new DraftChanged();
  const written = { content: JSON.stringify(content), made_at: now };
  const makers = [...new Set([...(draft?.made_by ?? []), ...(by ? [by] : [])])];
  if (draft) {
    await trx
      .updateTable('program_version')
      .set({ ...written, made_by: makers })
      .where('program_id', '=', programId)
      .where('n', '=', draft.n)
      .execute();
    return draft.n;
  }
  const row = { program_id: programId, n: last + 1, owner_id: partnerId, state: 'draft' as const };
  const open = { from_day: null, published_by: null, published_at: null };
  await trx
    .insertInto('program_version')
    .values({ ...row, ...open, ...written, made_by: makers })
    .execute();
  return last + 1;
}

/** Ends the draft; nothing of it is kept. @throws {NotOurProgramme} {DraftChanged} */
export async function dropDraft(office: Office, seen: string): Promise<number> {
  const { draft } = await hold(office);
  if (draft?.made_at.toISOString() !== seen) throw new DraftChanged();
  await office.trx
    .deleteFrom('program_version')
    .where('program_id', '=', office.programId)
    .where('n', '=', draft.n)
    .execute();
  return draft.n;
}

/**
 * The number of the draft, as it was seen and fit to be looked at as an applicant would.
 *
 * @throws {DraftChanged} {DraftUnfit}
 */
export async function findFitDraft(
  office: Pick<Office, 'trx' | 'programId'>,
  seen: string,
  judging: Judging,
): Promise<number> {
  const draft = (await readVersions(office)).find(({ state }) => state === 'draft');
  if (draft?.made_at.toISOString() !== seen) throw new DraftChanged();
  if (!isShowable(readProgramContent(draft.content), judging)) throw new DraftUnfit();
  return draft.n;
}

/** From when on, and by whom. */
export interface Publication extends Judging {
  readonly fromDay: string;
  readonly seen: string;
  readonly by: string;
}

/**
 * Publishes the draft from a day; the database, too, lets nobody publish what they have written in.
 *
 * @throws {NotOurProgramme} {DraftChanged} {OtherPublisherNeeded} {DraftUnfit} {DayOver}
 */
export async function publishDraft(
  office: Office,
  { fromDay, seen, by, ...judging }: Publication,
): Promise<number> {
  const { draft } = await hold(office);
  if (draft?.made_at.toISOString() !== seen) throw new DraftChanged();
  if (draft.made_by.includes(by)) throw new OtherPublisherNeeded();
  if (!isPublishable(readProgramContent(draft.content), judging)) throw new DraftUnfit();
  if (!isDay(fromDay) || fromDay < polishDay(office.now)) throw new DayOver();
  await office.trx
    .updateTable('program_version')
    .set({ state: 'published', from_day: fromDay, published_by: by, published_at: office.now })
    .where('program_id', '=', office.programId)
    .where('n', '=', draft.n)
    .execute();
  return draft.n;
}
