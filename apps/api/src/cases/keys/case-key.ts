import type { ApplicationCipher } from '../../platform/crypto/application-cipher.ts';
import type { Application } from '../../platform/database/schema/tables.ts';

export interface ApplicationKey {
  readonly partnerId: string;
  readonly applicationId: string;
  /** Saves reading its key again. */
  readonly cipher?: ApplicationCipher;
}

export function keyOf({ partner_id, id, cipher }: Pick<Application, 'partner_id' | 'id' | 'cipher'>) {
  return { partnerId: partner_id, applicationId: id, cipher };
}

/** By which columns the tables of a case know it. */
export function ofCase({ partnerId, applicationId }: ApplicationKey) {
  return { partner_id: partnerId, application_id: applicationId };
}

/**
 * Binds sealed words to their row of a case: moved to another row, they do not open.
 *
 * @param words  what they are, one name for each sealed column
 * @param row  tells the row from others of its case
 */
export function sealContext(
  words: string,
  { partnerId, applicationId }: ApplicationKey,
  ...row: readonly (string | number)[]
): string {
  return [words, partnerId, applicationId, ...row].join('\n');
}
