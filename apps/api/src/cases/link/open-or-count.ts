import type { AppContext } from '../../platform/context.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { LinkNotValid } from '../../platform/http/refusals.ts';

/**
 * A secret that opens nothing counts against the network address it came from. A right one is answered whatever others
 * behind the same address have tried: nobody guesses 256 bits, and offices and mobile networks share an address.
 *
 * @throws {LinkNotValid} {TooMany}
 */
export async function openOrCount<Found>(
  { counters }: Pick<AppContext, 'counters'>,
  { visitor }: Pick<Caller, 'visitor'>,
  open: () => Promise<Found | undefined>,
): Promise<Found> {
  const found = await open();
  if (found) return found;
  await counters.count({ badToken: visitor });
  throw new LinkNotValid();
}
