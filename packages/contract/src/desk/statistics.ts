import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofPartner } from './case-path.ts';

/** How far cases come, in this order. */
export const milestones = ['begun', 'calculated', 'sent', 'signed', 'paid'] as const;
/** The ways whose time is told. */
export const spans = ['to_send', 'to_sign', 'to_ask', 'to_pay'] as const;

const day = z.iso.date('date').check(z.regex(/^20/, 'date'));
/** The first and the last day, both of them counted. */
export const statisticsDays = z
  .strictObject({ from: day, to: day })
  .check(z.refine(({ from, to }) => from <= to, { error: 'days_reversed', path: ['to'] }));

const counts = z.object({
  begun: z.int(),
  calculated: z.int(),
  sent: z.int(),
  signed: z.int(),
  paid: z.int(),
});
/** Amounts in PLN: what was calculated for cases that were sent and have not ended unpaid, and what was booked. */
const money = z.object({ name: z.string(), cases: z.int(), calculated: z.number(), paid: z.number() });
export type MoneyRow = z.infer<typeof money>;

const statisticsAnswer = z.object({
  from: z.string(),
  to: z.string(),
  counts,
  months: z.array(z.extend(counts, { month: z.string() })),
  /** Days; null where no case has come that far. */
  times: z.array(
    z.object({
      span: z.enum(spans),
      cases: z.int(),
      median: z.nullable(z.number()),
      most: z.nullable(z.number()),
    }),
  ),
  by_source: z.array(money),
  by_municipality: z.array(money),
  /** What takes long is told again for a while. */
  counted_at: z.string(),
  steps: z.array(z.object({ name: z.string(), seen: z.int(), passed: z.int() })),
});
export type Statistics = z.infer<typeof statisticsAnswer>;

export const readStatistics = call('GET /statistics', {
  summary: 'How far the cases begun in some days have come, how long it took, and the money; no person',
  permission: 'read-statistics',
  isLong: true,
  params: ofPartner,
  query: statisticsDays,
  answer: statisticsAnswer,
});
