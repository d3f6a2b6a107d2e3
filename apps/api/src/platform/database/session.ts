import pg from 'pg';
import { describeAuditActor } from './audit-actor.ts';
import { statementLimit } from './deadline.ts';
import { currentScope, everyPartner, noPartner } from './partner-scope.ts';
import { applicationRole } from './role.ts';

/** Whose rows and whose act a transaction is, and how long it may take. */
export interface Session {
  /** `none`: the user that logged in. */
  readonly role: string;
  readonly partner: string;
  /** Empty: nobody said. */
  readonly actor: string;
  /** How long one statement may take, ms; 0: no limit. */
  readonly statementMs: number;
  /** How long the transaction may stand still, ms; 0: no limit. */
  readonly idleMs: number;
}

/** In the role of the product, for the partner and the actor at hand. */
export const asApplication = (): Session => ({
  role: applicationRole,
  partner: currentScope() ?? noPartner,
  actor: describeAuditActor(),
  statementMs: statementLimit(),
  idleMs: 10_000,
});

/** As the owner of the tables, over all partners, without limits of time. */
export const asOwner = (): Session => ({
  role: 'none',
  partner: everyPartner,
  actor: describeAuditActor(),
  statementMs: 0,
  idleMs: 0,
});

/** The statement that tells the database all of it until the transaction ends. Without values: it follows another one. */
export function settingsOf({ role, partner, actor, statementMs, idleMs }: Session): string {
  const settings = {
    role,
    'ndp.partner': partner,
    'ndp.act': actor,
    statement_timeout: String(statementMs),
    idle_in_transaction_session_timeout: String(idleMs),
  };
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', ${pg.escapeLiteral(value)}, true)`,
  );
  return `select ${calls.join(', ')}`;
}
