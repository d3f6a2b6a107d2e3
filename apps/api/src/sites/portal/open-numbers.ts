import type { PortalNumbers } from '@ndp/contract/calls/portal-config.ts';
import type { Language } from '@ndp/flows/message.ts';
import { readOpenNumbers } from '../../features/statistics/open-numbers.ts';
import { registerIn } from '../../platform/address-book.ts';
import type { AppContext } from '../../platform/context.ts';
import { withinPartner } from '../../platform/database/partner-scope.ts';

/** What numbers are made from; without the register no municipality is named. */
export type NumbersContext = Pick<AppContext, 'db' | 'keys' | 'clock'> &
  Partial<Pick<AppContext, 'addresses'>>;

/** For how long numbers that are read over and over are those of before, ms. */
const cachedMs = 3_600_000;

/** Tells how many cases a partner has, as everybody may read it; counted once an hour, however many ask. */
export type ReadNumbers = (partnerId: string, language: Language) => Promise<PortalNumbers>;

export function numbersFrom(context: NumbersContext): ReadNumbers {
  const cache = new Map<string, { readonly until: number; readonly numbers: Promise<PortalNumbers> }>();
  return (partnerId, language) => {
    const now = context.clock();
    const key = `${partnerId} ${language}`;
    const known = cache.get(key);
    if (known && known.until > now.getTime()) return known.numbers;
    const names = { register: registerIn(context.addresses), language };
    const numbers = withinPartner(partnerId, () => readOpenNumbers(context, partnerId, names, now));
    cache.set(key, { until: now.getTime() + cachedMs, numbers });
    // What failed is counted again by whoever asks next.
    numbers.catch(() => cache.delete(key));
    return numbers;
  };
}
