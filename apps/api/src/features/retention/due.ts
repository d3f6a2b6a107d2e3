import type { Program } from '@ndp/domain/programs/program.ts';
import { type ErasedClass, erasedClasses, retentionDays } from '@ndp/domain/retention/classes.ts';
import { lastYearOver } from '@ndp/domain/retention/records.ts';
import { endStatuses, isConcluded } from '@ndp/domain/workflow/statuses.ts';
import { type RawBuilder, sql } from 'kysely';
import { dayMs } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { acrossPartners, withinPartner } from '../../platform/database/partner-scope.ts';
import type { Storage } from '../../platform/files/port.ts';
import { readShelf } from '../../platform/partners/program-shelf.ts';
import { type Classified, classified, isCase } from './classify.ts';
import { eraseApplication, removeLeftovers } from './erase-application.ts';

/** As the index over them names them. */
const ended = sql.join(endStatuses.map((status) => sql.lit(status)));
/** Ends that need no agreement. */
const endedWithout = sql.join(
  endStatuses.filter((status) => !isConcluded(status)).map((status) => sql.lit(status)),
);

/** Where applications and their files are. */
export interface Archive {
  readonly db: Database;
  readonly storage: Pick<Storage, 'remove'>;
}

/** The cases whose time is over, of one class, the longest kept first. */
export async function findDue(
  db: Database,
  retention: ErasedClass,
  now: Date,
  limit = 1000,
): Promise<readonly Classified[]> {
  const programs = (await readShelf(db)).all();
  const { rows } = await sql<Classified>`
    select * from (${classified(mayBeOver(programs, retention, now))}) as application
    where retention = ${retention} and (${isOver(programs, retention, now)})
    order by since limit ${limit}`.execute(db);
  return rows;
}

/** How many cases of each class have to go now. */
export async function countDue(db: Database, now: Date): Promise<ReadonlyMap<ErasedClass, number>> {
  const programs = (await readShelf(db)).all();
  const counts = new Map<ErasedClass, number>();
  for (const retention of erasedClasses) {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from (${classified(mayBeOver(programs, retention, now))}) as application
      where retention = ${retention} and (${isOver(programs, retention, now)})`.execute(db);
    counts.set(retention, Number(rows[0]?.count ?? 0));
  }
  return counts;
}

/**
 * Erases every case whose time is over, each in a transaction of its own.
 *
 * @param batch  how many are read in one go; all that are due go
 * @param partnerId  of this partner alone
 * @returns how many
 */
export async function eraseDue(
  { db, storage }: Archive,
  now: Date,
  { batch = 100, partnerId }: { readonly batch?: number; readonly partnerId?: string } = {},
): Promise<number> {
  let erased = 0;
  for (const retention of erasedClasses) {
    for (;;) {
      const find = () => findDue(db, retention, now, batch);
      const due = await (partnerId === undefined ? acrossPartners(find) : withinPartner(partnerId, find));
      for (const each of due) {
        const work = () => eraseIfDue({ db, storage }, each, retention, now);
        if (await withinPartner(each.partner_id, work)) erased += 1;
      }
      if (due.length < batch) break;
    }
  }
  return erased;
}

/** Somebody may have gone on with it since it was found. */
async function eraseIfDue(
  { db, storage }: Archive,
  { partner_id, id, reference }: Classified,
  retention: ErasedClass,
  now: Date,
): Promise<boolean> {
  const left = await db.transaction().execute(async (trx) => {
    await sql`select from application where partner_id = ${partner_id} and id = ${id} for update`.execute(
      trx,
    );
    const programs = (await readShelf(trx)).all();
    const { rows } = await sql`
      select from (${classified(isCase(partner_id, id))}) as application
        where retention = ${retention} and (${isOver(programs, retention, now)})`.execute(trx);
    if (rows.length === 0) return undefined;
    return eraseApplication({ db: trx, now }, { partner_id, id, reference }, 'retention');
  });
  if (left) await removeLeftovers(storage, left);
  return left !== undefined;
}

/** Along an index: all that can be over, and little more. */
function mayBeOver(programs: readonly Program[], retention: ErasedClass, now: Date): RawBuilder<unknown> {
  if (retention === 'concluded') {
    const lastYear = Math.max(...programs.map(({ terms }) => lastYearOver(now, terms.years)));
    // Nothing is promised for a year that is over.
    return sql`status in (${ended}) and created_at < ${new Date(Date.UTC(lastYear + 1, 0, 2))}`;
  }
  const end = new Date(now.getTime() - retentionDays[retention] * dayMs);
  if (retention === 'unconfirmed') return sql`email_verified_at is null and created_at < ${end}`;
  if (retention === 'callback') return sql`kind = 'callback' and changed_at < ${end}`;
  const unsent = retention === 'unsent' ? sql`and not was_sent` : sql``;
  return sql`status in (${endedWithout}) ${unsent} and changed_at < ${end}`;
}

/** The moment a class counts from, or the programme's year, lies so far back that the case must go. */
function isOver(programs: readonly Program[], retention: ErasedClass, now: Date): RawBuilder<unknown> {
  if (retention !== 'concluded') {
    return sql`since < ${new Date(now.getTime() - retentionDays[retention] * dayMs)}`;
  }
  // Of a case whose programme is not known nothing is over; all others go on.
  const each = programs.map(
    ({ id, version, terms }) =>
      sql`(program_id = ${id} and program_version = ${version} and year <= ${lastYearOver(now, terms.years)})`,
  );
  return sql.join(each, sql` or `);
}
