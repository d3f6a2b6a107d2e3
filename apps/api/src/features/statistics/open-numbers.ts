import type { PortalNumbers } from '@ndp/contract/calls/portal-config.ts';
import { lastOpenDay, openNumbers } from '@ndp/domain/statistics/open-numbers.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { polishDay } from '../../platform/clock.ts';
import { countMilestones, sumBySource } from './count-cases.ts';
import { type Names, nameOfSource, sumByMunicipality } from './read-statistics.ts';

/** Before any case. */
const beginning = '2020-01-01';

/** How many cases a partner has had by the end of the last month, as everybody may read it. */
export async function readOpenNumbers(
  store: EncryptedStore,
  partnerId: string,
  names: Names,
  now: Date,
): Promise<PortalNumbers> {
  const period = { partnerId, from: beginning, to: lastOpenDay(polishDay(now)) };
  const { signed, paid } = await countMilestones(store.db, period);
  const sources = await sumBySource(store.db, period);
  const bySource = sources.map(({ source, cases }) => ({
    name: nameOfSource(source, names.language),
    cases,
  }));
  const byTown = await sumByMunicipality(store, period, names);
  const paidPln = sources.reduce((sum, row) => sum + row.paid, 0);
  const { language } = names;
  return { to: period.to, language, ...openNumbers({ bySource, byTown, signed, paid, paidPln }) };
}
