import type { KeyRing } from '../../platform/crypto/secrets.ts';
import type { Trx } from '../../platform/database/database.ts';
import { hashNextAct, type ToldAct } from './operator-acts.ts';

/** What an operator did, as it is kept. */
export type Action = Omit<ToldAct, 'details'> & {
  readonly details: Readonly<Record<string, string | number>>;
  /** Who it was at the desk; it stands among the details, too, which the hash is made of. */
  readonly person_id?: string;
};

/** Adds an action to the audit trail. It is never changed. */
export async function noteAction(trx: Trx, keys: KeyRing, action: Action): Promise<void> {
  const chain = action.person_id ?? '';
  const mac = await hashNextAct(trx, keys, action, chain);
  await trx
    .insertInto('operator_action')
    .values({ ...action, details: JSON.stringify(action.details), mac, chain })
    .execute();
}
