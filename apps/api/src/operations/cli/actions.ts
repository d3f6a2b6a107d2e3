import { hashNextAct, type ToldAct } from '../../features/audit/operator-acts.ts';
import type { KeyRing } from '../../platform/crypto/secrets.ts';
import type { Database, Trx } from '../../platform/database/database.ts';

/** What an operator did, as it is kept. */
export type Action = Omit<ToldAct, 'details'> & {
  readonly details: Readonly<Record<string, string | number>>;
};

/** Adds an action to the audit trail. It is never changed. */
export async function noteAction(trx: Trx, keys: KeyRing, action: Action): Promise<void> {
  const mac = await hashNextAct(trx, keys, action);
  await trx
    .insertInto('operator_action')
    .values({ ...action, details: JSON.stringify(action.details), mac })
    .execute();
}

/** The actions from a moment on, oldest first; without one the newest hundred. */
export async function readActions(db: Database, since: Date | undefined) {
  const actions = db.selectFrom('operator_action').selectAll();
  if (since) return actions.where('at', '>=', since).orderBy('n').execute();
  return (await actions.orderBy('n', 'desc').limit(100).execute()).reverse();
}
