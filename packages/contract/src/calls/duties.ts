import { dutyKinds, longestDutyNote } from '@ndp/domain/duties.ts';
import { runningAnswers } from '@ndp/domain/running.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { byApplication, link } from '../link.ts';
import { applicationAnswer } from './application.ts';

export const markDuty = call('POST /applications/:token/:id/duties/:duty', {
  summary:
    'Says that a duty after the replacement is done, and how, or takes that back; the same again changes nothing',
  params: z.extend(link, { duty: z.enum(dutyKinds) }),
  secret: 'application',
  body: z.strictObject({
    is_done: z.boolean(),
    note: z.string().check(z.trim(), z.maxLength(longestDutyNote, 'too_long')),
  }),
  answer: applicationAnswer,
});

export const answerRunning = call('POST /applications/:token/:id/running', {
  summary:
    'Answers whether the new source runs, for the year that was asked last; the same again changes nothing',
  ...byApplication,
  body: z.strictObject({ year: z.int(), answer: z.enum(runningAnswers) }),
  answer: applicationAnswer,
});
