import { AsyncLocalStorage } from 'node:async_hooks';

export type Actor =
  | 'applicant'
  | 'visitor'
  | 'co-owner'
  | 'signer'
  | 'papers-reader'
  | 'second-address'
  | 'helper'
  | 'system'
  | 'operator'
  | 'provider';

/** Who acts, as the audit keeps it; nothing in it is said of an applicant. */
export interface AuditActor {
  readonly who: Actor;
  readonly name?: string;
  /** Who it is at the desk: two people may have one name. */
  readonly person?: string;
  /** Method and route template, or the name of a command or a job. */
  readonly what: string;
  readonly request?: string;
  /** The network the visitor came from, never the address: /24 or /48. */
  readonly network?: string;
  /** Keyed hash of what the browser says of itself, behind the id of its key. */
  readonly browser?: string;
}

const acts = new AsyncLocalStorage<() => string>();

/**
 * Does work as an act: every change of an application made in its course is noted as one of it.
 *
 * @param act  the actor, or what tells it once the database is asked something
 */
export function withAuditActor<Result>(act: AuditActor | (() => AuditActor), work: () => Result): Result {
  let described: string | undefined;
  const describe = () => {
    described ??= JSON.stringify(typeof act === 'function' ? act() : act);
    return described;
  };
  return acts.run(describe, work);
}

/** The act at hand as the database is told of it; empty: nobody said. */
export function describeAuditActor(): string {
  return acts.getStore()?.() ?? '';
}
