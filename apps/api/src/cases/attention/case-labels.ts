import type { CaseLabel } from '@ndp/contract/desk/labels.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RowUnit } from '../../platform/unit.ts';
import { type ApplicationKey, ofCase } from '../keys/case-key.ts';

/** The labels each of these cases wears, by the ids of the cases, in the order of their names. */
export async function readLabelsOfEach(
  db: Database,
  partnerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CaseLabel[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('case_label')
    .innerJoin('label', (join) =>
      join
        .onRef('label.partner_id', '=', 'case_label.partner_id')
        .onRef('label.id', '=', 'case_label.label_id'),
    )
    .select(['application_id', 'label.id', 'label.name', 'label.color'])
    .where('case_label.partner_id', '=', partnerId)
    .where('application_id', 'in', [...ids])
    .orderBy('label.name')
    .execute();
  const found = new Map<string, CaseLabel[]>();
  for (const { application_id, ...label } of rows)
    found.set(application_id, [...(found.get(application_id) ?? []), label]);
  return found;
}

/** Puts a label on a locked case, or takes it off. */
export async function setLabel(
  { db, now }: RowUnit,
  key: ApplicationKey,
  {
    labelId,
    personId,
    isOn,
  }: { readonly labelId: string; readonly personId: string; readonly isOn: boolean },
): Promise<void> {
  const row = { ...ofCase(key), label_id: labelId };
  if (!isOn) {
    await db
      .deleteFrom('case_label')
      .where((each) => each.and(row))
      .execute();
    return;
  }
  await db
    .insertInto('case_label')
    .values({ ...row, person_id: personId, put_at: now })
    .onConflict((known) => known.doNothing())
    .execute();
}
