import type { SignerRow } from '../../../platform/database/schema/envelope-tables.ts';
import type { SigningEvent } from './chain.ts';

/** What the signing record says of a signature made elsewhere; nothing for one made on the portal. */
export function ownEvidence({ own }: SignerRow): Pick<SigningEvent, 'own'> {
  if (!own) return {};
  const { found, match, fileHash } = own;
  return { own: { found, match, fileHash } };
}
