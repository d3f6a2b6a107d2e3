import { budgetStages, movementKinds } from '@ndp/domain/money/budget.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofPartner } from './case-path.ts';
import { done, reason } from './money-fields.ts';

const parts = {
  total_gr: z.number(),
  reserved_gr: z.number(),
  committed_gr: z.number(),
  spent_gr: z.number(),
};

const budget = z.object({
  ...parts,
  free_gr: z.number(),
  /** How many cases hold a share in each stage. */
  cases: z.record(z.enum(budgetStages), z.number()),
});

const waitingCase = z.object({
  place: z.number(),
  reference: z.string(),
  /** What it still asks for. */
  missing_gr: z.number(),
  /** What the budget is short of until its turn comes. */
  short_gr: z.number(),
  since: z.string(),
});

/** By how much each part changed. */
const movement = z.object({
  n: z.number(),
  at: z.string(),
  kind: z.enum(movementKinds),
  /** Null: of the budget itself, or of a case that is erased. */
  reference: z.nullable(z.string()),
  ...parts,
});
export type BudgetMovement = z.infer<typeof movement>;

const proposal = z.object({
  id: z.string(),
  total_gr: z.number(),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
  is_mine: z.boolean(),
  /** Who of those that wait would move up. */
  moves_up: z.number(),
});

const budgetAnswer = z.object({
  /** Null: the programme has none, and nobody waits. */
  budget: z.nullable(budget),
  /** Without a budget, what the cases of the programme would take of one. */
  taken_gr: z.nullable(z.number()),
  /** In their order; the first two hundred. */
  waiting: z.array(waitingCase),
  waiting_count: z.number(),
  /** The newest first; what the next page is asked with stands in `next`. */
  movements: z.array(movement),
  next: z.nullable(z.number()),
  proposal: z.nullable(proposal),
});
export type BudgetAnswer = z.infer<typeof budgetAnswer>;

export const readBudget = call('GET /budget', {
  summary:
    'The budget of the programme: total, reserved, committed, spent and free, every movement, and who waits',
  permission: 'read-budget',
  params: ofPartner,
  query: z.strictObject({
    /** Where the page of movements before ended. */
    before: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  }),
  answer: budgetAnswer,
});

export const proposeBudget = call('POST /budget-proposals', {
  summary: 'Proposes a total; it counts once another person has accepted it',
  permission: 'change-budget',
  params: ofPartner,
  body: z.strictObject({ total_gr: z.int().check(z.gte(1), z.lte(1_000_000_000_000_00)), reason }),
  answer: done,
});

export const decideBudget = call('POST /budget-proposals/:proposal', {
  summary: 'Accepts or declines a total somebody else proposed; who waits then moves up by itself',
  permission: 'confirm-budget',
  params: z.extend(ofPartner, { proposal: z.uuid() }),
  body: z.strictObject({ accepted: z.boolean() }),
  answer: done,
});
