import type { AppContext } from '../../platform/context.ts';
import type { Partner } from '../../platform/database/schema/tables.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { countProven } from '../../platform/proof/count-proven.ts';

/**
 * Lets a submission in, by what its visitor and its partner have left; above half of it only with a proof of work.
 *
 * @throws {UnknownPartner} {TooMany} {ProofDemanded}
 */
export async function admitSubmission(context: AppContext, caller: Caller): Promise<Partner> {
  const partner = caller.partner();
  const attempt = { submit: caller.visitor, partnerSubmit: partner.id };
  await countProven(context, caller, { call: 'submit', partner: partner.id }, attempt);
  return partner;
}
