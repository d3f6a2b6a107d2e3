import { takesEstimates } from '@ndp/domain/programs/timetable.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Partner } from '../../platform/database/schema/tables.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { phaseOf } from '../../platform/partners/program-standing.ts';
import { countProven } from '../../platform/proof/count-proven.ts';
import { ProgramNotOpen } from './refusals.ts';

/**
 * Lets a submission in, by what its visitor, its network and its partner have left; above a part of it only with a proof of
 * work. No network alone uses up what a partner has.
 *
 * @throws {UnknownPartner} {TooMany} {ProofDemanded}
 * @throws {ProgramNotOpen} nothing new is taken now; what was taken before goes on
 */
export async function admitSubmission(context: AppContext, caller: Caller): Promise<Partner> {
  const partner = caller.partner();
  const attempt = {
    submit: caller.visitor,
    networkSubmit: `${partner.id} ${caller.network}`,
    partnerSubmit: partner.id,
  };
  await countProven(context, caller, { call: 'submit', partner: partner.id }, attempt);
  if (!takesEstimates(phaseOf(context, partner).state)) throw new ProgramNotOpen();
  return partner;
}
