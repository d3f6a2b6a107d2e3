import type { Database } from '../platform/database/database.ts';
import { acrossPartners } from '../platform/database/partner-scope.ts';
import type { ApplicationKey } from './case-key.ts';

export interface Walk {
  readonly statuses: readonly string[];
  readonly changedUntil: Date;
  readonly batch: number;
}

/** In the order of the key, page by page: whatever is done on the way hides no other. */
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
