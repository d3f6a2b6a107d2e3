import type { BudgetStage, MovementKind } from '@ndp/domain/money/budget.ts';
import type { ColumnType } from 'kysely';
import type { OfCase } from './column-types.ts';

/** Grosze in eight bytes: drivers read them as texts or numbers, `Number` makes both the same. */
type Grosze = ColumnType<string | number, number, number>;

interface BudgetTable {
  partner_id: string;
  program_id: string;
  total_gr: Grosze;
  reserved_gr: Grosze;
  committed_gr: Grosze;
  spent_gr: Grosze;
  movements: number;
  tickets: number;
}

interface BudgetShareTable extends OfCase {
  program_id: string;
  stage: BudgetStage;
  wanted_gr: Grosze;
  held_gr: Grosze;
  ticket: number | null;
  waits_since: Date | null;
}

interface BudgetMovementTable {
  partner_id: string;
  program_id: string;
  n: number;
  at: Date;
  kind: MovementKind;
  application_id: string | null;
  total_gr: Grosze;
  reserved_gr: Grosze;
  committed_gr: Grosze;
  spent_gr: Grosze;
}

interface BudgetProposalTable {
  partner_id: string;
  program_id: string;
  id: string;
  total_gr: Grosze;
  reason: string;
  proposed_by: string;
  proposed_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  is_accepted: boolean | null;
}

export interface BudgetTables {
  budget: BudgetTable;
  budget_share: BudgetShareTable;
  budget_movement: BudgetMovementTable;
  budget_proposal: BudgetProposalTable;
}
