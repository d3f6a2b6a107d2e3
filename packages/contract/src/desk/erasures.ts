import { erasedClasses } from '@ndp/domain/retention/classes.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofCase, ofPartner } from './case-path.ts';
import { done, reason } from './money-fields.ts';

/** Why a case is erased at somebody's wish: the person asked, there is no ground to process, or the law demands it. */
export const erasureGrounds = ['request', 'unlawful', 'duty'] as const;
export type ErasureGround = (typeof erasureGrounds)[number];

/** How many days ahead is told which cases go. */
export const daysAhead = 30;

const proposal = z.object({
  reference: z.string(),
  ground: z.enum(erasureGrounds),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
  is_mine: z.boolean(),
});
export type ErasureProposal = z.infer<typeof proposal>;

const erasuresAnswer = z.object({
  /** What waits for another person, the oldest first. */
  proposals: z.array(proposal),
  classes: z.array(
    z.object({
      name: z.enum(erasedClasses),
      /** How long it is stored; null: until the records of its programme’s year are over. */
      days: z.nullable(z.int()),
      /** Cases whose time is over. */
      due: z.int(),
      /** Those whose time is over within the days ahead, the ones that are due among them. */
      soon: z.int(),
    }),
  ),
  /** Those cases, the first two hundred, the one that goes first at the top. */
  cases: z.array(
    z.object({
      reference: z.string(),
      name: z.enum(erasedClasses),
      /** Polish day on which it goes. */
      on: z.string(),
    }),
  ),
});
export type ErasuresAnswer = z.infer<typeof erasuresAnswer>;

export const readErasures = call('GET /erasures', {
  summary: 'Erasures that wait for another person, and which cases go because their time is over',
  permission: 'read-erasures',
  isLong: true,
  params: ofPartner,
  answer: erasuresAnswer,
});

export const proposeErasure = call('POST /cases/:reference/erasure', {
  summary: 'Proposes to erase a case at a person’s wish; refused while the law wants it kept',
  permission: 'propose-erasure',
  params: ofCase,
  body: z.strictObject({ ground: z.enum(erasureGrounds), reason }),
  answer: done,
});

export const decideErasure = call('POST /cases/:reference/erasure/decision', {
  summary: 'Erases a case as somebody else proposed, for good, or declines to',
  permission: 'confirm-erasure',
  params: ofCase,
  body: z.strictObject({ confirmed: z.boolean() }),
  answer: done,
});

export const eraseDue = call('POST /erasures', {
  summary: 'Erases every case whose time is over now; the server does the same every hour',
  permission: 'erase-due',
  isLong: true,
  params: ofPartner,
  answer: z.object({ erased: z.int() }),
});
