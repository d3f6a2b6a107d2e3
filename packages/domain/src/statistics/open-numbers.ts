/** Fewer cases than this are told of nobody. */
export const leastCases = 5;
/** Money is told only of so many cases, */
const leastPaid = 2 * leastCases;
/** and down to so many whole PLN, so that no single case shows in it. */
const moneyStep = 10_000;

/** Cases of a group, by its name. */
export interface CaseCounts {
  readonly name: string;
  readonly cases: number;
}

/** What is known of the cases of a partner. */
export interface ClosedNumbers {
  /** Every case, by what makes two tables of the same cases. */
  readonly bySource: readonly CaseCounts[];
  readonly byTown: readonly CaseCounts[];
  readonly signed: number;
  readonly paid: number;
  readonly paidPln: number;
}

/** The same as everybody may read it. Null: fewer than the least. */
export interface OpenNumbers {
  readonly cases: number | null;
  readonly signed: number | null;
  readonly paid: number | null;
  readonly paidPln: number | null;
  readonly bySource: readonly { readonly name: string; readonly cases: number | null }[];
  /** Those with fewer are not named. */
  readonly byTown: readonly CaseCounts[];
}

/** A count as everybody may read it: down to the next multiple of the least. */
export function openCount(count: number): number | null {
  return count < leastCases ? null : count - (count % leastCases);
}

/**
 * Numbers from which nobody learns how many a hidden group has, whatever is added up or taken away. Each is rounded down by
 * itself; the total is the sum of what is shown of the sources, and nothing else on the page says that there are more:
 * towns are shown only as far as they fit into it, and so are the later stages. So a hidden source may be anything below
 * the least, whatever else is read.
 */
export function openNumbers({ bySource, byTown, signed, paid, paidPln }: ClosedNumbers): OpenNumbers {
  const sources = bySource.map(({ name, cases }) => ({ name, cases: openCount(cases) }));
  const total = sources.reduce((sum, { cases }) => sum + (cases ?? 0), 0);
  const towns: CaseCounts[] = [];
  let left = total;
  for (const { name, cases } of byTown.toSorted((a, b) => b.cases - a.cases)) {
    const open = openCount(cases);
    if (open === null || open > left) continue;
    left -= open;
    towns.push({ name, cases: open });
  }
  const within = (count: number) => {
    const open = Math.min(openCount(count) ?? 0, total);
    return open === 0 ? null : open;
  };
  return {
    cases: total === 0 ? null : total,
    signed: within(signed),
    paid: within(paid),
    paidPln: paid < leastPaid || total < leastPaid ? null : Math.floor(paidPln / moneyStep) * moneyStep,
    bySource: sources,
    byTown: towns,
  };
}

/** The last day of the month before that of a day; both `YYYY-MM-DD`. Only whole months are told. */
export function lastOpenDay(today: string): string {
  const first = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  return new Date(first.getTime() - 1).toISOString().slice(0, 10);
}
