import { dutyKinds, longestDutyNote } from '@ndp/domain/duties.ts';
import { runningAnswers } from '@ndp/domain/running.ts';
import { newOwner, takeOver } from '@ndp/flows/application/duties/handover.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { caseDuties, runningAnswer } from '../duty-answers.ts';
import { byApplication } from '../link.ts';
import { applicationAnswer } from './application.ts';

export const handDutiesOver = call('POST /applications/:token/:id/duty_handover', {
  summary:
    'Names the new owner, who is asked by mail to take the duties over; whoever was named before is asked no more; harmless when repeated',
  ...byApplication,
  ends: 'link',
  body: newOwner,
  answer: applicationAnswer,
});

export const takeHandoverBack = call('POST /applications/:token/:id/duty_handover/withdrawal', {
  summary: 'Takes that back before it is confirmed: the link dies at once; harmless when repeated',
  ...byApplication,
  ends: 'link',
  answer: applicationAnswer,
});

const byNewOwner = {
  params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  secret: 'duties',
} as const;

/** The duties of a house as its new owner sees them: nothing personal of the owner before, no account and no amount. */
const heldDuties = z.object({
  reference: z.string(),
  /** The language of the case; the page opens in it. */
  language: z.enum(['pl', 'en']),
  /** Who runs the programme. */
  organiser: z.string(),
  state: z.enum(['named', 'taken']),
  /** The last Polish day to confirm. */
  until: z.string(),
  /** The Polish day on which they were taken over; null: not yet. */
  taken_on: z.nullable(z.string()),
  /** Notes are the new owner's alone. */
  duties: caseDuties,
  /** Only what is asked of the new owner, or was answered by this person. */
  running: runningAnswer,
  /** Whether it can be answered whether the source runs. */
  can_answer: z.boolean(),
});
export type HeldDuties = z.infer<typeof heldDuties>;

export const getHeldDuties = call('GET /held_duties/:token', {
  summary: 'What a house still owes, for its new owner; reading it changes nothing',
  ...byNewOwner,
  answer: heldDuties,
});

export const takeDutiesOver = call('POST /held_duties/:token/acceptance', {
  summary: 'The new owner takes the duties over, with the own name; harmless when repeated',
  ...byNewOwner,
  body: takeOver,
  answer: heldDuties,
});

export const declineDuties = call('POST /held_duties/:token/refusal', {
  summary: 'The new owner does not take the duties over, which ends the link',
  ...byNewOwner,
  ends: 'link',
  answer: z.object({ status: z.literal('declined') }),
});

export const markHeldDuty = call('POST /held_duties/:token/duties/:duty', {
  summary: 'The new owner says that a duty is done, and how, or takes that back',
  ...byNewOwner,
  params: z.extend(byNewOwner.params, { duty: z.enum(dutyKinds) }),
  body: z.strictObject({
    is_done: z.boolean(),
    note: z.string().check(z.trim(), z.maxLength(longestDutyNote, 'too_long')),
  }),
  answer: heldDuties,
});

export const answerHeldRunning = call('POST /held_duties/:token/running', {
  summary: 'The new owner answers whether the new source runs, for the year that was asked last',
  ...byNewOwner,
  body: z.strictObject({ year: z.int(), answer: z.enum(runningAnswers) }),
  answer: heldDuties,
});
