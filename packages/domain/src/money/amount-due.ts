/** The four upper bounds of a payment (§ 5 of the agreement); the lowest is paid. */
export const boundNames = ['agreed', 'recalculated', 'ceiling', 'cost'] as const;
type BoundName = (typeof boundNames)[number];

/** What the bounds are made of, in grosze. */
export interface DueFacts {
  /** The amount of the agreement. */
  readonly agreedGr: number;
  /** Calculated again from what was built; null: it was built as agreed. */
  readonly recalculatedGr: number | null;
  /** Saving × unit fee of the programme year, rounded down to the grosz. */
  readonly ceilingGr: number;
  /** What the invoices that were accepted come to. */
  readonly costGr: number;
  /** Other public money for the same cost. */
  readonly otherPublicGr: number;
}

interface Bound {
  readonly name: BoundName;
  readonly gr: number;
}

export interface AmountDue {
  readonly gr: number;
  /** All four, in their order. */
  readonly bounds: readonly Bound[];
  /** Which of them the amount comes from. */
  readonly binding: readonly BoundName[];
}

/**
 * The amount due: the lowest of the four bounds, to the grosz, and never below zero.
 *
 * @throws {RangeError} a fact is no whole number of grosze, or negative
 */
export function amountDue(facts: DueFacts): AmountDue {
  for (const [name, gr] of Object.entries(facts)) {
    if (gr !== null && (!Number.isSafeInteger(gr) || gr < 0)) throw new RangeError(`${name}: ${gr}`);
  }
  const { agreedGr, recalculatedGr, ceilingGr, costGr, otherPublicGr } = facts;
  const amounts = {
    agreed: agreedGr,
    recalculated: recalculatedGr ?? agreedGr,
    ceiling: ceilingGr,
    cost: Math.max(0, costGr - otherPublicGr),
  };
  const bounds = boundNames.map((name) => ({ name, gr: amounts[name] }));
  const gr = Math.min(...bounds.map((bound) => bound.gr));
  return { gr, bounds, binding: bounds.filter((bound) => bound.gr === gr).map(({ name }) => name) };
}
