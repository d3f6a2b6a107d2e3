import type { Database } from '../../platform/database/database.ts';

/** The actions from a moment on, oldest first; without one the newest hundred. */
export async function readActions(db: Database, since: Date | undefined) {
  const actions = db.selectFrom('operator_action').selectAll();
  if (since) return actions.where('at', '>=', since).orderBy('n').execute();
  return (await actions.orderBy('n', 'desc').limit(100).execute()).reverse();
}
