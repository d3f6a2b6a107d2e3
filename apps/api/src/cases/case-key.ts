import type { Safe } from '../platform/crypto/safe.ts';
import type { Application } from '../platform/database/schema/tables.ts';

/** Which application of which partner. */
export interface ApplicationKey {
  readonly partnerId: string;
  readonly applicationId: string;
  /** Of an application that was read: saves reading its key again. */
  readonly safe?: Safe;
}

/** The keys of an application's row, with its safe. */
export function keyOf({ partner_id, id, safe }: Pick<Application, 'partner_id' | 'id' | 'safe'>) {
  return { partnerId: partner_id, applicationId: id, safe };
}
