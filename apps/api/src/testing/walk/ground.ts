import { isAtBank } from '@ndp/domain/money/payment-states.ts';
import type { DatabaseFacts, PaymentFact } from './facts.ts';

/** What a payment stands on, as a text to compare. */
export function groundOf(facts: DatabaseFacts, { case: id }: PaymentFact): string {
  const of = <Row extends { readonly case: string }>(rows: readonly Row[]) =>
    rows.filter((each) => each.case === id);
  const status = facts.cases.find((each) => each.id === id)?.status;
  const settlement = of(facts.sections).find(({ section }) => section === 'settlement')?.revision;
  const rounds = of(facts.rounds).map(({ n, state }) => `${n} ${state}`);
  const [documents, verdicts] = [of(facts.documents), of(facts.verdicts)];
  return JSON.stringify({ status, settlement, documents, verdicts, rounds });
}

/** Notes what stands when a payment goes to the bank, until the bank has answered. */
export function freeze(frozen: Map<string, string>, facts: DatabaseFacts): void {
  const atBank = facts.payments.filter(({ state }) => isAtBank(state));
  for (const id of frozen.keys()) if (!atBank.some((each) => each.id === id)) frozen.delete(id);
  for (const payment of atBank) if (!frozen.has(payment.id)) frozen.set(payment.id, groundOf(facts, payment));
}
