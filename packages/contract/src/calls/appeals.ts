import * as z from 'zod/mini';
import { call } from '../call.ts';
import { byApplication } from '../link.ts';
import { applicationAnswer } from './application.ts';

export const appealRefusal = call('POST /applications/:token/:id/appeal', {
  summary: 'Appeals against the refusal of an application; the same again changes nothing',
  ...byApplication,
  ends: 'part',
  body: z.strictObject({
    text: z
      .string({ error: 'required' })
      .check(z.trim(), z.minLength(1, 'required'), z.maxLength(4000, 'too_long')),
  }),
  answer: applicationAnswer,
});
