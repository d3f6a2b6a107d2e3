import { randomUUID } from 'node:crypto';
import { type LabelColor, mostLabels } from '@ndp/contract/desk/labels.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { PartnerOffice } from './edit-partner.ts';
import { TooManyLabels } from './refusals.ts';

/** The labels of a partner by name. */
export async function readLabels(db: Database, partnerId: string) {
  const rows = await db
    .selectFrom('label')
    .select(['id', 'name', 'color', 'retired_at'])
    .where('partner_id', '=', partnerId)
    .orderBy('name')
    .execute();
  return rows.map(({ retired_at, ...label }) => ({ ...label, is_retired: retired_at !== null }));
}

/** On how many cases each label is, by its id. */
export async function countLabelled(db: Database, partnerId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('case_label')
    .select(({ fn }) => ['label_id', fn.countAll<string>().as('cases')])
    .where('partner_id', '=', partnerId)
    .groupBy('label_id')
    .execute();
  return new Map(rows.map(({ label_id, cases }) => [label_id, Number(cases)]));
}

/** A label as it is saved: under the name of one there is, that one changes. */
interface LabelInput {
  readonly name: string;
  readonly color: LabelColor;
  readonly isRetired: boolean;
  readonly by: string;
}

/** Makes a label, or changes the one of this name; great and small letters are the same. @throws {TooManyLabels} */
export async function saveLabel(
  { trx, now, partnerId }: PartnerOffice & { readonly partnerId: string },
  { name, color, isRetired, by }: LabelInput,
): Promise<void> {
  await trx.selectFrom('partner').select('id').where('id', '=', partnerId).forNoKeyUpdate().execute();
  const change = { name, color, retired_at: isRetired ? now : null };
  await trx
    .insertInto('label')
    .values({ partner_id: partnerId, id: randomUUID(), ...change, made_by: by, made_at: now })
    .onConflict((known) => known.expression(sql`partner_id, lower(name)`).doUpdateSet(change))
    .execute();
  const labels = await readLabels(trx, partnerId);
  if (labels.filter(({ is_retired }) => !is_retired).length > mostLabels) throw new TooManyLabels();
}
