/**
 * Below this an amount is told together with what it takes to get it, whole PLN.
 *
 * Why 500: estimate, application, signature, gathering six documents, settlement and keeping them for years take about
 * a working day. Eight hours at the statutory minimum hourly rate of 2026 (31.40 PLN) are worth about 250 PLN; an amount
 * that is not at least twice that is eaten up by the effort, and will hardly move anybody to replace a heat source.
 *
 * @source regulation on the minimum hourly rate for 2026; the factor of two is a choice of the product
 */
export const modestAmountPln = 500;

/** Whether the visitor should be asked to weigh the amount against the effort. */
export function isModest(pln: number): boolean {
  return pln > 0 && pln < modestAmountPln;
}
