import type { Caller } from '../../platform/http/caller.ts';
import { LinkNotValid } from '../../platform/http/refusals.ts';
import type { CallParts } from '../../platform/parts.ts';

/**
 * Opens what lies behind a secret; one that opens nothing counts against the network address it came from.
 *
 * @param open  undefined: nothing, whatever is wrong with the secret
 * @throws {LinkNotValid} it opened nothing: one and the same refusal
 * @throws {TooMany} too many secrets from this network address opened nothing
 */
export async function openOrCount<Found>(
  { counters }: Pick<CallParts, 'counters'>,
  { visitor }: Pick<Caller, 'visitor'>,
  open: () => Promise<Found | undefined>,
): Promise<Found> {
  counters.check({ badToken: visitor });
  const found = await open();
  if (found) return found;
  await counters.count({ badToken: visitor });
  throw new LinkNotValid();
}
