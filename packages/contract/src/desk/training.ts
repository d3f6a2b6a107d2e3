import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofPartner } from './case-path.ts';

const trainingAnswer = z.object({
  /** Cases there are now. */
  cases: z.int(),
  /** The work asked for last; null: the cases were never made. */
  reset: z.nullable(
    z.object({
      asked_by: z.string(),
      asked_at: z.string(),
      erased: z.int(),
      made: z.int(),
      /** Cases that could not be made. */
      failed: z.int(),
      is_running: z.boolean(),
    }),
  ),
});
export type TrainingAnswer = z.infer<typeof trainingAnswer>;

export const readTraining = call('GET /training', {
  summary: 'How many cases a training partner has, and who had them made anew last',
  permission: 'read-partner',
  isQuiet: true,
  params: ofPartner,
  answer: trainingAnswer,
});

export const resetTraining = call('POST /training', {
  summary: 'Has the cases of a training partner erased and made anew, in the background',
  permission: 'edit-partner',
  params: ofPartner,
  answer: trainingAnswer,
});
