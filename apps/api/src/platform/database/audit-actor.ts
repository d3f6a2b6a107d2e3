import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { KeyRing } from '../crypto/secrets.ts';

export type Actor =
  | 'applicant'
  | 'visitor'
  | 'co-owner'
  | 'signer'
  | 'papers-reader'
  | 'second-address'
  | 'helper'
  | 'agreement-reader'
  | 'new-owner'
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

let keys: Pick<KeyRing, 'hash'> | undefined;

/** From now on every act of this process brings its key, so that nobody without the keys can write an entry. */
export function signActorsWith(ring: Pick<KeyRing, 'hash'>): void {
  keys = ring;
}

/** What of an act its key is made from. */
export type SignedAct = Pick<AuditActor, 'name' | 'what' | 'request'> & {
  readonly who: string;
  readonly nonce: string;
};

/** The key of an act, hexadecimal: it is known to the database while the act lasts, and stored nowhere. */
export function keyOfAct(
  ring: Pick<KeyRing, 'hash'>,
  { nonce, who, name, what, request }: SignedAct,
): string {
  const text = JSON.stringify([nonce, who, name ?? null, what, request ?? null]);
  return ring.hash('audit-act', text).toString('hex');
}

function signed(act: AuditActor): object {
  if (!keys) return act;
  const nonce = randomBytes(12).toString('base64url');
  return { ...act, nonce, key: keyOfAct(keys, { ...act, nonce }) };
}

const actors = new AsyncLocalStorage<() => string>();

/**
 * Does work as an act: every change of an application made in its course is noted as one of it.
 *
 * @param act  the actor, or what tells it once the database is asked something
 */
export function withAuditActor<Result>(act: AuditActor | (() => AuditActor), work: () => Result): Result {
  let described: string | undefined;
  const describe = () => {
    described ??= JSON.stringify(signed(typeof act === 'function' ? act() : act));
    return described;
  };
  return actors.run(describe, work);
}

/** The act at hand as the database is told of it; empty: nobody said. */
export function describeAuditActor(): string {
  return actors.getStore()?.() ?? '';
}
