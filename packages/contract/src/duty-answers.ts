import { dutyKinds } from '@ndp/domain/duties.ts';
import { runningAnswers } from '@ndp/domain/running.ts';
import * as z from 'zod/mini';

const kind = z.enum(dutyKinds);

/** The duties after the replacement that an applicant called done: on which Polish day, and how. */
export const doneDuties = z.array(z.object({ kind, done_on: z.string(), note: z.string() }));

/** The duties that go on after the replacement, the earliest first; days are Polish ones, a note is the applicant's. */
export const caseDuties = z.array(
  z.object({ kind, day: z.string(), done_on: z.nullable(z.string()), note: z.string() }),
);

/** Whether the new source runs, by the year it was asked, oldest first; days are Polish ones, null: not answered. */
export const runningAnswer = z.array(
  z.object({
    year: z.int(),
    asked_on: z.string(),
    answer: z.nullable(z.enum(runningAnswers)),
    answered_on: z.nullable(z.string()),
  }),
);
