import { moneyStages } from '@ndp/contract/desk/money.ts';
import type { DeskPayment } from '@ndp/contract/desk/payments.ts';

const reference = 'NDP-2026-000001';

/** A payment of the list. */
export function paymentOf(over: Partial<DeskPayment> = {}): DeskPayment {
  return {
    ...{ id: 'p1', reference, state: 'proposed', amount_gr: 383_300, bounds: [], binding: ['ceiling'] },
    ...{ name: 'Osoba 1', address: 'Kraków, Polna 1', title: 'wypłata', account: '…2874' },
    ...{ line_hash: 'a'.repeat(64), proposed_by: 'Olga', proposed_at: '2026-11-20T10:00:00Z' },
    ...{ approved_by: [], missing: 1, has_changed: false, exceptions: [], unaccepted: [] },
    ...{ may_approve: true, obstacle: null, is_stuck: false, hindrances: [] },
    ...over,
  };
}

/** Money of a programme: of each stage one case more than of the one before. */
export const moneyAnswer = {
  budget: { total_gr: 100_000_00, free_gr: 1_234_56 },
  stages: Object.fromEntries(moneyStages.map((stage, n) => [stage, { count: n, gr: n * 383_300 }])),
  year: '2026',
};
