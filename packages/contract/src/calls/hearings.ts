import * as z from 'zod/mini';
import { call } from '../call.ts';
import { byApplication } from '../link.ts';
import { applicationAnswer } from './application.ts';

export const answerHearing = call('POST /applications/:token/:id/explanation', {
  summary: 'Explains before less is paid than agreed; the same again changes nothing',
  ...byApplication,
  ends: 'part',
  body: z.strictObject({
    text: z
      .string({ error: 'required' })
      .check(z.trim(), z.minLength(1, 'required'), z.maxLength(4000, 'too_long')),
  }),
  answer: applicationAnswer,
});
