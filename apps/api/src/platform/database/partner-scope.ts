import { AsyncLocalStorage } from 'node:async_hooks';

export const everyPartner = '*';
export const noPartner = '';

const scopes = new AsyncLocalStorage<string>();

/** Lets work touch the rows of one partner only; without an id, of nobody. A transaction keeps the scope it began with. */
export function withinPartner<Result>(partnerId: string | undefined, work: () => Result): Result {
  return scopes.run(partnerId && /^[a-z0-9-]+$/.test(partnerId) ? partnerId : noPartner, work);
}

/** For what looks for work, not for what is done for one partner. */
export function acrossPartners<Result>(work: () => Result): Result {
  return scopes.run(everyPartner, work);
}

/** Undefined: nobody said. */
export function currentScope(): string | undefined {
  return scopes.getStore();
}
