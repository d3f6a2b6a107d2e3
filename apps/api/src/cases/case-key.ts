import type { Safe } from '../platform/crypto/safe.ts';
import type { Application } from '../platform/database/schema/tables.ts';

export interface ApplicationKey {
  readonly partnerId: string;
  readonly applicationId: string;
  /** Saves reading its key again. */
  readonly safe?: Safe;
}

export function keyOf({ partner_id, id, safe }: Pick<Application, 'partner_id' | 'id' | 'safe'>) {
  return { partnerId: partner_id, applicationId: id, safe };
}
