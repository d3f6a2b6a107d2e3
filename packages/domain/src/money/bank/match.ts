import type { StatementEntry } from './statement.ts';

/** A transfer the bank was asked for. */
export interface Expected {
  readonly id: string;
  readonly amountGr: number;
  readonly account: string;
  /** What a booking of it would mean: it went out, or it came back. */
  readonly isBooked: boolean;
}

/** What a line of the statement means for the payments. */
export type Finding<Order extends Expected> =
  | { readonly kind: 'booked' | 'returned'; readonly order: Order }
  /** It names one of ours, but not its amount. */
  | { readonly kind: 'other_amount'; readonly order: Order }
  /** It may be one of several. */
  | { readonly kind: 'ambiguous'; readonly orders: readonly Order[] }
  /** It came back before the bank has booked it: an earlier statement is missing. */
  | { readonly kind: 'unbooked'; readonly orders: readonly Order[] }
  | { readonly kind: 'not_ours' };

/** References as they survive in titles: no spaces, no hyphens, upper case. */
const bare = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/**
 * Which transfer a line of the statement is about: by its reference, then by our number in the title, then by account
 * and amount; each only when it can be no other one.
 */
export function matchEntry<Order extends Expected>(
  entry: StatementEntry,
  orders: readonly Order[],
): Finding<Order> {
  const isOut = entry.amountGr < 0;
  const amountGr = Math.abs(entry.amountGr);
  const waiting = orders.filter(({ isBooked }) => (isOut ? !isBooked : true));
  const told = new Set(entry.references.map(bare));
  const title = bare(entry.title);
  const named = waiting.filter(({ id }) => told.has(bare(id)));
  const titled = named.length > 0 ? named : waiting.filter(({ id }) => contains(title, bare(id)));
  const alike = waiting.filter((order) => order.account === entry.account && order.amountGr === amountGr);
  const found = titled.length > 0 ? titled : isOut ? alike : [];
  const [order] = found;
  if (!order) return { kind: 'not_ours' };
  if (found.length > 1) return { kind: 'ambiguous', orders: found };
  if (order.amountGr !== amountGr) return { kind: 'other_amount', order };
  if (isOut) return { kind: 'booked', order };
  if (!order.isBooked) return { kind: 'unbooked', orders: found };
  return { kind: 'returned', order };
}

/** A batch the bank may have booked in one sum. */
export interface ExpectedBatch {
  /** What its file is called. */
  readonly id: string;
  readonly totalGr: number;
  readonly count: number;
}

/**
 * Which batch a line means that books many transfers in one sum: by the name of its file in the references or the title,
 * whatever its sum; else by the sum alone, where the bank tells no other side. Only when it can be no other.
 */
export function matchBatch<Batch extends ExpectedBatch>(
  entry: StatementEntry,
  batches: readonly Batch[],
): Batch | undefined {
  const told = entry.references.map(bare);
  if (entry.amountGr >= 0) return undefined;
  const named = batches.filter(({ id }) => {
    const name = bare(id);
    return told.some((each) => each.startsWith(name)) || bare(entry.title).includes(name);
  });
  const alike = batches.filter(
    ({ count, totalGr }) => count > 1 && entry.account === '' && totalGr === -entry.amountGr,
  );
  const found = named.length > 0 ? named : alike;
  return found.length === 1 ? found[0] : undefined;
}

/** No digit may follow: payment 1 of a case is not its payment 12. */
function contains(title: string, id: string): boolean {
  const at = title.indexOf(id);
  return at >= 0 && !/\d/.test(title.charAt(at + id.length));
}
