import type { Caller } from '../caller.ts';
import type { CallParts } from '../parts.ts';
import type { Partner } from '../store/tables.ts';

/**
 * Lets a submission in, by its visitor's share and by its partner's.
 *
 * @throws {UnknownPartner} {TooMany}
 */
export async function admitSubmission({ counters }: CallParts, caller: Caller): Promise<Partner> {
  const partner = await caller.partner();
  await counters.count({ submit: caller.visitor, partnerSubmit: partner.id });
  return partner;
}
