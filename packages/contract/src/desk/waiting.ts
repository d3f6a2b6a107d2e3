import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofPartner } from './case-path.ts';

/** Larger numbers are not counted. */
export const mostCounted = 1000;

export const countWaiting = call('GET /waiting', {
  summary: 'How much waits for whoever asks, of what their roles let them see; to 1001 at most',
  permission: 'read-notices',
  isQuiet: true,
  params: ofPartner,
  answer: z.object({
    /** Open cases: one’s own, of these due by the end of the day, nobody’s, overdue, with an unread message. */
    cases: z.nullable(
      z.object({ mine: z.int(), due: z.int(), nobody: z.int(), overdue: z.int(), written: z.int() }),
    ),
    /** Payments one may approve. */
    payments: z.int(),
    /** Budgets somebody else proposed. */
    budgets: z.int(),
    /** Payment settings somebody else proposed. */
    settings: z.int(),
    /** Reports to the regulator somebody else proposed. */
    reports: z.int(),
    /** Erasures somebody else proposed. */
    erasures: z.int(),
    /** Roles one may confirm. */
    roles: z.int(),
    /** For who gives roles: payments too few people of the partner may approve. */
    stuck: z.int(),
  }),
});
export type Waiting = z.infer<typeof countWaiting.answer>;
