import { type UsualDays, usualDays, type WaitSpan } from '@ndp/domain/statistics/usual-times.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { dayMs, polishDay } from '../../platform/clock.ts';
import { measureTimes } from './count-cases.ts';

type DaysOfSpans = Readonly<Record<WaitSpan, UsualDays | null>>;

const measuredDays = 365;
const cachedMs = 3_600_000;

/** By the key ring, of which a process has one: each transaction has a database of its own. */
const cache = new WeakMap<object, Map<string, { readonly until: number; readonly days: DaysOfSpans }>>();

/** How many days a span takes in half and in most of a partner's cases of the last year; null below the least number. */
export async function readUsualDays(
  { db, keys }: EncryptedStore,
  { partnerId, span }: { readonly partnerId: string; readonly span: WaitSpan },
  now: Date,
): Promise<UsualDays | null> {
  const cached = cache.get(keys) ?? new Map();
  cache.set(keys, cached);
  const known = cached.get(partnerId);
  if (known && now.getTime() < known.until) return known.days[span];
  const from = polishDay(new Date(now.getTime() - measuredDays * dayMs));
  const times = await measureTimes(db, { partnerId, from, to: polishDay(now) });
  const daysOf = (name: WaitSpan) => usualDays(times.find((time) => time.span === name));
  const days = { to_sign: daysOf('to_sign'), to_pay: daysOf('to_pay') };
  cached.set(partnerId, { until: now.getTime() + cachedMs, days });
  return days[span];
}
