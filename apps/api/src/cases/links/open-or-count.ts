import type { AppContext } from '../../platform/context.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { LinkNotValid } from '../../platform/http/refusals.ts';

/** Counts a secret that opened nothing, of the visitor and of the network. @throws {TooMany} */
export async function countBadToken(
  { counters }: Pick<AppContext, 'counters'>,
  { visitor, network }: Pick<Caller, 'visitor' | 'network'>,
): Promise<void> {
  await counters.count({ badToken: visitor, networkBadToken: network });
}

/**
 * A secret that opens nothing counts against the network address it came from. A right one is answered whatever others
 * behind the same address have tried: nobody guesses 256 bits, and offices and mobile networks share an address.
 *
 * @throws {LinkNotValid} {TooMany}
 */
export async function openOrCount<Found>(
  context: Pick<AppContext, 'counters'>,
  caller: Pick<Caller, 'visitor' | 'network'>,
  open: () => Promise<Found | undefined>,
): Promise<Found> {
  const result = await open();
  if (result) return result;
  await countBadToken(context, caller);
  throw new LinkNotValid();
}
