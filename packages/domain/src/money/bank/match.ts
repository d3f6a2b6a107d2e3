import type { Doubt } from './doubts.ts';
import type { StatementEntry } from './statement.ts';

/** How far the bank has come with a transfer; withdrawn: its batch was cancelled after the file was handed out. */
export type TransferPhase = 'at_bank' | 'withdrawn' | 'booked' | 'ended';

/** A transfer of ours, as it was approved. */
export interface Expected {
  /** The number of its case, a hyphen and which payment of the case it is. */
  readonly id: string;
  readonly amountGr: number;
  /** Of the payee, 26 digits. */
  readonly account: string;
  readonly phase: TransferPhase;
  /** The account its file pays from, 26 digits. */
  readonly payer: string;
  /** The day its file was made, `YYYY-MM-DD`. */
  readonly fileDay: string;
  /** Who took its file. */
  readonly takenBy: readonly string[];
  /** Whether the bank has carried it out twice. */
  readonly isTwice: boolean;
}

/** Where, when and by whom a line is read. */
export interface MatchInput {
  /** The account of the statement, 26 digits. */
  readonly payer: string;
  /** The day the statement ends, `YYYY-MM-DD`. */
  readonly day: string;
  /** Today in Poland, `YYYY-MM-DD`. */
  readonly today: string;
  readonly reader: string;
  /** Who read the same line before; null: nobody. */
  readonly readBefore: string | null;
}

/** What a line of the statement means for the payments; one that counts is about exactly one. */
export type Finding<Order extends Expected> =
  | { readonly kind: 'booked' | 'returned'; readonly order: Order }
  | { readonly kind: Doubt; readonly orders: readonly Order[] };

/** Transfers by the number of their case. */
export interface OrderIndex<Order extends Pick<Expected, 'id'>> {
  readonly orders: readonly Order[];
  readonly byCase: ReadonlyMap<string, readonly Order[]>;
  /** How long these numbers are. */
  readonly lengths: readonly number[];
}

/** References as they survive in titles: no spaces, no hyphens, upper case. */
const bare = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** The number of the case of a transfer. */
export function caseOf(id: string): string {
  return id.replace(/-\d+$/, '');
}

export function indexOrders<Order extends Pick<Expected, 'id'>>(orders: readonly Order[]): OrderIndex<Order> {
  const byCase = new Map<string, Order[]>();
  for (const order of orders) {
    const number = bare(caseOf(order.id));
    byCase.set(number, [...(byCase.get(number) ?? []), order]);
  }
  return { orders, byCase, lengths: [...new Set([...byCase.keys()].map(({ length }) => length))] };
}

/**
 * Which transfer a line of the statement is about, and whether it counts by itself: it names exactly one, with its amount
 * and the account of its payee, out of the account and after the day of its file, and not of a day to come.
 */
export function matchEntry<Order extends Expected>(
  entry: StatementEntry,
  index: OrderIndex<Order>,
  reading: MatchInput,
): Finding<Order> {
  const { named, ofCase } = findReferenced(entry, index);
  const known = named.length > 0 ? named : ofCase;
  const orders = known.length > 0 ? known : findAlike(entry, index);
  const [order] = orders;
  if (!order) return { kind: 'not_ours', orders };
  if (orders.length > 1) return { kind: 'ambiguous', orders };
  const isReferenced = entry.amountGr < 0 ? known.length > 0 : named.length > 0;
  const doubt = doubtOf(entry, order, reading) ?? (isReferenced ? undefined : 'no_reference');
  if (doubt) return { kind: doubt, orders };
  if (entry.amountGr > 0) return { kind: 'returned', order };
  const { reader, readBefore } = reading;
  const isAlone = readBefore === null || readBefore === reader;
  if (order.takenBy.includes(reader) && isAlone) return { kind: 'own_file', orders };
  return { kind: 'booked', order };
}

/** Why a line about this transfer does not count. */
function doubtOf(
  entry: StatementEntry,
  order: Expected,
  { payer, day, today }: MatchInput,
): Doubt | undefined {
  const isOut = entry.amountGr < 0;
  const isSame = order.amountGr === Math.abs(entry.amountGr);
  if (order.phase === 'ended') return 'unexpected';
  if (isOut && order.phase === 'booked') return 'booked_twice';
  if (isOut && entry.account !== '' && entry.account !== order.account) return 'other_account';
  if (!isSame) return 'other_amount';
  if (!isOut && order.phase !== 'booked') return 'unbooked';
  if (!isOut && order.isTwice) return 'one_of_two';
  if (isOut && entry.account === '') return 'no_account';
  if (payer !== order.payer) return 'other_payer';
  if (entry.bookedOn > today || day > today) return 'future';
  return entry.bookedOn < order.fileDay ? 'before_file' : undefined;
}

/** All transfers of the cases whose numbers a line bears somewhere. */
export function ordersOfCases<Order extends Pick<Expected, 'id'>>(
  { references, title }: Pick<StatementEntry, 'references' | 'title'>,
  { byCase, lengths }: OrderIndex<Order>,
): Order[] {
  const matches = new Set<Order>();
  for (const text of [...references, title].map(bare)) {
    for (const length of lengths) {
      for (let at = 0; at + length <= text.length; at += 1) {
        for (const order of byCase.get(text.slice(at, at + length)) ?? []) matches.add(order);
      }
    }
  }
  return [...matches];
}

/** Transfers a line names by reference, else by title; and those of the case whose number it bears alone. */
function findReferenced<Order extends Expected>(entry: StatementEntry, index: OrderIndex<Order>) {
  const references = entry.references.map(bare);
  const title = bare(entry.title);
  const orders = ordersOfCases(entry, index);
  const byReference = orders.filter(({ id }) => references.includes(bare(id)));
  const byTitle = orders.filter(({ id }) => contains(title, bare(id)));
  const ofCase = orders.filter(({ id }) => {
    const number = bare(caseOf(id));
    return references.includes(number) || contains(title, number);
  });
  const live = ofCase.filter(({ phase }) => phase !== 'ended');
  return {
    named: byReference.length > 0 ? byReference : byTitle,
    ofCase: live.length > 0 ? live : ofCase.slice(-1),
  };
}

/** Transfers that wait and go out to this account with this amount. */
function findAlike<Order extends Expected>(entry: StatementEntry, { orders }: OrderIndex<Order>): Order[] {
  if (entry.amountGr >= 0 || entry.account === '') return [];
  return orders.filter(
    ({ phase, account, amountGr }) =>
      phase === 'at_bank' && account === entry.account && amountGr === -entry.amountGr,
  );
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
  const references = entry.references.map(bare);
  if (entry.amountGr >= 0) return undefined;
  const named = batches.filter(({ id }) => {
    const name = bare(id);
    return references.some((each) => each.startsWith(name)) || bare(entry.title).includes(name);
  });
  const alike = batches.filter(
    ({ count, totalGr }) => count > 1 && entry.account === '' && totalGr === -entry.amountGr,
  );
  const found = named.length > 0 ? named : alike;
  return found.length === 1 ? found[0] : undefined;
}

/** No digit may follow: payment 1 of a case is not its payment 12. */
function contains(title: string, id: string): boolean {
  return new RegExp(`${id}(?!\\d)`).test(title);
}
