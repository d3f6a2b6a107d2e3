import type { Database } from '../platform/database/database.ts';
import { acrossPartners } from '../platform/database/partner-scope.ts';
import type { ApplicationKey } from './case-key.ts';

/** Which applications are walked through, and how many are read in one go. */
export interface Walk {
  readonly statuses: readonly string[];
  /** The last change was at this moment or before. */
  readonly changedUntil: Date;
  readonly batch: number;
}

/**
 * Every application of all partners in one of some statuses, whatever is done with it on the way: in the order of the key, page by
 * page, so that those nothing is to be done with never hide others.
 */
export async function* walkApplications(
  db: Database,
  { statuses, changedUntil, batch }: Walk,
): AsyncGenerator<ApplicationKey> {
  const first = db
    .selectFrom('application')
    .select(['partner_id', 'id'])
    .where('status', 'in', statuses)
    .where('changed_at', '<=', changedUntil)
    .orderBy('partner_id')
    .orderBy('id')
    .limit(batch);
  let page = await acrossPartners(() => first.execute());
  while (page.length > 0) {
    for (const { partner_id, id } of page) yield { partnerId: partner_id, applicationId: id };
    const last = page.at(-1);
    if (!last || page.length < batch) return;
    const rest = first.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('partner_id', 'id'), '>', tuple(last.partner_id, last.id)),
    );
    page = await acrossPartners(() => rest.execute());
  }
}
