import { AsyncLocalStorage } from 'node:async_hooks';

/** The scopes that are no partner's: everybody's rows, and nobody's. */
export const everyPartner = '*';
export const noPartner = '';

const scopes = new AsyncLocalStorage<string>();

/**
 * Lets work touch the rows of one partner and of nobody else. It holds for every connection taken in the course of
 * the work; a transaction under way keeps the scope it began with.
 *
 * @param partnerId  undefined or no possible id: the work touches nobody's rows
 */
export function withinPartner<Result>(partnerId: string | undefined, work: () => Result): Result {
  return scopes.run(partnerId && /^[a-z0-9-]+$/.test(partnerId) ? partnerId : noPartner, work);
}

/** Lets work touch the rows of all partners: what looks for work to do, and nothing that is done for one of them. */
export function acrossPartners<Result>(work: () => Result): Result {
  return scopes.run(everyPartner, work);
}

/** Whose rows the work at hand may touch: a partner's id, `everyPartner`, or `noPartner`; undefined: nobody said. */
export function currentScope(): string | undefined {
  return scopes.getStore();
}
