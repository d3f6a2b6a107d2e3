import * as z from 'zod/mini';
import { call } from '../call.ts';
import { byApplication } from '../link.ts';
import { applicationAnswer } from './application.ts';

export const keepCorrectionWords = call('POST /applications/:token/:id/correction_words', {
  summary:
    'Keeps what the applicant says to one thing that is asked to be corrected; it is answered with all others',
  ...byApplication,
  body: z.strictObject({
    place: z.string().check(z.maxLength(80, 'too_long')),
    words: z.string().check(z.maxLength(2000, 'too_long')),
  }),
  answer: applicationAnswer,
});

export const acceptProposal = call('POST /applications/:token/:id/correction_acceptance', {
  summary:
    'Saves the value the office proposes at one place as if it were typed there; opens a sent application again, as correcting does',
  ...byApplication,
  ends: 'link',
  body: z.strictObject({
    place: z.string().check(z.maxLength(80, 'too_long')),
    /** The request that was shown: another one may propose something else. */
    round: z.int(),
  }),
  answer: applicationAnswer,
});

export const answerCorrection = call('POST /applications/:token/:id/correction_answer', {
  summary:
    'Answers a request for correction by words alone, where nothing was changed and each item has some',
  ...byApplication,
  ends: 'part',
  answer: applicationAnswer,
});
