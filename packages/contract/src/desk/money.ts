import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofPartner } from './case-path.ts';

/** How many cases or payments there are, and what they sum up to. */
const sum = z.object({ count: z.number(), gr: z.number() });

/** Where the money of a programme is, in the order of its way. */
export const moneyStages = ['waiting', 'to_propose', 'proposed', 'approved', 'at_bank', 'paid'] as const;
export type MoneyStage = (typeof moneyStages)[number];

const moneyAnswer = z.object({
  /** Null: the programme has no budget. */
  budget: z.nullable(z.object({ total_gr: z.number(), free_gr: z.number() })),
  stages: z.record(z.enum(moneyStages), sum),
  /** The year of what is paid. */
  year: z.string(),
});
export type MoneyAnswer = z.infer<typeof moneyAnswer>;

export const readMoney = call('GET /money', {
  summary: 'How much money of the programme waits, is approved, at the bank, and was paid this year; no case',
  permission: 'read-budget',
  params: ofPartner,
  answer: moneyAnswer,
});

/** A year or a month. */
const period = z.string().check(z.regex(/^20\d\d(-(0[1-9]|1[0-2]))?$/));

const booking = z.object({
  id: z.string(),
  booked_on: z.string(),
  reference: z.string(),
  transfer_id: z.string(),
  kind: z.enum(['booked', 'returned']),
  /** Below zero: it came back. */
  amount_gr: z.number(),
  payee: z.string(),
  program: z.string(),
  cost_centre: z.string(),
  statement: z.string(),
});
export type Booking = z.infer<typeof booking>;

/** Rows shown of one period; the table takes all. */
export const mostBookings = 500;

export const readBookings = call('GET /payment-bookings', {
  summary: 'What the bank booked and sent back in a month or a year, with payee, programme and cost centre',
  permission: 'read-payments',
  params: ofPartner,
  query: z.strictObject({ period }),
  answer: z.object({
    bookings: z.array(booking),
    count: z.number(),
    total_gr: z.number(),
    /** The months in which something was booked, the newest first. */
    months: z.array(z.string()),
  }),
});

export const exportBookings = call('GET /payment-booking-table', {
  summary: 'The same as a table for the accounts, with a hash of the file in the audit trail',
  permission: 'read-payments',
  isLong: true,
  params: ofPartner,
  query: z.strictObject({ period }),
  answer: z.object({ name: z.string(), csv: z.string() }),
});
