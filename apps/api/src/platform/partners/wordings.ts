import { findWordingProblems } from '@ndp/flows/check-wording.ts';
import type { Rewording } from '@ndp/flows/wording.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { PartnerWordingTable } from '../database/schema/partner-tables.ts';

type StoredWording = Pick<Selectable<PartnerWordingTable>, 'was_pl' | 'was_en' | 'pl' | 'en'>;

/** What the partners whose rows may be seen word otherwise, by their ids; what cannot be said is left out. */
export async function readWordings(db: Database): Promise<ReadonlyMap<string, readonly Rewording[]>> {
  const rows = await db
    .selectFrom('partner_wording')
    .selectAll()
    .distinctOn(['partner_id', 'was_pl', 'was_en'])
    .orderBy('partner_id')
    .orderBy('was_pl')
    .orderBy('was_en')
    .orderBy('n', 'desc')
    .execute();
  const wordings = new Map<string, Rewording[]>();
  for (const row of rows) {
    const now = nowIn(row);
    const was = { pl: row.was_pl, en: row.was_en };
    if (!now || findWordingProblems({ was, now }).length > 0) continue;
    const ofPartner = wordings.get(row.partner_id) ?? [];
    ofPartner.push({ was, now });
    wordings.set(row.partner_id, ofPartner);
  }
  return wordings;
}

/** The words a row brought; undefined: it took the text back. */
export function nowIn({ pl, en }: Pick<StoredWording, 'pl' | 'en'>): Rewording['now'] | undefined {
  return pl === null || en === null ? undefined : { pl, en };
}
