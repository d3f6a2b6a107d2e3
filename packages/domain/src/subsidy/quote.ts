import type { Program } from '../programs/program.ts';
import { type ProgramState, takesEstimates } from '../programs/timetable.ts';
import { explain, type QuoteExplanation, type ZeroReason } from './explanation.ts';
import { type Fraction, toFraction, zero } from './fraction.ts';
import { quoteAmount } from './quote-amount.ts';
import type { QuoteRequest } from './request.ts';
import { unitFee } from './tables/unit-fee.ts';
import { findYearlyEnergy } from './yearly-energy.ts';

/** Stored with every application: which calculation gave its amount. */
export const engineVersion = '1.0.0';

/** What `POST quote_subsidy` answers. */
export interface Quote {
  /** Non-repayable subsidy, whole PLN, ≥ 0. */
  readonly quote: number;
  readonly explanation: QuoteExplanation;
}

/**
 * The subsidy a programme promises for a project, with its explanation. A zero is an answer, not an error.
 *
 * @param request  answers that already passed the schema of their step
 * @param state  of the programme on the day of a new estimate; left out, where an amount was promised before
 * @throws {RangeError} a sub-type, band or number the schema must have refused; a programme with a wrong share or year
 * @source Energy Efficiency Act, art. 15a(6); Dz.U. 2021 item 2172; Dz.U. 2025 item 1884
 */
export function quote(request: QuoteRequest, program: Program, state: ProgramState = 'open'): Quote {
  const { savingToe, beforeKwh } = findYearlyEnergy(request, program);
  const saving = savingToe ?? zero;
  const amount = quoteAmount(saving, unitFee(program.year), toFraction(program.payoutShare));
  const reason = findZeroReason(savingToe, amount, state);
  return {
    quote: reason ? 0 : amount,
    explanation: explain(request, program, { savingToe: saving, beforeKwh, reason }),
  };
}

/** Closed comes first: no other answer of the visitor could change that. */
function findZeroReason(savingToe: Fraction | null, amount: number, state: ProgramState): ZeroReason | null {
  if (!takesEstimates(state)) return 'programme_closed';
  if (!savingToe) return 'not_in_reference_set';
  return amount < 1 ? 'no_saving' : null;
}
