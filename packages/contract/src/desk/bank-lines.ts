import { doubts } from '@ndp/domain/money/bank/doubts.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofPartner } from './case-path.ts';
import { done, hash, reason } from './money-fields.ts';

const ofLine = z.extend(ofPartner, { line: hash });
/** As many as a file holds: a bank may book a whole batch in one sum. */
const references = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10_000));

const bankLine = z.object({
  id: z.string(),
  /** Why it explains itself to nobody. */
  kind: z.enum(doubts),
  /** Below zero: money went out. */
  amount_gr: z.number(),
  booked_on: z.string(),
  statement: z.string(),
  /** Null once nobody has to look at it any more. */
  title: z.nullable(z.string()),
  /** All but its last four digits hidden; empty: the bank tells none. */
  account: z.nullable(z.string()),
  state: z.enum(['open', 'assigned', 'aside_proposed', 'set_aside']),
  /** While it is open, the payments it may be; then those it is said to be. */
  payments: z.array(z.object({ reference: z.string(), amount_gr: z.number() })),
  /** Of an assigned one: by how much the bank moved more than was approved. */
  difference_gr: z.nullable(z.number()),
  decided_by: z.nullable(z.string()),
  confirmed_by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  is_mine: z.boolean(),
});
export type DeskBankLine = z.infer<typeof bankLine>;

export const listBankLines = call('GET /bank-lines', {
  summary: 'Lines of statements that have to be cleared up by people, and those set aside lately',
  permission: 'read-payments',
  params: ofPartner,
  answer: z.object({ lines: z.array(bankLine) }),
});

export const assignBankLine = call('POST /bank-lines/:line/assignment', {
  summary: 'Says which payments a line is; without any, takes back what was said of it',
  permission: 'bank-files',
  params: ofLine,
  body: z.strictObject({ references: z.nullable(references.check(z.minLength(1))) }),
  answer: z.object({ difference_gr: z.nullable(z.number()) }),
});

export const confirmBankLine = call('POST /bank-lines/:line/confirmation', {
  summary:
    'Confirms what another person said a line is: its payments are booked or came back; none: it is set aside',
  permission: 'approve-payment',
  params: ofLine,
  body: z.strictObject({ references }),
  answer: z.object({ kind: z.enum(['booked', 'returned', 'set_aside']) }),
});

export const setBankLinesAside = call('POST /bank-lines-aside', {
  summary:
    'Says that lines are no payments of ours, and why; of one that speaks of our money another person has to confirm it',
  permission: 'bank-files',
  params: ofPartner,
  body: z.strictObject({ lines: z.array(hash).check(z.minLength(1), z.maxLength(300)), reason }),
  answer: done,
});
