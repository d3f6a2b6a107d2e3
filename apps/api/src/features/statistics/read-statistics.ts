import type { MoneyRow, Statistics } from '@ndp/contract/desk/statistics.ts';
import { municipality } from '@ndp/domain/search/terms.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { heatSourceNames } from '@ndp/flows/project/option-names.ts';
import type { Register } from '@ndp/register/register.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { searchToken } from '../../cases/store/found-by.ts';
import {
  countByMonth,
  countMilestones,
  measureTimes,
  type Period,
  sumBySource,
  sumByToken,
} from './count-cases.ts';
import { noSource } from './messages.ts';

/** What statistics are made from beside the cases. */
export interface Names {
  /** Undefined: there is none, and no municipality is named. */
  readonly register: Register | undefined;
  readonly language: Language;
}

/** Everything that is counted of a period. Steps are counted by their own days. */
export async function readStatistics(
  store: EncryptedStore,
  period: Period,
  names: Names,
): Promise<Omit<Statistics, 'steps' | 'counted_at'>> {
  const { db } = store;
  const { from, to } = period;
  return {
    from,
    to,
    counts: await countMilestones(db, period),
    months: await countByMonth(db, period),
    times: await measureTimes(db, period),
    by_source: (await sumBySource(db, period)).map(({ source, ...sums }) => ({
      name: nameOfSource(source, names.language),
      ...sums,
    })),
    by_municipality: await sumByMunicipality(store, period, names),
  };
}

/** A heat source in words; null: none was calculated. */
export function nameOfSource(source: string | null, language: Language): string {
  const known = Object.entries(heatSourceNames).find(([name]) => name === source);
  return known ? say(known[1].name, language) : (source ?? say(noSource, language));
}

/** The names come from the register: of each the token is made and looked for, and nothing is opened. */
export async function sumByMunicipality(
  { db, keys }: EncryptedStore,
  period: Period,
  { register }: Names,
): Promise<MoneyRow[]> {
  if (!register) return [];
  const named = new Map<string, string>();
  for (const province of register.provinces())
    for (const county of register.counties(province.id))
      for (const { name } of register.communities(county.id))
        named.set(searchToken(keys, period.partnerId, municipality(name)).toString('hex'), name);
  const tokens = [...named.keys()].map((token) => Buffer.from(token, 'hex'));
  const rows = await sumByToken(db, period, tokens);
  return rows.map(({ token, ...sums }) => ({
    name: named.get(Buffer.from(token).toString('hex')) ?? '',
    ...sums,
  }));
}
